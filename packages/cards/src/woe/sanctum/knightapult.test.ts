import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('knightapult', () => {
  it('the next friendly creature may enter anywhere, ready', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['francus', 'raiding-knight'],
        line: ['sequis', 'bulwark'],
        artifacts: ['knightapult'],
      },
      foe: { aember: 1 },
    });
    t.me.action('knightapult').play('francus').yes().between('sequis', 'bulwark').play('raiding-knight', 'right');
    t.expect({
      me: {
        line: ['sequis', 'francus', 'bulwark', { id: 'raiding-knight', aember: 1, exhausted: true }],
        artifacts: [{ id: 'knightapult', exhausted: true }],
      },
      foe: { aember: 0 },
    });
  });

  it('declined, the creature enters as ever', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['francus'], line: ['sequis', 'bulwark'], artifacts: ['knightapult'] },
    });
    t.me.action('knightapult').play('francus').no().flank('right');
    t.expect({
      me: {
        line: ['sequis', 'bulwark', { id: 'francus', exhausted: true }],
        artifacts: [{ id: 'knightapult', exhausted: true }],
      },
    });
  });

  it('a token creature, too', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['muster'],
        line: ['sequis', 'bulwark'],
        artifacts: ['knightapult'],
        beside: ['squire'],
        deck: ['mother'],
      },
    });
    t.me.action('knightapult').play('muster').yes().between('sequis', 'bulwark');
    t.expect({
      me: {
        line: ['sequis', { id: 'mother', token: 'squire' }, 'bulwark'],
        artifacts: [{ id: 'knightapult', exhausted: true }],
      },
    });
  });

  it('only this turn, and no enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, line: ['sequis'], artifacts: ['knightapult'] },
      foe: { ...foeHouses, hand: ['krump'], line: ['troll', 'valdr'] },
    });
    t.me.action('knightapult').end();
    t.foe.house('brobnar').play('krump', 'left');
    t.expect({
      me: { line: ['sequis'], artifacts: ['knightapult'] },
      foe: { line: [{ id: 'krump', exhausted: true }, 'troll', 'valdr'] },
    });
  });
});
