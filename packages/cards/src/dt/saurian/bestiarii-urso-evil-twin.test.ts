import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('bestiarii-urso-evil-twin', () => {
  it('stuns a creature when it is played, also one that is stunned already', () => {
    const t = table({
      me: { house: 'saurian', hand: ['bestiarii-urso-evil-twin'], line: ['bumpsy'] },
      foe: { line: ['troll', { id: 'mother', stunned: true }] },
    });
    t.me.play('bestiarii-urso-evil-twin');
    expect(t.options()).toEqual(['bumpsy', 'bestiarii-urso-evil-twin', 'troll', 'mother']);
    t.me.choose('mother');
    t.expect({
      me: { line: ['bumpsy', { id: 'bestiarii-urso-evil-twin', exhausted: true }] },
      foe: { line: ['troll', { id: 'mother', stunned: true }] },
    });
  });

  it('must stun itself where there is nobody else', () => {
    const t = table({ me: { house: 'saurian', hand: ['bestiarii-urso-evil-twin'] }, foe: {} });
    t.me.play('bestiarii-urso-evil-twin');
    t.expect({ me: { line: [{ id: 'bestiarii-urso-evil-twin', stunned: true, exhausted: true }] } });
  });

  it('stuns a creature after it fought, where it lives; a ward is no help', () => {
    const t = table({
      me: { house: 'saurian', line: ['bestiarii-urso-evil-twin', 'bumpsy'] },
      foe: { line: ['dust-imp', { id: 'troll', warded: true }] },
    });
    t.me.fight('bestiarii-urso-evil-twin', 'dust-imp').choose('troll');
    t.expect({
      me: { line: [{ id: 'bestiarii-urso-evil-twin', damage: 1, exhausted: true }, 'bumpsy'] },
      foe: { line: [{ id: 'troll', stunned: true, warded: true }] },
    });
  });

  it('stuns nobody after it died in the fight, or after it reaped', () => {
    const t = table({
      me: { house: 'saurian', line: ['bestiarii-urso-evil-twin', 'bestiarii-urso-evil-twin'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('bestiarii-urso-evil-twin', 'troll').reap('bestiarii-urso-evil-twin');
    t.expect({
      me: { aember: 1, line: [{ id: 'bestiarii-urso-evil-twin', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });
});
