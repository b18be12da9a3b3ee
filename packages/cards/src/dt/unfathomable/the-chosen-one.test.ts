import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('the-chosen-one', () => {
  const houses = ['brobnar', 'logos', 'dis'] as const;
  const mine = ['unfathomable', 'logos', 'dis'] as const;

  it('is dealt 1 for each exhausted creature of the opponent in their “ready cards” step, and those do not ready', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['the-chosen-one'] },
      foe: {
        houses,
        line: ['bumpsy', { id: 'krump', exhausted: true }, 'mother'],
        artifacts: [{ id: 'gauntlet-of-command', exhausted: true }],
      },
    });
    t.me.end();
    t.foe.house('brobnar').reap('bumpsy').end();
    t.expect({
      me: { line: [{ id: 'the-chosen-one', damage: 2 }] },
      foe: {
        aember: 1,
        line: [{ id: 'bumpsy', exhausted: true }, { id: 'krump', exhausted: true }, 'mother'],
        artifacts: ['gauntlet-of-command'],
      },
    });
  });

  it('loses its ward only, as all of it is dealt at once', () => {
    const t = table({
      me: { house: 'unfathomable', line: [{ id: 'the-chosen-one', warded: true }] },
      foe: {
        houses,
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.expect({
      me: { line: ['the-chosen-one'] },
      foe: {
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
    });
  });

  it('may die of it; they stay exhausted then too', () => {
    const t = table({
      me: { house: 'unfathomable', line: [{ id: 'the-chosen-one', damage: 8 }] },
      foe: {
        houses,
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.expect({
      me: { line: [], discard: ['the-chosen-one'] },
      foe: {
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
    });
  });

  it('lets your creatures ready, and itself', () => {
    const t = table({
      me: { house: 'unfathomable', houses: mine, line: ['the-chosen-one', { id: 'troll', exhausted: true }] },
      foe: { houses, line: [{ id: 'bumpsy', exhausted: true }] },
    });
    t.me.reap('the-chosen-one').end();
    t.expect({
      me: { aember: 1, line: ['the-chosen-one', 'troll'] },
      foe: { line: [{ id: 'bumpsy', exhausted: true }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling the-chosen-one/step: effects that ready elsewhere are free, and all ready where it has left play before that step (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'unfathomable', line: [{ id: 'the-chosen-one', damage: 4 }] },
        foe: { houses, hand: ['anger'], line: ['bumpsy', { id: 'krump', exhausted: true }] },
      });
      t.me.end();
      t.foe.house('brobnar').reap('bumpsy').play('anger').choose('bumpsy').end();
      t.expect({ me: { line: [] }, foe: { aember: 2, line: ['krump'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling the-chosen-one/two: of two of them one takes the place of the step, as the active player says (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'unfathomable', line: ['the-chosen-one', { id: 'the-chosen-one', damage: 5 }] },
        foe: {
          houses,
          line: [
            { id: 'bumpsy', exhausted: true },
            { id: 'krump', exhausted: true },
          ],
          artifacts: [{ id: 'gauntlet-of-command', exhausted: true }],
        },
      });
      t.me.end();
      t.foe.house('brobnar').end().order('the-chosen-one');
      t.expect({
        me: {
          line: [
            { id: 'the-chosen-one', damage: 2 },
            { id: 'the-chosen-one', damage: 5 },
          ],
        },
        foe: {
          line: [
            { id: 'bumpsy', exhausted: true },
            { id: 'krump', exhausted: true },
          ],
          artifacts: ['gauntlet-of-command'],
        },
      });
    },
  );

  it('ruling the-chosen-one/counts: creatures that would not ready do not count', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['the-chosen-one'], hand: ['storm-surge'] },
      foe: { houses, line: [{ id: 'bumpsy', exhausted: true }] },
    });
    t.me.play('storm-surge').end();
    t.foe.house('brobnar').end();
    t.expect({ me: { line: ['the-chosen-one'] }, foe: { line: [{ id: 'bumpsy', exhausted: true }] } });
  });

  it.each(['cota-1.0', 'cota-1.3', 'master-16'] as const)(
    'takes the place of readying in older editions, too (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'unfathomable', line: ['the-chosen-one'] },
        foe: { houses, line: [{ id: 'bumpsy', exhausted: true }, 'krump'] },
      });
      t.me.end();
      t.foe.house('brobnar').end();
      t.expect({
        me: { line: [{ id: 'the-chosen-one', damage: 1 }] },
        foe: { line: [{ id: 'bumpsy', exhausted: true }, 'krump'] },
      });
    },
  );
});
