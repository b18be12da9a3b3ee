import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tempting-offer', () => {
  it('returns an enemy creature to the hand of its owner, and the opponent gains 1', () => {
    const t = table({
      me: { house: 'shadows', hand: ['tempting-offer'], line: ['dodger'] },
      foe: { aember: 2, line: ['troll', 'tocsin'] },
    });
    t.me.play('tempting-offer').choose('troll');
    t.expect({ me: { aember: 1, line: ['dodger'] }, foe: { aember: 3, hand: ['troll'], line: ['tocsin'] } });
  });

  it('gives nothing where there is no enemy creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['tempting-offer'], line: ['dodger'] }, foe: { aember: 2 } });
    t.me.play('tempting-offer');
    t.expect({ me: { aember: 1, line: ['dodger'] }, foe: { aember: 2 } });
  });

  it('gives the opponent 1 also for a card of yours that they control', () => {
    const t = table({
      me: { house: 'shadows', hand: ['tempting-offer'] },
      foe: { aember: 2, line: [{ id: 'dodger', owner: 0, upgrades: ['collar-of-subordination'] }] },
    });
    t.me.play('tempting-offer');
    t.expect({ me: { hand: ['dodger'] }, foe: { aember: 3, line: [], discard: ['collar-of-subordination'] } });
  });

  it('ruling tempting-offer/ward: a warded creature stays, and the opponent gains nothing', () => {
    const t = table({
      me: { house: 'shadows', hand: ['tempting-offer'] },
      foe: { aember: 2, line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('tempting-offer');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, hand: [], line: ['troll'] } });
  });
});
