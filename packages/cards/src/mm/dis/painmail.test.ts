import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('painmail', () => {
  const on = (more: object = {}) => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['painmail'] },
      foe: { ...foeHouses, line: ['bumpsy', { id: 'troll', ...more }] },
    });
    t.me.play('painmail').choose('troll').end();
    return t;
  };

  it('ruling painmail/dis: after a player chooses Dis it goes to its owner’s archives and its creature is destroyed', () => {
    const t = on();
    t.foe.house('dis');
    t.expect({ me: { aember: 1, archives: ['painmail'] }, foe: { line: ['bumpsy'], discard: ['troll'] } });
  });

  it('waits for the choice of its own player too', () => {
    const t = on();
    t.foe.house('brobnar').end();
    t.me.house('dis').no();
    t.expect({ me: { archives: ['painmail'] }, foe: { line: ['bumpsy'], discard: ['troll'] } });
  });

  it('does nothing after another house', () => {
    const t = on();
    t.foe.house('shadows').end();
    t.me.house('logos');
    t.expect({ me: { archives: [] }, foe: { line: ['bumpsy', { id: 'troll', upgrades: ['painmail'] }] } });
  });

  it('ruling painmail/ward: a warded creature stays, without its ward and without the upgrade', () => {
    const t = on({ warded: true });
    t.foe.house('dis');
    t.expect({ me: { archives: ['painmail'] }, foe: { line: ['bumpsy', 'troll'] } });
  });

  it('goes to the archives of its owner, whoever chose Dis', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.dis, line: [{ id: 'troll', upgrades: [{ id: 'painmail', owner: 1 }] }] },
      foe: {},
    });
    t.me.house('dis');
    t.expect({ me: { line: [], discard: ['troll'], archives: [] }, foe: { archives: ['painmail'] } });
  });

  it('of two on one creature the second goes to the discard pile with it', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.dis, line: [{ id: 'troll', upgrades: ['painmail', 'painmail'] }] },
      foe: {},
    });
    t.me.house('dis').no();
    t.expect({ me: { line: [], discard: ['troll', 'painmail'], archives: ['painmail'] } });
  });
});
