// Cards that do more once the creatures of their player were used: what strikes all creatures alike, exhausts them or
// readies them. They wait until then, since nothing else is lost by that.
import type { Ability, KnownCard } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { worthOfPlaying } from './playing.ts';
import type { Table } from './table.ts';
import { isToBeUsed, tableOf } from './table.ts';

/** Less is not worth waiting for. */
const perWait = 0.3;

const known = new WeakMap<readonly Ability[], boolean>();

/** Whether it may do something to creatures of its own player for which it matters if they are ready. */
function touchesUses(abilities: readonly Ability[]): boolean {
  const found = known.get(abilities);
  if (found !== undefined) return found;
  const touches = abilities.some(
    (ability) =>
      ability.on === 'play' &&
      /"kind":"(damage|destroy|exhaust|purge|ready|sacrifice|shuffleIntoDeck|stun|toDeck|toHand)"/.test(
        JSON.stringify(ability),
      ),
  );
  known.set(abilities, touches);
  return touches;
}

/** Whether it is worth more to play a card when all creatures were used that can be. */
export function isBetterAfterUses(table: Table, card: KnownCard): boolean {
  const { view, me } = table;
  const mine = view.players[me];
  if (mine === undefined || view.active !== me || !mine.line.some((one) => isToBeUsed(table, one))) return false;
  if (!touchesUses(definition(card.name, view.edition).abilities)) return false;
  const line = mine.line.map((one) => (isToBeUsed(table, one) ? { ...one, exhausted: true } : one));
  const players = view.players.map((player) => (player === mine ? { ...mine, line } : player));
  return worthOfPlaying(tableOf({ ...view, players }, me), card) > worthOfPlaying(table, card) + perWait;
}
