import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fiendish-apprentice', () => {
  it('deals 3 to an enemy creature for each friendly Dis creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['fiendish-apprentice'], line: ['shooler', 'ember-imp', 'mother'] },
      foe: { line: ['troll', 'valdr', 'shooler'] },
    });
    t.me.play('fiendish-apprentice').choose('troll', 'valdr');
    t.expect({
      me: { line: ['shooler', 'ember-imp', 'mother'] },
      foe: { line: [{ id: 'troll', damage: 3 }, { id: 'valdr', damage: 3 }, 'shooler'] },
    });
  });

  it('counts a creature that is of Dis by a house icon', () => {
    const t = table({
      me: { house: 'dis', hand: ['fiendish-apprentice'], line: ['shooler', { id: 'mother', houseIcons: ['dis'] }] },
      foe: { line: ['troll'] },
    });
    t.me.play('fiendish-apprentice');
    t.expect({ me: { line: ['shooler', 'mother'] }, foe: { line: [{ id: 'troll', damage: 6 }] } });
  });

  it('deals nothing without one', () => {
    const t = table({
      me: { house: 'dis', hand: ['fiendish-apprentice'], line: ['mother'] },
      foe: { line: ['troll'] },
    });
    t.me.play('fiendish-apprentice');
    t.expect({ me: { line: ['mother'] }, foe: { line: ['troll'] } });
  });
});
