import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('charette', () => {
  it.each([
    { pool: 5, left: 2, captured: 3 },
    { pool: 3, left: 0, captured: 3 },
    { pool: 2, left: 0, captured: 2 },
  ])('captures $captured from a pool of $pool', ({ pool, left, captured }) => {
    const t = table({ me: { house: 'dis', hand: ['charette'], aember: 4 }, foe: { aember: pool } });
    t.me.play('charette');
    t.expect({
      me: { aember: 4, line: [{ id: 'charette', aember: captured, exhausted: true }] },
      foe: { aember: left },
    });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'dis', hand: ['charette'], aember: 4 }, foe: { aember: 0 } });
    t.me.play('charette');
    t.expect({ me: { aember: 4, line: [{ id: 'charette', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('gives what it captured to the opponent when it leaves play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { aember: 1, line: [{ id: 'charette', damage: 1, aember: 3 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 4 }, foe: { aember: 1, line: [], discard: ['charette'] } });
  });
});

describe('dominator-bauble', () => {
  it('uses a friendly creature of any house, in the way that is chosen', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: ['doc-bookton', 'tocsin'], hand: [], deck: ['fear'] },
      foe: { line: ['mother'] },
    });
    t.me.action('dominator-bauble').choose('doc-bookton').choose('reap doc-bookton');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        artifacts: [{ id: 'dominator-bauble', exhausted: true }],
        line: [{ id: 'doc-bookton', exhausted: true }, 'tocsin'],
      },
      foe: { line: ['mother'] },
    });
  });

  it('lets it fight', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: ['snufflegator'] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.action('dominator-bauble').choose('fight snufflegator').choose('tocsin');
    t.expect({ me: { aember: 0, line: [{ id: 'snufflegator', exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('lets it use its Action', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: ['noddy-the-thief'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.action('dominator-bauble').choose('action noddy-the-thief');
    t.expect({
      me: { aember: 1, line: [{ id: 'noddy-the-thief', exhausted: true }] },
      foe: { aember: 1, line: ['tocsin'] },
    });
  });

  it('does not ready: an exhausted creature is not used', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('dominator-bauble');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'dominator-bauble', exhausted: true }],
        line: [{ id: 'snufflegator', exhausted: true }],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('removes the stun of a stunned creature', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: [{ id: 'snufflegator', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('dominator-bauble');
    t.expect({ me: { aember: 0, line: [{ id: 'snufflegator', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'dis', artifacts: ['dominator-bauble'] }, foe: { line: ['tocsin'] } });
    t.me.action('dominator-bauble');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'dominator-bauble', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });
});

describe('dust-imp', () => {
  it('gains 2 for its controller when it is destroyed on the turn of the opponent', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['dust-imp'], aember: 1 } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: [], discard: ['dust-imp'] } });
  });

  it('gains 2 when it is destroyed attacking', () => {
    const t = table({ me: { house: 'dis', line: ['dust-imp'] }, foe: { line: ['tocsin'] } });
    t.me.fight('dust-imp', 'tocsin');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'tocsin', damage: 2 }] } });
  });

  it('gains 2 each when several are destroyed at once, each for its own controller', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['dust-imp', 'dust-imp'] },
      foe: { line: ['dust-imp', 'tocsin'] },
    });
    t.me.play('poison-wave').order('dust-imp').order('dust-imp');
    t.expect({ me: { aember: 5, line: [] }, foe: { aember: 2, line: [{ id: 'tocsin', damage: 2 }] } });
  });

  it('gains nothing when it returns to hand', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['dust-imp'] } });
    t.me.play('fear');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: [], hand: ['dust-imp'] } });
  });

  it('gains nothing when its ward saves it', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'] },
      foe: { line: ['tocsin', { id: 'dust-imp', warded: true }, 'shooler'] },
    });
    t.me.play('hand-of-dis');
    t.expect({ foe: { aember: 0, line: ['tocsin', 'dust-imp', 'shooler'] } });
  });
});

