// Untamed: creatures that gain æmber, forge keys, watch what is played and allow to play more.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = { houses: ['logos', 'mars', 'untamed'] } as const;

describe('chota-hazri', () => {
  it('loses 1 when it is played and forges a key for the 6 that are left', () => {
    const t = table({ me: { house: 'untamed', hand: ['chota-hazri'], aember: 7 }, foe: {} });
    t.me.play('chota-hazri').yes();
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'chota-hazri', exhausted: true }] } });
  });

  it('may stop after the loss', () => {
    const t = table({ me: { house: 'untamed', hand: ['chota-hazri'], aember: 8 }, foe: {} });
    t.me.play('chota-hazri').no();
    t.expect({ me: { keys: 0, aember: 7, line: [{ id: 'chota-hazri', exhausted: true }] } });
  });

  it('forges nothing where there is nothing to lose', () => {
    const t = table({ me: { house: 'untamed', hand: ['chota-hazri'], aember: 0 }, foe: { aember: 6 } });
    t.me.play('chota-hazri');
    t.expect({ me: { keys: 0, aember: 0, line: [{ id: 'chota-hazri', exhausted: true }] }, foe: { aember: 6 } });
  });

  it('pays more beside an enemy Murmook', () => {
    const t = table({
      me: { house: 'untamed', hand: ['chota-hazri'], aember: 8 },
      foe: { line: ['murmook'] },
    });
    t.me.play('chota-hazri').yes();
    t.expect({
      me: { keys: 1, aember: 0, line: [{ id: 'chota-hazri', exhausted: true }] },
      foe: { line: ['murmook'] },
    });
  });

  it('does nothing of that when it is put into play or used', () => {
    const t = table({ me: { house: 'untamed', line: ['chota-hazri'], aember: 7 }, foe: {} });
    t.me.reap('chota-hazri');
    t.expect({ me: { keys: 0, aember: 8, line: [{ id: 'chota-hazri', exhausted: true }] } });
  });

  it('asks nothing where what is left does not pay for a key', () => {
    const t = table({ me: { house: 'untamed', hand: ['chota-hazri'], aember: 6 }, foe: {} });
    t.me.play('chota-hazri');
    t.expect({ me: { keys: 0, aember: 5, line: [{ id: 'chota-hazri', exhausted: true }] } });
  });
});

