import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('blypyp', () => {
  it('makes the next Mars creature of the turn enter ready after it reaps', () => {
    const t = table({
      me: { house: 'mars', hand: ['tunk', 'zyzzix-the-many'], line: ['blypyp'] },
      foe: {},
    });
    t.me.reap('blypyp').play('tunk', 'right').play('zyzzix-the-many', 'right');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'blypyp', exhausted: true }, 'tunk', { id: 'zyzzix-the-many', exhausted: true }],
      },
    });
  });

  it('waits while artifacts and creatures of other houses are played', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['feeding-pit', 'dust-pixie', 'tunk'],
        line: ['blypyp', 'witch-of-the-wilds'],
      },
      foe: {},
    });
    t.me.reap('blypyp').play('feeding-pit').play('dust-pixie', 'right').play('tunk', 'right');
    t.expect({
      me: {
        aember: 3,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        line: [{ id: 'blypyp', exhausted: true }, 'witch-of-the-wilds', { id: 'dust-pixie', exhausted: true }, 'tunk'],
      },
    });
  });

  it('means the same next creature as a second Blypyp does', () => {
    const t = table({
      me: { house: 'mars', hand: ['tunk', 'zyzzix-the-many'], line: ['blypyp', 'blypyp'] },
      foe: {},
    });
    t.me.reap('blypyp').reap('blypyp#2').play('tunk', 'right').play('zyzzix-the-many', 'right');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'blypyp', exhausted: true },
          { id: 'blypyp', exhausted: true },
          'tunk',
          { id: 'zyzzix-the-many', exhausted: true },
        ],
      },
    });
  });

  it('helps only in that turn, and only by reaping', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['blypyp'], hand: ['tunk'] },
      foe: { ...foeHouses, line: ['dust-pixie'] },
    });
    t.me.reap('blypyp').end();
    t.foe.house('dis').end();
    t.me.house('mars').fight('blypyp', 'dust-pixie').play('tunk', 'right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'blypyp', damage: 1, exhausted: true },
          { id: 'tunk', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
