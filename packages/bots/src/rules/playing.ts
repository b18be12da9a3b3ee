// Worth of playing a card now.
import type { Definition, Filter, KnownCard } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { isCurse } from './curse.ts';
import { withThoseOfPowers } from './gained.ts';
import { worthOfIcons } from './icons.ts';
import { cardsLike, estimate } from './meaning.ts';
import { perspectiveOf } from './outlook.ts';
import { printedOn } from './printed.ts';
import { worthOfAbilities, worthOfSteps } from './steps.ts';
import type { Known, Table } from './table.ts';
import { isInPlay, sideOf } from './table.ts';
import { aemberOf, futureOf } from './value.ts';
import { worthOfFace } from './worth.ts';

/** A card in hand is worth something where it is, so what is played must do a little more than nothing. */
export const perKept = 0.2;

/** Æmber for playing a card of the hand, by what it does and what it leaves on the table. */
export function worthOfPlaying(table: Table, card: KnownCard): number {
  const printed = definition(card.name, table.view.edition);
  const outlook = perspectiveOf(table, table.me, card.ref);
  const now = worthOfAbilities(printed.abilities, ['play', 'when-played', 'as-it-enters'], outlook);
  const bonus = worthOfIcons(card, outlook, (effect) => worthOfSteps([effect], outlook));
  return printed.type === 'action'
    ? now + bonus - perKept + lastingWorth(printed) - waitingWorth(table, card, printed)
    : now + bonus + staying(table, printed);
}

/** The loss when a card is played before it could forge a key: it is kept until the æmber is there. */
const perChance = 1.5;
/** So much æmber comes within a turn or two. */
const soon = 3;

function waitingWorth(table: Table, { ref }: KnownCard, card: Definition): number {
  const { forges } = printedOn(card);
  const mine = table.view.players[table.me];
  if (forges === null || mine === undefined) return 0;
  const outlook = perspectiveOf(table, table.me, ref);
  const { cost, extra = 0 } = forges;
  const missing =
    (cost === undefined ? mine.keyCost + estimate(extra, outlook) : estimate(cost, outlook)) -
    mine.aember -
    mine.spendable;
  return missing > 0 && missing <= soon ? perChance : 0;
}

/** Some actions are only there for what they change while they resolve or until the turn ends. */
const lastingWorth = (card: Definition): number => (card.constants.length > 0 ? 0.3 : 0);

function staying(table: Table, card: Definition): number {
  switch (card.type) {
    case 'creature':
      return worthOfFace(card.id) * futureOf(table);
    case 'artifact':
      return 1.2 * futureOf(table);
    case 'upgrade': {
      const wanted = isCurse(card) ? -1 : 1;
      const { goesOn } = card;
      const like: Filter =
        typeof goesOn === 'object' ? goesOn : { type: goesOn === 'artifact' ? 'artifact' : 'creature' };
      const hosts = cardsLike(like, perspectiveOf(table, table.me, null))
        .filter(isInPlay)
        .filter((host) => sideOf(table, host.controller) === wanted);
      return hosts.length > 0 ? futureOf(table) : -1;
    }
    case 'action':
    case 'adversary':
    case 'archon-power':
    case 'prophecy':
    case 'tide':
      return 0;
  }
}

const acts = ['action', 'omni'] as const;

/** What a creature or artifact brings while it is used: a reap, or its action. */
export function worthOfUsing(table: Table, card: Known): number {
  const printed = definition(card.name, table.view.edition);
  const outlook = perspectiveOf(table, table.me, card.ref);
  const acting = worthOfAbilities(withThoseOfPowers(printed.abilities, table, card, acts), acts, outlook);
  if (printed.type !== 'creature') return acting;
  return Math.max(acting, worthOfReaping(table, card));
}

/** One æmber (v1.3 p.10) and what its abilities do. */
export const worthOfReaping = (table: Table, card: Known): number =>
  aemberOf(table, table.me) +
  worthOfAbilities(
    withThoseOfPowers(definition(card.name, table.view.edition).abilities, table, card, ['reap']),
    ['reap'],
    perspectiveOf(table, table.me, card.ref),
  );
