import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const houses = ['brobnar', 'dis', 'logos'] as const;

describe('bilgum-avalanche', () => {
  it('deals 2 to each enemy creature when its controller forges a key', () => {
    const t = table({
      step: 'forge',
      me: { houses, aember: 7, line: ['bilgum-avalanche', 'batdrone'] },
      foe: { line: ['tocsin', 'batdrone', 'raiding-knight'] },
    });
    t.expect({
      me: { aember: 1, keys: 1, line: ['bilgum-avalanche', 'batdrone'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'raiding-knight'], discard: ['batdrone'] },
    });
  });

  it('does so for a key that an ability forges', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 7, line: ['bilgum-avalanche'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('key-charge').yes();
    t.expect({
      me: { aember: 0, keys: 1, line: ['bilgum-avalanche'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('does nothing when the opponent forges, nor in a turn without a key', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { line: ['bilgum-avalanche'] },
      foe: { houses: ['dis', 'logos', 'shadows'], aember: 6, line: ['tocsin'] },
    });
    t.expect({ me: { line: ['bilgum-avalanche'] }, foe: { aember: 0, keys: 1, line: ['tocsin'] } });
    const u = table({
      step: 'forge',
      me: { houses, aember: 5, line: ['bilgum-avalanche'] },
      foe: { line: ['tocsin'] },
    });
    u.expect({ me: { aember: 5, keys: 0, line: ['bilgum-avalanche'] }, foe: { line: ['tocsin'] } });
  });

  it('deals twice with two of them', () => {
    const t = table({
      step: 'forge',
      me: { houses, aember: 6, line: ['bilgum-avalanche', 'bilgum-avalanche'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.expect({
      me: { keys: 1, line: ['bilgum-avalanche', 'bilgum-avalanche'] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('comes too late for the third key, which ends the game', () => {
    const t = table({
      step: 'forge',
      me: { houses, aember: 6, keys: 2, line: ['bilgum-avalanche'] },
      foe: { line: ['tocsin'] },
    });
    t.expect({ winner: 'me', me: { keys: 3, line: ['bilgum-avalanche'] }, foe: { line: ['tocsin'] } });
  });
});

describe('firespitter', () => {
  it('deals 1 to each enemy creature before it fights', () => {
    const t = table({
      me: { house: 'brobnar', line: ['firespitter', 'smaaash'] },
      foe: { line: ['tocsin', 'mother', 'urchin'] },
    });
    t.me.fight('firespitter', 'mother');
    t.expect({
      me: { line: [{ id: 'firespitter', damage: 4, exhausted: true }, 'smaaash'] },
      foe: { line: [{ id: 'tocsin', damage: 1 }], discard: ['mother', 'urchin'] },
    });
  });

  it('does not fight a creature that this destroyed', () => {
    const t = table({
      me: { house: 'brobnar', line: ['firespitter'] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'tocsin'] },
    });
    t.me.fight('firespitter', 'mother');
    t.expect({
      me: { line: [{ id: 'firespitter', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }], discard: ['mother'] },
    });
  });

  it('uses up armor, which then does not stop the fight', () => {
    const t = table({
      me: { house: 'brobnar', line: ['firespitter'] },
      foe: { line: ['champion-anaphiel', 'sergeant-zakiel'] },
    });
    t.me.fight('firespitter', 'champion-anaphiel');
    t.expect({
      me: { line: [] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 5 }, 'sergeant-zakiel'] },
    });
  });

  it('hits an elusive creature, which the fight does not', () => {
    const t = table({ me: { house: 'brobnar', line: ['firespitter'] }, foe: { line: ['nexus'] } });
    t.me.fight('firespitter', 'nexus');
    t.expect({
      me: { line: [{ id: 'firespitter', exhausted: true }] },
      foe: { line: [{ id: 'nexus', damage: 1 }] },
    });
  });

  it('does not spit when it is attacked, nor when it reaps', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: ['firespitter'] },
    });
    t.me.fight('tocsin', 'firespitter');
    t.expect({ me: { line: ['shooler'] }, foe: { line: [{ id: 'firespitter', damage: 2 }] } });
    const u = table({ me: { house: 'brobnar', line: ['firespitter'] }, foe: { line: ['tocsin'] } });
    u.me.reap('firespitter');
    u.expect({ me: { aember: 1, line: [{ id: 'firespitter', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});

describe('king-of-the-crag', () => {
  it('makes enemy Brobnar creatures weaker by 2', () => {
    const t = table({ me: { house: 'brobnar', line: ['king-of-the-crag'] }, foe: { line: ['bumpsy'] } });
    t.me.fight('king-of-the-crag', 'bumpsy');
    t.expect({ me: { line: [{ id: 'king-of-the-crag', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('does so to mavericks of Brobnar, and not to creatures of other houses', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'], line: ['king-of-the-crag'] },
      foe: {
        line: [{ id: 'mother', damage: 1 }, { id: 'mother', house: 'brobnar' }, 'tocsin'],
      },
    });
    t.me.play('lava-ball').choose('mother#2');
    t.expect({
      me: { line: ['king-of-the-crag'] },
      foe: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'tocsin', damage: 2 },
        ],
      },
    });
  });

  it('leaves friendly creatures as strong as they are', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['king-of-the-crag'], line: ['looter-goblin'] },
      foe: { line: [] },
    });
    t.me.play('king-of-the-crag', 'right');
    t.expect({ me: { line: ['looter-goblin', { id: 'king-of-the-crag', exhausted: true }] } });
  });

  it('destroys creatures that have as much damage as the power that is left to them', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['king-of-the-crag'] },
      foe: {
        line: [
          { id: 'bumpsy', damage: 2 },
          { id: 'headhunter', damage: 3 },
        ],
      },
    });
    t.me.play('king-of-the-crag');
    t.expect({
      me: { line: [{ id: 'king-of-the-crag', exhausted: true }] },
      foe: { line: [{ id: 'bumpsy', damage: 2 }], discard: ['headhunter'] },
    });
  });

  it('ruling king-of-the-crag/no-power-left: destroys a creature of power 2, which has none left, without any damage', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['king-of-the-crag'], aember: 3 },
      foe: { line: ['looter-goblin', 'grenade-snib', 'wardrummer'] },
    });
    t.me.play('king-of-the-crag');
    t.expect({
      me: { aember: 1, line: [{ id: 'king-of-the-crag', exhausted: true }] },
      foe: { line: ['wardrummer'] },
    });
  });

  it('ruling king-of-the-crag/pingle-who-annoys: destroys Pingle Who Annoys before that can deal damage', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['king-of-the-crag'] },
      foe: { line: ['pingle-who-annoys', 'tocsin'] },
    });
    t.me.play('king-of-the-crag');
    t.expect({
      me: { line: [{ id: 'king-of-the-crag', exhausted: true }] },
      foe: { line: ['tocsin'], discard: ['pingle-who-annoys'] },
    });
  });

  it('destroys a goblin of power 2 as it enters play', () => {
    const t = table({
      active: 1,
      me: { line: ['king-of-the-crag'] },
      foe: { house: 'brobnar', hand: ['looter-goblin'] },
    });
    t.foe.play('looter-goblin');
    t.expect({ me: { line: ['king-of-the-crag'] }, foe: { line: [], discard: ['looter-goblin'] } });
  });

  it('adds up with a second one, and weakens the King of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['king-of-the-crag', 'king-of-the-crag'] },
      foe: { line: ['king-of-the-crag'] },
    });
    t.me.play('punch').choose('king-of-the-crag#3');
    t.expect({ me: { line: ['king-of-the-crag', 'king-of-the-crag'] }, foe: { line: [] } });
  });

  it('gives their power back when it leaves play', () => {
    const t = table({
      active: 1,
      me: { line: ['king-of-the-crag', 'tocsin'] },
      foe: { house: 'dis', hand: ['fear'], line: [{ id: 'bumpsy', house: 'dis', damage: 2 }, 'headhunter'] },
    });
    t.foe.play('fear').choose('king-of-the-crag').fight('bumpsy', 'tocsin');
    t.expect({ me: { line: [] }, foe: { line: ['headhunter'] } });
  });
});

