// The frame of the game: mulligans, whose turn it is, and the third step, in which a player moves.

import { dealHands } from '../../apply/hands.ts';
import { begin, happen } from '../../batches/batches.ts';
import { tideCardOf } from '../../beside/zone.ts';
import { editionOf } from '../../editions/editions.ts';
import { standIn } from '../../hidden/knowledge.ts';
import { rootOf } from '../../language/definitions.ts';
import type { SetupMoment } from '../../language/language.ts';
import type { Vars } from '../../language/reading.ts';
import { programs } from '../../programs/programs.ts';
import { setupAbilities } from '../../read/abilities.ts';
import { forbids } from '../../read/permission/forbids.ts';
import { movesOf, omniMovesOf } from '../../read/permission/moves.ts';
import { raiseTideOfTeam } from '../../seats/programs.ts';
import { isAsked, isTideShared, turnOf } from '../../seats/seats.ts';
import type { NodeFrame } from '../../state/frames.ts';
import { player } from '../../state/players.ts';
import type { Move, Option } from '../../state/question.ts';
import type { State } from '../../state/state.ts';
import type { Ref, Seat } from '../../terms.ts';
import { ask, yesNo } from '../asking.ts';
import type { Controls } from '../control.ts';
import { pop } from '../control.ts';
import { perform } from '../perform.ts';
import { startEntering } from './halves.ts';
import { noVars, startProgram } from './running.ts';

// R: reference manual 7: Omni: abilities can be used in any turn. The manual does not say when; decided: in the third
// step, when nothing resolves: before each move of the active player, and once more when the step would end. Every other
// seat that has one is asked until it passes; where such a card may lie in the hand, every seat with a hand is, so that a
// question tells nothing of what is in it.

/** The seat that may use an Omni: ability before the active player goes on, or has its turn to say so. */
const otherSeat = (s: State, f: NodeFrame): Seat => (s.active + 1 + f.i) % s.players.length;

const isOthersTime = (s: State, f: NodeFrame): boolean =>
  editionOf(s.edition).omniTurns === 'every' && f.i < s.players.length - 1;

/** Asks the next of the other seats that can use an Omni: ability now. @returns false when there is none left. */
function isOmniOffered(s: State, f: NodeFrame): boolean {
  for (; isOthersTime(s, f); f.i++) {
    const seat = otherSeat(s, f);
    if (!isAsked(s, seat)) continue;
    const moves = omniMovesOf(s, seat);
    const mayHide = editionOf(s.edition).omniFrom === 'play-or-hand' && player(s, seat).hand.length > 0;
    if (moves.length === 0 && !mayHide) continue;
    s.gone = [];
    ask(s, f, 'omni', seat, [...moves.map((move): Option => ({ pick: 'move', move })), { pick: 'done' }]);
    return true;
  }
  return false;
}

/** At the price of the game: that of the tide's card, or what a team gives. */
function raiseTide(s: State): void {
  const card = isTideShared(s) ? null : tideCardOf(s);
  if (card === null) begin(s, raiseTideOfTeam, { source: null, controller: s.active });
  else begin(s, programs['raise-tide-for-chains'], { source: card, controller: s.active, vars: { card: [card] } });
}

function startMove(s: State, move: Extract<Move, { readonly card: Ref }>): void {
  const card = standIn(s, move.card);
  if (move.do !== 'play') startProgram(s, move.do, s.active, card, noVars);
  else startEntering(s, move.do, s.active, card, move.as === undefined ? noVars : playedAsUpgrade, []);
}

const playedAsUpgrade: Vars = { asUpgrade: 1 };

const mayMulligan = (s: State, seat: Seat): boolean => isAsked(s, seat) && forbids(s, seat, 'mulligan', null) === null;

/** Begins what cards beside the table say of that moment of the setup, where one does. */
export function beginSetup(s: State, at: SetupMoment): void {
  if (setupAbilities(s, at).length > 0) begin(s, programs[at], { source: null, controller: s.first });
}

export const turn = {
  mulligan: {
    // R: v1.3 setup, step 7: each player once, starting with the first player.
    step(s, f) {
      while (f.i < s.players.length && !mayMulligan(s, (s.first + f.i) % s.players.length)) f.i++;
      if (f.i < s.players.length) {
        ask(s, f, 'mulligan', (s.first + f.i) % s.players.length, yesNo);
        return;
      }
      pop(s);
      beginSetup(s, 'after-hands');
    },
    take(s, f, _n, answer) {
      const seat = (s.first + f.i++) % s.players.length;
      if (answer.pick === 'yes') happen(s, [{ type: 'mulligan', player: seat, cards: 0 }]);
    },
  },
  setup: {
    step(s, f, n) {
      const next = setupAbilities(s, n.at)[f.i++];
      s.acting = next?.owner ?? null;
      if (next !== undefined) {
        begin(s, next.id, { source: next.source, controller: next.owner });
        return;
      }
      pop(s);
      if (n.at === 'before-hands') dealHands(s);
    },
  },
  turn: {
    step(s, _f, _n, { parts }) {
      pop(s);
      const own = turnOf(s, s.active);
      perform(s, own === null ? parts[0] : rootOf(own));
    },
  },
  moves: {
    // `i` counts the other seats that have passed since the last move.
    step(s, f) {
      s.acting = null;
      if (isOmniOffered(s, f)) return;
      if (s.stepOver) {
        pop(s);
        return;
      }
      s.gone = [];
      ask(
        s,
        f,
        'move',
        s.active,
        movesOf(s, s.active).map((move) => ({ pick: 'move', move })),
      );
    },
    take(s, f, _n, answer) {
      if (answer.pick === 'done') f.i++;
      else if (isOthersTime(s, f)) {
        if (answer.pick !== 'move' || answer.move.do !== 'omni') return;
        s.acting = otherSeat(s, f);
        startProgram(s, answer.move.do, s.acting, standIn(s, answer.move.card), noVars);
      } else {
        f.i = 0;
        if (answer.pick !== 'move' || answer.move.do === 'end') s.stepOver = true;
        else if (answer.move.do === 'raise-tide') raiseTide(s);
        else startMove(s, answer.move);
      }
    },
  },
} satisfies Partial<Controls>;
