import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('inspiration', () => {
  it('readies an exhausted friendly creature of any house and lets it reap', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: [{ id: 'mother', exhausted: true }, 'tocsin'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('inspiration').choose('mother').choose('reap mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', exhausted: true }, 'tocsin'], discard: ['inspiration'] },
      foe: { line: ['shooler'] },
    });
  });

  it('lets it fight instead', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: [{ id: 'mother', exhausted: true }] },
      foe: { line: ['shooler', 'tocsin'] },
    });
    t.me.play('inspiration').choose('fight mother').choose('tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'mother', damage: 3, exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('lets it use its Action: ability', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: [{ id: 'noddy-the-thief', exhausted: true }] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.play('inspiration').choose('action noddy-the-thief');
    t.expect({
      me: { aember: 1, line: [{ id: 'noddy-the-thief', exhausted: true }] },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });

  it('lets a creature be used twice in a turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: ['raiding-knight'] },
      foe: {},
    });
    t.me.reap('raiding-knight').play('inspiration');
    t.expect({ me: { aember: 2, line: [{ id: 'raiding-knight', exhausted: true }] } });
  });

  it('only unstuns a stunned creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: [{ id: 'mother', stunned: true, exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('inspiration');
    t.expect({ me: { aember: 0, line: [{ id: 'mother', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('asks for friendly creatures only', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: ['mother', 'tocsin'], artifacts: ['hallowed-blaster'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('inspiration');
    expect(t.options()).toEqual(['mother', 'tocsin']);
    t.me.choose('tocsin').choose('reap tocsin');
    t.expect({
      me: { aember: 1, line: ['mother', { id: 'tocsin', exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['inspiration'] }, foe: { line: ['shooler'] } });
    t.me.play('inspiration');
    t.expect({ me: { aember: 0, discard: ['inspiration'] }, foe: { line: ['shooler'] } });
  });
});
