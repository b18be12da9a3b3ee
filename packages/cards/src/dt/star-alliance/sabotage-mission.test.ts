import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const me = { house: 'star-alliance' } as const;

describe('sabotage-mission', () => {
  it('makes keys cost 1 more for each value of power among friendly creatures, in the next turn of the opponent', () => {
    const t = table({
      me: {
        ...me,
        ...myHouses['star-alliance'],
        hand: ['sabotage-mission'],
        line: ['mother', 'pit-demon', 'troll', 'dextre'],
      },
      foe: { ...foeHouses, aember: 8, line: ['krump'] },
    });
    t.me.play('sabotage-mission').end();
    t.expect({
      active: 'foe',
      me: { aember: 1, line: ['mother', 'pit-demon', 'troll', 'dextre'] },
      foe: { keys: 0, aember: 8, line: ['krump'] },
    });
    const enough = table({
      me: { ...me, hand: ['sabotage-mission'], line: ['mother', 'pit-demon', 'troll', 'dextre'] },
      foe: { ...foeHouses, aember: 9 },
    });
    enough.me.play('sabotage-mission').end();
    enough.expect({ me: { line: ['mother', 'pit-demon', 'troll', 'dextre'] }, foe: { keys: 1, aember: 0 } });
  });

  it('counts power as it is with counters', () => {
    const t = table({
      me: { ...me, hand: ['sabotage-mission'], line: ['mother', { id: 'pit-demon', power: 1 }] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.play('sabotage-mission').end();
    t.expect({ me: { line: ['mother', { id: 'pit-demon', power: 1 }] }, foe: { keys: 0, aember: 7 } });
  });

  it('changes nothing without friendly creatures, and nothing in your own turn', () => {
    const t = table({
      me: { ...me, ...myHouses['star-alliance'], hand: ['sabotage-mission'], aember: 5 },
      foe: { ...foeHouses, aember: 6, line: ['krump'] },
    });
    t.me.play('sabotage-mission').end();
    t.expect({ foe: { keys: 1, aember: 0, line: ['krump'] } });
    t.foe.house('dis').end();
    t.expect({ active: 'me', me: { keys: 1, aember: 0 }, foe: { line: ['krump'] } });
  });

  it('is over after that turn', () => {
    const t = table({
      me: { ...me, ...myHouses['star-alliance'], hand: ['sabotage-mission'], line: ['mother'], aember: 5 },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.play('sabotage-mission').end();
    t.foe.house('dis').end();
    t.expect({ active: 'me', me: { keys: 1, aember: 0, line: ['mother'] }, foe: { keys: 0, aember: 6 } });
    t.me.house('dis').end();
    t.expect({ me: { line: ['mother'] }, foe: { keys: 1, aember: 0 } });
  });
});
