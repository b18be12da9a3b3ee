import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('captain-kresage', () => {
  it('ruling captain-kresage/each: is elusive while another friendly creature is', () => {
    const t = table({
      active: 1,
      me: { line: ['captain-kresage', 'urchin'] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    t.foe.fight('troll', 'captain-kresage');
    t.expect({ me: { line: ['captain-kresage', 'urchin'] }, foe: { line: [{ id: 'troll', exhausted: true }] } });
  });

  it('ruling captain-kresage/each: has taunt while another friendly creature has', () => {
    const t = table({
      active: 1,
      me: { line: ['mother', 'captain-kresage', 'batdrone', 'champion-anaphiel'] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    t.foe.fight('troll', 'captain-kresage');
    t.expect({
      me: { line: ['mother', 'batdrone', 'champion-anaphiel'] },
      foe: { line: [{ id: 'troll', damage: 6, exhausted: true }] },
    });
    const u = table({
      active: 1,
      me: { line: ['mother', 'captain-kresage', 'batdrone', 'champion-anaphiel'] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    expect(() => u.foe.fight('troll', 'mother')).toThrow('no "mother" to choose');
    expect(u.options()).toEqual(['captain-kresage', 'champion-anaphiel']);
  });

  it('ruling captain-kresage/each: has skirmish and poison while another friendly creature has them', () => {
    const t = table({
      me: { house: 'logos', line: ['captain-kresage', 'macis-asp'] },
      foe: { line: ['kelifi-dragon'] },
    });
    t.me.fight('captain-kresage', 'kelifi-dragon');
    t.expect({ me: { line: [{ id: 'captain-kresage', exhausted: true }, 'macis-asp'] }, foe: { line: [] } });
  });

  it('gains only those that are there', () => {
    const t = table({
      me: { house: 'logos', line: ['captain-kresage', 'batdrone'] },
      foe: { line: ['kelifi-dragon'] },
    });
    t.me.fight('captain-kresage', 'kelifi-dragon');
    t.expect({
      me: { line: [{ id: 'captain-kresage', exhausted: true }, 'batdrone'] },
      foe: { line: [{ id: 'kelifi-dragon', damage: 6 }] },
    });
  });

  it('gains nothing of enemy creatures, and nothing alone', () => {
    const t = table({
      active: 1,
      me: { line: ['captain-kresage'] },
      foe: { house: 'brobnar', line: ['troll', 'urchin'] },
    });
    t.foe.fight('troll', 'captain-kresage');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 6, exhausted: true }, 'urchin'] } });
  });

  it('two of them do not keep for each other what a third one gave', () => {
    const t = table({
      active: 1,
      me: { line: ['captain-kresage', 'captain-kresage', 'urchin'] },
      foe: { house: 'brobnar', line: ['troll', 'troll'], hand: ['punch'] },
    });
    t.foe.fight('troll', 'captain-kresage#2');
    t.expect({
      me: { line: ['captain-kresage', 'captain-kresage', 'urchin'] },
      foe: { line: [{ id: 'troll', exhausted: true }, 'troll'] },
    });
    t.foe.play('punch').choose('urchin');
    t.foe.fight('troll#2', 'captain-kresage');
    t.expect({
      me: { line: ['captain-kresage'] },
      foe: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'troll', damage: 6, exhausted: true },
        ],
      },
    });
  });
});
