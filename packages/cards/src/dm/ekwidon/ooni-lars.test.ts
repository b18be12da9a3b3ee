import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ooni-lars', () => {
  it('gives 1 to the opponent, whose keys cost 4 more in their next turn', () => {
    const t = table({ me: { house: 'ekwidon', line: ['ooni-lars'] }, foe: { aember: 8 } });
    t.me.reap('ooni-lars').yes().end();
    t.expect({ me: { aember: 0, line: ['ooni-lars'] }, foe: { keys: 0, aember: 9 } });
    const enough = table({ me: { house: 'ekwidon', line: ['ooni-lars'] }, foe: { aember: 9 } });
    enough.me.reap('ooni-lars').yes().end();
    enough.expect({ me: { aember: 0, line: ['ooni-lars'] }, foe: { keys: 1, aember: 0 } });
  });

  it('need not, and then keys cost what they cost', () => {
    const t = table({ me: { house: 'ekwidon', line: ['ooni-lars'] }, foe: { aember: 8 } });
    t.me.reap('ooni-lars').no().end();
    t.expect({ me: { aember: 1, line: ['ooni-lars'] }, foe: { keys: 1, aember: 2 } });
  });

  it('changes one turn, and not the keys of its player', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'dis', 'shadows'], line: ['ooni-lars'], aember: 6 },
      foe: { aember: 8, houses: ['brobnar', 'dis', 'shadows'] },
    });
    t.me.reap('ooni-lars').yes().end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.expect({ me: { keys: 1, aember: 0, line: ['ooni-lars'] }, foe: { keys: 1, aember: 3 } });
  });
});
