// An example of a bot from outside, in JavaScript: it prefers whatever its seat can do over giving something up.
//
//     pavonis arena pocket-mars --bots "exec:node examples/bot.mjs,random" --games 50

import { createInterface } from "node:readline";

const LAZY = /^(decline|pass|discard|done|sell)/;

function choose({ question, moves, seed, choose: number }) {
  if (question.usual !== null) return question.usual;
  const busy = moves.filter(([, words]) => !LAZY.test(words));
  const from = busy.length ? busy : moves;
  return from[(seed + number * 7919) % from.length][0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const answer = "pavonis" in message ? { bot: "busy" } : { choose: message.choose, move: choose(message) };
  console.log(JSON.stringify(answer));
}
