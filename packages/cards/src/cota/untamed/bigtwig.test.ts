import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('bigtwig', () => {
  it('attacks stunned creatures only', () => {
    const t = table({
      me: { house: 'untamed', line: ['bigtwig', 'snufflegator'] },
      foe: { line: ['valdr', { id: 'tocsin', stunned: true }, 'shooler', { id: 'charette', stunned: true }] },
    });
    expect(targetsOf(t, 'bigtwig')).toEqual(['tocsin', 'charette']);
    expect(targetsOf(t, 'snufflegator')).toEqual(['valdr', 'tocsin', 'shooler', 'charette']);
    t.me.fight('bigtwig', 'charette');
    t.expect({
      me: { line: [{ id: 'bigtwig', damage: 4, exhausted: true }, 'snufflegator'] },
      foe: { line: ['valdr', { id: 'tocsin', stunned: true }, 'shooler'] },
    });
  });

  it('cannot fight where nobody is stunned', () => {
    const t = table({ me: { house: 'untamed', line: ['bigtwig'] }, foe: { line: ['valdr', 'tocsin'] } });
    t.me.cannot('fight', 'bigtwig', 'no-target');
    t.expect({ me: { line: ['bigtwig'] }, foe: { line: ['valdr', 'tocsin'] } });
  });

  it('cannot attack a stunned creature behind taunt', () => {
    const t = table({
      me: { house: 'untamed', line: ['bigtwig'] },
      foe: { line: [{ id: 'tocsin', stunned: true }, 'champion-anaphiel'] },
    });
    t.me.cannot('fight', 'bigtwig', 'no-target');
    t.expect({ me: { line: ['bigtwig'] }, foe: { line: [{ id: 'tocsin', stunned: true }, 'champion-anaphiel'] } });
  });

  it('fights back when it is attacked by a creature that is not stunned', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['bigtwig'] } });
    t.me.fight('shooler', 'bigtwig');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'bigtwig', damage: 5 }] } });
  });

  it('stuns and exhausts one creature after it reaped', () => {
    const t = table({ me: { house: 'untamed', line: ['bigtwig'] }, foe: { line: ['valdr', 'tocsin'] } });
    t.me.reap('bigtwig').choose('valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'bigtwig', exhausted: true }] },
      foe: { line: [{ id: 'valdr', stunned: true, exhausted: true }, 'tocsin'] },
    });
  });

  it('exhausts a creature that is stunned already, and stuns one that is exhausted', () => {
    const t = table({
      me: { house: 'untamed', line: ['bigtwig', 'bigtwig'] },
      foe: {
        line: [
          { id: 'valdr', stunned: true },
          { id: 'tocsin', exhausted: true },
        ],
      },
    });
    t.me.reap('bigtwig').choose('valdr').reap('bigtwig#2').choose('tocsin');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'bigtwig', exhausted: true },
          { id: 'bigtwig', exhausted: true },
        ],
      },
      foe: {
        line: [
          { id: 'valdr', stunned: true, exhausted: true },
          { id: 'tocsin', stunned: true, exhausted: true },
        ],
      },
    });
  });

  it('has to stun itself where it is alone', () => {
    const t = table({ me: { house: 'untamed', line: ['bigtwig'] }, foe: {} });
    t.me.reap('bigtwig');
    t.expect({ me: { aember: 1, line: [{ id: 'bigtwig', stunned: true, exhausted: true }] } });
  });
});
