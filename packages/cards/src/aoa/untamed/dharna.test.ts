import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('dharna', () => {
  it('gains 1 for each damaged friendly creature', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['dharna'],
        line: [{ id: 'mother', damage: 1 }, { id: 'tocsin', damage: 2 }, 'snufflegator'],
      },
      foe: { line: [{ id: 'shooler', damage: 1 }] },
    });
    t.me.play('dharna');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'mother', damage: 1 },
          { id: 'tocsin', damage: 2 },
          'snufflegator',
          { id: 'dharna', exhausted: true },
        ],
      },
      foe: { aember: 0, line: [{ id: 'shooler', damage: 1 }] },
    });
  });

  it('gains nothing where only enemies are damaged', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dharna'], line: ['mother'] },
      foe: { line: [{ id: 'shooler', damage: 1 }] },
    });
    t.me.play('dharna');
    t.expect({
      me: { aember: 0, line: ['mother', { id: 'dharna', exhausted: true }] },
      foe: { line: [{ id: 'shooler', damage: 1 }] },
    });
  });

  it('heals 2 damage from a friendly creature after she reaps', () => {
    const t = table({
      me: { house: 'untamed', line: ['dharna', { id: 'mother', damage: 3 }, { id: 'tocsin', damage: 1 }] },
      foe: { line: [{ id: 'shooler', damage: 1 }] },
    });
    t.me.reap('dharna');
    expect(t.options()).not.toContain('shooler');
    t.me.choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dharna', exhausted: true },
          { id: 'mother', damage: 1 },
          { id: 'tocsin', damage: 1 },
        ],
      },
      foe: { line: [{ id: 'shooler', damage: 1 }] },
    });
  });
});
