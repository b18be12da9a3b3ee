import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('ensign-el-samra', () => {
  it('ruling ensign-el-samra/revealing: reveals a card, which stays in hand, and resolves its icons', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['ensign-el-samra'], hand: ['punch', 'fear'] },
      foe: { line: ['troll'] },
    });
    t.me.action('ensign-el-samra').choose('punch');
    t.expect({
      me: { aember: 1, hand: ['fear', 'punch'], discard: [], line: [{ id: 'ensign-el-samra', exhausted: true }] },
      foe: { line: ['troll'] },
    });
    expect(revealed(t)).toEqual(['punch']);
  });

  it('resolves every icon of that copy in order', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: ['ensign-el-samra', 'explo-rover'],
        hand: [{ id: 'punch', bonus: ['aember', 'capture', 'damage', 'draw'] }],
        deck: ['fear', 'zap'],
      },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.action('ensign-el-samra').choose('explo-rover').choose('troll');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear', 'punch'],
        deck: ['zap'],
        line: [
          { id: 'ensign-el-samra', exhausted: true },
          { id: 'explo-rover', aember: 1 },
        ],
      },
      foe: { aember: 1, line: [{ id: 'troll', damage: 1 }] },
    });
  });

  it('must reveal a card although it has no icon, and does nothing with an empty hand', () => {
    const t = table({ me: { house: 'star-alliance', line: ['ensign-el-samra'], hand: ['fear'] }, foe: {} });
    t.me.action('ensign-el-samra');
    t.expect({ me: { aember: 0, hand: ['fear'], line: [{ id: 'ensign-el-samra', exhausted: true }] } });
    expect(revealed(t)).toEqual(['fear']);
    const u = table({ me: { house: 'star-alliance', line: ['ensign-el-samra'] }, foe: {} });
    u.me.action('ensign-el-samra');
    u.expect({ me: { aember: 0, hand: [], line: [{ id: 'ensign-el-samra', exhausted: true }] } });
  });

  it('plays nothing: that is still to come in a first turn, and what waits for an action card knows nothing of it', () => {
    const t = table({
      turn: 1,
      me: { house: 'star-alliance', line: ['ensign-el-samra'], hand: ['survey'] },
      foe: { line: [{ id: 'urchin', upgrades: ['encounter-suit'] }] },
    });
    t.me.action('ensign-el-samra');
    t.expect({
      me: { aember: 1, hand: ['survey'], line: [{ id: 'ensign-el-samra', exhausted: true }] },
      foe: { line: [{ id: 'urchin', upgrades: ['encounter-suit'] }] },
    });
    t.me.play('survey');
    t.expect({
      me: { aember: 2, hand: [], line: [{ id: 'ensign-el-samra', exhausted: true }] },
      foe: { line: [{ id: 'urchin', warded: true, upgrades: ['encounter-suit'] }] },
    });
  });
});
