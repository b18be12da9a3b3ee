import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const filler = (count: number): string[] => Array.from({ length: count }, () => 'punch');
const mine = { houses: ['logos', 'sanctum', 'untamed'] } as const;
const theirs = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('bouncing-deathquark', () => {
  it('destroys an enemy and a friendly creature, and may stop after that', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['mother', 'batdrone'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('bouncing-deathquark').choose('valdr').choose('batdrone').no();
    t.expect({
      me: { aember: 0, line: ['mother'], discard: ['bouncing-deathquark', 'batdrone'] },
      foe: { line: ['tocsin'], discard: ['valdr'] },
    });
  });

  it('may go on as long as both players have a creature', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['mother', 'batdrone', 'doc-bookton'] },
      foe: { line: ['shooler', 'valdr', 'the-terror', 'stealer-of-souls'] },
    });
    t.me.play('bouncing-deathquark').choose('valdr', 'batdrone').yes().choose('shooler', 'mother').yes();
    t.me.choose('stealer-of-souls');
    t.expect({
      me: { line: [], discard: ['bouncing-deathquark', 'doc-bookton', 'mother', 'batdrone'] },
      foe: { line: ['the-terror'], discard: ['stealer-of-souls', 'shooler', 'valdr'] },
    });
  });

  it('is not repeated once the opponent has no creature left', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['mother', 'batdrone'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('bouncing-deathquark').choose('batdrone');
    t.expect({ me: { line: ['mother'] }, foe: { line: [] } });
  });

  it('destroys what there is where only one player has creatures', () => {
    const enemies = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    enemies.me.play('bouncing-deathquark').choose('valdr');
    enemies.expect({ foe: { line: ['tocsin'], discard: ['valdr'] } });
    const friends = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['mother', 'batdrone'] },
      foe: {},
    });
    friends.me.play('bouncing-deathquark').choose('batdrone');
    friends.expect({ me: { line: ['mother'], discard: ['bouncing-deathquark', 'batdrone'] } });
    const nobody = table({ me: { house: 'logos', hand: ['bouncing-deathquark'] }, foe: {} });
    nobody.me.play('bouncing-deathquark');
    nobody.expect({ me: { discard: ['bouncing-deathquark'] } });
  });

  it('destroys both at the same time: neither sees the other go', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['dust-imp'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('bouncing-deathquark').choose('dust-imp', 'dust-imp').order('dust-imp');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 2, line: [] } });
  });

  it('may be repeated against a creature that its ward saved', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['mother', 'batdrone'] },
      foe: { line: [{ id: 'valdr', warded: true }] },
    });
    t.me.play('bouncing-deathquark').choose('batdrone').yes();
    t.expect({ me: { line: [] }, foe: { line: [], discard: ['valdr'] } });
  });
});

describe('dimension-door', () => {
  it('neither steals nor gains what cannot be stolen', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['mother'] },
      foe: { aember: 3, line: ['the-vaultkeeper'] },
    });
    t.me.play('dimension-door').reap('mother');
    t.expect({
      me: { aember: 0, line: [{ id: 'mother', exhausted: true }] },
      foe: { aember: 3, line: ['the-vaultkeeper'] },
    });
  });
});

describe('effervescent-principle', () => {
  it.each([
    { own: 6, pool: 5, ownLeft: 3, left: 3 },
    { own: 1, pool: 2, ownLeft: 1, left: 1 },
    { own: 0, pool: 9, ownLeft: 0, left: 5 },
    { own: 0, pool: 0, ownLeft: 0, left: 0 },
  ])('leaves $ownLeft of $own and $left of $pool, for one chain', ({ own, pool, ownLeft, left }) => {
    const t = table({
      me: { house: 'logos', hand: ['effervescent-principle'], aember: own },
      foe: { aember: pool, chains: 2 },
    });
    t.me.play('effervescent-principle');
    t.expect({
      me: { aember: ownLeft, chains: 1, discard: ['effervescent-principle'] },
      foe: { aember: left, chains: 2 },
    });
  });

  it('takes nothing of what lies on cards', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['effervescent-principle'],
        aember: 2,
        chains: 3,
        artifacts: [{ id: 'pocket-universe', aember: 4 }],
      },
      foe: { line: [{ id: 'tocsin', aember: 3 }] },
    });
    t.me.play('effervescent-principle');
    t.expect({
      me: { aember: 1, chains: 4, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
      foe: { line: [{ id: 'tocsin', aember: 3 }] },
    });
  });
});

