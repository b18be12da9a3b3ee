import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const laden = { id: 'troll', upgrades: ['freelancer'] };

describe('freelancer', () => {
  it('at the start of each turn the active player takes control of its creature', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'dis'], line: ['batdrone', laden] },
      foe: { houses: ['logos', 'dis'], line: ['mother'] },
    });
    t.me.end();
    t.foe.flank('left').house('logos');
    t.expect({ me: { line: ['batdrone'] }, foe: { line: [{ ...laden, owner: 0 }, 'mother'] } });
    t.foe.reap('troll').end();
    t.me.flank('right').house('dis');
    t.expect({ me: { line: ['batdrone', laden] }, foe: { aember: 1, line: ['mother'] } });
  });

  it('stays where it is in the turn of the player who controls it', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['ekwidon', 'dis'], line: ['batdrone', laden] },
      foe: { line: ['mother'] },
    });
    t.me.house('dis');
    t.expect({ me: { line: ['batdrone', laden] }, foe: { line: ['mother'] } });
  });

  it('is used whatever house is active, by the controller of the creature alone', () => {
    const t = table({
      me: { house: 'dis', hand: [], line: [laden] },
      foe: { line: [{ id: 'bumpsy', upgrades: ['freelancer'] }] },
    });
    t.me.reap('troll');
    t.expect({
      me: { aember: 1, line: [{ ...laden, exhausted: true }] },
      foe: { line: [{ id: 'bumpsy', upgrades: ['freelancer'] }] },
    });
  });

  it('has an icon, and goes on any creature', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['freelancer'] }, foe: { line: ['troll'] } });
    t.me.play('freelancer');
    t.expect({ me: { aember: 1 }, foe: { line: [laden] } });
  });
});
