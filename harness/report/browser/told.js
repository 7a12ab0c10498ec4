// The data of scenarios, by their anchors: one block for each chapter, which is parsed when it is first needed.
const blocks = new Map();

function toldIn(name) {
  if (!blocks.has(name)) blocks.set(name, new Map(Object.entries(JSON.parse(byId(name).textContent))));
  return blocks.get(name);
}

const toldOf = (scenario) => toldIn(scenario.closest("[data-told]").dataset.told).get(scenario.id);

// The plays of all engines: the verdict, and by step the words, the transcript and the changes of the board. Data that is
// missing for an engine is the same as for the first one.
function playsOf(told) {
  const [first] = told.plays;
  const of = (play, what) => play[what] ?? first[what] ?? [];
  return told.plays.map((play) => ({
    ...play, words: of(play, "words"), said: of(play, "said"), boards: of(play, "boards"),
  }));
}

// Groups of engines with the same steps. A deviating engine has fewer steps, and another example has other words.
function together(plays) {
  const groups = [];
  const begin = (some, others) => some.every((lines, step) => !others[step] || lines.join("\n") === others[step].join("\n"));
  for (const play of plays.filter((each) => each.words.length)) {
    const group = groups.find((each) => begin(each.words, play.words));
    if (!group) groups.push({ words: play.words, plays: [play] });
    else {
      group.plays.push(play);
      if (play.words.length > group.words.length) group.words = play.words;
    }
  }
  return groups;
}

// The text in which a scenario is searched for.
function wordsOf(scenario) {
  const told = toldOf(scenario);
  const said = told.plays.map((play) => [play.message ?? "", ...(play.rulings ?? []), ...(play.words ?? []).flat()]);
  return [told.id, told.place, ...said.flat()].join(" ");
}
