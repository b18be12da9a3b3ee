import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('word-of-returning', () => {
  it('deals each enemy creature as much damage as it has æmber, and takes all of that', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'], aember: 1 },
      foe: { aember: 4, line: [{ id: 'charette', aember: 3 }, 'tocsin', { id: 'shooler', aember: 1, damage: 2 }] },
    });
    t.me.play('word-of-returning');
    t.expect({
      me: { aember: 6, discard: ['word-of-returning'] },
      foe: { aember: 4, line: [{ id: 'charette', damage: 3 }, 'tocsin', { id: 'shooler', damage: 3 }] },
    });
  });

  it('gets the æmber of those that die of it once', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'] },
      foe: {
        line: [
          { id: 'dust-imp', aember: 2 },
          { id: 'valdr', aember: 2 },
        ],
      },
    });
    t.me.play('word-of-returning');
    t.expect({
      me: { aember: 5 },
      foe: { aember: 2, line: [{ id: 'valdr', damage: 2 }], discard: ['dust-imp'] },
    });
  });

  it('leaves friendly creatures alone', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'], line: [{ id: 'raiding-knight', aember: 2 }] },
      foe: { line: [{ id: 'tocsin', aember: 1 }] },
    });
    t.me.play('word-of-returning');
    t.expect({
      me: { aember: 2, line: [{ id: 'raiding-knight', aember: 2 }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('takes the æmber also where ward or armor keep the damage away', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'] },
      foe: {
        line: [
          { id: 'tocsin', aember: 3, warded: true },
          { id: 'staunch-knight', aember: 2 },
        ],
      },
    });
    t.me.play('word-of-returning');
    t.expect({ me: { aember: 6 }, foe: { line: ['tocsin', 'staunch-knight'] } });
  });

  it('gives its bonus and nothing more where no enemy creature has æmber', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'] },
      foe: { aember: 5, line: ['tocsin'] },
    });
    t.me.play('word-of-returning');
    t.expect({ me: { aember: 1 }, foe: { aember: 5, line: ['tocsin'] } });
  });

  it('loses what it takes to an enemy Ether Spider, which catches all that would come to the pool', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'] },
      foe: {
        line: [
          { id: 'ether-spider', aember: 2 },
          { id: 'dust-imp', aember: 2 },
        ],
      },
    });
    // The bonus makes 3 on the Spider; the 3 taken from it and the 2 of the dead Imp come back to it.
    t.me.play('word-of-returning');
    t.expect({ me: { aember: 0 }, foe: { aember: 2, line: [{ id: 'ether-spider', aember: 5, damage: 3 }] } });
  });
});
