import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ortannu-the-chained', () => {
  it('returns its bindings and deals 2 with splash for each of them', () => {
    const t = table({
      me: { house: 'dis', line: ['ortannu-the-chained'], discard: ['ortannu-s-binding', 'fear', 'ortannu-s-binding'] },
      foe: { line: ['mother', 'valdr', 'troll', 'pitlord'], discard: ['ortannu-s-binding'] },
    });
    t.me.reap('ortannu-the-chained').choose('valdr').choose('pitlord');
    t.expect({
      me: {
        aember: 1,
        hand: ['ortannu-s-binding', 'ortannu-s-binding'],
        discard: ['fear'],
        line: [{ id: 'ortannu-the-chained', exhausted: true }],
      },
      foe: {
        line: [
          { id: 'mother', damage: 2 },
          { id: 'valdr', damage: 2 },
          { id: 'troll', damage: 4 },
          { id: 'pitlord', damage: 2 },
        ],
        discard: ['ortannu-s-binding'],
      },
    });
  });

  it('ruling ortannu-the-chained/at-once: all of it is dealt at one moment, so that a ward stops the second too', () => {
    const t = table({
      me: { house: 'dis', line: ['ortannu-the-chained'], discard: ['ortannu-s-binding', 'ortannu-s-binding'] },
      foe: {
        line: [
          { id: 'mother', warded: true },
          { id: 'valdr', warded: true },
        ],
      },
    });
    t.me.reap('ortannu-the-chained').choose('mother').choose('valdr');
    t.expect({
      me: { line: [{ id: 'ortannu-the-chained', exhausted: true }] },
      foe: {
        line: ['mother', 'valdr'],
      },
    });
  });

  it('ruling ortannu-the-chained/at-once: one creature may be chosen twice, and its neighbors are dealt the splash twice', () => {
    const t = table({
      me: { house: 'dis', line: ['ortannu-the-chained'], discard: ['ortannu-s-binding', 'ortannu-s-binding'] },
      foe: { line: ['dust-imp', 'troll'] },
    });
    t.me.reap('ortannu-the-chained').choose('dust-imp').choose('dust-imp');
    t.expect({
      me: { line: [{ id: 'ortannu-the-chained', exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('deals nothing without a binding in its discard pile', () => {
    const t = table({
      me: { house: 'dis', line: ['ortannu-the-chained'], hand: ['ortannu-s-binding'] },
      foe: { line: ['mother'] },
    });
    t.me.reap('ortannu-the-chained');
    t.expect({ me: { aember: 1, line: [{ id: 'ortannu-the-chained', exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
