import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('life-for-a-life', () => {
  it('destroys a friendly creature and deals 6 damage to a creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['life-for-a-life'], line: ['silvertooth', 'umbra'] },
      foe: { line: ['valdr', 'troll'] },
    });
    t.me.play('life-for-a-life');
    expect(t.options()).toEqual(['silvertooth', 'umbra']);
    t.me.choose('umbra').choose('troll');
    t.expect({ me: { aember: 1, line: ['silvertooth'] }, foe: { line: ['valdr', { id: 'troll', damage: 6 }] } });
  });

  it('deals nothing without a friendly creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['life-for-a-life'] }, foe: { line: ['valdr'] } });
    t.me.play('life-for-a-life');
    t.expect({ me: { aember: 1 }, foe: { line: ['valdr'] } });
  });

  it('ruling life-for-a-life/not-destroyed: deals nothing where a ward kept the creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['life-for-a-life'], line: [{ id: 'silvertooth', warded: true }] },
      foe: { line: ['valdr'] },
    });
    t.me.play('life-for-a-life');
    t.expect({ me: { aember: 1, line: ['silvertooth'] }, foe: { line: ['valdr'] } });
  });

  it('ruling life-for-a-life/not-destroyed: nor where it was saved', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['life-for-a-life'],
        line: [{ id: 'silvertooth', upgrades: ['armageddon-cloak'] }],
      },
      foe: { line: ['valdr'] },
    });
    t.me.play('life-for-a-life');
    t.expect({ me: { aember: 1, line: ['silvertooth'] }, foe: { line: ['valdr'] } });
  });

  it('as it was printed first, sacrifices the creature, which a ward keeps in play like any other', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'shadows', hand: ['life-for-a-life'], line: [{ id: 'silvertooth', warded: true }] },
      foe: { line: ['valdr'] },
    });
    t.me.play('life-for-a-life');
    t.expect({ me: { aember: 1, line: ['silvertooth'] }, foe: { line: ['valdr'] } });
  });
});
