import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('thermal-depletion', () => {
  const depletion = { id: 'thermal-depletion', house: 'dis' } as const;
  const tired = { exhausted: true };

  it('keeps creatures from being readied until the next turn of its player', () => {
    const t = table({
      me: {
        house: 'dis',
        ...myHouses.dis,
        hand: [depletion],
        line: [{ id: 'tocsin', ...tired }, 'mother'],
        artifacts: [{ id: 'lifeward', ...tired }],
      },
      foe: { ...foeHouses, line: ['troll', { id: 'krump', ...tired }] },
    });
    t.me.play('thermal-depletion').end();
    t.expect({
      me: { line: [{ id: 'tocsin', ...tired }, 'mother'], artifacts: ['lifeward'] },
      foe: { line: ['troll', { id: 'krump', ...tired }] },
    });
    t.foe.house('brobnar').reap('troll').end();
    t.expect({
      me: { line: [{ id: 'tocsin', ...tired }, 'mother'] },
      foe: {
        line: [
          { id: 'troll', ...tired },
          { id: 'krump', ...tired },
        ],
      },
    });
    t.me.house('logos').end();
    t.expect({
      me: { line: ['tocsin', 'mother'] },
      foe: {
        line: [
          { id: 'troll', ...tired },
          { id: 'krump', ...tired },
        ],
      },
    });
  });

  it('keeps effects from readying them, too, also creatures that come later', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'logos', 'sanctum'], hand: [depletion] },
      foe: { ...foeHouses, hand: ['anger', 'valdr'], line: [{ id: 'mother', ...tired }] },
    });
    t.me.play('thermal-depletion').end();
    t.foe.house('brobnar').play('valdr').play('anger');
    t.expect({
      foe: {
        line: [
          { id: 'mother', ...tired },
          { id: 'valdr', ...tired },
        ],
      },
    });
  });
});
