// A game whose board is as crowded as boards get, to see whether the table still lies well then. Both seats hoard: they play
// what stays in play, throw the rest away to draw more, and neither fight nor reap, so that within some turns each has a
// dozen creatures with all that they carry.
import '@vaultsong/cards';
import type { Random } from '@vaultsong/bots';
import { botNamed, decide, randomFrom } from '@vaultsong/bots';
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { Ask, CardId, Game, Option, Seat, State } from '@vaultsong/engine';
import { definition, nameOf, playOn, startRecorded } from '@vaultsong/engine';
import type { Choice } from '../../src/wire/choice.ts';
import { presetChoice } from '../../src/wire/choice.ts';

/** A game, and the answers that lead to what is to be seen of it. */
export interface Played {
  readonly choice: Choice;
  readonly seed: number;
  readonly answers: readonly number[];
}

const me: Seat = 0;
const mostAnswers = 2_000;
/** So many creatures on each side are a crowd. */
const crowd = 12;

/** Of some three hundred that were tried, one with much of everything. */
const busy: Choice = {
  ...presetChoice,
  you: 'birrit-provost-jeeves-aguda',
  foe: 'titanfang-tower-fighter',
  first: 'me',
};
const busySeed = 185;

/** As the page deals it. */
const dealt = ({ you, foe, edition }: Choice, seed: number): Game =>
  startRecorded({ decks: [you, foe].map((slug) => toDeckList(findBundled(slug).deck)), seed, edition, first: me });

function definitionOf({ cards }: State, id: CardId) {
  const card = cards[id];
  return card === undefined ? null : definition(nameOf(card));
}

/** How much an option does for a full table; the worst are those that use what stands there. */
function worthOf(state: State, { player }: Ask, option: Option): number {
  if (option.pick === 'house')
    return (state.players[player]?.hand ?? []).filter((id) => definitionOf(state, id)?.house === option.house).length;
  if (option.pick !== 'move') return 0;
  const { move } = option;
  if (move.do === 'end') return 1;
  if (!('card' in move)) return 0;
  const stays = definitionOf(state, move.card.id)?.type !== 'action';
  if (move.do === 'play') return stays ? 3 : -1;
  return move.do === 'discard' && !stays ? 2 : -1;
}

/** The best option; of several, one by chance. */
function hoard(state: State, ask: Ask, random: Random): number {
  const worth = ask.options.map((option) => worthOf(state, ask, option));
  const best = Math.max(...worth);
  const among = worth.flatMap((one, n) => (one === best ? [n] : []));
  return among[Math.floor(random() * among.length)] ?? 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How much there is to see: lines count most, up to a dozen, and then all that cards carry. */
function fullness({ players, bodies }: State): number {
  const lines = players.map(({ line }) => Math.min(line.length, crowd));
  const tooMany = players.map(({ line }) => Math.max(line.length - crowd, 0));
  const carried = players.flatMap(({ line }) =>
    line.map((id) => {
      const { upgrades = [], aember = 0, damage = 0 } = bodies[id] ?? {};
      return 2 * upgrades.length + (aember > 0 ? 2 : 0) + (damage > 0 ? 1 : 0);
    }),
  );
  const artifacts = players.map((player) => player.artifacts.length);
  return 20 * Math.min(...lines) + 5 * sum(lines) - 5 * sum(tooMany) + sum(carried) + sum(artifacts);
}

/** It is your turn, and the table is as full as it gets. */
export function busyGame(): Played {
  const game = dealt(busy, busySeed);
  const random = randomFrom(busySeed);
  let answers: readonly number[] = [];
  let fullest = 0;
  while (game.state.ask !== null && game.answers.length < mostAnswers) {
    const { ask } = game.state;
    const full = ask.kind === 'move' && ask.player === me ? fullness(game.state) : 0;
    if (full > fullest) [fullest, answers] = [full, [...game.answers]];
    playOn(game, hoard(game.state, ask, random));
  }
  return { choice: busy, seed: busySeed, answers };
}

/** A game of the rules bot against itself, to the end, that you win. */
export function wonGame(): Played {
  const choice: Choice = { ...presetChoice, first: 'me' };
  for (let seed = 1; ; seed++) {
    const game = dealt(choice, seed);
    const random = randomFrom(seed);
    while (game.state.ask !== null) playOn(game, decide(botNamed('rules'), game.state, random));
    if (game.state.winner === me) return { choice, seed, answers: game.answers };
  }
}
