import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('dance-of-doom', () => {
  it('destroys each creature with exactly the chosen power, on both sides', () => {
    const t = table({
      me: { house: 'dis', hand: ['dance-of-doom'], line: ['mother', 'tocsin', 'snufflegator'] },
      foe: { line: ['shooler', 'charette', 'pitlord', 'doc-bookton'] },
    });
    t.me.play('dance-of-doom').choose(5);
    t.expect({
      me: { aember: 0, line: ['tocsin', 'snufflegator'], discard: ['dance-of-doom', 'mother'] },
      foe: { line: ['charette', 'pitlord'], discard: ['doc-bookton', 'shooler'] },
    });
  });

  it('offers every number up to the highest power in play', () => {
    const t = table({
      me: { house: 'dis', hand: ['dance-of-doom'], line: ['urchin'] },
      foe: { line: [{ id: 'tocsin', power: 1 }] },
    });
    t.me.play('dance-of-doom');
    expect(t.options()).toEqual(['0', '1', '2', '3', '4']);
    t.me.choose(4);
    t.expect({ me: { line: ['urchin'] }, foe: { line: [] } });
  });

  it('counts the power that a creature has now, and neither its damage nor its armor', () => {
    const t = table({
      me: { house: 'dis', hand: ['dance-of-doom'], line: [{ id: 'shooler', damage: 1 }] },
      foe: {
        line: [
          'snufflegator',
          { id: 'raiding-knight', upgrades: ['blood-of-titans'] },
          'staunch-knight',
          { id: 'urchin', power: 3 },
          'charette',
          'niffle-queen',
        ],
      },
    });
    // Powers: Snufflegator 5 by Niffle Queen, Raiding Knight 9, Staunch Knight 4 away from the flank.
    t.me.play('dance-of-doom').choose(4);
    t.expect({
      me: { line: [{ id: 'shooler', damage: 1 }] },
      foe: { line: ['snufflegator', { id: 'raiding-knight', upgrades: ['blood-of-titans'] }, 'niffle-queen'] },
    });
  });

  it('destroys nothing with a number that no creature has', () => {
    const t = table({ me: { house: 'dis', hand: ['dance-of-doom'], line: ['tocsin'] }, foe: { line: ['mother'] } });
    t.me.play('dance-of-doom').choose(4);
    t.expect({ me: { line: ['tocsin'], discard: ['dance-of-doom'] }, foe: { line: ['mother'] } });
  });

  it('takes only the ward of a warded creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['dance-of-doom'] },
      foe: { line: [{ id: 'dust-imp', warded: true }, 'dust-imp'] },
    });
    t.me.play('dance-of-doom').choose(2);
    t.expect({ foe: { aember: 2, line: ['dust-imp'] } });
  });

  it('does nothing on an empty table', () => {
    const t = table({ me: { house: 'dis', hand: ['dance-of-doom'] }, foe: {} });
    t.me.play('dance-of-doom');
    t.expect({ me: { discard: ['dance-of-doom'] } });
  });
});
