import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('antanagoge', () => {
  const hidden = { id: 'antanagoge', house: 'dis' } as const;

  it('may take an enemy creature faceup under it, and deals its power to each creature after it reaps', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: [hidden], line: ['troll'] },
      foe: { ...foeHouses, line: ['mother', 'valdr', { id: 'silvertooth', aember: 1 }] },
    });
    t.me.play('antanagoge').yes().choose('silvertooth');
    t.expect({
      me: { aember: 1, line: ['troll', { id: 'antanagoge', exhausted: true, under: ['silvertooth'] }] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('dis').reap('antanagoge');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'troll', damage: 2 },
          { id: 'antanagoge', exhausted: true, under: ['silvertooth'] },
        ],
      },
      foe: {
        line: [
          { id: 'mother', damage: 2 },
          { id: 'valdr', damage: 2 },
        ],
      },
    });
  });

  it('may die of it, with the card going to the discard pile of its owner', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: [hidden] },
      foe: { ...foeHouses, line: ['krump', 'troll', 'valdr'] },
    });
    t.me.play('antanagoge').yes().choose('krump').end();
    t.foe.house('shadows').end();
    t.me.house('dis').reap('antanagoge');
    t.expect({
      me: { aember: 1, line: [], discard: ['antanagoge'] },
      foe: { line: [{ id: 'troll', damage: 6 }], discard: ['valdr', 'krump'] },
    });
  });

  it('may leave them alone, and deals nothing with none under it', () => {
    const t = table({ me: { house: 'dis', hand: [hidden], line: [hidden] }, foe: { line: ['mother'] } });
    t.me.play('antanagoge').no().reap('antanagoge#1');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'antanagoge', exhausted: true },
          { id: 'antanagoge', exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('ruling antanagoge/warded: a warded creature loses only the ward', () => {
    const t = table({ me: { house: 'dis', hand: [hidden] }, foe: { line: [{ id: 'mother', warded: true }] } });
    t.me.play('antanagoge').yes();
    t.expect({ me: { line: [{ id: 'antanagoge', exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
