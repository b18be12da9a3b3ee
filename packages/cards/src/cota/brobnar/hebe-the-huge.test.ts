import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hebe-the-huge', () => {
  it('deals 2 to each other undamaged creature of both sides', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['hebe-the-huge'], line: ['tocsin', { id: 'mother', damage: 1 }] },
      foe: { line: ['batdrone', { id: 'shooler', damage: 1 }, 'grommid'] },
    });
    t.me.play('hebe-the-huge', 'right');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', damage: 2 },
          { id: 'mother', damage: 1 },
          { id: 'hebe-the-huge', exhausted: true },
        ],
      },
      foe: {
        line: [
          { id: 'shooler', damage: 1 },
          { id: 'grommid', damage: 2 },
        ],
        discard: ['batdrone'],
      },
    });
  });

  it('hits another Hebe', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['hebe-the-huge'], line: ['hebe-the-huge'] },
      foe: {},
    });
    t.me.play('hebe-the-huge', 'right');
    t.expect({
      me: {
        line: [
          { id: 'hebe-the-huge', damage: 2 },
          { id: 'hebe-the-huge', exhausted: true },
        ],
      },
    });
  });

  it('is stopped by armor and by a ward', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['hebe-the-huge'] },
      foe: { line: ['raiding-knight', 'sergeant-zakiel', { id: 'batdrone', warded: true }] },
    });
    t.me.play('hebe-the-huge');
    t.expect({
      me: { line: [{ id: 'hebe-the-huge', exhausted: true }] },
      foe: { line: ['raiding-knight', { id: 'sergeant-zakiel', damage: 1 }, 'batdrone'] },
    });
  });

  it('hits nobody where it is alone', () => {
    const t = table({ me: { house: 'brobnar', hand: ['hebe-the-huge'] }, foe: {} });
    t.me.play('hebe-the-huge');
    t.expect({ me: { line: [{ id: 'hebe-the-huge', exhausted: true }] } });
  });
});
