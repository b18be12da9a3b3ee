import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('fila-the-researcher', () => {
  it('draws a card after a creature is played next to it', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['batdrone', 'mother'],
        line: ['fila-the-researcher'],
        deck: ['fear', 'punch', 'arise'],
      },
      foe: {},
    });
    t.me.play('batdrone', 'left').play('mother', 'right');
    t.expect({
      me: {
        hand: ['fear', 'punch'],
        line: [{ id: 'batdrone', exhausted: true }, 'fila-the-researcher', { id: 'mother', exhausted: true }],
      },
    });
  });

  it('draws nothing for a creature that is played farther away, nor for one of the opponent', () => {
    const t = table({
      me: {
        house: 'logos',
        ...myHouses.logos,
        hand: ['batdrone', ...filler(6)],
        line: ['fila-the-researcher', 'doc-bookton'],
        deck: ['fear'],
      },
      foe: { ...foeHouses, hand: ['tocsin'] },
    });
    t.me.play('batdrone', 'right').end();
    t.foe.house('dis').play('tocsin');
    t.expect({
      me: { deck: ['fear'], line: ['fila-the-researcher', 'doc-bookton', 'batdrone'] },
      foe: { line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('draws nothing for itself', () => {
    const t = table({
      me: { house: 'logos', hand: ['fila-the-researcher'], line: ['mother'], deck: ['fear'] },
      foe: {},
    });
    t.me.play('fila-the-researcher');
    t.expect({ me: { hand: [], line: ['mother', { id: 'fila-the-researcher', exhausted: true }] } });
  });

  it('ruling fila-the-researcher/only-played: a creature that comes next to it without being played draws nothing', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['harland-mindlock'],
        line: ['mother', 'fila-the-researcher'],
        deck: ['fear', 'punch'],
      },
      foe: { line: ['valdr'] },
    });
    t.me.play('harland-mindlock', 'left').flank('right');
    t.expect({
      me: { hand: [], line: [{ id: 'harland-mindlock', exhausted: true }, 'mother', 'fila-the-researcher', 'valdr'] },
      foe: { line: [] },
    });
  });
});
