import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('camouflage', () => {
  it('keeps creatures that are on no flank from attacking its creature', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler', 'charette'] },
      foe: { line: [{ id: 'snufflegator', upgrades: ['camouflage'] }, 'mother'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['mother']);
    expect(targetsOf(t, 'tocsin')).toEqual(['snufflegator', 'mother']);
    expect(targetsOf(t, 'charette')).toEqual(['snufflegator', 'mother']);
  });

  it('leaves a creature amid its line nobody to fight where its creature is alone', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler', 'charette'] },
      foe: { line: [{ id: 'snufflegator', upgrades: ['camouflage'] }] },
    });
    t.me.cannot('fight', 'shooler', 'no-target').fight('charette', 'snufflegator');
    t.expect({ me: { line: ['tocsin', 'shooler'] }, foe: { line: [] } });
  });

  it('does not hinder its creature itself, which may be anybody’s', () => {
    const t = table({
      me: { house: 'untamed', hand: ['camouflage'], line: ['niffle-ape', 'snufflegator', 'mother'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('camouflage').choose('snufflegator').fight('snufflegator', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: ['niffle-ape', { id: 'snufflegator', exhausted: true, upgrades: ['camouflage'] }, 'mother'],
      },
      foe: { aember: 2, line: [] },
    });
  });
});
