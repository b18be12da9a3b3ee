import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('wrath', () => {
  const tired = { id: 'wrath', exhausted: true };

  it('enrages an enemy creature for each friendly Sin when it fights', () => {
    const t = table({
      me: { house: 'dis', line: ['wrath', 'pride', 'shooler'] },
      foe: { line: ['batdrone', 'troll', 'bumpsy', 'urchin'] },
    });
    t.me.fight('wrath', 'batdrone').choose('troll').choose('bumpsy');
    t.expect({
      me: { line: [tired, 'pride', 'shooler'] },
      foe: { line: [{ id: 'troll', enraged: true }, { id: 'bumpsy', enraged: true }, 'urchin'] },
    });
  });

  it('may choose the same one again', () => {
    const t = table({ me: { house: 'dis', line: ['wrath', 'pride'] }, foe: { line: ['batdrone', 'troll', 'bumpsy'] } });
    t.me.fight('wrath', 'batdrone').choose('troll').choose('troll');
    t.expect({ me: { line: [tired, 'pride'] }, foe: { line: [{ id: 'troll', enraged: true }, 'bumpsy'] } });
  });

  it('enrages nobody without an enemy, or when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['wrath'] }, foe: { line: ['batdrone'] } });
    t.me.fight('wrath', 'batdrone');
    t.expect({ me: { line: [tired] }, foe: { line: [] } });
    const u = table({ me: { house: 'logos', line: ['batdrone', 'troll'] }, foe: { line: ['wrath'] } });
    u.me.fight('batdrone', 'wrath');
    u.expect({ me: { line: [{ id: 'batdrone', exhausted: true }, 'troll'] }, foe: { line: ['wrath'] } });
  });

  it('its poison destroys what it fights, its skirmish keeps it whole, and its taunt guards its neighbors', () => {
    const t = table({ me: { house: 'dis', line: ['wrath'] }, foe: { line: ['troll', 'bumpsy'] } });
    t.me.fight('wrath', 'troll');
    t.expect({ me: { line: [tired] }, foe: { line: [{ id: 'bumpsy', enraged: true }] } });
    const u = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['tocsin', 'wrath', 'shooler', 'urchin'] },
    });
    expect(targetsOf(u, 'troll')).toEqual(['wrath', 'urchin']);
  });
});
