import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('alien-puffer', () => {
  it('deals 3 to each attacker first, and gains 2 when it is destroyed', () => {
    const t = table({
      active: 1,
      me: { line: ['alien-puffer'] },
      foe: { house: 'brobnar', line: ['bumpsy', 'troll'] },
    });
    t.foe.fight('bumpsy', 'alien-puffer');
    t.expect({ me: { aember: 0, line: [{ id: 'alien-puffer', damage: 5 }] }, foe: { line: ['troll'] } });
    t.foe.fight('troll', 'alien-puffer');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 0, line: [] } });
  });

  it('deals no such damage while it attacks', () => {
    const t = table({ me: { house: 'brobnar', line: ['alien-puffer'] }, foe: { line: ['troll'] } });
    t.me.fight('alien-puffer', 'troll');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'troll', damage: 6 }] } });
  });

  it('gains nothing where it leaves play without being destroyed', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['alien-puffer'] } });
    t.me.play('fear');
    t.expect({ foe: { aember: 0, line: [], hand: ['alien-puffer'] } });
  });
});