describe('flaxia', () => {
  it.each([
    { mine: 0, theirs: 0, gained: 2, why: 'counts itself' },
    { mine: 1, theirs: 1, gained: 2, why: 'has one more than the opponent' },
    { mine: 0, theirs: 1, gained: 0, why: 'has as many as the opponent' },
    { mine: 1, theirs: 3, gained: 0, why: 'has fewer than the opponent' },
  ])('gains $gained where it $why', ({ mine, theirs, gained }) => {
    const pixies = Array.from({ length: mine }, () => 'dust-pixie');
    const imps = Array.from({ length: theirs }, () => 'dust-imp');
    const t = table({ me: { house: 'untamed', hand: ['flaxia'], line: pixies }, foe: { line: imps } });
    t.me.play('flaxia');
    t.expect({
      me: { aember: gained, line: [...pixies, { id: 'flaxia', exhausted: true }] },
      foe: { aember: 0, line: imps },
    });
  });

  it('counts creatures and nothing else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['flaxia'], artifacts: ['world-tree', 'nepenthe-seed'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('flaxia');
    t.expect({ me: { aember: 0, line: [{ id: 'flaxia', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('gains nothing more by reaping', () => {
    const t = table({ me: { house: 'untamed', line: ['flaxia', 'dust-pixie'] }, foe: {} });
    t.me.reap('flaxia');
    t.expect({ me: { aember: 1, line: [{ id: 'flaxia', exhausted: true }, 'dust-pixie'] } });
  });
});

describe('fuzzy-gruen', () => {
  it('gains 2 by its bonus and gives 1 to the opponent', () => {
    const t = table({ me: { house: 'untamed', hand: ['fuzzy-gruen'] }, foe: { aember: 3 } });
    t.me.play('fuzzy-gruen');
    t.expect({ me: { aember: 2, line: [{ id: 'fuzzy-gruen', exhausted: true }] }, foe: { aember: 4 } });
  });

  it('gives nothing when it is used', () => {
    const t = table({ me: { house: 'untamed', line: ['fuzzy-gruen'] }, foe: { aember: 3 } });
    t.me.reap('fuzzy-gruen');
    t.expect({ me: { aember: 1, line: [{ id: 'fuzzy-gruen', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('may bring the opponent what they lack for a key', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, hand: ['fuzzy-gruen'] },
      foe: { ...foeHouses, aember: 5 },
    });
    t.me.play('fuzzy-gruen').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 2, line: ['fuzzy-gruen'] }, foe: { keys: 1, aember: 0 } });
  });
});

describe('giant-sloth', () => {
  it('cannot be used before an Untamed card was discarded from hand', () => {
    const t = table({
      me: { house: 'untamed', line: ['giant-sloth'], hand: ['dust-pixie'] },
      foe: { line: ['tocsin'] },
    });
    t.me.cannot('action', 'giant-sloth', 'forbidden').cannot('reap', 'giant-sloth', 'forbidden');
    t.me.cannot('fight', 'giant-sloth', 'forbidden').discard('dust-pixie').action('giant-sloth');
    t.expect({
      me: { aember: 3, line: [{ id: 'giant-sloth', exhausted: true }], discard: ['dust-pixie'] },
      foe: { line: ['tocsin'] },
    });
  });

  it('may also reap or fight after the discard', () => {
    const t = table({
      me: { house: 'untamed', line: ['giant-sloth', 'giant-sloth'], hand: ['dust-pixie'] },
      foe: { line: ['tocsin'] },
    });
    t.me.discard('dust-pixie').reap('giant-sloth').fight('giant-sloth#2', 'tocsin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'giant-sloth', exhausted: true },
          { id: 'giant-sloth', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('needs the discard of an Untamed card: one of another house is not enough', () => {
    const t = table({
      me: {
        house: 'logos',
        ...myHouses,
        line: ['giant-sloth'],
        hand: ['batdrone', 'dust-pixie'],
        artifacts: ['ritual-of-the-hunt'],
      },
      foe: {},
    });
    t.me.omni('ritual-of-the-hunt').discard('batdrone').cannot('action', 'giant-sloth', 'forbidden');
    t.expect({ me: { line: ['giant-sloth'], hand: ['dust-pixie'], artifacts: [] } });
  });

  it('is not moved by a card that was played, or that was destroyed', () => {
    const t = table({
      me: { house: 'untamed', line: ['giant-sloth', 'dust-pixie'], hand: ['curiosity'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('curiosity').fight('dust-pixie', 'tocsin').cannot('action', 'giant-sloth', 'forbidden');
    t.expect({
      me: { aember: 1, line: ['giant-sloth'], discard: ['dust-pixie', 'curiosity'] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('needs a discard in each turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, line: ['giant-sloth'], hand: ['dust-pixie'] },
      foe: foeHouses,
    });
    t.me.discard('dust-pixie').action('giant-sloth').end();
    t.foe.house('dis').end();
    t.me.house('untamed').cannot('action', 'giant-sloth', 'forbidden');
    t.expect({ me: { aember: 3, line: ['giant-sloth'] } });
  });

  it('is not used to fight by an effect either', () => {
    const t = table({
      me: { house: 'brobnar', line: ['giant-sloth'], hand: ['anger'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('anger');
    t.expect({ me: { aember: 1, line: ['giant-sloth'] }, foe: { line: ['tocsin'] } });
  });

  it('cannot be used to remove a stun either', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'giant-sloth', stunned: true }], hand: ['dust-pixie'] },
      foe: {},
    });
    t.me.cannot('unstun', 'giant-sloth', 'forbidden').discard('dust-pixie').unstun('giant-sloth');
    t.expect({ me: { aember: 0, line: [{ id: 'giant-sloth', exhausted: true }] } });
  });

  it('is freed by an Untamed card that an effect discards from hand', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: ['giant-sloth'],
        hand: ['mimicry', 'dust-pixie', 'snufflegator'],
        archives: [],
      },
      foe: { discard: ['sloppy-labwork'] },
    });
    t.me.play('mimicry').choose('dust-pixie').choose('snufflegator').action('giant-sloth');
    t.expect({
      me: {
        aember: 4,
        line: [{ id: 'giant-sloth', exhausted: true }],
        archives: ['dust-pixie'],
        discard: ['mimicry', 'snufflegator'],
      },
    });
  });
});

describe('murmook', () => {
  it('lets the opponent keep their 6 at the start of their turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, line: ['murmook'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['murmook'] }, foe: { keys: 0, aember: 6 } });
  });

  it('costs them 7', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, line: ['murmook'] },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['murmook'] }, foe: { keys: 1, aember: 1 } });
  });

  it('adds up with a second copy', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, line: ['murmook', 'murmook'] },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['murmook', 'murmook'] }, foe: { keys: 1, aember: 0 } });
  });

  it('costs its own controller nothing, and nobody after it left', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, line: ['murmook'], aember: 6 },
      foe: { ...foeHouses, hand: ['punch'], aember: 5 },
    });
    t.me.end();
    t.foe.house('brobnar').play('punch').end();
    t.me.house('untamed').end();
    t.foe.house('dis');
    t.expect({ me: { keys: 1, aember: 0, line: [] }, foe: { keys: 1, aember: 0 } });
  });
});

