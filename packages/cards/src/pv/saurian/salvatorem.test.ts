import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('salvatorem', () => {
  it('cannot be played, but discarded', () => {
    const t = table({ me: { house: 'saurian', hand: ['salvatorem'] } });
    t.me.cannot('play', 'salvatorem', 'forbidden').discard('salvatorem');
    t.expect({ me: { hand: [], discard: ['salvatorem'] } });
  });

  it.each([
    { what: 'is dealt no damage', card: { aember: 1 }, damage: 0 },
    { what: 'is dealt damage while it is exhausted', card: { aember: 1, exhausted: true }, damage: 3 },
    { what: 'is dealt damage without æmber', card: {}, damage: 3 },
  ])('a friendly ready creature with æmber on it $what', ({ card, damage }) => {
    const t = table({
      active: 1,
      me: { artifacts: ['salvatorem'], line: [{ id: 'troll', ...card }] },
      foe: { house: 'brobnar', hand: ['punch'] },
    });
    t.foe.play('punch');
    t.expect({ me: { line: [{ id: 'troll', ...card, damage }] }, foe: { aember: 1 } });
  });

  it('does not protect enemy creatures', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['salvatorem'] },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', aember: 1, damage: 3 }] } });
  });

  it('Fate: goes into play under the control of the opponent of the active player', () => {
    const t = fated('salvatorem');
    t.expect({ me: { artifacts: [{ id: 'salvatorem', exhausted: true }], discard: [] }, foe: { artifacts: [] } });
  });
});
