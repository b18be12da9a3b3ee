// The actions of Shadows that steal or gain.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('bait-and-switch', () => {
  it.each([
    { theirs: 0, mine: 0, stolen: 0 },
    { theirs: 4, mine: 5, stolen: 0 },
    { theirs: 4, mine: 4, stolen: 0 },
    { theirs: 4, mine: 3, stolen: 1 },
    { theirs: 4, mine: 2, stolen: 1 },
    { theirs: 4, mine: 1, stolen: 2 },
  ])('steals $stolen where the opponent has $theirs to $mine', ({ theirs, mine, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['bait-and-switch'], aember: mine }, foe: { aember: theirs } });
    t.me.play('bait-and-switch');
    t.expect({
      me: { aember: mine + stolen, hand: [], discard: ['bait-and-switch'] },
      foe: { aember: theirs - stolen },
    });
  });

  it('ruling bait-and-switch/steals-twice: steals 2 at most, however rich the opponent still is', () => {
    const t = table({ me: { house: 'shadows', hand: ['bait-and-switch'] }, foe: { aember: 14 } });
    t.me.play('bait-and-switch');
    t.expect({ me: { aember: 2 }, foe: { aember: 12 } });
  });

  it('compares pools only, not æmber on cards', () => {
    const t = table({
      me: { house: 'shadows', hand: ['bait-and-switch'], aember: 2, line: [{ id: 'charette', aember: 5 }] },
      foe: { aember: 3, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
    t.me.play('bait-and-switch');
    t.expect({
      me: { aember: 3, line: [{ id: 'charette', aember: 5 }] },
      foe: { aember: 2, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
  });

  it('repeats against an Ether Spider, which keeps the thief as poor as before', () => {
    const t = table({
      me: { house: 'shadows', hand: ['bait-and-switch'], aember: 1 },
      foe: { aember: 3, line: ['ether-spider'] },
    });
    t.me.play('bait-and-switch');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: [{ id: 'ether-spider', aember: 2 }] } });
  });
});

describe('finishing-blow', () => {
  it('destroys a damaged creature and steals 1', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'], line: [{ id: 'dodger', damage: 1 }] },
      foe: { aember: 2, line: ['tocsin', { id: 'mother', damage: 1 }] },
    });
    t.me.play('finishing-blow');
    expect(t.options()).toEqual(['dodger', 'mother']);
    t.me.choose('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'dodger', damage: 1 }], discard: ['finishing-blow'] },
      foe: { aember: 1, line: ['tocsin'], discard: ['mother'] },
    });
  });

  it('must take a friendly creature when no other is damaged', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'], line: [{ id: 'dust-imp', damage: 1 }] },
      foe: { aember: 2, line: ['mother'] },
    });
    t.me.play('finishing-blow');
    t.expect({ me: { aember: 4, line: [] }, foe: { aember: 1, line: ['mother'] } });
  });

  it('steals nothing where no creature is damaged', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'], line: ['dodger'] },
      foe: { aember: 2, line: ['mother'] },
    });
    t.me.play('finishing-blow');
    t.expect({
      me: { aember: 1, line: ['dodger'], discard: ['finishing-blow'] },
      foe: { aember: 2, line: ['mother'] },
    });
  });

  it('steals nothing when a ward saves the creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 4, warded: true }] },
    });
    t.me.play('finishing-blow');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: [{ id: 'mother', damage: 4 }] } });
  });

  it('steals nothing when an Armageddon Cloak is destroyed instead', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 4, upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('finishing-blow');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['mother'], discard: ['armageddon-cloak'] } });
  });

  it('steals 1 for a Bad Penny, which was destroyed although she went to hand', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'] },
      foe: { aember: 2, line: [{ id: 'bad-penny', damage: 1, power: 1 }], hand: [] },
    });
    t.me.play('finishing-blow');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, line: [], hand: ['bad-penny'], discard: [] } });
  });

  it('steals what the destroyed creature gave to the opponent just before', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'] },
      foe: { aember: 0, line: [{ id: 'dust-imp', damage: 1 }] },
    });
    t.me.play('finishing-blow');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, line: [] } });
  });
});

describe('ghostly-hand', () => {
  it.each([
    { pool: 0, stolen: 0 },
    { pool: 1, stolen: 1 },
    { pool: 2, stolen: 0 },
    { pool: 7, stolen: 0 },
  ])('steals $stolen from a pool of $pool, after its bonus of 2', ({ pool, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['ghostly-hand'] }, foe: { aember: pool } });
    t.me.play('ghostly-hand');
    t.expect({ me: { aember: 2 + stolen, discard: ['ghostly-hand'] }, foe: { aember: pool - stolen } });
  });

  it('does not count captured æmber', () => {
    const t = table({
      me: { house: 'shadows', hand: ['ghostly-hand'] },
      foe: { aember: 1, line: [{ id: 'charette', aember: 3 }] },
    });
    t.me.play('ghostly-hand');
    t.expect({ me: { aember: 3 }, foe: { aember: 0, line: [{ id: 'charette', aember: 3 }] } });
  });
});