describe('mushroom-man', () => {
  it.each([
    { keys: 0, power: 11 },
    { keys: 1, power: 8 },
    { keys: 2, power: 5 },
  ])('has $power power with $keys forged keys of its controller', ({ keys, power }) => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave', 'poison-wave'], keys: 1 },
      foe: { keys, line: [{ id: 'mushroom-man', damage: power - 3 }] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mushroom-man', damage: power - 1 }] } });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 2 }, foe: { line: [], discard: ['mushroom-man'] } });
  });

  it('deals its whole power in a fight', () => {
    const t = table({
      me: { house: 'untamed', line: ['mushroom-man'], keys: 1 },
      foe: { keys: 2, line: ['pitlord'] },
    });
    t.me.fight('mushroom-man', 'pitlord');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'pitlord', damage: 8 }] } });
  });

  it('dies when its controller forges a key and its damage is too much for what is left', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['key-charge'],
        aember: 7,
        line: [
          { id: 'mushroom-man', damage: 8 },
          { id: 'mushroom-man', damage: 7 },
        ],
      },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'mushroom-man', damage: 7 }] } });
  });

  it('counts the keys of the player who controls it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], keys: 2, line: [{ id: 'mushroom-man', owner: 1, damage: 3 }] },
      foe: { keys: 0 },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1, line: [] }, foe: { discard: ['mushroom-man'] } });
  });
});

describe('teliga', () => {
  it('gains 1 each time the opponent plays a creature, and for nothing else', () => {
    const t = table({
      me: { house: 'dis', hand: ['tocsin', 'fear', 'dust-imp', 'dominator-bauble'] },
      foe: { line: ['teliga'], aember: 2 },
    });
    t.me.play('tocsin').play('dominator-bauble').play('dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'dust-imp', exhausted: true },
        ],
        artifacts: [{ id: 'dominator-bauble', exhausted: true }],
      },
      foe: { aember: 4, line: ['teliga'] },
    });
  });

  it('gains nothing for the creatures of its own controller', () => {
    const t = table({ me: { house: 'untamed', hand: ['dust-pixie'], line: ['teliga'] }, foe: {} });
    t.me.play('dust-pixie');
    t.expect({ me: { aember: 2, line: ['teliga', { id: 'dust-pixie', exhausted: true }] } });
  });

  it('gains nothing for a creature that is put into play', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, artifacts: ['spangler-box'], line: ['mother'] },
      foe: { ...foeHouses, hand: ['poltergeist'], line: ['teliga'] },
    });
    t.me.action('spangler-box').choose('mother').end();
    t.foe.house('dis').play('poltergeist');
    t.expect({
      me: { line: [{ id: 'mother', exhausted: true }] },
      foe: { aember: 1, line: ['teliga'], artifacts: [] },
    });
  });

  it('gains for each of two copies', () => {
    const t = table({ me: { house: 'dis', hand: ['tocsin'] }, foe: { line: ['teliga', 'teliga'] } });
    t.me.play('tocsin');
    t.expect({
      me: { line: [{ id: 'tocsin', exhausted: true }] },
      foe: { aember: 2, line: ['teliga', 'teliga'] },
    });
  });
});

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
      me: { house: 'logos', ...myHouses, hand: ['dust-pixie', 'dust-pixie'], line: ['witch-of-the-wilds'] },
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

  it('is not used up by an Untamed card that an effect plays', () => {
    const t = table({
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
