import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brothers-in-battle', () => {
  it('lets friendly creatures of the chosen house fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['brothers-in-battle'], line: ['shooler', 'the-terror', 'doc-bookton'] },
      foe: { line: ['tocsin', 'batdrone'] },
    });
    t.me.play('brothers-in-battle').house('dis').cannot('fight', 'doc-bookton', 'wrong-house');
    t.me.fight('shooler', 'tocsin').fight('the-terror', 'batdrone');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'shooler', damage: 3, exhausted: true },
          { id: 'the-terror', damage: 2, exhausted: true },
          'doc-bookton',
        ],
      },
      foe: { line: [] },
    });
  });

  it('lets them do nothing else', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['brothers-in-battle'], line: ['noddy-the-thief'] },
      foe: { line: ['tocsin'], aember: 2 },
    });
    t.me.play('brothers-in-battle').house('shadows');
    t.me.cannot('reap', 'noddy-the-thief', 'wrong-house').cannot('action', 'noddy-the-thief', 'wrong-house');
    t.expect({ me: { aember: 1, line: ['noddy-the-thief'] }, foe: { aember: 2, line: ['tocsin'] } });
  });

  it('leaves creatures of the active house all they can do', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['brothers-in-battle'], line: ['smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('brothers-in-battle').house('dis').reap('smaaash');
    t.expect({ me: { aember: 2, line: [{ id: 'smaaash', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses: ['brobnar', 'logos', 'sanctum'],
        hand: ['brothers-in-battle'],
        line: ['shooler'],
      },
      foe: { houses: ['mars', 'shadows', 'untamed'], line: ['tocsin'] },
    });
    t.me.play('brothers-in-battle').house('dis').end();
    t.foe.house('mars').end();
    t.me.house('brobnar').cannot('fight', 'shooler', 'wrong-house');
    t.expect({ me: { aember: 1, line: ['shooler'] }, foe: { line: ['tocsin'] } });
  });

  it('does not ready an exhausted creature, and lets a stunned one lose its stun', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['brothers-in-battle'],
        line: [
          { id: 'shooler', exhausted: true },
          { id: 'the-terror', stunned: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('brothers-in-battle').house('dis').cannot('fight', 'shooler', 'exhausted').unstun('the-terror');
    t.expect({
      me: {
        line: [
          { id: 'shooler', exhausted: true },
          { id: 'the-terror', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('holds for a creature that comes under control later', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'harland-mindlock'], deck: ['brothers-in-battle'] },
      foe: { line: ['shooler', 'mother', 'tocsin'] },
    });
    t.me.play('wild-wormhole').house('dis').play('harland-mindlock').choose('shooler').flank('left');
    t.me.fight('shooler', 'tocsin');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'shooler', owner: 1, damage: 3, exhausted: true },
          { id: 'harland-mindlock', exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });
});