describe('neuro-syphon', () => {
  it.each([
    { pool: 3, own: 1, what: 'more than with the bonus', stolen: 1 },
    { pool: 2, own: 0, what: 'more than with the bonus', stolen: 1 },
    { pool: 2, own: 1, what: 'as much as with the bonus', stolen: 0 },
    { pool: 1, own: 4, what: 'less', stolen: 0 },
    { pool: 0, own: 0, what: 'nothing', stolen: 0 },
  ])('steals $stolen and draws $stolen at $pool to $own: $what', ({ pool, own, stolen }) => {
    const t = table({
      me: { house: 'logos', hand: ['neuro-syphon'], aember: own, deck: ['fear', 'punch'] },
      foe: { aember: pool },
    });
    t.me.play('neuro-syphon');
    t.expect({
      me: {
        aember: own + 1 + stolen,
        hand: stolen === 1 ? ['fear'] : [],
        deck: stolen === 1 ? ['punch'] : ['fear', 'punch'],
      },
      foe: { aember: pool - stolen },
    });
  });

  it('draws out of the discard pile when the deck has run out', () => {
    const t = table({
      me: { house: 'logos', hand: ['neuro-syphon'], deck: [], discard: ['fear'] },
      foe: { aember: 5 },
    });
    t.me.play('neuro-syphon');
    t.expect({ me: { aember: 2, hand: ['fear'], deck: [], discard: ['neuro-syphon'] }, foe: { aember: 4 } });
  });

  it('draws although the æmber of the opponent cannot be stolen', () => {
    const t = table({
      me: { house: 'logos', hand: ['neuro-syphon'], deck: ['fear'] },
      foe: { aember: 5, line: ['the-vaultkeeper'] },
    });
    t.me.play('neuro-syphon');
    t.expect({ me: { aember: 1, hand: ['fear'] }, foe: { aember: 5, line: ['the-vaultkeeper'] } });
  });
});

describe('phase-shift', () => {
  it('lets one card of another house be played, with its bonus, and no second one', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'dust-pixie', 'urchin'] },
      foe: { aember: 2 },
    });
    t.me.cannot('play', 'dust-pixie', 'wrong-house').play('phase-shift').play('dust-pixie');
    t.me.cannot('play', 'urchin', 'wrong-house');
    t.expect({
      me: { aember: 2, hand: ['urchin'], line: [{ id: 'dust-pixie', exhausted: true }] },
      foe: { aember: 2 },
    });
  });

  it('does not let it be discarded or used', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'punch'], line: ['tocsin'], artifacts: ['dominator-bauble'] },
      foe: {},
    });
    t.me.play('phase-shift').cannot('discard', 'punch', 'wrong-house').cannot('reap', 'tocsin', 'wrong-house');
    t.me.cannot('action', 'dominator-bauble', 'wrong-house');
    t.expect({ me: { hand: ['punch'], line: ['tocsin'], artifacts: ['dominator-bauble'] } });
  });

  it('is over with the turn, also when it was not used', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['phase-shift', 'dust-pixie'] },
      foe: { ...theirs, hand: ['tocsin', 'urchin'] },
    });
    t.me.play('phase-shift').end();
    t.foe.house('dis').cannot('play', 'urchin', 'wrong-house').end();
    t.me.house('logos').cannot('play', 'dust-pixie', 'wrong-house');
    t.expect({ me: { hand: ['dust-pixie', 'phase-shift'] }, foe: { hand: ['tocsin', 'urchin'] } });
  });

  it('is not used up by a Logos card', () => {
    const t = table({ me: { house: 'logos', hand: ['phase-shift', 'labwork', 'punch', 'fear'] }, foe: {} });
    t.me.play('phase-shift').play('labwork').choose('fear').play('punch');
    t.expect({ me: { aember: 2, hand: [], archives: ['fear'], discard: ['punch', 'labwork', 'phase-shift'] } });
  });

  it('is not used up by a card that an effect plays', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'wild-wormhole', 'punch'], deck: ['dust-pixie'] },
      foe: { line: ['mother'] },
    });
    t.me.play('phase-shift').play('wild-wormhole').play('punch').choose('mother');
    t.expect({
      me: { aember: 4, hand: [], line: [{ id: 'dust-pixie', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('does not allow a Logos card where Logos is not the active house', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'labwork', 'dust-pixie', 'urchin', 'fear'] },
      foe: { discard: ['phase-shift'] },
    });
    t.me.play('mimicry').cannot('play', 'labwork', 'wrong-house').play('dust-pixie').play('urchin');
    t.me.cannot('play', 'fear', 'wrong-house');
    t.expect({
      me: {
        aember: 2,
        hand: ['labwork', 'fear'],
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
    });
  });

  it('ruling phase-shift/two-copies: two copies allow two cards', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'phase-shift', 'dust-pixie', 'urchin', 'fear'] },
      foe: { aember: 1 },
    });
    t.me
      .play('phase-shift')
      .play('phase-shift')
      .play('dust-pixie')
      .play('urchin')
      .cannot('play', 'fear', 'wrong-house');
    t.expect({
      me: {
        aember: 3,
        hand: ['fear'],
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('ruling phase-shift/first-turn: allows a second card in the first turn of the game, which may not be a Logos card', () => {
    const t = table({
      turn: 1,
      me: { house: 'logos', hand: ['phase-shift', 'dust-pixie', 'batdrone', 'fear'] },
      foe: {},
    });
    t.me.play('phase-shift').cannot('play', 'batdrone', 'first-turn').play('dust-pixie').cannot('play', 'fear');
    t.expect({ me: { aember: 2, hand: ['batdrone', 'fear'], line: [{ id: 'dust-pixie', exhausted: true }] } });
  });

  it('ruling phase-shift/mimicry: Mimicry uses it up, even as a copy of a Logos action', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'mimicry', 'punch', 'fear'] },
      foe: { discard: ['labwork'] },
    });
    t.me.play('phase-shift').play('mimicry').choose('fear').cannot('play', 'punch', 'wrong-house');
    t.expect({ me: { aember: 1, hand: ['punch'], archives: ['fear'], discard: ['mimicry', 'phase-shift'] } });
  });
});

