import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('trimble', () => {
  it('gives each friendly Mutant creature skirmish, itself too', () => {
    const t = table({
      me: { house: 'untamed', line: ['trimble', 'cephaloist'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('trimble', 'troll').fight('cephaloist', 'troll');
    t.expect({
      me: {
        line: [
          { id: 'trimble', exhausted: true },
          { id: 'cephaloist', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'troll', damage: 7 }] },
    });
  });

  it('gives it to Mutant creatures of the opponent', () => {
    const t = table({ me: { house: 'brobnar', line: ['rogue-ogre'] }, foe: { line: ['trimble', 'troll'] } });
    t.me.fight('rogue-ogre', 'troll');
    t.expect({
      me: { line: [{ id: 'rogue-ogre', exhausted: true }] },
      foe: { line: ['trimble', { id: 'troll', damage: 6 }] },
    });
  });

  it('gives it to no other creature, and to none once it is gone', () => {
    const t = table({
      me: { house: 'untamed', line: ['trimble', 'lumilu'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('lumilu', 'mother');
    t.expect({ me: { line: ['trimble'] }, foe: { line: [{ id: 'mother', damage: 4 }] } });
    const gone = table({
      me: { house: 'untamed', hand: ['nature-s-call'], line: ['trimble', 'cephaloist'] },
      foe: { line: ['mother'] },
    });
    gone.me.play('nature-s-call').choose('trimble').done().fight('cephaloist', 'mother');
    gone.expect({ me: { line: [] }, foe: { line: [{ id: 'mother', damage: 4 }] } });
  });
});