describe('lava-ball', () => {
  it('deals 4 to a creature and 2 to each of its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'], line: ['smaaash'] },
      foe: { line: ['batdrone', 'tocsin', 'mother', 'shooler', 'niffle-queen'] },
    });
    t.me.play('lava-ball').choose('mother');
    t.expect({
      me: { aember: 0, line: ['smaaash'], discard: ['lava-ball'] },
      foe: {
        line: [
          'batdrone',
          { id: 'tocsin', damage: 2 },
          { id: 'mother', damage: 4 },
          { id: 'shooler', damage: 2 },
          'niffle-queen',
        ],
      },
    });
  });

  it('destroys target and neighbors at once', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: ['dust-imp', 'snufflegator', 'batdrone', 'mother'] },
    });
    t.me.play('lava-ball').choose('snufflegator');
    t.expect({ foe: { aember: 2, line: ['mother'] } });
  });

  it('has one neighbor to hit on a flank, and none where the creature is alone', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball', 'lava-ball'], line: ['troll'] },
      foe: { line: ['mother', 'shooler', 'tocsin'] },
    });
    t.me.play('lava-ball').choose('mother').play('lava-ball').choose('troll');
    t.expect({
      me: { line: [{ id: 'troll', damage: 4 }] },
      foe: { line: [{ id: 'mother', damage: 4 }, { id: 'shooler', damage: 2 }, 'tocsin'] },
    });
  });

  it('is reduced by the armor of each', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: ['raiding-knight', 'lady-maxena', 'sergeant-zakiel'] },
    });
    t.me.play('lava-ball').choose('lady-maxena');
    t.expect({
      foe: {
        line: ['raiding-knight', { id: 'lady-maxena', damage: 2 }, { id: 'sergeant-zakiel', damage: 1 }],
      },
    });
  });

  it('takes only the ward of a warded target, and still splashes', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: ['tocsin', { id: 'mother', warded: true }] },
    });
    t.me.play('lava-ball').choose('mother');
    t.expect({ foe: { line: [{ id: 'tocsin', damage: 2 }, 'mother'] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['lava-ball'] }, foe: {} });
    t.me.play('lava-ball');
    t.expect({ me: { aember: 0, discard: ['lava-ball'] } });
  });
});

