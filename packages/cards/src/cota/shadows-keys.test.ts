// The cards of Shadows that are about keys.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const myHouses = ['shadows', 'untamed', 'logos'] as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('key-of-darkness', () => {
  it.each([
    { theirs: 1, mine: 11, keys: 0, left: 11 },
    { theirs: 1, mine: 12, keys: 1, left: 0 },
    { theirs: 6, mine: 14, keys: 1, left: 2 },
    { theirs: 0, mine: 7, keys: 0, left: 7 },
    { theirs: 0, mine: 8, keys: 1, left: 0 },
    { theirs: 0, mine: 12, keys: 1, left: 4 },
  ])('forges $keys with $mine against a pool of $theirs', ({ theirs, mine, keys, left }) => {
    const t = table({ me: { house: 'shadows', hand: ['key-of-darkness'], aember: mine }, foe: { aember: theirs } });
    t.me.play('key-of-darkness');
    t.expect({ me: { keys, aember: left, discard: ['key-of-darkness'] }, foe: { keys: 0, aember: theirs } });
  });

  it('adds to the current cost', () => {
    const t = table({
      me: { house: 'shadows', hand: ['key-of-darkness'], aember: 7, line: ['titan-mechanic'] },
      foe: {},
    });
    t.me.play('key-of-darkness');
    t.expect({ me: { keys: 1, aember: 0, line: ['titan-mechanic'] } });
  });

  it('looks only at the pool of the opponent, not at æmber on cards', () => {
    const t = table({
      me: { house: 'shadows', hand: ['key-of-darkness'], aember: 8 },
      foe: { line: [{ id: 'charette', aember: 3 }], artifacts: [{ id: 'safe-place', aember: 2 }] },
    });
    t.me.play('key-of-darkness');
    t.expect({
      me: { keys: 1, aember: 0 },
      foe: { line: [{ id: 'charette', aember: 3 }], artifacts: [{ id: 'safe-place', aember: 2 }] },
    });
  });

  it('may be paid from a Safe Place', () => {
    const t = table({
      me: { house: 'shadows', hand: ['key-of-darkness'], aember: 5, artifacts: [{ id: 'safe-place', aember: 3 }] },
      foe: {},
    });
    t.me.play('key-of-darkness');
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['safe-place'] } });
  });

  it('forges only one key, also when its æmber goes to a Sting of the opponent', () => {
    const t = table({
      me: { house: 'shadows', hand: ['key-of-darkness'], aember: 20 },
      foe: { artifacts: ['the-sting'] },
    });
    t.me.play('key-of-darkness');
    t.expect({ me: { keys: 1, aember: 12 }, foe: { aember: 8, artifacts: ['the-sting'] } });
  });

  it('wins the game with the third key', () => {
    const t = table({ me: { house: 'shadows', hand: ['key-of-darkness'], aember: 8, keys: 2 }, foe: {} });
    t.me.play('key-of-darkness');
    t.expect({ winner: 'me', me: { keys: 3 } });
  });
});

describe('miasma', () => {
  it('keeps the opponent from forging in the next turn, and only then', () => {
    const t = table({ me: { house: 'shadows', houses: myHouses, hand: ['miasma'] }, foe: { ...foeHouses, aember: 7 } });
    t.me.play('miasma').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1 }, foe: { keys: 0, aember: 7 }, active: 'foe', house: 'dis' });
    t.foe.end();
    t.me.house('shadows').end();
    t.foe.house('dis');
    t.expect({ foe: { keys: 1, aember: 1 } });
  });

  it('does not keep its own player from forging', () => {
    const t = table({ me: { house: 'shadows', houses: myHouses, hand: ['miasma'], aember: 5 }, foe: foeHouses });
    t.me.play('miasma').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 0 } });
  });

  it('lets a key be forged by a card in that turn: only the step is skipped', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['miasma'] },
      foe: { houses: ['untamed', 'dis', 'brobnar'], hand: ['key-charge'], aember: 7 },
    });
    t.me.play('miasma').end();
    t.foe.house('untamed');
    t.expect({ foe: { keys: 0, aember: 7 } });
    t.foe.play('key-charge').yes();
    t.expect({ foe: { keys: 1, aember: 0 } });
  });

  it('skips one step only, however many are played', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['miasma', 'miasma'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.play('miasma').play('miasma').end();
    t.foe.house('dis').end();
    t.me.house('shadows').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 2 }, foe: { keys: 1, aember: 0 } });
  });
});

