import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('niffle-grounds', () => {
  it('takes taunt from the chosen creature for the turn', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['niffle-grounds'], line: ['snufflegator'] },
      foe: { line: ['champion-anaphiel', 'batdrone'] },
    });
    expect(targetsOf(t, 'snufflegator')).toEqual(['champion-anaphiel']);
    t.me.action('niffle-grounds').choose('champion-anaphiel').fight('snufflegator', 'batdrone');
    t.expect({ me: { line: [{ id: 'snufflegator', exhausted: true }] }, foe: { line: ['champion-anaphiel'] } });
  });

  it('ruling niffle-grounds/only-the-chosen: takes elusive from that creature and no other', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['niffle-grounds'], line: ['snufflegator', 'niffle-queen'] },
      foe: { line: ['urchin', 'bulleteye'] },
    });
    t.me.action('niffle-grounds').choose('urchin').fight('snufflegator', 'urchin').fight('niffle-queen', 'bulleteye');
    t.expect({
      me: {
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'niffle-queen', exhausted: true },
        ],
      },
      foe: { line: ['bulleteye'], discard: ['urchin'] },
    });
  });

  it('gives it back when the turn ends', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, artifacts: ['niffle-grounds'], line: ['urchin'] },
      foe: { ...foeHouses, line: ['valdr'] },
    });
    t.me.action('niffle-grounds').choose('urchin').end();
    t.foe.house('brobnar').fight('valdr', 'urchin');
    t.expect({ me: { line: ['urchin'] }, foe: { line: [{ id: 'valdr', exhausted: true }] } });
  });
});
