// Worth of cards, in æmber. Rough on purpose: the order of things matters, not the second digit.
import type { Bonus, CardName, InPlayView } from '@vaultsong/engine';
import { definition, isDefined } from '@vaultsong/engine';
import { printedOn } from './printed.ts';

const perPower = 0.15;
/** In hand nobody has wounded it yet, and it comes when its player wants it. */
const perPowerInHand = 0.25;
const perArmor = 0.3;
/** One that neither fights nor reaps. */
const perIdle = 0.5;
const perAbility = 0.4;
/** It goes back to the opponent when the creature leaves. */
const perCaptured = 0.8;

/** An artifact that is only there to be given up. */
const perGift = 0.7;

/** What a card with treachery does to whoever has it; a creature can be used all the same. */
const perBurden = 2.5;

/** Worth of a card in play to its controller. */
export function worthInPlay(card: InPlayView): number {
  const printed = isDefined(card.name) ? definition(card.name) : null;
  const abilities = printed === null ? 0 : perAbility * printed.abilities.length;
  const isBurden = printed !== null && printedOn(printed).isBurden;
  if (card.type !== 'creature') {
    if (isBurden) return -1 - abilities;
    const isGift = card.type === 'artifact' && printed !== null && printedOn(printed).isGivenUp;
    return isGift ? perGift : 1 + abilities;
  }
  const isIdle = printed !== null && printed.constants.length > 0 && printedOn(printed).isIdle;
  const body = isIdle ? perIdle : 1 + perPower * (card.power - 0.5 * card.damage) + perArmor * card.armor;
  const text = isBurden ? -perBurden : abilities;
  return body + text + perCaptured * card.aember + 0.4 * card.upgrades.length;
}

/** What an icon is worth that will be resolved one day, when there may be nothing to capture or to damage. */
const perIcon: Readonly<Record<Bonus, number>> = {
  aember: 1,
  capture: 0.7,
  draw: 0.7,
  damage: 0.5,
  power: 0.3,
  discard: 0,
};

/** What a card is worth that can still be played, with the icons of that very copy. */
export const worthInHand = ({ name, bonus }: { readonly name: CardName; readonly bonus: readonly Bonus[] }): number =>
  worthOfFace(name) + (isDefined(name) ? bonus.reduce((sum, icon) => sum + perIcon[icon], 0) : 0);

/** The same without its icons. */
export function worthOfFace(name: CardName): number {
  if (!isDefined(name)) return 1;
  const card = definition(name);
  const body = card.type === 'creature' ? 1 + perPowerInHand * card.power + perArmor * card.armor : 1;
  return body + perAbility * card.abilities.length;
}
