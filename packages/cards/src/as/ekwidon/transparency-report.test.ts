import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('transparency-report', () => {
  it('gains 2 where no card in hand is of the active house, and reveals the hand', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['transparency-report', 'troll', 'mother'] } });
    t.me.play('transparency-report');
    expect([...revealed(t)].sort()).toEqual(['mother', 'troll']);
    t.expect({ me: { aember: 2, hand: ['troll', 'mother'] } });
  });

  it('gains nothing with one of the active house, a house icon included', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['transparency-report', 'troll', 'skipper-huko'] } });
    t.me.play('transparency-report');
    t.expect({ me: { aember: 0, hand: ['troll', 'skipper-huko'] } });
    const icon = table({
      me: { house: 'ekwidon', hand: ['transparency-report', { id: 'troll', houseIcons: ['ekwidon'] }] },
    });
    icon.me.play('transparency-report');
    icon.expect({ me: { aember: 0, hand: ['troll'] } });
  });

  it('goes by the house that is active, whatever its own', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: [{ id: 'near-future-lens', house: 'dis' }],
        deck: ['transparency-report'],
        hand: ['skipper-huko'],
      },
    });
    t.me.omni('near-future-lens');
    t.expect({ me: { aember: 2, hand: ['skipper-huko'] } });
  });

  it('gains 2 with an empty hand, which contains none', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['transparency-report'] } });
    t.me.play('transparency-report');
    t.expect({ me: { aember: 2, hand: [] } });
  });
});
