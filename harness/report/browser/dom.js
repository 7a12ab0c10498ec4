// Finds and makes elements.
const find = (selector, root = document) => [...root.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);

// make("p.note", "text", another): an element with its classes and its content; null is left out.
function make(what, ...inside) {
  const [tag, ...classes] = what.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  element.append(...inside.flat().filter((each) => each !== null && each !== ""));
  return element;
}

// A button; `label` says what it does if its text does not.
function button(said, label, pressed) {
  const element = make("button", said);
  element.type = "button";
  if (label) element.ariaLabel = label;
  element.addEventListener("click", pressed);
  return element;
}

const main = document.querySelector("main");
const engines = JSON.parse(main.dataset.engines);

// The number of an engine, if there are several, and its verdict.
const chip = (engine) => (engines.length > 1 ? make("span.chip", `${engine + 1}`) : null);
function pill(engine, verdict) {
  const element = make(`span.pill.${verdict}`, chip(engine), verdict);
  element.title = engines[engine];
  return element;
}
