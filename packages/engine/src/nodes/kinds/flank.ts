// Choice of the place where a creature enters a battleline.

import { cardsIn } from '../../language/reading.ts';
import { cards } from '../../read/cards.ts';
import { barredFlanks } from '../../read/permission/forbids.ts';
import { isGivenDeploy, isOffered, OFFERED, TAKEN } from '../../read/permission/play/entering.ts';
import { onePlayer } from '../../read/players.ts';
import { keyword } from '../../read/values/keyword.ts';
import { placeLeftBy } from '../../read/values/place.ts';
import { sideOfEntry } from '../../read/values/side.ts';
import { typeOf } from '../../read/values/type.ts';
import { isAsked } from '../../seats/seats.ts';
import { currentAbility, setVar } from '../../stack/frames.ts';
import { decidingSeat, player } from '../../state/players.ts';
import type { Option } from '../../state/question.ts';
import type { State } from '../../state/state.ts';
import { cardAt, liveBody } from '../../state/zones.ts';
import type { Flank, Ref, Seat } from '../../terms.ts';
import { ask, yesNo } from '../asking.ts';
import type { Controls, NodeOf } from '../control.ts';
import { none, pop } from '../control.ts';

const seatOfLine = (s: State, n: NodeOf<'flank'>, card: Ref): Seat =>
  sideOfEntry(s, card, onePlayer(s, n.line, currentAbility(s)), currentAbility(s).vars.put === 1);

const isEntering = ({ how }: NodeOf<'flank'>): boolean => how === 'by-deploy' || how === 'as-it-enters';

// What an effect offers to the creature is taken or not before its place is chosen, and the event of its entering tells of it.
const TAKING = 1;
const DECLINING = 2;

/** The flanks of that line on which its player cannot put a creature that they play. */
const flanksBarred = (s: State, card: Ref, seat: Seat): readonly Flank[] =>
  cardAt(s, card.id).zone === 'played' && seat === currentAbility(s).controller ? barredFlanks(s, seat, card) : [];

/** R: v1.3 "Flank"; "Deploy": anywhere in the line, when it is played. Places are gaps, counted from the left flank. */
function placesFor(s: State, n: NodeOf<'flank'>, card: Ref): readonly Option[] {
  const { line } = player(s, seatOfLine(s, n, card));
  if (line.length === 0) return [{ pick: 'flank', side: 'left' }];
  const mayDeploy = (): boolean => {
    const { vars } = currentAbility(s);
    return vars.anywhere === 1 || vars[OFFERED] === TAKING || keyword(s, card, 'deploy') > 0 || isGivenDeploy(s, card);
  };
  const isInLine = n.how === 'anywhere';
  const mayStandBetween =
    isInLine ||
    (n.how === 'by-deploy' && mayDeploy()) ||
    (n.how === 'as-it-enters' && currentAbility(s).vars[OFFERED] === TAKING);
  const between: Option[] = mayStandBetween
    ? Array.from({ length: line.length - 1 }, (_, i) => ({ pick: 'place', index: i + 1 }))
    : [];
  const all: readonly Option[] = [{ pick: 'flank', side: 'left' }, ...between, { pick: 'flank', side: 'right' }];
  if (!isInLine) {
    const barred = flanksBarred(s, card, seatOfLine(s, n, card));
    const open = all.filter((option) => option.pick !== 'flank' || !barred.includes(option.side));
    return open.length === 0 ? all : open;
  }
  // R: "Move", 2020 and 18.4: also to where it stands. The gaps on both sides of it are that, so one of them is enough.
  const from = line.indexOf(card.id);
  return all.filter((_, gap) => gap !== (from === 0 ? 1 : from));
}

/** The gap before a creature that stands in a line; -1 where it does not. */
const placeBefore = (s: State, card: Ref, seat: Seat): number =>
  liveBody(s, card) === null ? -1 : player(s, seat).line.indexOf(card.id);

/** The place where a creature goes that is not chosen, because the effect says which it is; null where it is to be chosen. */
function fixedPlace(s: State, n: NodeOf<'flank'>, seat: Seat): number | null {
  const scope = currentAbility(s);
  const [gone] = cardsIn(scope.vars.inPlaceOf);
  if (gone !== undefined) return placeLeftBy(s, gone, seat);
  const [right] = n.leftOf === undefined ? none : cards(s, n.leftOf, scope);
  const besideIt = right === undefined ? -1 : placeBefore(s, right, seat);
  if (besideIt >= 0) return besideIt;
  if (n.flank === undefined) return null;
  return n.flank === 'left' ? 0 : player(s, seat).line.length;
}

export const flank = {
  flank: {
    step(s, f, n) {
      const [card] = cards(s, n.card, currentAbility(s));
      const isGone = n.how === 'either-end' && card !== undefined && liveBody(s, card) === null;
      const isTheirs = n.taken && card !== undefined && liveBody(s, card)?.controller === seatOfLine(s, n, card);
      if (card === undefined || isGone || isTheirs || typeOf(s, card) !== 'creature') {
        pop(s);
        setVar(s, n.as, 0);
        return;
      }
      const seat = seatOfLine(s, n, card);
      const fixed = fixedPlace(s, n, seat);
      // R: Keyraken, "Keyraken turns" 2: where nobody is asked, creatures go to the right flank.
      if (!isAsked(s, seat)) {
        pop(s);
        setVar(s, n.as, fixed ?? player(s, seat).line.length);
        return;
      }
      const offered = currentAbility(s).vars[OFFERED];
      if (isEntering(n) && offered !== TAKING && offered !== DECLINING) {
        if (isOffered(s, card)) {
          ask(s, f, 'may', decidingSeat(s), yesNo);
          return;
        }
        if (offered !== undefined) setVar(s, OFFERED, 0);
      }
      if (fixed !== null && offered !== TAKING) {
        pop(s);
        if (offered === DECLINING) setVar(s, OFFERED, 0);
        setVar(s, n.as, fixed);
        return;
      }
      ask(s, f, 'flank', decidingSeat(s), placesFor(s, n, card));
    },
    take(s, _f, n, answer) {
      if (answer.pick === 'yes' || answer.pick === 'no') {
        setVar(s, OFFERED, answer.pick === 'yes' ? TAKING : DECLINING);
        return;
      }
      pop(s);
      const offered = currentAbility(s).vars[OFFERED];
      if (offered === TAKING || offered === DECLINING) setVar(s, OFFERED, offered === TAKING ? TAKEN : 0);
      const [card] = cards(s, n.card, currentAbility(s));
      if (card === undefined) return;
      const seat = seatOfLine(s, n, card);
      const right = player(s, seat).line.length;
      setVar(
        s,
        n.as,
        answer.pick === 'place' ? answer.index : answer.pick === 'flank' && answer.side === 'left' ? 0 : right,
      );
    },
  },
} satisfies Partial<Controls>;