describe('safe-place', () => {
  it('moves 1 from the pool to itself', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['safe-place'], aember: 2 }, foe: { aember: 3 } });
    t.me.action('safe-place');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'safe-place', aember: 1, exhausted: true }] },
      foe: { aember: 3 },
    });
  });

  it('moves nothing out of an empty pool', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['safe-place'], aember: 0 }, foe: { aember: 3 } });
    t.me.action('safe-place');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'safe-place', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('ruling forging/aember-on-cards: its æmber counts for a key, which must be forged then', () => {
    const t = table({
      step: 'forge',
      me: { houses: myHouses, artifacts: [{ id: 'safe-place', aember: 2 }], aember: 4 },
      foe: {},
    });
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['safe-place'] } });
  });

  it('forges nothing with 1 too little', () => {
    const t = table({
      step: 'forge',
      me: { houses: myHouses, artifacts: [{ id: 'safe-place', aember: 2 }], aember: 3 },
      foe: {},
    });
    t.me.house('shadows');
    t.expect({ me: { keys: 0, aember: 3, artifacts: [{ id: 'safe-place', aember: 2 }] } });
  });

  it.each([
    { spent: 0, pool: 0, left: 3 },
    { spent: 1, pool: 1, left: 2 },
    { spent: 3, pool: 3, left: 0 },
  ])(
    'ruling forging/aember-on-cards: its player decides where the æmber comes from: $spent from it',
    ({ spent, pool, left }) => {
      const t = table({
        step: 'forge',
        me: { houses: myHouses, artifacts: [{ id: 'safe-place', aember: 3 }], aember: 6 },
        foe: {},
      });
      for (let i = 0; i < spent; i++) t.me.choose('safe-place');
      if (spent < 3) t.me.done();
      t.me.house('shadows');
      t.expect({ me: { keys: 1, aember: pool, artifacts: [{ id: 'safe-place', aember: left }] } });
    },
  );

  it('ruling forging/aember-on-cards: also when a card forges outside of the step', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], artifacts: [{ id: 'safe-place', aember: 3 }], aember: 4 },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['safe-place'] } });
  });

  it('pays for nothing else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], artifacts: [{ id: 'safe-place', aember: 6 }], aember: 0 },
      foe: {},
    });
    t.me.play('key-charge');
    t.expect({ me: { keys: 0, aember: 0, artifacts: [{ id: 'safe-place', aember: 6 }] } });
  });

  it('is no help to the opponent, and out of reach of thieves', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['urchin'], aember: 3 },
      foe: { ...foeHouses, artifacts: [{ id: 'safe-place', aember: 4 }], aember: 0 },
    });
    t.me.play('urchin').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({
      me: { keys: 0, aember: 3, line: ['urchin'] },
      foe: { aember: 0, artifacts: [{ id: 'safe-place', aember: 4 }] },
    });
  });

  it('loses its æmber to the supply when it leaves play', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { artifacts: [{ id: 'safe-place', aember: 4, exhausted: true }], aember: 1 },
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, artifacts: [], discard: ['safe-place'] } });
  });
});

describe('the-sting', () => {
  it('skips the step in which its player would forge', () => {
    const t = table({
      step: 'forge',
      me: { houses: myHouses, aember: 9, artifacts: ['the-sting'] },
      foe: {},
    });
    t.me.house('shadows');
    t.expect({ me: { keys: 0, aember: 9, artifacts: ['the-sting'] } });
  });

  it('lets its player forge by a card', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 7, artifacts: ['the-sting'] },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['the-sting'] } });
  });

  it('gets what the opponent spends on a key', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, aember: 1, artifacts: ['the-sting'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { keys: 0, aember: 7, artifacts: ['the-sting'] }, foe: { keys: 1, aember: 1 } });
  });

  it('gets what the key really costs', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, artifacts: ['the-sting'], line: ['titan-mechanic'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({
      me: { aember: 5, artifacts: ['the-sting'], line: ['titan-mechanic'] },
      foe: { keys: 1, aember: 2 },
    });
  });

  it('gets also what is spent from a card, and for a key outside of the step', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 4, artifacts: [{ id: 'safe-place', aember: 3 }] },
      foe: { artifacts: ['the-sting'] },
    });
    t.me.play('key-charge').yes();
    t.expect({
      me: { keys: 1, aember: 0, artifacts: ['safe-place'] },
      foe: { aember: 6, artifacts: ['the-sting'] },
    });
  });

  it('gets nothing for a key of its own player', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 8, artifacts: ['the-sting'] },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 1, artifacts: ['the-sting'] }, foe: { aember: 0 } });
  });

  it('twice in play gets the æmber only once', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, artifacts: ['the-sting', 'the-sting'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { aember: 6, artifacts: ['the-sting', 'the-sting'] }, foe: { keys: 1, aember: 0 } });
  });

  it('is sacrificed by its Action, and the next key is forged', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, aember: 6, artifacts: ['the-sting'], deck: Array(6).fill('urchin') },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.action('the-sting').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 6, artifacts: [], discard: ['the-sting'] }, foe: { keys: 1, aember: 0 } });
    t.foe.end();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 0 } });
  });
});
