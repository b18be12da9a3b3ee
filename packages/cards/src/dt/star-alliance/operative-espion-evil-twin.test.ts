import { creatureCard, define, destroyed, raiseTide, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

define([creatureCard({ id: 'espion-tern', name: 'Sea Bird', house: 'untamed', power: 1 }, destroyed(raiseTide()))]);

describe('operative-espion-evil-twin', () => {
  const twin = 'operative-espion-evil-twin';

  it('lets you deal 3 damage to a creature after you raise the tide', () => {
    const t = table({ me: { ...me, hand: ['biome-discovery'], line: [twin] }, foe: { line: ['mother'] } });
    t.me.play('biome-discovery').yes().choose('mother');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, line: [twin] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('may be declined', () => {
    const t = table({ me: { ...me, hand: ['biome-discovery'], line: [twin] }, foe: { line: ['mother'] } });
    t.me.play('biome-discovery').no();
    t.expect({ me: { aember: 1, line: [twin] }, foe: { line: ['mother'] } });
  });

  it('serves the opponent in their turn, who chooses whether and whom', () => {
    const t = table({
      active: 1,
      me: { line: [twin] },
      foe: { house: 'star-alliance', hand: ['biome-discovery'], line: ['mother'] },
    });
    t.foe.play('biome-discovery').yes().choose(twin);
    t.expect({
      tide: { highFor: 1 },
      me: { line: [{ id: twin, damage: 3 }] },
      foe: { aember: 1, line: ['mother'] },
    });
  });

  it('does nothing where a player raises the tide in the turn of the other', () => {
    const t = table({
      me: { house: 'brobnar', line: [twin, 'troll'] },
      foe: { line: ['espion-tern', 'mother'] },
    });
    t.me.fight('troll', 'espion-tern');
    t.expect({
      tide: { highFor: 1 },
      me: { line: [twin, { id: 'troll', exhausted: true, damage: 1 }] },
      foe: { line: ['mother'] },
    });
  });

  it('ruling operative-espion-evil-twin/high: raising a tide that is high already is no raising', () => {
    const t = table({
      me: { ...me, hand: ['aember-vac'], line: [twin] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('aember-vac');
    t.expect({ tide: { highFor: 0 }, me: { line: [{ id: twin, upgrades: ['aember-vac'] }] } });
  });
});