describe('one-last-job', () => {
  it('purges every friendly Shadows creature and steals 1 for each', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: ['urchin', 'tocsin', 'dodger', 'bad-penny'] },
      foe: { aember: 5, line: ['silvertooth'] },
    });
    t.me.play('one-last-job');
    t.expect({
      me: {
        aember: 4,
        line: ['tocsin'],
        purged: ['urchin', 'dodger', 'bad-penny'],
        discard: ['one-last-job'],
        hand: [],
      },
      foe: { aember: 2, line: ['silvertooth'], purged: [] },
    });
  });

  it('steals nothing when there is no such creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: ['tocsin'] },
      foe: { aember: 5, line: ['silvertooth'] },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 1, line: ['tocsin'], purged: [] }, foe: { aember: 5, line: ['silvertooth'] } });
  });

  it('does not count a creature that its ward kept in play', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: [{ id: 'urchin', warded: true }, 'dodger'] },
      foe: { aember: 5 },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 2, line: ['urchin'], purged: ['dodger'] }, foe: { aember: 4 } });
  });

  it('steals no more than there is, the æmber of the purged creatures included', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: ['urchin', { id: 'dodger', aember: 1 }, 'silvertooth'] },
      foe: { aember: 1 },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 0 } });
  });

  it('goes by the house that a maverick has', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['one-last-job'],
        line: [
          { id: 'urchin', house: 'dis' },
          { id: 'tocsin', house: 'shadows' },
        ],
      },
      foe: { aember: 5 },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 2, line: ['urchin'], purged: ['tocsin'] }, foe: { aember: 4 } });
  });

  it('purges a creature of the opponent that it controls to the pile of the owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: [{ id: 'dodger', owner: 1 }] },
      foe: { aember: 5, line: [{ id: 'urchin', owner: 0 }] },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 2, line: [], purged: [] }, foe: { aember: 4, line: ['urchin'], purged: ['dodger'] } });
  });
});

describe('relentless-whispers', () => {
  it('deals 2 and steals 1 when that destroys the creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers'], line: ['dodger'] },
      foe: { aember: 3, line: ['silvertooth', 'mother'] },
    });
    t.me.play('relentless-whispers').choose('silvertooth');
    t.expect({
      me: { aember: 2, line: ['dodger'], discard: ['relentless-whispers'] },
      foe: { aember: 2, line: ['mother'], discard: ['silvertooth'] },
    });
  });

  it('steals nothing when the creature survives', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.play('relentless-whispers');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: [{ id: 'tocsin', damage: 2 }] } });
  });

  it('steals nothing when armor or a ward stops the damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers', 'relentless-whispers'] },
      foe: {
        aember: 3,
        line: [
          { id: 'raiding-knight', damage: 3 },
          { id: 'urchin', warded: true },
        ],
      },
    });
    t.me.play('relentless-whispers').choose('raiding-knight').play('relentless-whispers').choose('urchin');
    t.expect({ me: { aember: 2 }, foe: { aember: 3, line: [{ id: 'raiding-knight', damage: 3 }, 'urchin'] } });
  });

  it('steals nothing when Shadow Self dies in the place of the chosen creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers'] },
      foe: { aember: 3, line: ['urchin', { id: 'shadow-self', damage: 7 }] },
    });
    t.me.play('relentless-whispers').choose('urchin');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['urchin'], discard: ['shadow-self'] } });
  });

  it('steals 1 for a friendly creature and for a Bad Penny', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers', 'relentless-whispers'], line: ['urchin'] },
      foe: { aember: 3, line: ['bad-penny'], hand: [] },
    });
    t.me.play('relentless-whispers').choose('urchin').play('relentless-whispers');
    t.expect({ me: { aember: 4, line: [] }, foe: { aember: 1, line: [], hand: ['bad-penny'] } });
  });

  it('gives only its bonus where there is no creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['relentless-whispers'] }, foe: { aember: 3 } });
    t.me.play('relentless-whispers');
    t.expect({ me: { aember: 1, discard: ['relentless-whispers'] }, foe: { aember: 3 } });
  });
});

