import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ruins-of-archonis', () => {
  it('comes with 4 æmber from the supply, and archives a card', () => {
    const t = table({ me: { house: 'logos', hand: ['ruins-of-archonis', 'fear', 'punch'] }, foe: { aember: 3 } });
    t.me.play('ruins-of-archonis').choose('punch');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        archives: ['punch'],
        artifacts: [{ id: 'ruins-of-archonis', aember: 4, exhausted: true }],
      },
      foe: { aember: 3 },
    });
  });

  it('ready, it gives all its æmber to its player after the 6th card of the turn, and not before', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: Array<string>(6).fill('batdrone'),
        artifacts: [{ id: 'ruins-of-archonis', aember: 4 }],
      },
      foe: {},
    });
    for (let i = 0; i < 5; i++) t.me.play('batdrone');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'ruins-of-archonis', aember: 4 }],
        line: Array(5).fill({ id: 'batdrone', exhausted: true }),
      },
    });
    t.me.play('batdrone');
    t.expect({
      me: { aember: 4, artifacts: ['ruins-of-archonis'], line: Array(6).fill({ id: 'batdrone', exhausted: true }) },
    });
  });

  it('after the 6th card that plays a 7th, whichever comes first', () => {
    for (const first of ['ruins-of-archonis', 'wild-wormhole']) {
      const t = table({
        me: {
          house: 'logos',
          hand: [...Array<string>(5).fill('batdrone'), 'wild-wormhole'],
          artifacts: [{ id: 'ruins-of-archonis', aember: 4 }],
          deck: ['batdrone'],
        },
        foe: {},
      });
      for (let i = 0; i < 5; i++) t.me.play('batdrone');
      t.me.play('wild-wormhole').order(first).flank('right');
      t.expect({
        me: { aember: 5, artifacts: ['ruins-of-archonis'], line: Array(6).fill({ id: 'batdrone', exhausted: true }) },
      });
    }
  });

  it('gives it to the opponent after their 6th card', () => {
    const t = table({
      active: 1,
      me: { artifacts: [{ id: 'ruins-of-archonis', aember: 3 }] },
      foe: { house: 'logos', hand: Array<string>(6).fill('batdrone') },
    });
    for (let i = 0; i < 6; i++) t.foe.play('batdrone');
    t.expect({
      me: { aember: 0, artifacts: ['ruins-of-archonis'] },
      foe: { aember: 3, line: Array(6).fill({ id: 'batdrone', exhausted: true }) },
    });
  });

  it('exhausted, it keeps its æmber', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: Array<string>(6).fill('batdrone'),
        artifacts: [{ id: 'ruins-of-archonis', aember: 4, exhausted: true }],
      },
      foe: {},
    });
    for (let i = 0; i < 6; i++) t.me.play('batdrone');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'ruins-of-archonis', aember: 4, exhausted: true }],
        line: Array(6).fill({ id: 'batdrone', exhausted: true }),
      },
    });
  });

  it('does not add up what both players played, nor what is discarded', () => {
    const t = table({
      active: 1,
      me: {
        houses: ['logos'],
        hand: Array<string>(6).fill('batdrone'),
        artifacts: [{ id: 'ruins-of-archonis', aember: 4 }],
      },
      foe: { house: 'logos', hand: ['batdrone'] },
    });
    t.foe.play('batdrone').end();
    for (let i = 0; i < 5; i++) t.me.play('batdrone');
    t.me.discard('batdrone');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'ruins-of-archonis', aember: 4 }],
        line: Array(5).fill({ id: 'batdrone', exhausted: true }),
      },
      foe: { line: ['batdrone'] },
    });
  });
});
