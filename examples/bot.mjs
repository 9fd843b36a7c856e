// An example of a bot from outside, in JavaScript: it prefers whatever its seat can do over giving something up.
//
//     pavonis arena pocket-mars --bots "exec:node examples/bot.mjs,random" --games 50

import { createInterface } from "node:readline";

const LAZY = /^(decline|pass|discard|done|sell)/;

// A number that depends on the position and the seed alone, so that the same games can be played again.
function chance(text) {
  let number = 2166136261;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0), 16777619) >>> 0;
  return number;
}

function choose({ question, moves, seed, observation }) {
  if (question.usual !== null) return question.usual;
  const busy = moves.filter(([, words]) => !LAZY.test(words));
  const from = busy.length ? busy : moves;
  return from[chance(JSON.stringify(observation) + seed) % from.length][0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const answer = "pavonis" in message ? { bot: "busy" } : { choose: message.choose, move: choose(message) };
  console.log(JSON.stringify(answer));
}