describe('routine-job', () => {
  it.each([
    { before: 0, stolen: 1 },
    { before: 1, stolen: 2 },
    { before: 3, stolen: 4 },
  ])('steals $stolen with $before copies in the discard pile', ({ before, stolen }) => {
    const copies = Array.from({ length: before }, () => 'routine-job');
    const t = table({
      me: { house: 'shadows', hand: ['routine-job'], discard: [...copies, 'urchin'] },
      foe: { aember: 9 },
    });
    t.me.play('routine-job');
    t.expect({
      me: { aember: stolen, discard: ['routine-job', ...copies, 'urchin'] },
      foe: { aember: 9 - stolen },
    });
  });

  it('counts neither copies elsewhere nor those of the opponent', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['routine-job', 'routine-job'],
        deck: ['routine-job'],
        archives: ['routine-job'],
        purged: ['routine-job'],
      },
      foe: { aember: 9, discard: ['routine-job', 'routine-job'] },
    });
    t.me.play('routine-job');
    t.expect({ me: { aember: 1, hand: ['routine-job'], discard: ['routine-job'] }, foe: { aember: 8 } });
  });

  it('counts the copy that was played just before', () => {
    const t = table({
      me: { house: 'shadows', hand: ['routine-job', 'routine-job', 'routine-job'] },
      foe: { aember: 9 },
    });
    t.me.play('routine-job').play('routine-job').play('routine-job');
    t.expect({ me: { aember: 6, hand: [] }, foe: { aember: 3 } });
  });

  it('steals no more than there is', () => {
    const t = table({
      me: { house: 'shadows', hand: ['routine-job'], discard: ['routine-job', 'routine-job'] },
      foe: { aember: 2 },
    });
    t.me.play('routine-job');
    t.expect({ me: { aember: 2 }, foe: { aember: 0 } });
  });

  it('as a Mimicry counts the copies in the pile of its player, and never itself', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'mimicry'], discard: ['routine-job'] },
      foe: { aember: 9, discard: ['routine-job', 'routine-job'] },
    });
    t.me.play('mimicry').choose('routine-job').play('mimicry').choose('routine-job');
    t.expect({ me: { aember: 4, discard: ['mimicry', 'mimicry', 'routine-job'] }, foe: { aember: 5 } });
  });
});

describe('treasure-map', () => {
  it('gains 3 as the first card of the turn, and ends all playing', () => {
    const t = table({ me: { house: 'shadows', hand: ['treasure-map', 'urchin'] }, foe: { aember: 2 } });
    t.me.play('treasure-map').cannot('play', 'urchin', 'forbidden');
    t.expect({ me: { aember: 4, hand: ['urchin'], discard: ['treasure-map'] }, foe: { aember: 2 } });
  });

  it('gives only its bonus after another card, and ends all playing as well', () => {
    const t = table({ me: { house: 'shadows', hand: ['treasure-map', 'urchin', 'dodger'] }, foe: { aember: 2 } });
    t.me.play('urchin').play('treasure-map').cannot('play', 'dodger', 'forbidden');
    t.expect({ me: { aember: 2, hand: ['dodger'], line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('does not mind that cards were used or discarded before, and lets them be after it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['treasure-map', 'urchin', 'silvertooth'], line: ['dodger', 'noddy-the-thief'] },
      foe: { aember: 2 },
    });
    t.me.reap('dodger').discard('urchin').play('treasure-map').discard('silvertooth').action('noddy-the-thief');
    t.expect({
      me: {
        aember: 6,
        hand: [],
        discard: ['silvertooth', 'treasure-map', 'urchin'],
        line: [
          { id: 'dodger', exhausted: true },
          { id: 'noddy-the-thief', exhausted: true },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('gains nothing more when it is played by another card', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['treasure-map'] },
      foe: { aember: 2 },
    });
    t.me.play('wild-wormhole').cannot('play', 'batdrone', 'forbidden');
    t.expect({ me: { aember: 2, hand: ['batdrone'], discard: ['wild-wormhole', 'treasure-map'] }, foe: { aember: 2 } });
  });

  it('keeps abilities from playing cards too', () => {
    const t = table({
      me: { house: 'shadows', hand: ['treasure-map'], artifacts: [{ id: 'masterplan', under: ['fear'] }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('treasure-map').omni('masterplan');
    t.expect({
      me: { aember: 4, artifacts: [], discard: ['masterplan', 'fear', 'treasure-map'] },
      foe: { line: ['tocsin'] },
    });
  });

  it('does not bind the opponent, nor the next turn', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis', 'logos'], hand: ['treasure-map', 'urchin'] },
      foe: { ...foeHouses, hand: ['punch'], aember: 1 },
    });
    t.me.play('treasure-map').end();
    t.foe.house('brobnar').play('punch').end();
    t.me.house('shadows').play('urchin');
    t.expect({ me: { aember: 5, line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 1 } });
  });
});
