// The rules of the standard game as programs in the language of the cards: a turn and its five steps, playing a card,
// and the ways to use one. The same frames run them, so the laws of the language cover them too.

import type { Switches } from '../editions/editions.ts';
import type { NodeId } from '../language/definitions.ts';
import { defineProgram } from '../language/definitions.ts';
import type { Cards, Filter, Node, ProgramName, RuleStep, Who } from '../language/language.ts';
import {
  a,
  addPowerCounters,
  attackableBy,
  capture,
  chooseOne,
  creature,
  dealDamage,
  discard,
  draw,
  enemy,
  forgeKey,
  friendly,
  ifElse,
  may,
  self,
  seq,
  when,
} from '../language/words.ts';

/** The card that is played, or used. */
export const card: Cards = { var: 'card' };
export const rule = (step: RuleStep): Node => ({ kind: 'rule', step });
/** Turn after turn, until the game is over. */
export const forEver = (ofPlayer: Node): Node => ({
  kind: 'repeat',
  then: { kind: 'eachPlayer', who: 'active', then: ofPlayer },
  while: { equal: [0, 0] },
});

/** R: v1.3 p.4 "Step 1": a player who has enough æmber must forge; manual 4.1: "may". */
const forgeInStep = ifElse({ edition: { forging: 'optional' } }, may(forgeKey()), forgeKey());

/** R: v1.3 p.4 "Step 2": after the house is chosen; manual 5 "Archive": at the start of the step. */
const archives = (time: Switches['archives']): Node =>
  when(
    { edition: { archives: time } },
    when(
      { atLeast: [{ count: { all: { zone: 'archives', of: 'you' } } }, 1] },
      { kind: 'may', then: rule('take-archives') },
    ),
  );

/** R: v1.3 p.3: forge a key, choose a house, play discard and use, ready cards, draw cards. */
export const turn: Node = seq(
  rule('begin-turn'),
  rule('begin-forge'),
  when({ inStep: 'forge' }, forgeInStep),
  rule('begin-house'),
  archives('before-choosing-a-house'),
  { kind: 'house', as: 'house', from: 'active-house' },
  rule('set-active-house'),
  archives('after-choosing-a-house'),
  rule('begin-main'),
  { kind: 'moves' },
  { kind: 'readying' },
  rule('begin-draw'),
  rule('refill'),
  rule('end-turn'),
  rule('next-turn'),
);

/** R: "Æmber bonus", v1.0 and v1.3 p.5: the first thing; timing notes, "Playing a card": after it entered play. */
export const bonusOfPlayed = (bonus: 'before-entering-play' | 'after-entering-play'): Node =>
  when({ edition: { bonus } }, { kind: 'bonus', card });

/** R: "Control", v1.0 p.9: a card enters play under its owner's control; v1.3 glossary: under that of the active player. */
const flankOfPlayed = (line: Who, controlOfPlayedCard: 'owner' | 'player-who-plays-it'): Node =>
  when({ edition: { controlOfPlayedCard } }, { kind: 'flank', card, as: 'place', line, how: 'by-deploy' });

/** R: timing notes, "Playing a card": it leaves the hand, enters play, gives its bonus, and then its abilities resolve. */
const playSteps: readonly Node[] = [
  rule('start-play'),
  rule('reconsider'),
  when(
    { is: [card, { inZone: 'played' }] },
    when(
      { is: [card, { type: 'creature' }] },
      flankOfPlayed({ ownerOf: card }, 'owner'),
      flankOfPlayed('you', 'player-who-plays-it'),
    ),
    when({ is: [card, { type: 'upgrade' }] }, { kind: 'choose', as: 'host', ...a(creature) }),
    bonusOfPlayed('before-entering-play'),
    rule('enter'),
    bonusOfPlayed('after-entering-play'),
    rule('played'),
    rule('finish-play'),
  ),
];

/** R: "Play", v1.3 glossary: a card that is put into play is not played: no bonus, no Play: abilities. */
const putIntoPlaySteps: readonly Node[] = [
  // R: "Deploy", v1.3 glossary: when it is played; rulebook of 2020 and online play today: also when it is put into play.
  when(
    { is: [card, { type: 'creature' }] },
    ifElse(
      { edition: { deploy: 'whenever-it-enters-play' } },
      { kind: 'flank', card, as: 'place', line: 'you', how: 'by-deploy' },
      { kind: 'flank', card, as: 'place', line: 'you' },
    ),
  ),
  when({ is: [card, { type: 'upgrade' }] }, { kind: 'choose', as: 'host', ...a(creature) }),
  rule('enter'),
];

/** R: notes on later sets, "Gigantic creatures": any art half of that title goes with a base half. */
const otherHalf: Node = { kind: 'otherHalf', from: { var: 'halves' }, as: 'half' };

/** What a creature may fight: the adversary too, where there is one. */
const fighter: Filter = { type: ['creature', 'adversary'] };

