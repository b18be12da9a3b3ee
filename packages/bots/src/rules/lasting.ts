// Worth of a lasting effect: what it lets be used at once, and what it changes until it ends.
import type { Ability, InPlayView, Modifier, Node, PlayerView, Who } from '@vaultsong/engine';
import { favor } from './favor.ts';
import { cardsLike, estimate, seatsMeant } from './meaning.ts';
import type { Perspective } from './outlook.ts';
import { areAllies, holderOf, isInPlay, isInvulnerable, isUsedIn, sideOf } from './table.ts';
import { stakeIn } from './value.ts';

type Lasting = Extract<Node, { readonly kind: 'lasting' }>;

/** Something that cannot be judged from here; most cards are written to help those who play them. */
const unknown = 0.5;
/** A card more that can be used this turn. */
const perUse = 0.9;
const perFight = 0.5;
/** A card more that can be played this turn. */
const perPlay = 0.8;
/** A card that is better or worse for it. */
const perChange = 0.4;
/** An artifact that becomes a creature, or a creature that is one no more. */
const perBody = 1.5;
/** What a player may not do in a turn. */
const perBan = 1.5;
/** An æmber more that a key costs, when it is about to be forged and otherwise. */
const perCost = { now: 0.8, later: 0.15 } as const;
/** So much æmber a player may still gain before the next key. */
const soon = 2;

/**
 * What it is worth to the deciding seat.
 * @param worthOf what an effect is worth
 */
