import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('blossom-drake', () => {
  it('gets +1 power for each artifact, of either side', () => {
    const t = table({
      me: { house: 'untamed', line: ['blossom-drake'], artifacts: ['cannon', 'cannon'] },
      foe: { line: ['krump'], artifacts: ['cannon'] },
    });
    t.me.fight('blossom-drake', 'krump');
    t.expect({ me: { line: [{ id: 'blossom-drake', damage: 6, exhausted: true }] }, foe: { line: [] } });
  });

  it('has the power that is printed without artifacts, and only their number counts', () => {
    const t = table({
      me: { house: 'untamed', line: ['blossom-drake'], artifacts: ['cannon', 'cannon'] },
      foe: { line: ['krump'] },
    });
    t.me.fight('blossom-drake', 'krump');
    t.expect({ me: { line: [] }, foe: { line: [] } });
    const bare = table({ me: { house: 'untamed', line: ['blossom-drake'] }, foe: { line: ['troll'] } });
    bare.me.fight('blossom-drake', 'troll');
    bare.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });

  it('loses the power, and its life, with the artifact that gave it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines'], line: [{ id: 'blossom-drake', damage: 4 }] },
      foe: { artifacts: ['cannon'] },
    });
    t.me.play('grasping-vines').choose('cannon');
    t.expect({
      me: { line: [], discard: ['grasping-vines', 'blossom-drake'] },
      foe: { artifacts: [], hand: ['cannon'] },
    });
  });

  it('makes artifacts of both players blank: nothing of them can be used', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses.untamed,
        line: ['blossom-drake'],
        artifacts: ['world-tree', 'nepenthe-seed'],
        discard: ['krump'],
      },
      foe: { houses: ['brobnar', 'dis', 'shadows'], artifacts: ['cannon'] },
    });
    t.me.cannot('action', 'world-tree', 'no-such-ability').cannot('omni', 'nepenthe-seed', 'no-such-ability').end();
    t.foe.house('brobnar').cannot('action', 'cannon', 'no-such-ability');
    t.expect({
      me: { line: ['blossom-drake'], artifacts: ['world-tree', 'nepenthe-seed'] },
      foe: { artifacts: ['cannon'] },
    });
  });

  it('stops what artifacts say all the time, until it leaves play', () => {
    const t = table({
      me: { house: 'untamed', hand: ['snufflegator'], line: ['blossom-drake'] },
      foe: { artifacts: ['speed-sigil'] },
    });
    t.me.play('snufflegator');
    t.expect({
      me: { line: ['blossom-drake', { id: 'snufflegator', exhausted: true }] },
      foe: { artifacts: ['speed-sigil'] },
    });
    const free = table({
      me: { house: 'untamed', hand: ['nature-s-call', 'snufflegator'], line: ['blossom-drake'] },
      foe: { artifacts: ['speed-sigil'] },
    });
    free.me.play('nature-s-call').choose('blossom-drake').play('snufflegator');
    free.expect({ me: { line: ['snufflegator'] }, foe: { artifacts: ['speed-sigil'] } });
  });

  it('leaves the icons of an artifact, and the text of upgrades and creatures', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['ritual-of-the-hunt'],
        line: [{ id: 'blossom-drake', upgrades: ['way-of-the-wolf'] }, 'dew-faerie'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('ritual-of-the-hunt').fight('blossom-drake', 'tocsin').reap('dew-faerie');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'blossom-drake', exhausted: true, upgrades: ['way-of-the-wolf'] },
          { id: 'dew-faerie', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
