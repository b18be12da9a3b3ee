import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('te-wheke-kraken', () => {
  it('exhausts 2 friendly Unfathomable creatures as it is played, and stays', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['te-wheke-kraken'], line: ['hookmaster', 'troll', 'fuguru'] },
      foe: { line: ['portalmonger'] },
    });
    t.me.play('te-wheke-kraken').choose('hookmaster', 'fuguru');
    t.expect({
      me: {
        line: [
          { id: 'hookmaster', exhausted: true },
          'troll',
          { id: 'fuguru', exhausted: true },
          { id: 'te-wheke-kraken', exhausted: true },
        ],
      },
      foe: { line: ['portalmonger'] },
    });
  });

  it('is destroyed where only one could be exhausted, which is exhausted all the same', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['te-wheke-kraken'], line: ['hookmaster', 'troll'] },
      foe: { line: ['portalmonger'] },
    });
    t.me.play('te-wheke-kraken');
    t.expect({
      me: { line: [{ id: 'hookmaster', exhausted: true }, 'troll'], discard: ['te-wheke-kraken'] },
      foe: { line: ['portalmonger'] },
    });
  });

  it('is destroyed where one was exhausted already: that one was not exhausted by it', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['te-wheke-kraken'], line: ['hookmaster', { id: 'fuguru', exhausted: true }] },
      foe: {},
    });
    t.me.play('te-wheke-kraken').choose('hookmaster', 'fuguru');
    t.expect({
      me: {
        line: [
          { id: 'hookmaster', exhausted: true },
          { id: 'fuguru', exhausted: true },
        ],
        discard: ['te-wheke-kraken'],
      },
    });
  });

  it('is destroyed where there is none but itself', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['te-wheke-kraken'], line: ['troll'] }, foe: {} });
    t.me.play('te-wheke-kraken');
    t.expect({ me: { line: ['troll'], discard: ['te-wheke-kraken'] } });
  });

  it('deals 2 to a creature and 2 to each of its neighbors after it reaps or fights', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['te-wheke-kraken'] },
      foe: { line: ['tocsin', 'troll', 'dextre', 'mother'] },
    });
    t.me.reap('te-wheke-kraken').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'te-wheke-kraken', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, { id: 'troll', damage: 2 }, { id: 'dextre', damage: 2 }, 'mother'] },
    });
    const fights = table({
      me: { house: 'unfathomable', line: ['te-wheke-kraken'] },
      foe: { line: ['tocsin', 'dextre', 'mother'] },
    });
    fights.me.fight('te-wheke-kraken', 'tocsin').choose('mother');
    fights.expect({
      me: { line: [{ id: 'te-wheke-kraken', exhausted: true, damage: 3 }] },
      foe: {
        line: [
          { id: 'dextre', damage: 2 },
          { id: 'mother', damage: 2 },
        ],
      },
    });
  });

  it('must take itself where it is alone', () => {
    const t = table({ me: { house: 'unfathomable', line: ['te-wheke-kraken'] }, foe: {} });
    t.me.reap('te-wheke-kraken');
    t.expect({ me: { aember: 1, line: [{ id: 'te-wheke-kraken', exhausted: true, damage: 2 }] } });
  });
});
