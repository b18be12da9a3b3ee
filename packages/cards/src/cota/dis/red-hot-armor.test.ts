import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('red-hot-armor', () => {
  it('deals each enemy creature 1 damage for each point of its armor', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'], line: ['staunch-knight'] },
      foe: { line: ['raiding-knight', 'tocsin', 'champion-anaphiel'] },
    });
    t.me.play('red-hot-armor');
    t.expect({
      me: { aember: 1, line: ['staunch-knight'], discard: ['red-hot-armor'] },
      foe: { line: [{ id: 'raiding-knight', damage: 2 }, 'tocsin', { id: 'champion-anaphiel', damage: 1 }] },
    });
  });

  it('counts armor that an upgrade gives', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'] },
      foe: {
        line: [
          { id: 'tocsin', upgrades: ['protect-the-weak'] },
          { id: 'raiding-knight', damage: 1, upgrades: ['protect-the-weak'] },
        ],
      },
    });
    t.me.play('red-hot-armor');
    t.expect({
      foe: {
        line: [{ id: 'tocsin', damage: 1, upgrades: ['protect-the-weak'] }],
        discard: ['raiding-knight', 'protect-the-weak'],
      },
    });
  });

  it('leaves them without armor for the rest of the turn', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor', 'gongoozle', 'gongoozle'], line: ['staunch-knight'] },
      foe: { line: ['champion-anaphiel'], hand: [] },
    });
    t.me.play('red-hot-armor').play('gongoozle').choose('champion-anaphiel').play('gongoozle').choose('staunch-knight');
    t.expect({
      me: { line: [{ id: 'staunch-knight', damage: 1 }] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 4 }] },
    });
  });

  it('gives the armor back in the next turn', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'logos', 'sanctum'], hand: ['red-hot-armor'], line: ['tocsin'] },
      foe: { ...foeHouses, line: ['raiding-knight'], hand: ['punch'] },
    });
    t.me.play('red-hot-armor').end();
    t.foe.house('brobnar').play('punch').choose('raiding-knight');
    t.expect({ me: { line: ['tocsin'] }, foe: { line: [{ id: 'raiding-knight', damage: 3 }] } });
  });

  it('counts armor that has prevented damage already this turn', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'red-hot-armor'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.play('gongoozle').play('red-hot-armor');
    t.expect({ me: { aember: 2 }, foe: { line: [{ id: 'raiding-knight', damage: 3 }] } });
  });

  it('destroys a creature whose armor is as much as its life', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'] },
      foe: { line: [{ id: 'raiding-knight', damage: 2, aember: 1 }] },
    });
    t.me.play('red-hot-armor');
    t.expect({ me: { aember: 2 }, foe: { line: [], discard: ['raiding-knight'] } });
  });

  it('takes the ward, which stops the damage, and the armor as well', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor', 'gongoozle'] },
      foe: { line: [{ id: 'raiding-knight', warded: true }], hand: [] },
    });
    t.me.play('red-hot-armor').play('gongoozle');
    t.expect({ foe: { line: [{ id: 'raiding-knight', damage: 3 }] } });
  });

  it('does nothing where no enemy creature has armor', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'], line: ['raiding-knight'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('red-hot-armor');
    t.expect({ me: { aember: 1, line: ['raiding-knight'] }, foe: { line: ['tocsin'] } });
  });

  it('leaves no armor against what its victims do when they are destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'], line: ['lady-maxena'] },
      foe: { line: [{ id: 'raiding-knight', damage: 2, upgrades: ['phoenix-heart'] }, 'champion-anaphiel'], hand: [] },
    });
    t.me.play('red-hot-armor');
    t.expect({
      me: { line: [{ id: 'lady-maxena', damage: 1 }] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 4 }], hand: ['raiding-knight'], discard: ['phoenix-heart'] },
    });
  });

  it('takes no armor from a creature that comes later in the turn', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor', 'gongoozle'], line: ['overlord-greking'] },
      foe: { line: ['raiding-knight', 'lady-maxena'], hand: [] },
    });
    t.me.play('red-hot-armor').fight('overlord-greking', 'raiding-knight').flank('right');
    t.me.play('gongoozle').choose('raiding-knight');
    t.expect({
      me: {
        line: [
          { id: 'overlord-greking', damage: 4, exhausted: true },
          { id: 'raiding-knight', damage: 1, exhausted: true },
        ],
        hand: [],
      },
      foe: { line: [{ id: 'lady-maxena', damage: 2 }] },
    });
  });

  it('deals what the neighbor of a Shadow Self lost to the Shadow Self', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'] },
      foe: { line: ['raiding-knight', 'shadow-self', 'champion-anaphiel'] },
    });
    t.me.play('red-hot-armor');
    t.expect({ foe: { line: ['raiding-knight', { id: 'shadow-self', damage: 3 }, 'champion-anaphiel'] } });
  });
});
