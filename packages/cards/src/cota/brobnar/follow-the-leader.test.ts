import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('follow-the-leader', () => {
  it('lets friendly creatures of all houses fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['follow-the-leader'], line: ['shooler', 'doc-bookton'] },
      foe: { line: ['tocsin', 'batdrone', 'mother'] },
    });
    t.me.cannot('fight', 'shooler', 'wrong-house');
    t.me.play('follow-the-leader').fight('shooler', 'tocsin').fight('doc-bookton', 'batdrone');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'shooler', damage: 3, exhausted: true },
          { id: 'doc-bookton', damage: 2, exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('lets them do nothing else', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['follow-the-leader'],
        line: ['noddy-the-thief'],
        artifacts: ['library-of-babble'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('follow-the-leader');
    t.me.cannot('reap', 'noddy-the-thief', 'wrong-house').cannot('action', 'noddy-the-thief', 'wrong-house');
    t.me.cannot('action', 'library-of-babble', 'wrong-house');
    t.expect({ me: { aember: 0, line: ['noddy-the-thief'] }, foe: { line: ['tocsin'] } });
  });

  it('does not ready, and lets nobody fight without a target', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['follow-the-leader'], line: ['shooler'] },
      foe: {},
    });
    t.me.play('follow-the-leader').cannot('fight', 'shooler', 'no-target');
    const u = table({
      me: { house: 'brobnar', hand: ['follow-the-leader'], line: [{ id: 'shooler', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    u.me.play('follow-the-leader').cannot('fight', 'shooler', 'exhausted');
    u.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'logos', 'sanctum'], hand: ['follow-the-leader'], line: ['shooler'] },
      foe: { houses: ['mars', 'shadows', 'untamed'], line: ['tocsin'] },
    });
    t.me.play('follow-the-leader').end();
    t.foe.house('mars').cannot('fight', 'tocsin', 'wrong-house').end();
    t.me.house('brobnar').cannot('fight', 'shooler', 'wrong-house');
    t.expect({ me: { line: ['shooler'] }, foe: { line: ['tocsin'] } });
  });
});
