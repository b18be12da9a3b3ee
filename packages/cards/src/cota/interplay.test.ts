// What cards of several houses do to each other: stolen creatures, cards that leave in the middle, the first turn.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

describe('a creature that its opponent controls goes to its owner', () => {
  it('Bad Penny returns to the hand of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'bad-penny', owner: 1 }] },
      foe: { hand: [] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1, hand: [], line: [] }, foe: { hand: ['bad-penny'], discard: [] } });
  });

  it('Dust Imp gains for its controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'dust-imp', owner: 1 }] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { aember: 3, line: [], discard: ['punch'] }, foe: { aember: 0, discard: ['dust-imp'] } });
  });

  it('Fear returns a stolen creature to its owner', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: [{ id: 'tocsin', owner: 0, aember: 1 }] } });
    t.me.play('fear');
    t.expect({ me: { aember: 1, hand: ['tocsin'] }, foe: { line: [], hand: [] } });
  });

  it('Lady Maxena returns to the hand of her owner, her æmber to the opponent of her controller', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'lady-maxena', owner: 1, aember: 2 }] },
      foe: { hand: [] },
    });
    t.me.action('lady-maxena');
    t.expect({ me: { hand: [], line: [], aember: 0 }, foe: { hand: ['lady-maxena'], aember: 2 } });
  });

  it('Lost in the Woods shuffles it into the deck of its owner', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lost-in-the-woods'], deck: [], line: [{ id: 'mother', owner: 1 }] },
      foe: { deck: [], line: [{ id: 'tocsin', owner: 0 }] },
    });
    t.me.play('lost-in-the-woods');
    t.expect({ me: { line: [], deck: ['tocsin'] }, foe: { line: [], deck: ['mother'] } });
  });

  it('Stealer of Souls purges it under the identity of its owner', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { line: [{ id: 'tocsin', owner: 0 }] },
    });
    t.me.fight('stealer-of-souls', 'tocsin');
    t.expect({
      me: { aember: 1, purged: ['tocsin'], line: [{ id: 'stealer-of-souls', damage: 3, exhausted: true }] },
      foe: { line: [], purged: [], discard: [] },
    });
  });

  it('Mother refills the hand of her controller', () => {
    const t = table({
      me: {
        house: 'dis',
        line: [{ id: 'mother', owner: 1 }],
        hand: [],
        deck: Array.from({ length: 8 }, () => 'punch'),
      },
      foe: { houses: ['brobnar', 'shadows', 'dis'] },
    });
    t.me.end();
    t.expect({
      me: { hand: Array.from({ length: 7 }, () => 'punch'), deck: ['punch'], line: [{ id: 'mother', owner: 1 }] },
    });
  });
});

describe('the first turn of the game', () => {
  it('ruling wild-wormhole/first-turn: Wild Wormhole works, for its card comes from the deck', () => {
    const t = table({
      turn: 1,
      me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['dust-pixie'] },
      foe: {},
    });
    t.me.play('wild-wormhole').cannot('play', 'batdrone', 'first-turn').cannot('discard', 'batdrone', 'first-turn');
    t.expect({ me: { aember: 3, hand: ['batdrone'], line: [{ id: 'dust-pixie', exhausted: true }] } });
  });

  it('counts a discarded card', () => {
    const t = table({ turn: 1, me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'] }, foe: {} });
    t.me.discard('batdrone').cannot('play', 'wild-wormhole', 'first-turn');
    t.expect({ me: { aember: 0, hand: ['wild-wormhole'], discard: ['batdrone'] } });
  });
});

describe('cards played from the deck', () => {
  it('Library Access off the deck draws neither for itself nor for the Wild Wormhole that played it', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['library-access', 'fear', 'punch'] },
      foe: {},
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, hand: ['batdrone'], purged: ['library-access'], deck: ['fear', 'punch'] } });
    t.me.play('batdrone');
    t.expect({
      me: { hand: ['fear'], deck: ['punch'], discard: ['wild-wormhole'], line: [{ id: 'batdrone', exhausted: true }] },
    });
  });

  it('count for Hunting Witch', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['tocsin'], line: ['hunting-witch'] },
      foe: {},
    });
    t.me.play('wild-wormhole', 'right');
    t.expect({ me: { aember: 2, line: ['hunting-witch', { id: 'tocsin', exhausted: true }] } });
  });

  it('Silvertooth enters ready however it is played', () => {
    const t = table({ me: { house: 'logos', hand: ['wild-wormhole'], deck: ['silvertooth'] }, foe: {} });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, line: ['silvertooth'] } });
  });
});

describe('Destroyed: abilities that wait together', () => {
  it.each([
    { first: 'its own', chosen: 'dust-imp#1', gained: 2 },
    { first: 'that of the Cloak', chosen: 'dust-imp#2', gained: 0 },
  ])('are ordered: a Dust Imp under an Armageddon Cloak, $first first', ({ chosen, gained }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'dust-imp', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('punch').choose('dust-imp').order(chosen);
    t.expect({ foe: { aember: gained, line: ['dust-imp'], discard: ['armageddon-cloak'] } });
  });
});

