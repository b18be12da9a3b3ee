import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('martian-hounds', () => {
  it('gives the chosen creature two counters for each damaged creature of either side', () => {
    const t = table({
      me: { house: 'mars', hand: ['martian-hounds'], line: ['zyzzix-the-many', { id: 'tunk', damage: 1 }] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'tocsin'] },
    });
    t.me.play('martian-hounds').choose('zyzzix-the-many');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'zyzzix-the-many', power: 4 },
          { id: 'tunk', damage: 1 },
        ],
      },
      foe: { line: [{ id: 'mother', damage: 4 }, 'tocsin'] },
    });
  });

  it('counts the chosen creature too when it is damaged', () => {
    const t = table({
      me: { house: 'mars', hand: ['martian-hounds'], line: [{ id: 'zyzzix-the-many', damage: 2 }] },
      foe: {},
    });
    t.me.play('martian-hounds');
    t.expect({ me: { line: [{ id: 'zyzzix-the-many', damage: 2, power: 2 }] } });
  });

  it('gives nothing when nobody is damaged, and asks for nobody', () => {
    const t = table({
      me: { house: 'mars', hand: ['martian-hounds'], line: ['zyzzix-the-many'] },
      foe: { line: ['mother'] },
    });
    t.me.play('martian-hounds');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { line: ['zyzzix-the-many'] }, foe: { line: ['mother'] } });
  });

  it('adds to the counters that are there, and may be wasted on an enemy', () => {
    const t = table({
      me: { house: 'mars', hand: ['martian-hounds'], line: [{ id: 'tunk', damage: 1 }] },
      foe: { line: [{ id: 'mother', power: 1 }] },
    });
    t.me.play('martian-hounds').choose('mother');
    t.expect({ me: { line: [{ id: 'tunk', damage: 1 }] }, foe: { line: [{ id: 'mother', power: 3 }] } });
  });

  it('finds nobody on an empty table', () => {
    const t = table({ me: { house: 'mars', hand: ['martian-hounds'] }, foe: {} });
    t.me.play('martian-hounds');
    t.expect({ me: { line: [], discard: ['martian-hounds'] } });
  });
});
