import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('way-of-the-porcupine', () => {
  it('hurts whoever attacks its creature, before the fight', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: [{ id: 'snufflegator', upgrades: ['way-of-the-porcupine'] }] },
    });
    t.me.fight('tocsin', 'snufflegator').fight('shooler', 'snufflegator');
    t.expect({
      me: { line: [], discard: ['shooler', 'tocsin'] },
      foe: { line: [], discard: ['snufflegator', 'way-of-the-porcupine'] },
    });
  });

  it('adds to what its creature has', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: [{ id: 'fanghouse', upgrades: ['way-of-the-porcupine'] }] },
    });
    t.me.fight('shooler', 'fanghouse');
    t.expect({
      me: { line: [], discard: ['shooler'] },
      foe: { line: [{ id: 'fanghouse', upgrades: ['way-of-the-porcupine'] }] },
    });
  });

  it('does nothing when its creature attacks', () => {
    const t = table({
      me: { house: 'untamed', hand: ['way-of-the-porcupine'], line: ['snufflegator'] },
      foe: { line: ['mother'] },
    });
    t.me.play('way-of-the-porcupine').choose('snufflegator').fight('snufflegator', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true, upgrades: ['way-of-the-porcupine'] }] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });
});