describe('fear', () => {
  it('returns an enemy creature to the hand of its owner', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'], line: ['tocsin'] },
      foe: { line: ['mother', { id: 'niffle-queen', damage: 4, stunned: true }], hand: ['regrowth'] },
    });
    t.me.play('fear').choose('niffle-queen');
    t.expect({
      me: { hand: [], aember: 0, line: ['tocsin'], discard: ['fear'] },
      foe: { line: ['mother'], hand: ['regrowth', 'niffle-queen'] },
    });
  });

  it('discards the upgrades and takes the æmber on the creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'raiding-knight', aember: 2, upgrades: ['protect-the-weak'] }] },
    });
    t.me.play('fear');
    t.expect({
      me: { aember: 2 },
      foe: { aember: 0, line: [], hand: ['raiding-knight'], discard: ['protect-the-weak'] },
    });
  });

  it('does not reach a friendly creature', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'], line: ['tocsin'] }, foe: { line: [] } });
    t.me.play('fear');
    t.expect({ me: { line: ['tocsin'], hand: [], discard: ['fear'] } });
  });

  it('is stopped by a ward', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: [{ id: 'mother', warded: true }] } });
    t.me.play('fear');
    t.expect({ foe: { line: ['mother'], hand: [] } });
  });
});

describe('hand-of-dis', () => {
  it('destroys a creature that is not on a flank', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['tocsin', 'shooler'] },
      foe: { line: ['mother', 'niffle-queen', 'champion-anaphiel', 'batdrone'] },
    });
    t.me.play('hand-of-dis').choose('champion-anaphiel');
    t.expect({
      me: { line: ['tocsin', 'shooler'], discard: ['hand-of-dis'], aember: 0 },
      foe: { line: ['mother', 'niffle-queen', 'batdrone'], discard: ['champion-anaphiel'] },
    });
  });

  it('may destroy a friendly creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['tocsin', 'dust-imp', 'shooler'] },
      foe: { line: ['mother'] },
    });
    t.me.play('hand-of-dis');
    t.expect({ me: { aember: 2, line: ['tocsin', 'shooler'] }, foe: { line: ['mother'] } });
  });

  it('does nothing where every creature is on a flank', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['tocsin', 'shooler'] },
      foe: { line: ['mother'] },
    });
    t.me.play('hand-of-dis');
    t.expect({
      me: { line: ['tocsin', 'shooler'], discard: ['hand-of-dis'] },
      foe: { line: ['mother'] },
    });
  });
});

describe('mind-barb', () => {
  it('makes the opponent discard one card at random', () => {
    const t = table({
      me: { house: 'dis', hand: ['mind-barb', 'fear'] },
      foe: { hand: ['urchin', 'urchin', 'urchin'], discard: ['punch'] },
    });
    t.me.play('mind-barb');
    t.expect({
      me: { aember: 1, hand: ['fear'], discard: ['mind-barb'] },
      foe: { hand: ['urchin', 'urchin'], discard: ['urchin', 'punch'] },
    });
  });

  it('takes the only card', () => {
    const t = table({ me: { house: 'dis', hand: ['mind-barb'] }, foe: { hand: ['urchin'] } });
    t.me.play('mind-barb');
    t.expect({ me: { aember: 1 }, foe: { hand: [], discard: ['urchin'] } });
  });

  it('does nothing to an empty hand', () => {
    const t = table({ me: { house: 'dis', hand: ['mind-barb'] }, foe: { hand: [], discard: ['punch'] } });
    t.me.play('mind-barb');
    t.expect({ me: { aember: 1, discard: ['mind-barb'] }, foe: { hand: [], discard: ['punch'] } });
  });
});

describe('shooler', () => {
  it.each([
    { pool: 3, stolen: 0 },
    { pool: 4, stolen: 1 },
    { pool: 7, stolen: 1 },
  ])('steals $stolen from a pool of $pool', ({ pool, stolen }) => {
    const t = table({ me: { house: 'dis', hand: ['shooler'], aember: 5 }, foe: { aember: pool } });
    t.me.play('shooler');
    t.expect({
      me: { aember: 5 + stolen, line: [{ id: 'shooler', exhausted: true }] },
      foe: { aember: pool - stolen },
    });
  });
});

