// The rules of the standard game as programs in the language of the cards, by name. The same frames run them, so the laws of
// the language cover them too.
import type { NodeId } from '../language/definitions.ts';
import { defineProgram } from '../language/definitions.ts';
import type { Node, ProgramName } from '../language/language.ts';
import {
  a,
  addPowerCounters,
  anyNumberOf,
  cannot,
  capture,
  choose,
  chooseOne,
  constant,
  creature,
  dealDamage,
  discard,
  draw,
  exhausted,
  forRemainderOfTurn,
  friendly,
  only,
  self,
  seq,
  withKeyword,
} from '../language/words.ts';
import { besideMove, fulfillProphecy, raiseForChains } from './beside.ts';
import { otherHalf, playSteps, putIntoPlaySteps } from './playing.ts';
import { card, rule } from './step.ts';
import { forEver, turn } from './turn.ts';
import { action, choosePermit, fight, omni, reap, unstun } from './using.ts';

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
  'play-permitted': seq(choosePermit('play'), ...playSteps),
  'play-gigantic-permitted': seq(choosePermit('play'), otherHalf, ...playSteps),
  'finish-play': rule('finish-play'),
  'put-into-play': seq(...putIntoPlaySteps),
  'put-into-play-as': seq(rule('entering'), ...putIntoPlaySteps),
  'put-into-play-gigantic': seq(otherHalf, ...putIntoPlaySteps),
  discard: rule('discard-from-hand'),
  beside: besideMove,
  fulfill: fulfillProphecy,
  use: { kind: 'useHow', card },
  reap,
  fight,
  action,
  omni,
  unstun,
  'reap-permitted': seq(choosePermit('reap'), reap),
  'fight-permitted': seq(choosePermit('fight'), fight),
  'action-permitted': seq(choosePermit('action'), action),
  'omni-permitted': seq(choosePermit('omni'), omni),
  'unstun-permitted': seq(choosePermit('unstun'), unstun),
  // R: 18.4 "Entrench", later sets 1.9: before cards ready, creature by creature.
  entrench: choose(anyNumberOf(friendly(exhausted(withKeyword('entrench', creature)))), (kept) =>
    forRemainderOfTurn(constant(cannot(only(kept), 'readied-in-step'))),
  ),
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
