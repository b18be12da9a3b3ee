// Cards of the game: making, changing and reading them. Properties that few cards have stand in two parts that most
// cards do without, so that a state is small. Every card is made here, field by field, so that all are objects of one
// shape, which is quick to read. The fields always come in the same order, so that a state read back from JSON is
// written again as it was.
import type { CardName, House, Ref, Seat, Zone } from '../terms.ts';
import type { Card, Now, Print } from './state.ts';

/** @param seat whose zone it lies in */
export const makeCard = (
  ref: Ref,
  owner: Seat,
  zone: Zone,
  seat: Seat,
  known: number,
  print: Print | undefined,
  now: Now | undefined,
): Card => ({
  ref,
  owner,
  zone,
  away: seat === owner ? undefined : seat,
  known: known === 0 ? undefined : known,
  print,
  now,
});

/** The print of a copy; undefined where all copies have the same. */
export function makePrint(
  house: House | undefined,
  bonus: Print['bonus'],
  houseIcons: Print['houseIcons'],
): Print | undefined {
  if (house === undefined && bonus === undefined && houseIcons === undefined) return undefined;
  return { house, bonus, houseIcons };
}

const nothing: Now = {
  as: undefined,
  asHouses: undefined,
  asBonus: undefined,
  asBefore: undefined,
  facedown: undefined,
  by: undefined,
  abducted: undefined,
  faceup: undefined,
  half: undefined,
};

/** The special part of a card, with changes; undefined where nothing is special any more. */
export function nowWith(was: Now | undefined, changes: Partial<Now>): Now | undefined {
  const { as, asHouses, asBonus, asBefore, facedown, by, abducted, faceup, half } = { ...(was ?? nothing), ...changes };
  const isUsual = as === undefined && asBefore === undefined && facedown === undefined && by === undefined;
  if (isUsual && abducted === undefined && faceup === undefined && half === undefined) return undefined;
  return { as, asHouses, asBonus, asBefore, facedown, by, abducted, faceup, half };
}

/** The card that it is, also while it lies facedown in play as another one. */
export const nameOf = ({ ref, now }: Card): CardName => now?.facedown ?? ref.name;

/** The seat whose zone it lies in: for archives not always the owner's. */
export const seatOf = ({ away, owner }: Card): Seat => away ?? owner;

/** Bit n is set when seat n knows which card it is. */
export const knownOf = ({ known }: Card): number => known ?? 0;

/** The same card, called otherwise or in another life. */
export const withRef = (card: Card, ref: Ref): Card =>
  makeCard(ref, card.owner, card.zone, seatOf(card), knownOf(card), card.print, card.now);

/** The same card, known to these seats. */
export const withKnown = (card: Card, known: number): Card =>
  makeCard(card.ref, card.owner, card.zone, seatOf(card), known, card.print, card.now);

/** A card that has something else printed on it. */
export const withPrint = (card: Card, print: Print | undefined): Card =>
  makeCard(card.ref, card.owner, card.zone, seatOf(card), knownOf(card), print, card.now);

/** The same card in another zone, or that of another seat. */
export const withZone = (card: Card, zone: Zone, seat: Seat): Card =>
  makeCard(card.ref, card.owner, zone, seat, knownOf(card), card.print, card.now);

/** The same card, of which something special is, or is no more. */
export const withNow = (card: Card, changes: Partial<Now>): Card =>
  makeCard(card.ref, card.owner, card.zone, seatOf(card), knownOf(card), card.print, nowWith(card.now, changes));
