import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const foe = { line: [{ id: 'tocsin', upgrades: ['de-doss'] }] };

describe('de-doss', () => {
  it('keeps the opponent of its creature from playing creatures more powerful than it', () => {
    const t = table({ me: { house: 'dis', hand: ['shaffles', 'tocsin', 'pit-demon', 'fear'] }, foe });
    t.me.cannot('play', 'pit-demon', 'forbidden').play('shaffles').play('tocsin');
    t.expect({
      me: {
        hand: ['pit-demon', 'fear'],
        line: [
          { id: 'shaffles', exhausted: true },
          { id: 'tocsin', exhausted: true },
        ],
      },
      foe,
    });
  });

  it('looks at the power of its creature as it is now', () => {
    const line = [{ id: 'tocsin', power: 2, upgrades: ['de-doss'] }];
    const t = table({ me: { house: 'dis', hand: ['pit-demon'] }, foe: { line } });
    t.me.play('pit-demon');
    t.expect({ me: { line: [{ id: 'pit-demon', exhausted: true }] }, foe: { line } });
  });

  it('does not bind the controller of its creature, nor what is put into play', () => {
    const yours = table({
      me: { house: 'brobnar', hand: ['troll'], line: [{ id: 'tocsin', upgrades: ['de-doss'] }] },
      foe: {},
    });
    yours.me.play('troll');
    yours.expect({
      me: {
        line: [
          { id: 'tocsin', upgrades: ['de-doss'] },
          { id: 'troll', exhausted: true },
        ],
      },
    });
    const ghost = table({
      me: { house: 'geistoid', hand: ['a-ghost-in-the-sun'], discard: ['troll'] },
      foe: { ...foe, keys: 1 },
    });
    ghost.me.play('a-ghost-in-the-sun');
    ghost.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe });
  });

  it('is of no effect on a creature whose text is blank', () => {
    const line = [{ id: 'tocsin', upgrades: ['de-doss', 'fortune-reverser'] }];
    const t = table({ me: { house: 'dis', hand: ['pit-demon'] }, foe: { line } });
    t.me.play('pit-demon');
    t.expect({ me: { line: [{ id: 'pit-demon', exhausted: true }] }, foe: { line } });
  });
});
