import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-colosseum', () => {
  it('gets a glory counter for an enemy creature that is destroyed in a fight', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['the-colosseum'], line: ['thero-centurion'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('thero-centurion', 'dust-imp');
    t.expect({
      me: {
        artifacts: [{ id: 'the-colosseum', counters: { glory: 1 } }],
        line: [{ id: 'thero-centurion', aember: 1, damage: 1, exhausted: true }],
      },
      foe: { line: [] },
    });
  });

  it('gets one too where both die, and where the enemy attacks', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy', 'headhunter'] },
      foe: { artifacts: ['the-colosseum'], line: ['mother', 'troll'] },
    });
    t.me.fight('bumpsy', 'mother');
    t.expect({
      me: { line: ['headhunter'] },
      foe: { artifacts: [{ id: 'the-colosseum', counters: { glory: 1 } }], line: ['troll'] },
    });
  });

  it('ruling the-colosseum/destroyed: gets none for a creature that a ward or a Cloak saved, nor outside of fights, nor for friends', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: ['the-colosseum'],
        line: ['thero-centurion', 'paraguardian'],
        hand: ['saury-about-that'],
      },
      foe: {
        line: [{ id: 'dust-imp', warded: true }, { id: 'tocsin', upgrades: ['armageddon-cloak'] }, 'urchin', 'troll'],
      },
    });
    t.me.fight('thero-centurion', 'dust-imp').play('saury-about-that').choose('urchin').fight('paraguardian', 'tocsin');
    t.expect({
      me: {
        artifacts: ['the-colosseum'],
        line: [
          { id: 'thero-centurion', damage: 1, exhausted: true },
          { id: 'paraguardian', damage: 4, exhausted: true },
        ],
      },
      foe: { line: ['dust-imp', 'tocsin', 'troll'] },
    });
  });

  it.each([
    { glory: 5, keys: 0, left: 5, pool: 6 },
    { glory: 7, keys: 1, left: 1, pool: 0 },
  ])('turns 6 of $glory counters into a key at current cost', ({ glory, keys, left, pool }) => {
    const t = table({
      me: { house: 'dis', artifacts: [{ id: 'the-colosseum', counters: { glory } }], aember: 6 },
      foe: {},
    });
    t.me.omni('the-colosseum');
    t.expect({
      me: { keys, aember: pool, artifacts: [{ id: 'the-colosseum', counters: { glory: left }, exhausted: true }] },
    });
  });
});