describe('copies of actions', () => {
  it('Mimicry as Library Access purges itself and draws for later cards', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'dust-pixie'], deck: ['fear', 'punch'] },
      foe: { discard: ['library-access'] },
    });
    t.me.play('mimicry').play('dust-pixie');
    t.expect({
      me: { aember: 2, hand: ['fear'], purged: ['mimicry'], line: [{ id: 'dust-pixie', exhausted: true }] },
      foe: { discard: ['library-access'] },
    });
  });
});

describe('fights', () => {
  it('Gabos Longarms deals none to an elusive creature that he attacks and chooses', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['urchin', 'tocsin'] } });
    t.me.fight('gabos-longarms', 'urchin').choose('urchin');
    t.expect({ me: { line: [{ id: 'gabos-longarms', exhausted: true }] }, foe: { line: ['urchin', 'tocsin'] } });
  });

  it('Batdrone steals from what a Dust Imp gained dying', () => {
    const t = table({ me: { house: 'logos', line: ['batdrone'] }, foe: { aember: 0, line: ['dust-imp'] } });
    t.me.fight('batdrone', 'dust-imp');
    t.expect({ me: { aember: 1, line: [{ id: 'batdrone', exhausted: true }] }, foe: { aember: 1, line: [] } });
  });

  it('the æmber on a creature that dies goes to the opponent of its controller', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger'] },
      foe: { aember: 0, line: [{ id: 'tocsin', aember: 2 }] },
    });
    t.me.fight('dodger', 'tocsin');
    t.expect({ me: { aember: 2, line: [{ id: 'dodger', damage: 3, exhausted: true }] }, foe: { aember: 0, line: [] } });
  });

  it('Niffle Queen strengthens a Niffle Ape in its fight', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'niffle-queen'] },
      foe: { line: ['shooler'] },
    });
    t.me.fight('niffle-ape', 'shooler');
    t.expect({ me: { line: ['niffle-queen'], discard: ['niffle-ape'] }, foe: { line: [], discard: ['shooler'] } });
  });

  it('Protect the Weak on a creature protects its neighbors; on an enemy one it protects enemies', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['protect-the-weak'], line: ['raiding-knight'] },
      foe: { line: ['tocsin', 'dust-imp', 'mother'] },
    });
    t.me.play('protect-the-weak').choose('dust-imp');
    expect(targetsOf(t, 'raiding-knight')).toEqual(['dust-imp']);
    t.expect({
      me: { aember: 1, line: ['raiding-knight'] },
      foe: { line: ['tocsin', { id: 'dust-imp', upgrades: ['protect-the-weak'] }, 'mother'] },
    });
  });

  it('skirmish and a Shadow Self: the attacker is not hurt, Shadow Self takes the hit', () => {
    const t = table({
      me: { house: 'untamed', line: ['snufflegator'] },
      foe: { line: ['tocsin', 'shadow-self'] },
    });
    t.me.fight('snufflegator', 'tocsin');
    t.expect({
      me: { line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 4 }] },
    });
  });

  it('Shadow Self dies of what it takes for both sides of a wave; its neighbors live', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { line: ['silvertooth', { id: 'shadow-self', damage: 3 }, 'urchin'] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { line: ['silvertooth', 'urchin'], discard: ['shadow-self'] } });
  });

  it('Shield of Justice over Shadow Self: nothing is dealt, nothing redirected', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shield-of-justice'], line: ['raiding-knight', 'shadow-self'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.play('shield-of-justice').fight('raiding-knight', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'raiding-knight', exhausted: true }, 'shadow-self'] },
      foe: { line: [{ id: 'niffle-queen', damage: 4 }] },
    });
  });

  it('Dominator Bauble lets a creature fight that then dies; nothing else happens to it', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: ['dodger'] },
      foe: { aember: 2, line: ['valdr'] },
    });
    t.me.action('dominator-bauble').choose('fight dodger');
    t.expect({
      me: { aember: 0, line: [], discard: ['dodger'] },
      foe: { aember: 2, line: [{ id: 'valdr', damage: 5 }] },
    });
  });

  it('Ganger Chieftain: a neighbor that dies fighting leaves Ganger Chieftain on the flank', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: ['dust-imp', 'mother'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('ganger-chieftain', 'left').yes();
    t.expect({
      me: { aember: 2, line: [{ id: 'ganger-chieftain', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'valdr', damage: 2 }] },
    });
  });
});

describe('the rule of six', () => {
  it('stops Lady Maxena after six plays and uses of a turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: [], line: Array.from({ length: 7 }, () => 'lady-maxena') },
      foe: {},
    });
    for (let i = 0; i < 6; i++) t.me.reap(`lady-maxena#${i + 1}`);
    t.me.cannot('reap', 'lady-maxena#7', 'rule-of-six');
    t.expect({
      me: {
        aember: 6,
        line: [...Array.from({ length: 6 }, () => ({ id: 'lady-maxena', exhausted: true })), 'lady-maxena'],
      },
    });
  });
});