export function worthOfLasting(node: Lasting, outlook: Perspective, worthOf: (effect: Node) => number): number {
  const { ability } = node;
  const guess = unknown * sideOf(outlook.table, outlook.you);
  if (ability.on === 'trigger') return waiting(ability, outlook, worthOf) ?? guess;
  if (ability.on !== 'constant') return guess;
  const worths = ability.give.map((line) => worthOfLine(line, node, outlook));
  return worths.every((worth) => worth === undefined)
    ? guess
    : worths.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

/** What waits for the cards that its player is still going to play. */
function waiting(
  { when, do: effect }: Extract<Ability, { on: 'trigger' }>,
  outlook: Perspective,
  worthOf: (effect: Node) => number,
): number | undefined {
  const { view, me } = outlook.table;
  if (when.event !== 'played' || when.who !== 'you' || outlook.you !== me || view.active !== me) return undefined;
  const left = cardsLike({ ...when.card, zone: 'hand', of: 'you' }, outlook).filter(
    (card) => view.house !== null && card.houses.includes(view.house) && card.ref.id !== outlook.source?.id,
  );
  return left.length * worthOf(effect);
}

/** Undefined for what cannot be judged. */
function worthOfLine(line: Modifier, node: Lasting, outlook: Perspective): number | undefined {
  const { table } = outlook;
  switch (line.mod) {
    case 'may-use':
      return permission(line, node, outlook);
    case 'key-cost':
      return forSeats(line.who, outlook, (player) => -dearer(player, estimate(line.by, outlook), node, outlook));
    case 'may-play':
      return playable(line, outlook);
    case 'skip-step':
      return line.step === 'forge' ? forSeats(line.who, outlook, (player) => -keyKept(player)) : undefined;
    case 'player-cannot':
      return forSeats(line.who, outlook, (player) => barred(line, player, outlook));
    case 'set-power':
      return felled(line, outlook);
    case 'type':
      return cardsLike(line.of, outlook)
        .filter(({ type }) => type !== line.type)
        .reduce(
          (sum, card) => sum + (line.type === 'creature' ? perBody : -perBody) * sideOf(table, holderOf(card)),
          0,
        );
    case 'cannot':
    case 'power':
    case 'armor':
    case 'keyword':
      return cardsLike(line.of, outlook)
        .filter(isInPlay)
        .filter((card) => node.until !== 'turn' || isOfUseNow(card, outlook))
        .reduce((sum, card) => sum + perChange * favor(line) * sideOf(table, holderOf(card)), 0);
    default:
      return undefined;
  }
}

/** The cards that could not be used without it. */
function permission(
  { who, card: filter, only }: Extract<Modifier, { mod: 'may-use' }>,
  { uses = Number.POSITIVE_INFINITY }: Lasting,
  outlook: Perspective,
): number {
  const { table } = outlook;
  const { house, active } = table.view;
  if (house === null || active !== outlook.you || !seatsMeant(who, outlook).includes(outlook.you)) return 0;
  if (only === 'fight' && !hasEnemies(outlook)) return 0;
  const more = cardsLike(filter, outlook).filter(
    (card) => isInPlay(card) && card.controller === outlook.you && !card.exhausted && !isUsedIn(card, house),
  );
  const most = typeof uses === 'number' ? uses : estimate(uses, outlook);
  return Math.min(more.length, most) * (only === 'fight' ? perFight : perUse) * sideOf(table, outlook.you);
}

/** The cards in hand that could not be played without it. */
function playable({ who, card: filter }: Extract<Modifier, { mod: 'may-play' }>, outlook: Perspective): number {
  const { house, active } = outlook.table.view;
  if (house === null || active !== outlook.you || !seatsMeant(who, outlook).includes(outlook.you)) return 0;
  const more = cardsLike({ ...filter, zone: 'hand', of: 'you' }, outlook).filter(
    (card) => !card.houses.includes(house),
  );
  return more.length * perPlay;
}

/** Who cannot be stolen from is better off, and worse off who cannot do something. */
function barred(
  { do: act }: Extract<Modifier, { mod: 'player-cannot' }>,
  player: PlayerView,
  outlook: Perspective,
): number {
  if (act === 'be-stolen-from') return perBan;
  return -(act === 'use' ? usable(player, outlook) : perBan);
}

/** What a player loses who may use no cards: in the own turn, what is ready. */
const usable = ({ seat, line }: PlayerView, { table }: Perspective): number =>
  seat === table.view.active
    ? perUse * line.filter((card) => !card.exhausted && isUsedIn(card, table.view.house)).length
    : perBan;

/** Until the end of the turn, one's own cards are better off only if they can do something; whether they fight, who has enemies decides. */
function isOfUseNow(card: InPlayView, outlook: Perspective): boolean {
  const { table } = outlook;
  const { active, house } = table.view;
  if (card.controller !== active) return true;
  return !card.exhausted && isUsedIn(card, house) && hasEnemies(outlook);
}

const hasEnemies = ({ table, you }: Perspective): boolean =>
  table.view.players.some(({ seat, line }) => !areAllies(table, seat, you) && line.length > 0);

/** What a player loses who cannot forge when the next turn begins. */
const perKeptKey = 5;
const perKeptLastKey = 25;

const keyKept = ({ aember, spendable, keyCost, keys }: PlayerView): number => {
  if (aember + spendable < keyCost) return 0;
  return keys === 2 ? perKeptLastKey : perKeptKey;
};

/**
 * What a player loses whose keys cost more. In a turn of an opponent, nobody else forges; and the key is paid for as the
 * turn begins, with the æmber that is there.
 */
function dearer(player: PlayerView, by: number, { until }: Lasting, outlook: Perspective): number {
  if (until !== 'their-next-turn' || by <= 0) return by * perCost[whenForging(player)];
  if (areAllies(outlook.table, player.seat, outlook.you)) return 0;
  const excess = player.aember + player.spendable - player.keyCost;
  return excess >= 0 && by > excess ? keyKept(player) : by * perCost.later;
}

/** Damaged creatures fall at once that are left with less power than they have damage; undefined where none does. */
function felled({ of, to }: Extract<Modifier, { mod: 'set-power' }>, outlook: Perspective): number | undefined {
  const { table } = outlook;
  const power = estimate(to, outlook);
  const falling = cardsLike(of, outlook).filter(
    (card): card is InPlayView =>
      isInPlay(card) &&
      card.type === 'creature' &&
      card.damage >= power &&
      card.power > power &&
      !card.warded &&
      !isInvulnerable(card),
  );
  if (falling.length === 0) return undefined;
  return falling.reduce((sum, card) => sum - sideOf(table, card.controller) * stakeIn(table, card), 0);
}

const whenForging = ({ aember, keyCost }: PlayerView): keyof typeof perCost =>
  aember + soon >= keyCost ? 'now' : 'later';

const forSeats = (who: Who, outlook: Perspective, worth: (player: PlayerView) => number): number =>
  outlook.table.view.players
    .filter(({ seat }) => seatsMeant(who, outlook).includes(seat))
    .reduce((sum, player) => sum + sideOf(outlook.table, player.seat) * worth(player), 0);
