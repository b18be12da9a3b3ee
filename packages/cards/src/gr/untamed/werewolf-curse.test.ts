import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('werewolf-curse', () => {
  it('enrages its creature, gives it splash-attack 3 and is archived after it fights', () => {
    const t = table({
      me: { house: 'untamed', hand: ['werewolf-curse'], line: ['giant-sloth'] },
      foe: { line: ['troll', 'batdrone', 'bumpsy'] },
    });
    t.me.play('werewolf-curse').choose('giant-sloth');
    t.expect({
      me: { aember: 1, line: [{ id: 'giant-sloth', enraged: true, upgrades: ['werewolf-curse'] }] },
      foe: { line: ['troll', 'batdrone', 'bumpsy'] },
    });
    const u = table({
      me: { house: 'untamed', line: [{ id: 'snufflegator', enraged: true, upgrades: ['werewolf-curse'] }] },
      foe: { line: ['troll', 'batdrone', 'bumpsy'] },
    });
    u.me.fight('snufflegator', 'batdrone');
    u.expect({
      me: { line: [{ id: 'snufflegator', exhausted: true }], archives: ['werewolf-curse'] },
      foe: {
        line: [
          { id: 'troll', damage: 3 },
          { id: 'bumpsy', damage: 3 },
        ],
      },
    });
  });

  it('goes to the archives of its owner from an enemy creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['werewolf-curse'], line: ['dew-faerie'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['troll'] },
    });
    t.me.play('werewolf-curse').choose('troll').end();
    t.foe.house('brobnar').fight('troll', 'dew-faerie');
    t.expect({
      me: { aember: 1, line: ['dew-faerie'], archives: ['werewolf-curse'] },
      foe: { line: [{ id: 'troll', exhausted: true }] },
    });
  });
});
