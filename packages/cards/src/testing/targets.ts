// Legal targets of an attacker, asked of the engine without attacking, for tests of taunt and the like.
import type { CardName, Table } from '@vaultsong/engine';
import { after, clone, legal } from '@vaultsong/engine';

/**
 * The names of the creatures that a creature of the active player may attack now.
 * @throws Error when that creature cannot fight at all.
 */
export function targetsOf(t: Table, attacker: CardName): readonly CardName[] {
  const state = clone(t.state);
  const fight = legal(state).findIndex(
    (option) => option.pick === 'move' && option.move.do === 'fight' && option.move.card.name === attacker,
  );
  if (fight < 0) throw new Error(`${attacker} cannot fight`);
  return legal(after(state, fight)).flatMap((option) => (option.pick === 'card' ? [option.card.name] : []));
}
