// npm run bench -- --memory: whether what the engine and the bots remember stays the same in size, however long they play.
// Games of all bundled decks by both bots, with views, copies and imagined states on the way, as a search makes them.
import v8 from 'node:v8';
import vm from 'node:vm';
import type { Bot } from '@vaultsong/bots';
import { botNamed, decide, randomFrom } from '@vaultsong/bots';
import '@vaultsong/cards';
import { referenceDecks, toDeckList } from '@vaultsong/decks';
import { answer, answerThrough, clone, deal, editionNames, imagine, see } from '@vaultsong/engine';

const decks = referenceDecks.map(({ deck }) => toDeckList(deck));
const lookEvery = 25;

/** Collects garbage; a program that is not told to cannot. */
function collector(): () => void {
  v8.setFlagsFromString('--expose-gc');
  return vm.runInNewContext('gc') as () => void;
}

/** Plays one game. @returns how many answers were given */
function play(game: number, bot: Bot, most: number): number {
  const pair = [game, 7 * game + 3].map((at) => decks[at % decks.length]!);
  const edition = editionNames[game % editionNames.length]!;
  const state = deal({ decks: pair, seed: game, first: game % 2, edition });
  const random = randomFrom(game);
  let answers = 0;
  for (; state.ask !== null && answers < most; answers++) {
    if (answers % lookEvery === 0) look(state.ask.player);
    answerThrough(state, decide(bot, state, random));
  }
  return answers;

  /** As a search does: at what a seat sees, and one step into what might be. */
  function look(seat: number): void {
    see(state, 'table');
    answer(imagine(clone(state), seat, game), 0);
  }
}

/** @param answers how many are given in all; after each tenth of them it is told what is in use */
export function measureMemory(answers: number, json: boolean): void {
  const collect = collector();
  const megabytes = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const bots = [botNamed('random'), botNamed('rules')];
  const used: { readonly answers: number; readonly megabytes: number }[] = [];
  let given = 0;
  for (let game = 0; given < answers; game++) {
    given += play(game, bots[game % bots.length]!, answers - given);
    if (given < ((used.length + 1) * answers) / 10) continue;
    used.push({ answers: given, megabytes: megabytes() });
    if (!json) console.log(`${String(given).padStart(10)} answers${used.at(-1)!.megabytes.toFixed(1).padStart(9)} MB`);
  }
  if (json) console.log(JSON.stringify({ node: process.version, used }, null, 2));
}