describe('phoenix-heart', () => {
  const reborn = { id: 'tocsin', upgrades: ['phoenix-heart'] } as const;

  it('ruling phoenix-heart/in-order: returns the creature to hand first, and then deals 3 to each creature left in play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [reborn, 'smaaash', 'batdrone'] },
      foe: { line: ['mother', 'niffle-ape'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: {
        hand: ['tocsin'],
        line: [{ id: 'smaaash', damage: 3 }],
        discard: ['punch', 'batdrone', 'phoenix-heart'],
      },
      foe: { line: [{ id: 'mother', damage: 3 }], discard: ['niffle-ape'] },
    });
  });

  it('ruling phoenix-heart/in-order: has left its place in the line when the damage is dealt', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'] },
      foe: { line: ['mother', reborn, 'shadow-self'] },
    });
    t.me.play('hand-of-dis');
    t.expect({ foe: { hand: ['tocsin'], line: ['mother', { id: 'shadow-self', damage: 6 }] } });
  });

  it('works on an enemy creature, which goes to the hand of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['phoenix-heart', 'punch'], line: ['smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('phoenix-heart').choose('tocsin').play('punch').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'smaaash', damage: 3 }], discard: ['punch', 'phoenix-heart'] },
      foe: { line: [], hand: ['tocsin'], discard: [] },
    });
  });

  it('works for a creature that is destroyed in a fight', () => {
    const t = table({
      me: { house: 'dis', line: [reborn] },
      foe: { line: ['mother', { id: 'niffle-queen', damage: 1 }] },
    });
    t.me.fight('tocsin', 'mother');
    t.expect({
      me: { line: [], hand: ['tocsin'] },
      foe: { line: [{ id: 'niffle-queen', damage: 4 }], discard: ['mother'] },
    });
  });

  it('sets off another one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [reborn] },
      foe: { line: [{ id: 'niffle-ape', upgrades: ['phoenix-heart'] }, 'grommid', 'mother'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { line: [], hand: ['tocsin'] },
      foe: { line: [{ id: 'grommid', damage: 6 }], hand: ['niffle-ape'], discard: ['mother', 'phoenix-heart'] },
    });
  });

  it('gives the æmber on the creature to the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ ...reborn, aember: 2 }] },
      foe: { line: [] },
    });
    t.me.play('punch');
    t.expect({ me: { line: [], hand: ['tocsin'], aember: 1 }, foe: { aember: 2 } });
  });

  it('does not burn when the creature returns to hand by other means, or is saved by a ward', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'], line: ['mother'] }, foe: { line: [reborn] } });
    t.me.play('fear');
    t.expect({ me: { line: ['mother'] }, foe: { line: [], hand: ['tocsin'], discard: ['phoenix-heart'] } });
    const u = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['mother'] },
      foe: { line: [{ ...reborn, warded: true }] },
    });
    u.me.play('punch').choose('tocsin');
    u.expect({ me: { line: ['mother'] }, foe: { line: [reborn] } });
  });

  it('cannot be played without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['phoenix-heart'] }, foe: {} });
    t.me.cannot('play', 'phoenix-heart', 'no-host');
  });
});

