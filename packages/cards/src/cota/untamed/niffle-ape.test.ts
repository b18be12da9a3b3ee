import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('niffle-ape', () => {
  it('ignores taunt while it attacks', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'snufflegator'] },
      foe: { line: ['silvertooth', 'champion-anaphiel'] },
    });
    expect(targetsOf(t, 'snufflegator')).toEqual(['champion-anaphiel']);
    t.me.fight('niffle-ape', 'silvertooth');
    t.expect({
      me: { line: [{ id: 'niffle-ape', damage: 2, exhausted: true }, 'snufflegator'] },
      foe: { line: ['champion-anaphiel'] },
    });
  });

  it('ignores elusive while it attacks', () => {
    const t = table({ me: { house: 'untamed', line: ['niffle-ape'] }, foe: { line: ['noddy-the-thief'] } });
    t.me.fight('niffle-ape', 'noddy-the-thief');
    t.expect({ me: { line: [{ id: 'niffle-ape', damage: 2, exhausted: true }] }, foe: { line: [] } });
  });

  it('ignores nothing when it is attacked, and does not have to ignore armor', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.fight('niffle-ape', 'raiding-knight');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'raiding-knight', damage: 1 }] } });
  });

  it('makes its attack the first of the turn on an elusive creature', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'snufflegator'] },
      foe: { line: [{ id: 'noddy-the-thief', upgrades: ['blood-of-titans'] }] },
    });
    t.me.fight('niffle-ape', 'noddy-the-thief').fight('snufflegator', 'noddy-the-thief');
    t.expect({ me: { line: [{ id: 'snufflegator', exhausted: true }] }, foe: { line: [] } });
  });
});
