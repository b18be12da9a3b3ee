import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('brain-stem-antenna', () => {
  const host = { id: 'snufflegator', exhausted: true, upgrades: ['brain-stem-antenna'] } as const;

  it('readies its creature and makes it a Mars one when a Mars creature is played', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk'], line: [host] }, foe: {} });
    t.me.play('tunk', 'right').reap('snufflegator');
    t.expect({
      me: {
        aember: 1,
        line: [
          { ...host, exhausted: true },
          { id: 'tunk', exhausted: true },
        ],
      },
    });
  });

  it('works for each Mars creature of the turn', () => {
    const t = table({ me: { house: 'mars', hand: ['blypyp', 'tunk'], line: [host] }, foe: {} });
    t.me.play('blypyp', 'right').reap('snufflegator').play('tunk', 'right').reap('snufflegator');
    t.expect({
      me: {
        aember: 2,
        line: [host, { id: 'blypyp', exhausted: true }, { id: 'tunk', exhausted: true }],
      },
    });
  });

  it('makes it a Mars creature for all effects of that turn', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk', 'phosphorus-stars'], line: [host, 'mother'] }, foe: {} });
    t.me.play('tunk', 'right').play('phosphorus-stars');
    t.expect({
      me: {
        chains: 2,
        line: [
          { ...host, exhausted: false },
          { id: 'mother', stunned: true },
          { id: 'tunk', exhausted: true },
        ],
      },
    });
  });

  it('takes its own house away for that turn', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['phase-shift', 'tunk'],
        line: [{ id: 'mother', exhausted: true, upgrades: ['brain-stem-antenna'] }],
      },
      foe: {},
    });
    t.me.play('phase-shift').play('tunk', 'right').cannot('reap', 'mother', 'wrong-house');
    t.expect({
      me: {
        line: [
          { id: 'mother', upgrades: ['brain-stem-antenna'] },
          { id: 'tunk', exhausted: true },
        ],
      },
    });
  });

  it('does not answer to creatures of other houses', () => {
    const t = table({ me: { house: 'untamed', hand: ['dust-pixie'], line: [host] }, foe: {} });
    t.me.play('dust-pixie', 'right');
    t.expect({ me: { aember: 2, line: [host, { id: 'dust-pixie', exhausted: true }] } });
  });

  it('does not answer to other Mars cards, and the creature cannot be used then', () => {
    const t = table({
      me: { house: 'mars', hand: ['feeding-pit', 'psychic-network'], line: [{ ...host, exhausted: false }] },
      foe: {},
    });
    t.me.play('feeding-pit').play('psychic-network').cannot('reap', 'snufflegator', 'wrong-house');
    t.expect({ me: { line: [{ ...host, exhausted: false }], artifacts: [{ id: 'feeding-pit', exhausted: true }] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['tunk'], line: [host] },
      foe: { ...foeHouses, hand: ['phosphorus-stars'] },
    });
    t.me.play('tunk', 'right').end();
    t.foe.house('dis').end();
    t.me.house('mars').cannot('reap', 'snufflegator', 'wrong-house').reap('tunk');
    t.expect({
      me: {
        aember: 1,
        line: [
          { ...host, exhausted: false },
          { id: 'tunk', exhausted: true },
        ],
      },
    });
  });

  it('on an enemy creature waits for the opponent: yours do not count', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk'] }, foe: { line: [host] } });
    t.me.play('tunk');
    t.expect({ me: { line: [{ id: 'tunk', exhausted: true }] }, foe: { line: [host] } });
  });
});
