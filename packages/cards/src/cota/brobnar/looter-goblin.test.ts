import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('looter-goblin', () => {
  it('gains 1 for each enemy creature destroyed after it reaped', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['looter-goblin', 'smaaash'] },
      foe: { line: ['tocsin', 'batdrone', 'mother'] },
    });
    t.me.reap('looter-goblin').play('punch').choose('batdrone').fight('smaaash', 'tocsin');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'looter-goblin', exhausted: true },
          { id: 'smaaash', damage: 3, exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('gains nothing for what was destroyed before it reaped', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['looter-goblin'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').choose('tocsin').reap('looter-goblin');
    t.expect({ me: { aember: 2, line: [{ id: 'looter-goblin', exhausted: true }] }, foe: { line: [] } });
  });

  it('gains nothing for friendly creatures, and goes on when it is destroyed itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['looter-goblin'] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('looter-goblin').play('punch').choose('looter-goblin');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: ['tocsin'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 4, line: [] }, foe: { line: [] } });
  });

  it('gains twice with two of them', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['looter-goblin', 'looter-goblin'] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('looter-goblin').reap('looter-goblin#2').play('punch').choose('tocsin');
    t.expect({
      me: {
        aember: 5,
        line: [
          { id: 'looter-goblin', exhausted: true },
          { id: 'looter-goblin', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('stops with the turn', () => {
    const t = table({
      me: { house: 'brobnar', line: ['looter-goblin', 'mother'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.reap('looter-goblin').end();
    t.foe.house('dis').fight('tocsin', 'mother');
    t.expect({ me: { aember: 1, line: ['looter-goblin', { id: 'mother', damage: 3 }] }, foe: { line: [] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'shooler'] }, foe: { line: ['looter-goblin'] } });
    t.me.fight('tocsin', 'looter-goblin');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] }, foe: { line: ['looter-goblin'] } });
    t.me.fight('shooler', 'looter-goblin');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
