import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const aemberling = { id: 'mother', token: 'aemberling' };
const forging = { step: 'forge' } as const;

describe('aemberling', () => {
  it('ruling aemberling/must: pays for a key that must be forged with its help', () => {
    const t = table({ ...forging, me: { houses: ['logos'], aember: 4, line: [aemberling, aemberling] } });
    t.expect({ me: { keys: 1, aember: 0, line: [], discard: ['mother', 'mother'] } });
  });

  it('pays no more than the cost, and none where its player pays from the pool', () => {
    const t = table({ ...forging, me: { houses: ['logos', 'dis'], aember: 6, line: [aemberling, aemberling] } });
    t.me.done();
    t.expect({ me: { keys: 1, aember: 0, line: [aemberling, aemberling] } });
    const one = table({ ...forging, me: { houses: ['logos', 'dis'], aember: 5, line: [aemberling, aemberling] } });
    expect(one.options()).toEqual(['aemberling', 'aemberling']);
    one.me.choose('aemberling#2').done();
    one.expect({ me: { keys: 1, aember: 0, line: [aemberling], discard: ['mother'] } });
  });

  it('ruling aemberling/spent: a ward does not keep it, and æmber on it goes to the opponent', () => {
    const t = table({
      ...forging,
      me: { houses: ['logos'], aember: 5, line: [{ ...aemberling, warded: true, aember: 3 }] },
    });
    t.expect({ me: { keys: 1, aember: 0, line: [], discard: ['mother'] }, foe: { aember: 3 } });
  });

  it('is spent by its controller, and goes to its owner', () => {
    const t = table({ ...forging, me: { houses: ['logos'], aember: 5, line: [{ ...aemberling, owner: 1 }] } });
    t.expect({ me: { keys: 1, aember: 0, line: [] }, foe: { discard: ['mother'] } });
    const theirs = table({ ...forging, me: { houses: ['logos', 'dis'], aember: 5 }, foe: { line: [aemberling] } });
    theirs.expect({ me: { keys: 0, aember: 5 }, foe: { line: [aemberling] } });
  });

  it('cannot reap, and is spent for keys alone', () => {
    const t = table({ me: { house: 'star-alliance', line: [aemberling] } });
    t.me.cannot('reap', 'aemberling');
    t.expect({ me: { line: [aemberling] } });
    const poor = table({ me: { house: 'dis', hand: ['truebaru'], aember: 2, line: [aemberling] } });
    poor.me.cannot('play', 'truebaru');
    poor.expect({ me: { aember: 2, hand: ['truebaru'], line: [aemberling] } });
  });
});
