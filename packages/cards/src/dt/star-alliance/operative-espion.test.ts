import { creatureCard, define, destroyed, raiseTide, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

define([creatureCard({ id: 'espion-gull', name: 'Sea Bird', house: 'untamed', power: 1 }, destroyed(raiseTide()))]);

describe('operative-espion', () => {
  it('lets you use a creature of any house after you raise the tide', () => {
    const t = table({ me: { ...me, hand: ['biome-discovery'], line: ['operative-espion', 'mother'] }, foe: {} });
    t.me.play('biome-discovery').yes().choose('mother');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 2, line: ['operative-espion', { id: 'mother', exhausted: true }] },
    });
  });

  it('sees the tide that is raised for 3 chains, and may use itself', () => {
    const t = table({ me: { ...me, beside: ['the-tide'], line: ['operative-espion', 'mother'] }, foe: {} });
    t.me.raiseTide().yes().choose('operative-espion');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 1, chains: 3, line: [{ id: 'operative-espion', exhausted: true }, 'mother'] },
    });
  });

  it('may be declined', () => {
    const t = table({ me: { ...me, hand: ['biome-discovery'], line: ['operative-espion', 'mother'] }, foe: {} });
    t.me.play('biome-discovery').no();
    t.expect({ me: { aember: 1, line: ['operative-espion', 'mother'] } });
  });

  it('does nothing where the tide was high already', () => {
    const t = table({
      me: { ...me, hand: ['aember-vac'], line: ['operative-espion'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('aember-vac');
    t.expect({ me: { aember: 0, line: [{ id: 'operative-espion', upgrades: ['aember-vac'] }] } });
  });

  it('ruling operative-espion/opponent: in the turn of the opponent it is for them to use a creature that they control', () => {
    const t = table({
      active: 1,
      me: { line: ['operative-espion', 'mother'] },
      foe: { house: 'star-alliance', hand: ['biome-discovery'], line: ['troll', 'krump'] },
    });
    t.foe.play('biome-discovery').yes();
    expect([...t.options()].sort()).toEqual(['krump', 'troll']);
    t.foe.choose('krump', 'reap krump');
    t.expect({
      tide: { highFor: 1 },
      me: { line: ['operative-espion', 'mother'] },
      foe: { aember: 2, line: ['troll', { id: 'krump', exhausted: true }] },
    });
  });

  it('does nothing where a player raises the tide in the turn of the other', () => {
    const t = table({
      me: { house: 'brobnar', line: ['operative-espion', 'troll'] },
      foe: { line: ['espion-gull', 'mother'] },
    });
    t.me.fight('troll', 'espion-gull');
    t.expect({
      tide: { highFor: 1 },
      me: { aember: 0, line: ['operative-espion', { id: 'troll', exhausted: true, damage: 1 }] },
      foe: { aember: 0, line: ['mother'] },
    });
  });

  it('two of them are two uses', () => {
    const t = table({
      me: { ...me, hand: ['biome-discovery'], line: ['operative-espion', 'operative-espion', 'mother'] },
      foe: {},
    });
    t.me.play('biome-discovery').yes().choose('mother').yes().choose('operative-espion#1');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'operative-espion', exhausted: true }, 'operative-espion', { id: 'mother', exhausted: true }],
      },
    });
  });
});