describe('positron-bolt', () => {
  it('deals 3, 2 and 1 along the line from the flank that was chosen', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'] },
      foe: { line: ['mother', 'shooler', 'valdr', 'dodger'] },
    });
    t.me.play('positron-bolt').choose('dodger');
    t.expect({
      me: { aember: 1, discard: ['positron-bolt'] },
      foe: {
        line: ['mother', { id: 'shooler', damage: 1 }, { id: 'valdr', damage: 2 }, { id: 'dodger', damage: 3 }],
      },
    });
  });

  it('starts at a flank creature of either player only', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'], line: ['valdr'] },
      foe: { line: ['mother', 'shooler', 'dodger'] },
    });
    t.me.play('positron-bolt');
    expect(t.options()).toEqual(['valdr', 'mother', 'dodger']);
    t.me.choose('valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'valdr', damage: 3 }] },
      foe: { line: ['mother', 'shooler', 'dodger'] },
    });
  });

  it('ends after two in a line of two', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'], line: ['batdrone'] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('positron-bolt').choose('mother');
    t.expect({
      me: { aember: 1, line: ['batdrone'] },
      foe: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 2 },
        ],
      },
    });
  });

  it('deals 3 to an only creature', () => {
    const t = table({ me: { house: 'logos', hand: ['positron-bolt'] }, foe: { line: ['mother'] } });
    t.me.play('positron-bolt');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('gives only its bonus without a creature', () => {
    const t = table({ me: { house: 'logos', hand: ['positron-bolt'] }, foe: {} });
    t.me.play('positron-bolt');
    t.expect({ me: { aember: 1, discard: ['positron-bolt'] } });
  });

  it('goes on along the line when its targets die one after the other', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'] },
      foe: { line: ['tocsin', 'silvertooth', 'shooler', 'mother'] },
    });
    t.me.play('positron-bolt').choose('tocsin');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'shooler', damage: 1 }, 'mother'], discard: ['silvertooth', 'tocsin'] },
    });
  });

  it('meets the armor and the ward of each target by itself', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'] },
      foe: { line: ['raiding-knight', { id: 'shooler', warded: true }, 'raiding-knight'] },
    });
    t.me.play('positron-bolt').choose('raiding-knight#1');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'raiding-knight', damage: 1 }, 'shooler', 'raiding-knight'] },
    });
  });

  it('ruling spectral-tunneler/positron-bolt: a tunneled creature may be the first; one of its neighbors and the one beyond are next', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spectral-tunneler'], hand: ['positron-bolt'] },
      foe: { line: ['valdr', 'mother', 'niffle-queen', 'shooler', 'dodger'] },
    });
    t.me.action('spectral-tunneler').choose('niffle-queen').play('positron-bolt').choose('niffle-queen');
    expect(t.options()).toEqual(['mother', 'shooler']);
    t.me.choose('shooler');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'spectral-tunneler', exhausted: true }] },
      foe: {
        line: [
          'valdr',
          'mother',
          { id: 'niffle-queen', damage: 3 },
          { id: 'shooler', damage: 2 },
          { id: 'dodger', damage: 1 },
        ],
      },
    });
  });
});