/** R: "Fight", v1.3 p.7 and timing notes: exhaust, choose a target, before-fight window, exchange, then Fight: abilities. */
const fight = seq(
  rule('use-to-fight'),
  // An ability that makes a creature fight may have chosen the target already.
  when(
    { equal: [{ count: { var: 'target' } }, 0] },
    { kind: 'choose', as: 'target', ...a(enemy(attackableBy(card, fighter))) },
  ),
  rule('attack'),
  rule('exchange'),
  rule('fought'),
);

/** R: "Reap", v1.3 p.6. */
const reap = seq(rule('use-to-reap'), { kind: 'gain', who: 'you', amount: 1, cause: 'reap', card }, rule('reaped'));

/**
 * R: later sets 11: a prophecy is activated with a card of the hand, of any house, facedown beneath it. What an archon power
 * lets its player do is an ability on it.
 */
const besideMove = ifElse(
  { is: [card, { type: 'prophecy' }] },
  seq({ kind: 'choose', as: 'fate', ...a({ zone: 'hand', of: 'you' }) }, rule('activate')),
  seq(rule('move-beside'), { kind: 'trigger', timing: 'move', of: card }),
);

/** R: later sets 11: the card beneath is turned faceup, its Fate: resolves for the active player, and it is discarded. */
const fulfillProphecy = seq(
  { kind: 'remember', as: 'fate', cards: { under: card } },
  rule('fulfill'),
  { kind: 'trigger', timing: 'fate', of: { var: 'fate' } },
  rule('end-fate'),
);

/** R: later sets 7: the Omni: ability on the tide's card, which every player has; no card is used for it. */
const raiseForChains = seq(rule('move-beside'), { kind: 'trigger', timing: 'omni', of: card });

const programNodes = {
  // A player who cannot draw any more still takes turns; the game ends only with the third key.
  game: seq({ kind: 'mulligan' }, forEver(turn)),
  'before-hands': { kind: 'setup', at: 'before-hands' },
  'after-hands': { kind: 'setup', at: 'after-hands' },
  'raise-tide-for-chains': raiseForChains,
  play: seq(...playSteps),
  'play-gigantic': seq(otherHalf, ...playSteps),
  // R: later sets 10, "Played as an upgrade": its player chooses as it is played, also where an effect plays it.
  'play-as': seq(
    { kind: 'reveal', what: card, to: 'all' },
    chooseOne(
      { label: 'As a creature', then: { kind: 'run', program: 'play', card, as: 'creature' } },
      { label: 'As an upgrade', then: { kind: 'run', program: 'play', card, as: 'upgrade' } },
    ),
  ),
  'finish-play': rule('finish-play'),
  'put-into-play': seq(...putIntoPlaySteps),
  'put-into-play-gigantic': seq(otherHalf, ...putIntoPlaySteps),
  discard: rule('discard-from-hand'),
  beside: besideMove,
  fulfill: fulfillProphecy,
  use: { kind: 'useHow', card },
  reap,
  fight,
  action: seq(rule('use-action'), rule('action-taken')),
  // A card in hand cannot exhaust: it is shown, and discarded when its ability has resolved.
  omni: seq(rule('use-omni'), rule('omni-taken'), rule('finish-play')),
  unstun: rule('use-to-unstun'),
  assault: rule('assault'),
  'splash-attack': rule('splash-attack'),
  hazardous: rule('hazardous'),
  // R: "Flank", v1.3 glossary: when control of a creature changes, the active player chooses its flank.
  'choose-flank': seq(
    { kind: 'flank', card, as: 'place', line: { controllerOf: card } },
    { kind: 'toPlace', what: card, place: 'place' },
  ),
  'choose-place': seq(
    { kind: 'flank', card, as: 'place', line: { controllerOf: card }, how: 'anywhere' },
    { kind: 'toPlace', what: card, place: 'place' },
  ),
  // R: bonus icons, timing notes; the last two since 2023 and 2025. What an icon does is not done by its card.
  'bonus-aember': { kind: 'gain', who: 'you', amount: 1, cause: 'bonus', card: self },
  'bonus-capture': capture(1, a(friendly(creature))),
  'bonus-damage': dealDamage(1, a(creature), { cause: 'bonus' }),
  'bonus-draw': draw(1),
  'bonus-discard': discard(a({ zone: 'hand', of: 'you' })),
  'bonus-power': addPowerCounters(1, a(creature)),
} satisfies Record<string, Node>;

type Programs = { readonly [P in keyof typeof programNodes]: NodeId };

/** The addresses of the programs. */
export const programs: Programs = Object.fromEntries(
  Object.entries(programNodes).map(([name, node]) => [name, defineProgram(name, node)]),
) as Programs;

export const programOf = (name: ProgramName): NodeId => programs[name];

/** Where a turn stands in the game's program: for games without mulligans and positions in the middle of a turn. */
export function addressesIn(game: NodeId, turnAt: NodeId) {
  const moves = turn.kind === 'seq' ? turn.steps.findIndex((step) => step.kind === 'moves') : 0;
  return {
    repeat: `${game}.steps.1`,
    eachPlayer: `${game}.steps.1.then`,
    turn: turnAt,
    moves: `${turnAt}.steps.${moves}`,
    afterMoves: moves + 1,
  } as const;
}

export const turnAddresses = addressesIn(programs.game, `${programs.game}.steps.1.then.then`);
