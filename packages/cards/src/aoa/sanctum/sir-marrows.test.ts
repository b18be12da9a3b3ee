import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('sir-marrows', () => {
  it('captures what the opponent gains by reaping', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, line: ['sir-marrows'] },
      foe: { ...foeHouses, aember: 1, line: ['shooler', 'dust-imp'] },
    });
    t.me.end();
    t.foe.house('dis').reap('shooler').reap('dust-imp');
    t.expect({
      me: { line: [{ id: 'sir-marrows', aember: 2 }] },
      foe: {
        aember: 1,
        line: [
          { id: 'shooler', exhausted: true },
          { id: 'dust-imp', exhausted: true },
        ],
      },
    });
  });

  it('captures nothing that is gained in another way, or by a friendly reap', () => {
    const t = table({ me: { house: 'sanctum', line: ['sir-marrows'] }, foe: { aember: 2 } });
    t.me.reap('sir-marrows');
    t.expect({ me: { aember: 1, line: [{ id: 'sir-marrows', exhausted: true }] }, foe: { aember: 2 } });
    const bonus = table({ me: { house: 'untamed', hand: ['dust-pixie'] }, foe: { line: ['sir-marrows'] } });
    bonus.me.play('dust-pixie');
    bonus.expect({ me: { aember: 2, line: [{ id: 'dust-pixie', exhausted: true }] }, foe: { line: ['sir-marrows'] } });
  });

  it('ruling sir-marrows/present-controller: captures for whoever controls him now', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: [{ id: 'sir-marrows', owner: 0 }] } });
    t.me.reap('shooler');
    t.expect({
      me: { aember: 0, line: [{ id: 'shooler', exhausted: true }] },
      foe: { line: [{ id: 'sir-marrows', aember: 1 }] },
    });
  });

  // Where the pool holds more, each of the two captures as much as was gained, because nothing marks æmber in a pool.
  it('ruling sir-marrows/two: of two of them only one captures the one æmber there is', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['sir-marrows', 'sir-marrows'] } });
    t.me.reap('shooler');
    expect(t.options()).toEqual(['sir-marrows', 'sir-marrows']);
    t.me.order('sir-marrows#2');
    t.expect({
      me: { aember: 0, line: [{ id: 'shooler', exhausted: true }] },
      foe: { line: ['sir-marrows', { id: 'sir-marrows', aember: 1 }] },
    });
  });

  it('ruling sir-marrows/with-pixies: with Po’s Pixies on the side of who reaps, both capture from the supply', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler', 'po-s-pixies'] },
      foe: { line: ['sir-marrows', 'sir-marrows'] },
    });
    t.me.reap('shooler').order('sir-marrows');
    t.expect({
      me: { aember: 1, line: [{ id: 'shooler', exhausted: true }, 'po-s-pixies'] },
      foe: {
        line: [
          { id: 'sir-marrows', aember: 1 },
          { id: 'sir-marrows', aember: 1 },
        ],
      },
    });
  });
});
