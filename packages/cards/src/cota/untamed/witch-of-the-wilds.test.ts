import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true };

describe('witch-of-the-wilds', () => {
  it('allows one Untamed card in a turn of another house', () => {
    const t = table({
      me: { house: 'logos', hand: ['dust-pixie', 'curiosity'], line: ['witch-of-the-wilds'] },
      foe: {},
    });
    t.me.play('dust-pixie').cannot('play', 'curiosity', 'wrong-house');
    t.expect({
      me: { aember: 2, hand: ['curiosity'], line: ['witch-of-the-wilds', { id: 'dust-pixie', exhausted: true }] },
    });
  });

  it('allows no card of a third house, no discard and no use', () => {
    const t = table({
      me: { house: 'logos', hand: ['dust-pixie', 'punch'], line: ['witch-of-the-wilds'] },
      foe: {},
    });
    t.me.cannot('play', 'punch', 'wrong-house').cannot('discard', 'dust-pixie', 'wrong-house');
    t.me.cannot('reap', 'witch-of-the-wilds', 'wrong-house');
    t.expect({ me: { hand: ['dust-pixie', 'punch'], line: ['witch-of-the-wilds'] } });
  });

  it('limits nothing in a turn of its own house', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dust-pixie', 'dust-pixie'], line: ['witch-of-the-wilds'] },
      foe: {},
    });
    t.me.play('dust-pixie').play('dust-pixie');
    t.expect({
      me: {
        aember: 4,
        line: ['witch-of-the-wilds', { id: 'dust-pixie', exhausted: true }, { id: 'dust-pixie', exhausted: true }],
      },
    });
  });

  it('allows one card in each of several turns', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.untamed, hand: ['dust-pixie', 'dust-pixie'], line: ['witch-of-the-wilds'] },
      foe: foeHouses,
    });
    t.me.play('dust-pixie').end();
    t.foe.house('dis').end();
    t.me.house('mars').play('dust-pixie');
    t.expect({
      me: { aember: 4, hand: [], line: ['witch-of-the-wilds', 'dust-pixie', { id: 'dust-pixie', exhausted: true }] },
    });
  });

  it('allows one for each of two copies', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['dust-pixie', 'witch-of-the-wilds', 'curiosity'],
        line: ['witch-of-the-wilds'],
      },
      foe: {},
    });
    t.me.play('witch-of-the-wilds').play('dust-pixie').cannot('play', 'curiosity', 'wrong-house');
    t.expect({
      me: {
        aember: 2,
        hand: ['curiosity'],
        line: [
          'witch-of-the-wilds',
          { id: 'witch-of-the-wilds', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
    });
  });

  it('is used up by an Untamed card that an effect plays, in the rules of 2022 it is not', () => {
    const now = table({
      me: {
        house: 'logos',
        hand: ['wild-wormhole', 'dust-pixie'],
        deck: ['snufflegator'],
        line: ['witch-of-the-wilds'],
      },
      foe: {},
    });
    now.me.play('wild-wormhole').cannot('play', 'dust-pixie', 'wrong-house');
    const t = table({
      edition: 'master-16',
      me: {
        house: 'logos',
        hand: ['wild-wormhole', 'dust-pixie'],
        deck: ['snufflegator'],
        line: ['witch-of-the-wilds'],
      },
      foe: {},
    });
    t.me.play('wild-wormhole').play('dust-pixie');
    t.expect({
      me: {
        aember: 3,
        hand: [],
        line: ['witch-of-the-wilds', { id: 'snufflegator', exhausted: true }, { id: 'dust-pixie', exhausted: true }],
      },
    });
  });

  it('allows nothing to the opponent, and nothing once it is gone', () => {
    const t = table({
      me: { house: 'dis', hand: ['dust-pixie', 'fear'], line: [] },
      foe: { line: ['witch-of-the-wilds'] },
    });
    t.me.cannot('play', 'dust-pixie', 'wrong-house').play('fear');
    t.expect({ me: { hand: ['dust-pixie'] }, foe: { line: [], hand: ['witch-of-the-wilds'] } });
  });
});

describe('Witch of the Wilds', () => {
  it('allows one card for each Witch, also in a turn without an active house', () => {
    const t = table({
      me: { house: 'dis', hand: ['restringuntus', 'restringuntus'] },
      foe: {
        houses: ['brobnar', 'untamed'],
        hand: ['dust-pixie', 'dust-pixie', 'dust-pixie'],
        line: ['witch-of-the-wilds', 'witch-of-the-wilds'],
      },
    });
    t.me.play('restringuntus').house('brobnar').play('restringuntus').house('untamed').end();
    t.foe.play('dust-pixie').play('dust-pixie').cannot('play', 'dust-pixie', 'wrong-house');
    t.expect({
      house: null,
      me: { line: ['restringuntus', 'restringuntus'] },
      foe: {
        aember: 4,
        line: [
          'witch-of-the-wilds',
          'witch-of-the-wilds',
          { id: 'dust-pixie', ...tired },
          { id: 'dust-pixie', ...tired },
        ],
      },
    });
  });

  it('allows nothing more with Untamed as the active house, and does not count the cards played then', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['untamed', 'dis'],
        hand: ['dust-pixie', 'dust-pixie', 'fear'],
        line: ['witch-of-the-wilds'],
      },
      foe: { houses: ['mars'], line: ['zorg'] },
    });
    t.me.play('dust-pixie').cannot('play', 'fear', 'wrong-house').play('dust-pixie');
    t.expect({
      me: {
        aember: 4,
        hand: ['fear'],
        line: ['witch-of-the-wilds', { id: 'dust-pixie', ...tired }, { id: 'dust-pixie', ...tired }],
      },
      foe: { line: ['zorg'] },
    });
  });

  it('that was taken allows it to the thief', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'dust-pixie'] },
      foe: { line: ['witch-of-the-wilds'] },
    });
    t.me.cannot('play', 'dust-pixie', 'wrong-house').play('collar-of-subordination').play('dust-pixie');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'witch-of-the-wilds', upgrades: ['collar-of-subordination'] },
          { id: 'dust-pixie', ...tired },
        ],
      },
      foe: { line: [] },
    });
  });
});