describe('remote-access', () => {
  it('uses an enemy artifact as if it were yours, and exhausts it', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], deck: ['fear', 'punch'], artifacts: ['mobius-scroll'] },
      foe: { artifacts: ['library-of-babble', 'seeker-needle'], deck: ['urchin'] },
    });
    t.me.play('remote-access').choose('library-of-babble');
    t.expect({
      me: { aember: 1, hand: ['fear'], deck: ['punch'], artifacts: ['mobius-scroll'] },
      foe: { hand: [], deck: ['urchin'], artifacts: [{ id: 'library-of-babble', exhausted: true }, 'seeker-needle'] },
    });
  });

  it('reads friendly and enemy from the side of its user', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: [{ id: 'mother', exhausted: true }] },
      foe: { artifacts: ['gauntlet-of-command'], line: ['tocsin'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 3, exhausted: true }] },
      foe: { line: [], artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] },
    });
  });

  it('does not use an exhausted artifact', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], deck: ['fear'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1, hand: [], deck: ['fear'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('cannot sacrifice what another controls, and does the rest', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: ['ether-spider'] },
      foe: { artifacts: ['combat-pheromones'] },
    });
    t.me.play('remote-access').reap('ether-spider');
    t.expect({
      me: { aember: 2, line: [{ id: 'ether-spider', exhausted: true }] },
      foe: { artifacts: [{ id: 'combat-pheromones', exhausted: true }], discard: [] },
    });
  });

  it('gives only its bonus without an enemy artifact', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], artifacts: ['library-of-babble'], deck: ['fear'] },
      foe: {},
    });
    t.me.play('remote-access');
    t.expect({ me: { aember: 1, hand: [], deck: ['fear'], artifacts: ['library-of-babble'] } });
  });

  it('ruling remote-access/nothing-to-use: does nothing with an artifact that has no Action: or Omni:', () => {
    const t = table({ me: { house: 'logos', hand: ['remote-access'] }, foe: { artifacts: ['annihilation-ritual'] } });
    t.me.play('remote-access');
    t.expect({ me: { aember: 1 }, foe: { artifacts: ['annihilation-ritual'] } });
  });

  it('ruling lash-of-broken-dreams/exhausted: the artifact stays exhausted in the next turn of its controller, until it is readied', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['remote-access', ...filler(6)], deck: ['fear'] },
      foe: { houses: ['logos', 'dis', 'shadows'], artifacts: ['library-of-babble'], hand: filler(6), deck: ['urchin'] },
    });
    t.me.play('remote-access').end();
    t.foe.house('logos').cannot('action', 'library-of-babble', 'exhausted').end();
    t.expect({
      me: { hand: ['fear', ...filler(6)] },
      foe: { hand: filler(6), artifacts: ['library-of-babble'], deck: ['urchin'] },
    });
  });
});

describe('wild-wormhole', () => {
  it('ruling wild-wormhole/first-turn: works in the first turn of the game, which limits only cards from hand', () => {
    const t = table({
      turn: 1,
      me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['mother'] },
      foe: {},
    });
    t.me.play('wild-wormhole').cannot('play', 'batdrone', 'first-turn');
    t.expect({ me: { aember: 1, hand: ['batdrone'], deck: [], line: [{ id: 'mother', exhausted: true }] } });
  });

  it.each([
    { own: 5, deck: ['kelifi-dragon'], line: [] },
    { own: 6, deck: [], line: [{ id: 'kelifi-dragon', exhausted: true }] },
  ])(
    'ruling wild-wormhole/unplayable-card: its own bonus counts for a Kelifi Dragon on top: with $own before it',
    ({ own, deck, line }) => {
      const t = table({
        me: { house: 'logos', hand: ['wild-wormhole'], deck: ['kelifi-dragon'], aember: own },
        foe: {},
      });
      t.me.play('wild-wormhole');
      t.expect({ me: { aember: own + 1, deck, line, discard: ['wild-wormhole'] } });
    },
  );
});
