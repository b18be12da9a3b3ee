import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
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

  it.each(editionsSince('cota-1.3'))(
    'ruling sir-marrows/two: of two of them only one captures the one æmber there is (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', line: ['shooler'] },
        foe: { line: ['sir-marrows', 'sir-marrows'] },
      });
      t.me.reap('shooler');
      expect(t.options()).toEqual(['sir-marrows', 'sir-marrows']);
      t.me.order('sir-marrows#2');
      t.expect({
        me: { aember: 0, line: [{ id: 'shooler', exhausted: true }] },
        foe: { line: ['sir-marrows', { id: 'sir-marrows', aember: 1 }] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling sir-marrows/two: the same æmber is captured once where the pool holds more, too (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', line: ['dust-pixie'], aember: 2 },
        foe: { line: ['sir-marrows', 'sir-marrows'] },
      });
      t.me.reap('dust-pixie').order('sir-marrows');
      t.expect({
        me: { aember: 2, line: [{ id: 'dust-pixie', exhausted: true }] },
        foe: { line: [{ id: 'sir-marrows', aember: 1 }, 'sir-marrows'] },
      });
    },
  );

  it('of three of them nobody is asked for an order once the æmber is captured', () => {
    const t = table({
      me: { house: 'untamed', line: ['dust-pixie'], aember: 5 },
      foe: { line: ['sir-marrows', 'sir-marrows', 'sir-marrows'] },
    });
    t.me.reap('dust-pixie').order('sir-marrows');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({
      me: { aember: 5, line: [{ id: 'dust-pixie', exhausted: true }] },
      foe: { line: [{ id: 'sir-marrows', aember: 1 }, 'sir-marrows', 'sir-marrows'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling sir-marrows/two: one that is a copy captures nothing either (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', line: ['dust-pixie'], aember: 2 },
        foe: { line: ['sir-marrows', { id: 'mimic-gel', as: 'sir-marrows' }] },
      });
      t.me.reap('dust-pixie').order('sir-marrows');
      expect(t.state.players[0]?.aember).toBe(2);
    },
  );

  it('shares the æmber with Widespread Corruption, whichever comes first', () => {
    const t = table({
      me: { house: 'untamed', line: ['dust-pixie'], aember: 2 },
      foe: { line: ['sir-marrows'], artifacts: ['widespread-corruption'] },
    });
    t.me.reap('dust-pixie').order('widespread-corruption');
    t.expect({
      me: { aember: 2, line: [{ id: 'dust-pixie', exhausted: true }] },
      foe: { line: [{ id: 'sir-marrows', aember: 1 }], artifacts: ['widespread-corruption'] },
    });
  });

  it('captures nothing where the æmber of the reap never came into the pool', () => {
    const t = table({
      me: { house: 'logos', aember: 3, line: ['dextre'] },
      foe: { line: ['sir-marrows', 'ether-spider'] },
    });
    t.me.reap('dextre');
    t.expect({
      me: { aember: 3, line: [{ id: 'dextre', exhausted: true }] },
      foe: { line: ['sir-marrows', { id: 'ether-spider', aember: 1 }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling sir-marrows/with-pixies: with Po’s Pixies on the side of who reaps, both capture from the supply (%s)',
    (edition) => {
      const t = table({
        edition,
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
    },
  );
});
