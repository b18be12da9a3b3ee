// Each card in one breath, for those who hear the table: name, kind, numbers, condition, what can be done with it.

import { houseTitles } from '@vaultsong/art';
import type { InPlayView, KnownCard } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { copyOf } from '../../components/print/copy.ts';
import { sayHouses } from '../../components/print/houses.ts';
import { sayIcons } from '../../components/print/icons.ts';
import type { CardInfo } from '../../wire/cardInfo.ts';
import { fateIn } from '../../wire/cardInfo.ts';
import type { Left, Verb } from '../../wire/question.ts';
import type { Mark } from '../hand/marks.ts';

const kind = (card: KnownCard): string =>
  `${sayHouses(card.houses)} ${card.type}${card.half === undefined ? '' : `, ${card.half} half`}`;

/** The manual's edition lets enrage counters add up. */
export const sayEnraged = (card: InPlayView): string =>
  card.enrageCounters > 1 ? `enraged (${counted(card.enrageCounters, 'counter')})` : 'enraged';

const condition = (card: InPlayView): string[] => [
  ...(card.token === undefined ? [] : ['token creature']),
  ...(card.artHalf === undefined ? [] : ['gigantic']),
  ...(card.type === 'creature' ? [`power ${card.power}`] : []),
  ...(card.armor > 0 ? [`armor ${card.armorLeft} of ${card.armor}`] : []),
  ...(card.damage > 0 ? [`${card.damage} damage`] : []),
  ...(card.aember > 0 ? [`${card.aember} æmber on it`] : []),
  ...(card.powerCounters > 0 ? [counted(card.powerCounters, 'power counter')] : []),
  ...Object.entries(card.counters).flatMap(([name, n]) => (n > 0 ? [counted(n, `${name} counter`)] : [])),
  card.exhausted ? 'exhausted' : 'ready',
  ...(card.stunned ? ['stunned'] : []),
  ...(card.warded ? ['warded'] : []),
  ...(card.enraged ? [sayEnraged(card)] : []),
  ...(card.tagged ? ['about to be destroyed'] : []),
  ...Object.entries(card.keywords).map(([word, n]) => (typeof n === 'number' && n > 1 ? `${word} ${n}` : word)),
];

/** What a click on the card would do. */
function offers(mark: Mark, verbs: readonly Verb[]): string[] {
  const can = verbs.filter(({ answer }) => answer !== null).map(({ label }) => label.toLowerCase());
  const picked = mark.picked > 0 ? [mark.picked > 1 ? `chosen ${mark.picked} times` : 'chosen'] : [];
  if (mark.can === 'choose') return [...picked, 'can be chosen'];
  if (can.length > 0) return [...picked, `can ${can.join(' or ')}`];
  return picked;
}

/** The icons of this copy, what tells it from its print, and what an effect makes of its house. */
function sayCopy(card: KnownCard, cardInfo: CardInfo): readonly string[] {
  const { printedIn, movedFrom, added } = copyOf(card, cardInfo);
  return [
    ...(movedFrom === null ? [] : [`by an effect, its own house is ${houseTitles[movedFrom]}`]),
    ...(printedIn === null ? [] : [`maverick, printed in ${houseTitles[printedIn]}`]),
    ...(card.bonus.length === 0 ? [] : [`bonus ${sayIcons(card.bonus)}`]),
    ...(added.length === 0 ? [] : [`enhanced with ${sayIcons(added)}`]),
  ];
}

/** @param place where in the line it stands, or nothing */
export function sayInPlay(
  card: InPlayView,
  cardInfo: CardInfo,
  titles: readonly string[],
  mark: Mark,
  verbs: readonly Verb[],
  place: string,
): string {
  const upgrades = titles.length === 0 ? '' : `; ${counted(titles.length, 'upgrade')}: ${titles.join(', ')}`;
  const parts = [
    cardInfo.title,
    kind(card),
    ...sayCopy(card, cardInfo),
    ...condition(card),
    ...offers(mark, verbs),
  ].join(', ');
  return `${parts}${place === '' ? '' : `; ${place}`}${upgrades}`;
}

export function sayInHand(card: KnownCard, cardInfo: CardInfo, mark: Mark, verbs: readonly Verb[]): string {
  const power =
    card.type === 'creature'
      ? [`power ${cardInfo.power}`, ...(cardInfo.armor > 0 ? [`armor ${cardInfo.armor}`] : [])]
      : [];
  return [cardInfo.title, kind(card), ...sayCopy(card, cardInfo), ...power, ...offers(mark, verbs)].join(', ');
}

const some = (n: number, one: string): string[] => (n === 0 ? [] : [counted(n, one)]);

/** What would be left undone: "1 ready creature, 2 playable cards". */
export const sayLeft = ({ creatures, artifacts, hand }: Left): string =>
  [...some(creatures, 'ready creature'), ...some(artifacts, 'ready artifact'), ...some(hand, 'playable card')].join(
    ', ',
  );

/** The same where there is little room: "1 creature, 2 cards left". Numbers stay with their words. */
export const sayLeftShort = ({ creatures, artifacts, hand }: Left): string =>
  `${[...some(creatures, 'creature'), ...some(artifacts, 'artifact'), ...some(hand, 'card')].map((said) => said.replace(' ', '\u00a0')).join(', ')} left`;

/** What becomes of a card beneath a prophecy, before it is put there: its player does not get it back. */
export const sayPlacing = ({ title, text }: CardInfo): string =>
  [
    `${title}:`,
    ...(fateIn(text).length === 0 ? ['no Fate: ability, so that it will only be discarded.'] : fateIn(text)),
    'It stays there facedown until the prophecy is fulfilled, and only you may look at it.',
  ].join(' ');

/** Where a creature stands in its line. */
export function sayPlace(index: number, length: number): string {
  if (length === 1) return 'alone on both flanks';
  if (index === 0) return 'left flank';
  return index === length - 1 ? 'right flank' : `place ${index + 1} of ${length}`;
}
