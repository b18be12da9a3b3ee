import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('friendship', () => {
  it('damage to this creature goes to its neighbors, half to each, and a point that is left where the active player says', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'friendship'] },
      foe: { line: ['krump', { id: 'mother', upgrades: ['friendship'] }, 'bumpsy'] },
    });
    t.me.play('punch').choose('mother').choose('friendship#2');
    t.expect({
      me: { aember: 1, line: [] },
      foe: {
        line: [
          { id: 'krump', damage: 1 },
          { id: 'mother', upgrades: ['friendship'] },
          { id: 'bumpsy', damage: 2 },
        ],
      },
    });
  });

  it('that of a fight as well, after its armor, and past that of the neighbors', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: ['raiding-knight', { id: 'sequis', upgrades: ['friendship'] }, 'francus'] },
    });
    t.me.fight('krump', 'sequis');
    t.expect({
      me: { line: [{ id: 'krump', damage: 4, exhausted: true }] },
      foe: {
        line: [
          { id: 'raiding-knight', damage: 2 },
          { id: 'sequis', upgrades: ['friendship'] },
          { id: 'francus', damage: 2 },
        ],
      },
    });
  });

  it('all of it to an only neighbor; alone it takes its damage itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['krump', { id: 'mother', upgrades: ['friendship'] }] },
    });
    t.me.play('punch').choose('mother');
    t.expect({
      me: { aember: 1, line: [] },
      foe: {
        line: [
          { id: 'krump', damage: 3 },
          { id: 'mother', upgrades: ['friendship'] },
        ],
      },
    });
    const alone = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'mother', upgrades: ['friendship'] }] },
    });
    alone.me.play('punch');
    alone.expect({
      me: { aember: 1, line: [] },
      foe: { line: [{ id: 'mother', damage: 3, upgrades: ['friendship'] }] },
    });
  });
});
