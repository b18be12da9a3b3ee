import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('stampede', () => {
  it('steals 2 after 3 creatures were used, in whatever way', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['stampede'],
        line: ['snufflegator', 'dust-pixie', { id: 'niffle-ape', stunned: true }],
      },
      foe: { aember: 3, line: ['valdr'] },
    });
    t.me.fight('snufflegator', 'valdr').reap('dust-pixie').unstun('niffle-ape').play('stampede');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
          { id: 'niffle-ape', exhausted: true },
        ],
      },
      foe: { aember: 1, line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('steals nothing after 2 creatures and an artifact', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['stampede'],
        line: ['snufflegator', 'dust-pixie', 'niffle-ape'],
        artifacts: ['world-tree'],
      },
      foe: { aember: 3 },
    });
    t.me.reap('snufflegator').reap('dust-pixie').action('world-tree').play('stampede');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'snufflegator', exhausted: true }, { id: 'dust-pixie', exhausted: true }, 'niffle-ape'],
      },
      foe: { aember: 3 },
    });
  });

  it('counts a creature that was used twice once', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'stampede'], line: ['snufflegator', 'dust-pixie'] },
      foe: { aember: 3, line: ['grommid'], discard: ['anger'] },
    });
    t.me.reap('snufflegator').reap('dust-pixie').play('mimicry').choose('snufflegator').play('stampede');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
      foe: { aember: 3, line: [{ id: 'grommid', damage: 4 }] },
    });
  });

  it('counts a creature that an effect used, and one that died of its use', () => {
    const t = table({
      me: { house: 'untamed', hand: ['scout', 'stampede'], line: ['dust-pixie', 'niffle-ape', 'tocsin'] },
      foe: { aember: 3, line: ['grommid'] },
    });
    t.me.fight('niffle-ape', 'grommid').reap('dust-pixie').play('scout').choose('tocsin').done().play('stampede');
    t.expect({
      me: {
        aember: 5,
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'tocsin', exhausted: true },
        ],
        discard: ['stampede', 'scout', 'niffle-ape'],
      },
      foe: { aember: 1, line: [{ id: 'grommid', damage: 6 }] },
    });
  });

  it('does not count earlier turns', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses.untamed,
        hand: ['stampede'],
        line: ['snufflegator', 'dust-pixie', 'niffle-ape'],
      },
      foe: { ...foeHouses, aember: 3 },
    });
    t.me.reap('snufflegator').reap('dust-pixie').reap('niffle-ape').end();
    t.foe.house('dis').end();
    t.me.house('untamed').play('stampede');
    t.expect({ me: { aember: 4, line: ['snufflegator', 'dust-pixie', 'niffle-ape'] }, foe: { aember: 3 } });
  });
});
