// Abilities that a card in play has from another one, of which its own text says nothing.
import type { Ability, InPlayView } from '@vaultsong/engine';
import { definition, isDefined } from '@vaultsong/engine';
import { cardsLike, seemsTrue } from './meaning.ts';
import { perspectiveOf } from './outlook.ts';
import type { Table } from './table.ts';

/** The abilities with that bold word that cards in play give to a card. */
export function gainedBy(table: Table, card: InPlayView, on: Ability['on']): readonly Ability[] {
  const found: Ability[] = [];
  for (const giver of table.seen.inPlay) {
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
