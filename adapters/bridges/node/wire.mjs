// JSON-RPC 2.0, one message a line: requests in, answers out, refusals as error codes.

import { createInterface } from 'node:readline';

/** A refusal: of which kind it is, and by its word what (`docs/protocol.md`). */
export class Unsupported extends Error {
  constructor(message, kind = 'other', what = '') {
    super(message);
    this.data = { kind, what };
  }
}
export class Illegal extends Error {}

class BadRequest extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const FAULT = -32003;
const CODES = [[Unsupported, -32001], [Illegal, -32002]];

/** Answer requests with `methods` until `shutdown`, or until standard input ends. */
export async function serve(methods) {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  for await (const line of lines) {
    const [answer, method] = await answerTo(line, methods);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    if (method === 'shutdown' && !answer.error) break;
  }
  lines.close();
}

async function answerTo(line, methods) {
  let id = null;
  try {
    const request = read(line);
    id = request.id ?? null;
    const method = Object.hasOwn(methods, request.method) ? methods[request.method] : null;
    if (!method) throw new BadRequest(-32601, `there is no method ${JSON.stringify(request.method)}`);
    const result = await method(request.params ?? {});
    return [{ jsonrpc: '2.0', id, result: result ?? {} }, request.method];
  } catch (error) {
    return [{ jsonrpc: '2.0', id, error: problem(error) }, null];
  }
}

function read(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch (error) {
    throw new BadRequest(-32700, `not JSON: ${error.message}`);
  }
  if (request === null || typeof request !== 'object' || typeof request.method !== 'string') {
    throw new BadRequest(-32600, 'not a request');
  }
  return request;
}

function problem(error) {
  const code = error.code && error instanceof BadRequest ? error.code : codeOf(error);
  if (code === FAULT) console.error(error);
  const said = { code, message: String(error.message).replaceAll('\n', ' ') };
  return error instanceof Unsupported ? { ...said, data: error.data } : said;
}

function codeOf(error) {
  return CODES.find(([kind]) => error instanceof kind)?.[1] ?? FAULT;
}
