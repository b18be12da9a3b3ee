// Words of Draconian Measures as the rules bot reads them: what an attacker ignores, invulnerable, entrench,
// treachery, overwhelmed.
import '@vaultsong/cards';
import type { SeatPosition } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { table, turnOf } from './testing/choices.ts';

const firstOf = (me: SeatPosition, foe: SeatPosition, count = 2): readonly string[] =>
  turnOf(table(me, foe)).slice(0, count);

describe('what an attacker ignores', () => {
  const zomok = { house: 'skyborn', line: ['zomok'] } as const;

  test('a creature that is elusive is hit by it, and by others only the second time', () => {
    const foe = { line: ['noddy-the-thief'] };
    expect(firstOf(zomok, foe, 1)).toEqual(['fight zomok']);
    expect(firstOf({ house: 'untamed', line: ['niffle-ape'] }, foe, 1)).toEqual(['fight niffle-ape']);
    expect(firstOf({ house: 'untamed', line: ['dew-faerie'] }, foe, 1)).toEqual(['reap dew-faerie']);
  });

  test('taunt keeps it from nothing', () => {
    const foe = { line: ['champion-anaphiel', 'noddy-the-thief'] };
    expect(firstOf({ house: 'untamed', line: ['niffle-ape'] }, foe)).toEqual(['fight niffle-ape', 'noddy-the-thief']);
  });

  test('hazardous does not hurt it', () => {
    const foe = { line: ['briar-grubbling'] };
    expect(firstOf(zomok, foe, 1)).toEqual(['fight zomok']);
    expect(firstOf({ house: 'skyborn', line: ['bloodwing'] }, foe, 1)).toEqual(['reap bloodwing']);
  });
});

describe('invulnerable', () => {
  test('it is no target for a fight, but where the attacker ignores it', () => {
    const foe = { line: ['emperor-memrox'] };
    expect(firstOf({ house: 'brobnar', line: ['troll'] }, foe, 1)).toEqual(['reap troll']);
    expect(firstOf({ house: 'skyborn', line: ['zomok'] }, foe, 1)).toEqual(['fight zomok']);
  });

  test('damage and destruction go elsewhere', () => {
    const line = ['troll', 'umbra', 'emperor-memrox', 'umbra', 'troll'];
    expect(firstOf({ house: 'brobnar', hand: ['punch'] }, { line })).toEqual(['play punch', 'umbra']);
    expect(firstOf({ house: 'dis', hand: ['hand-of-dis'] }, { line })).toEqual(['play hand-of-dis', 'umbra']);
  });

  test('it attacks the strong, since nothing comes back', () => {
    const me = { house: 'mars', line: ['emperor-memrox'] } as const;
    const foe = { line: [{ id: 'bumpsy', damage: 3 }] };
    expect(firstOf(me, foe, 1)).toEqual(['fight emperor-memrox']);
    expect(firstOf({ ...me, line: ['emperor-memrox', 'zorg'] }, foe, 1)).not.toContain('fight emperor-memrox');
  });
});

describe('entrench', () => {
  const restOf = (me: SeatPosition, foe: SeatPosition): readonly string[] =>
    turnOf(table({ house: 'logos', ...me }, foe));
  const tired = (id: string) => ({ id, exhausted: true });

  test('it rests where that does more than a use in the next turn', () => {
    expect(restOf({ line: [tired('operator-olluyyg')] }, { aember: 6 })).toEqual(['operator-olluyyg']);
    expect(restOf({ line: [tired('operator-olluyyg')] }, { aember: 0 })).toEqual(['done']);
    expect(restOf({ line: [tired('noxious-ionox')] }, { line: ['troll'] })).toEqual(['noxious-ionox']);
    expect(restOf({ line: [tired('the-watch')] }, {})).toEqual(['the-watch']);
  });

  test('it readies where resting does nothing, or harm', () => {
    expect(restOf({ line: [tired('noxious-ionox')] }, {})).toEqual(['done']);
    expect(restOf({ line: [tired('dray-conis'), 'troll', 'krump'] }, { line: ['umbra'] })).toEqual(['done']);
    expect(restOf({ line: [tired('snapper-dyn')] }, { line: ['umbra'] })).toEqual(['done']);
  });
});

describe('treachery', () => {
  test('what burdens the opponent is neither taken from them nor destroyed', () => {
    const foe = { artifacts: ['curse-of-confusion', 'banner-of-battle'] } as const;
    expect(firstOf({ house: 'shadows', hand: ['sneklifter'] }, foe)).toEqual(['play sneklifter', 'banner-of-battle']);
    const gorm = { house: 'sanctum', artifacts: ['gorm-of-omm'] } as const;
    expect(firstOf(gorm, { artifacts: ['curse-of-confusion'] }, 1)).toEqual(['end']);
  });

  test('its own burdens are what it rids itself of', () => {
    const artifacts = ['gorm-of-omm', 'banner-of-battle', 'curse-of-confusion'] as const;
    expect(firstOf({ house: 'sanctum', artifacts }, {})).toEqual(['omni gorm-of-omm', 'curse-of-confusion']);
    const line = ['umbra', 'umbra', { id: 'infiltrator', exhausted: true }, 'umbra'] as const;
    const me = { house: 'dis', hand: ['hand-of-dis'], line } as const;
    expect(firstOf(me, {})).toEqual(['play hand-of-dis', 'infiltrator']);
  });
});

describe('overwhelmed', () => {
  const me = { house: 'shadows', hand: ['umbra'], line: ['nightmare-urchin'] } as const;

  test('a creature that would end it is played after those that ask for it were used', () => {
    const foe = { aember: 4, line: ['troll', 'krump'] };
    expect(firstOf(me, foe)).toEqual(['reap nightmare-urchin', 'play umbra']);
  });

  test('and before them where it ends nothing', () => {
    for (const line of [['troll'], ['troll', 'krump', 'bumpsy']])
      expect(firstOf(me, { aember: 4, line }, 1)).toEqual(['play umbra']);
  });
});