describe('pingle-who-annoys', () => {
  it('deals 1 to each creature that the opponent plays', () => {
    const t = table({
      active: 1,
      me: { line: ['pingle-who-annoys', 'mother'] },
      foe: { house: 'shadows', hand: ['silvertooth', 'urchin'], line: ['dodger'] },
    });
    t.foe.play('silvertooth', 'right').play('urchin', 'left').order('pingle-who-annoys');
    t.expect({
      me: { line: ['pingle-who-annoys', 'mother'] },
      foe: { aember: 0, line: ['dodger', { id: 'silvertooth', damage: 1 }], discard: ['urchin'] },
    });
  });

  it('leaves friendly creatures alone', () => {
    const t = table({
      me: { house: 'shadows', hand: ['silvertooth'], line: ['pingle-who-annoys'] },
      foe: { line: ['mother'] },
    });
    t.me.play('silvertooth', 'right');
    t.expect({ me: { line: ['pingle-who-annoys', 'silvertooth'] }, foe: { line: ['mother'] } });
  });

  it('does not annoy a creature that it comes upon, nor one that changes sides', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['pingle-who-annoys'] },
      foe: { line: ['urchin'] },
    });
    t.me.play('pingle-who-annoys');
    t.expect({ me: { line: [{ id: 'pingle-who-annoys', exhausted: true }] }, foe: { line: ['urchin'] } });
    const u = table({
      active: 1,
      me: { line: ['pingle-who-annoys', 'tocsin'] },
      foe: { house: 'dis', hand: ['collar-of-subordination'] },
    });
    u.foe.play('collar-of-subordination').choose('tocsin');
    u.expect({
      me: { line: ['pingle-who-annoys'] },
      foe: { line: [{ id: 'tocsin', owner: 0, upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('deals 1 for each Pingle in play', () => {
    const t = table({
      active: 1,
      me: { line: ['pingle-who-annoys', 'pingle-who-annoys'] },
      foe: { house: 'dis', hand: ['shooler', 'dust-imp'] },
    });
    t.foe.play('shooler').order('pingle-who-annoys').order('pingle-who-annoys').play('dust-imp', 'right');
    t.expect({
      me: { line: ['pingle-who-annoys', 'pingle-who-annoys'] },
      foe: { aember: 2, line: [{ id: 'shooler', damage: 2, exhausted: true }], discard: ['dust-imp'] },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['pingle-who-annoys'] } });
    t.me.fight('tocsin', 'pingle-who-annoys');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: ['pingle-who-annoys'] } });
  });
});

describe('tremor', () => {
  it('stuns a creature and both of its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['tremor'], line: ['smaaash'] },
      foe: { line: ['batdrone', 'tocsin', 'mother', 'shooler', 'niffle-queen'] },
    });
    t.me.play('tremor').choose('mother');
    t.expect({
      me: { aember: 0, line: ['smaaash'], discard: ['tremor'] },
      foe: {
        line: [
          'batdrone',
          { id: 'tocsin', stunned: true },
          { id: 'mother', stunned: true },
          { id: 'shooler', stunned: true },
          'niffle-queen',
        ],
      },
    });
  });

  it('reaches one neighbor from a flank', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['tremor'] },
      foe: { line: ['batdrone', 'tocsin', 'mother'] },
    });
    t.me.play('tremor').choose('mother');
    t.expect({
      foe: { line: ['batdrone', { id: 'tocsin', stunned: true }, { id: 'mother', stunned: true }] },
    });
  });

  it('stuns friendly creatures where there are no others', () => {
    const t = table({ me: { house: 'brobnar', hand: ['tremor'], line: ['smaaash'] }, foe: {} });
    t.me.play('tremor');
    t.expect({ me: { line: [{ id: 'smaaash', stunned: true }] } });
  });

  it('may be centered on a creature that is stunned already', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['tremor'] },
      foe: { line: ['batdrone', { id: 'tocsin', stunned: true }, 'mother'] },
    });
    t.me.play('tremor').choose('tocsin');
    t.expect({
      foe: {
        line: [
          { id: 'batdrone', stunned: true },
          { id: 'tocsin', stunned: true },
          { id: 'mother', stunned: true },
        ],
      },
    });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['tremor'] }, foe: {} });
    t.me.play('tremor');
    t.expect({ me: { discard: ['tremor'] } });
  });
});
