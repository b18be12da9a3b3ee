import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('llack-gaboon', () => {
  it('gets 1 power for each other exhausted creature of both players', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['llack-gaboon', { id: 'bumpsy', exhausted: true }] },
      foe: { line: [{ id: 'troll', exhausted: true }, 'krump'] },
    });
    t.me.fight('llack-gaboon', 'krump');
    t.expect({
      me: { line: [{ id: 'bumpsy', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', damage: 5 },
        ],
      },
    });
  });

  it('does not count itself, and has no skirmish with 2 of them', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['llack-gaboon', { id: 'bumpsy', exhausted: true }] },
      foe: { line: [{ id: 'troll', exhausted: true }, 'dust-imp'] },
    });
    t.me.fight('llack-gaboon', 'dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'llack-gaboon', exhausted: true, damage: 2 },
          { id: 'bumpsy', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [{ id: 'troll', exhausted: true }] },
    });
  });

  it('has skirmish with 3', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['llack-gaboon', { id: 'bumpsy', exhausted: true }] },
      foe: { line: [{ id: 'troll', exhausted: true }, { id: 'mother', exhausted: true }, 'shooler'] },
    });
    t.me.fight('llack-gaboon', 'shooler');
    t.expect({
      me: {
        line: [
          { id: 'llack-gaboon', exhausted: true },
          { id: 'bumpsy', exhausted: true },
        ],
      },
      foe: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });

  it('is hazardous with 3, the attacker among them, which is exhausted before the fight', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler', { id: 'bumpsy', exhausted: true }] },
      foe: { line: ['llack-gaboon', { id: 'mother', exhausted: true }] },
    });
    t.me.fight('shooler', 'llack-gaboon');
    t.expect({
      me: { line: [{ id: 'bumpsy', exhausted: true }] },
      foe: { line: ['llack-gaboon', { id: 'mother', exhausted: true }] },
    });
  });

  it('may die as the others ready', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [
          { id: 'troll', exhausted: true },
          { id: 'bumpsy', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'llack-gaboon', damage: 4 }, 'mother'] },
    });
    t.me.end().done();
    t.expect({ me: { line: ['troll', 'bumpsy'] }, foe: { line: ['mother'], discard: ['llack-gaboon'] } });
  });
});