describe('stealer-of-souls', () => {
  it('purges the enemy creature that it destroyed attacking, and gains 1', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { line: ['mother', 'shooler'], aember: 2 },
    });
    t.me.fight('stealer-of-souls', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'stealer-of-souls', damage: 5, exhausted: true }] },
      foe: { aember: 2, line: ['shooler'], discard: [], purged: ['mother'] },
    });
  });

  it('does so when it is attacked', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'] },
      foe: { line: ['stealer-of-souls'] },
    });
    t.me.fight('mother', 'stealer-of-souls');
    t.expect({
      me: { aember: 0, line: [], discard: [], purged: ['mother'] },
      foe: { aember: 1, line: [{ id: 'stealer-of-souls', damage: 5 }] },
    });
  });

  it('ruling stealer-of-souls/both-die: does nothing when both creatures are destroyed', () => {
    const t = table({ me: { house: 'dis', line: ['stealer-of-souls'] }, foe: { line: ['valdr'] } });
    t.me.fight('stealer-of-souls', 'valdr');
    t.expect({
      me: { aember: 0, line: [], discard: ['stealer-of-souls'] },
      foe: { line: [], discard: ['valdr'], purged: [] },
    });
  });

  it('gains 1 for a Bad Penny, which is out of reach in the hand of its owner', () => {
    const t = table({ me: { house: 'dis', line: ['stealer-of-souls'] }, foe: { line: ['bad-penny'] } });
    t.me.fight('stealer-of-souls', 'bad-penny');
    t.expect({
      me: { aember: 1, line: [{ id: 'stealer-of-souls', damage: 1, exhausted: true }] },
      foe: { line: [], hand: ['bad-penny'], discard: [], purged: [] },
    });
  });

  it('purges after the Destroyed: abilities and the æmber of the creature', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { line: [{ id: 'dust-imp', aember: 2, upgrades: ['protect-the-weak'] }] },
    });
    t.me.fight('stealer-of-souls', 'dust-imp');
    t.expect({
      me: { aember: 3, line: [{ id: 'stealer-of-souls', damage: 2, exhausted: true }] },
      foe: { aember: 2, line: [], discard: ['protect-the-weak'], purged: ['dust-imp'] },
    });
  });

  it('does not care for enemy creatures that are destroyed without fighting it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['stealer-of-souls', 'headhunter'] },
      foe: { line: ['tocsin', 'dust-imp'] },
    });
    t.me.play('punch').choose('dust-imp').fight('headhunter', 'tocsin');
    t.expect({
      me: { aember: 2, line: ['stealer-of-souls', { id: 'headhunter', damage: 3, exhausted: true }] },
      foe: { aember: 2, line: [], discard: ['tocsin', 'dust-imp'], purged: [] },
    });
  });

  it('does nothing when its target survives', () => {
    const t = table({ me: { house: 'dis', line: ['stealer-of-souls'] }, foe: { line: ['lady-maxena'] } });
    t.me.fight('stealer-of-souls', 'lady-maxena');
    t.expect({
      me: { aember: 0, line: [{ id: 'stealer-of-souls', damage: 5, exhausted: true }] },
      foe: { line: [{ id: 'lady-maxena', damage: 4 }], purged: [] },
    });
  });

  it('does not purge a Shadow Self that died beside the creature it fought', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 4 }] },
    });
    t.me.fight('stealer-of-souls', 'tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'stealer-of-souls', damage: 3, exhausted: true }] },
      foe: { line: ['tocsin'], discard: ['shadow-self'], purged: [] },
    });
  });
});

describe('the-terror', () => {
  it('gains 2 when the opponent has no æmber', () => {
    const t = table({ me: { house: 'dis', hand: ['the-terror'] }, foe: { aember: 0 } });
    t.me.play('the-terror');
    t.expect({ me: { aember: 2, line: [{ id: 'the-terror', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('gains nothing when the opponent has 1', () => {
    const t = table({ me: { house: 'dis', hand: ['the-terror'] }, foe: { aember: 1 } });
    t.me.play('the-terror');
    t.expect({ me: { aember: 0, line: [{ id: 'the-terror', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('does not count æmber on creatures, which is nobody’s', () => {
    const t = table({
      me: { house: 'dis', hand: ['the-terror'] },
      foe: { aember: 0, line: [{ id: 'charette', aember: 3 }] },
    });
    t.me.play('the-terror');
    t.expect({
      me: { aember: 2, line: [{ id: 'the-terror', exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'charette', aember: 3 }] },
    });
  });
});

describe('tocsin', () => {
  it('reaps and makes the opponent discard a card at random', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'], hand: ['fear'] },
      foe: { hand: ['urchin', 'urchin'], discard: [] },
    });
    t.me.reap('tocsin');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [{ id: 'tocsin', exhausted: true }] },
      foe: { hand: ['urchin'], discard: ['urchin'] },
    });
  });

  it('reaps against an empty hand', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { hand: [], discard: [] } });
    t.me.reap('tocsin');
    t.expect({ me: { aember: 1, line: [{ id: 'tocsin', exhausted: true }] }, foe: { hand: [], discard: [] } });
  });

  it('makes nobody discard by fighting', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { hand: ['urchin'], line: ['dust-imp'] } });
    t.me.fight('tocsin', 'dust-imp');
    t.expect({
      me: { aember: 0, line: [{ id: 'tocsin', damage: 2, exhausted: true }] },
      foe: { hand: ['urchin'], line: [], aember: 2 },
    });
  });
});
