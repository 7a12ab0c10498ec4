// What is told of scenarios, by their anchors: a block of data a chapter, read when it is first needed.
const blocks = new Map();

function toldIn(name) {
  if (!blocks.has(name)) blocks.set(name, new Map(Object.entries(JSON.parse(byId(name).textContent))));
  return blocks.get(name);
}

const toldOf = (scenario) => toldIn(scenario.closest("[data-told]").dataset.told).get(scenario.id);

// The words in which a scenario is searched for.
function wordsOf(scenario) {
  const told = toldOf(scenario);
  const said = told.plays.map((play) => [play.message ?? "", ...(play.rulings ?? []), ...(play.words ?? []).flat()]);
  return [told.id, told.place, ...said.flat()].join(" ");
}
