// Abilities that a card in play has from another one, of which its own text says nothing.
import type { Ability, CardName, InPlayView, Ref, Seat } from '@vaultsong/engine';
import { definition, isDefined } from '@vaultsong/engine';
import { cardsLike, seemsTrue } from './meaning.ts';
import { perspectiveOf } from './outlook.ts';
import type { Known, Table } from './table.ts';
import { isInPlay } from './table.ts';

/** A card that may give abilities to others. */
interface Giver {
  readonly name: CardName;
  readonly ref: Ref;
  readonly controller: Seat;
}

/** The abilities with that bold word that those cards give to a card. */
function givenBy(givers: readonly Giver[], table: Table, card: InPlayView, on: Ability['on']): readonly Ability[] {
  const found: Ability[] = [];
  for (const giver of givers) {
    if (!isDefined(giver.name)) continue;
    const outlook = perspectiveOf(table, giver.controller, giver.ref);
    for (const { ability } of definition(giver.name, table.view.edition).constants) {
      for (const line of ability.give) {
        if (line.mod !== 'ability' || line.ability.on !== on) continue;
        if (ability.while !== undefined && seemsTrue(ability.while, outlook) === false) continue;
        if (cardsLike(line.of, outlook).some(({ ref }) => ref.id === card.ref.id)) found.push(line.ability);
      }
    }
  }
  return found;
}

/** Its own abilities, and those with these bold words that archon powers give to a card in play. */
export function withThoseOfPowers(
  own: readonly Ability[],
  table: Table,
  card: Known,
  words: readonly Ability['on'][],
): readonly Ability[] {
  const { powers } = table.seen;
  if (powers.length === 0 || !isInPlay(card)) return own;
  return [...own, ...words.flatMap((on) => givenBy(powers, table, card, on))];
}

/** The abilities with that bold word that cards in play and archon powers give to a card. */
export const gainedBy = (table: Table, card: InPlayView, on: Ability['on']): readonly Ability[] =>
  givenBy([...table.seen.inPlay, ...table.seen.powers], table, card, on);
