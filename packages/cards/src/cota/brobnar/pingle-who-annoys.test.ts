import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pingle-who-annoys', () => {
  it('deals 1 to each creature that the opponent plays', () => {
    const t = table({
      active: 1,
      me: { line: ['pingle-who-annoys', 'mother'] },
      foe: { house: 'shadows', hand: ['silvertooth', 'urchin'], line: ['dodger'] },
    });
    t.foe.play('silvertooth', 'right').play('urchin', 'left').order('pingle-who-annoys');
    t.expect({
      me: { line: ['pingle-who-annoys', 'mother'] },
      foe: { aember: 0, line: ['dodger', { id: 'silvertooth', damage: 1 }], discard: ['urchin'] },
    });
  });

  it('leaves friendly creatures alone', () => {
    const t = table({
      me: { house: 'shadows', hand: ['silvertooth'], line: ['pingle-who-annoys'] },
      foe: { line: ['mother'] },
    });
    t.me.play('silvertooth', 'right');
    t.expect({ me: { line: ['pingle-who-annoys', 'silvertooth'] }, foe: { line: ['mother'] } });
  });

  it('does not annoy a creature that it comes upon, nor one that changes sides', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['pingle-who-annoys'] },
      foe: { line: ['urchin'] },
    });
    t.me.play('pingle-who-annoys');
    t.expect({ me: { line: [{ id: 'pingle-who-annoys', exhausted: true }] }, foe: { line: ['urchin'] } });
    const u = table({
      active: 1,
      me: { line: ['pingle-who-annoys', 'tocsin'] },
      foe: { house: 'dis', hand: ['collar-of-subordination'] },
    });
    u.foe.play('collar-of-subordination').choose('tocsin');
    u.expect({
      me: { line: ['pingle-who-annoys'] },
      foe: { line: [{ id: 'tocsin', owner: 0, upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('deals 1 for each Pingle in play', () => {
    const t = table({
      active: 1,
      me: { line: ['pingle-who-annoys', 'pingle-who-annoys'] },
      foe: { house: 'dis', hand: ['shooler', 'dust-imp'] },
    });
    t.foe.play('shooler').order('pingle-who-annoys').order('pingle-who-annoys').play('dust-imp', 'right');
    t.expect({
      me: { line: ['pingle-who-annoys', 'pingle-who-annoys'] },
      foe: { aember: 2, line: [{ id: 'shooler', damage: 2, exhausted: true }], discard: ['dust-imp'] },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['pingle-who-annoys'] } });
    t.me.fight('tocsin', 'pingle-who-annoys');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: ['pingle-who-annoys'] } });
  });
});
