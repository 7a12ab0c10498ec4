// Requests to the server, the state of the page, and links that hold it.
const state = {
  engines: [], // the chosen ones
  known: [], // all engines
  games: [],
  editions: {}, // the editions of each game, the default one first
  directory: "",
  name: "", // the file of the feature
  example: 0,
  edition: "", // the chosen one; it counts for games that have it
  shown: -1, // the place of the shown step
  answer: null, // the last answer about the scenario
  plays: new Map(), // the plays of the chosen engines, by name
  clauses: null,
  before: [], // earlier texts
};

const status = byId("status");
const say = (text) => { status.textContent = text; };

// The answer of a function of the server; null if the same function was asked again in the meantime. `key` distinguishes
// requests that do not replace each other.
const latest = new Map();
async function ask(name, data = {}, key = name) {
  latest.get(key)?.abort();
  const controller = new AbortController();
  latest.set(key, controller);
  let answer;
  try {
    const response = await fetch(name, {
      method: "POST", signal: controller.signal, headers: { "Content-Type": "application/json" }, body: JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`${response.status}`);
    answer = await response.json();
  } catch (error) {
    if (controller.signal.aborted) return null;
    say(`The workbench does not answer (${error.message}). See the terminal in which it runs.`);
    return null;
  }
  if (controller.signal.aborted) return null;
  if (answer.problem) {
    say(answer.problem);
    return null;
  }
  return answer;
}

// Calls a function when it was not wanted again for a while.
function later(milliseconds, work) {
  let timer;
  return (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => work(...given), milliseconds);
  };
}

// --- links ---

async function through(bytes, transform) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());
}

// The position as the fragment of a link: the text, the line of the cursor, the example, and the edition.
async function fragmentOf(position) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(position)), new CompressionStream("deflate-raw"));
  const code = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `#position=${code}`;
}

// The position of a link or of its fragment; null if it holds none.
async function positionOf(link) {
  const code = /#position=([\w-]+)/.exec(link)?.[1];
  if (!code) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const position = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
    return typeof position.text === "string" ? position : null;
  } catch {
    return null;
  }
}
