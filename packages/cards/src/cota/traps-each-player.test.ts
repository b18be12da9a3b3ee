// What is said of each player: the active player first, everybody by their own numbers.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('one player after the other', () => {
  it('A Fair Game: who plays it gains first, then the opponent for the hand as it is', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'fear', 'punch'], deck: ['tocsin'] },
      foe: { hand: ['krump', 'troll', 'urchin'], deck: ['anger'] },
    });
    t.me.play('a-fair-game');
    t.expect({
      me: { aember: 2, deck: [], discard: ['a-fair-game', 'tocsin'] },
      foe: { aember: 1, deck: [], discard: ['anger'] },
    });
    expect(t.events.flatMap((e) => (e.type === 'gain' ? [e.player] : []))).toEqual([0, 1]);
  });

  it('A Fair Game as Mimicry of the opponent’s copy: the player of Mimicry is first', () => {
    const t = table({
      active: 1,
      me: { discard: ['a-fair-game'], hand: ['urchin'], deck: ['dodger'] },
      foe: { house: 'untamed', hand: ['mimicry', 'krump'], deck: ['troll'] },
    });
    t.foe.play('mimicry');
    t.expect({ me: { aember: 1, deck: [] }, foe: { aember: 1, deck: [] } });
    expect(t.events.flatMap((e) => (e.type === 'gain' ? [e.player] : []))).toEqual([1, 0]);
  });

  it('Effervescent Principle: each loses half of what they have, rounded down; one chain for who played it', () => {
    const t = table({
      me: { house: 'logos', aember: 5, hand: ['effervescent-principle'] },
      foe: { aember: 7, line: [{ id: 'mother', aember: 4 }] },
    });
    t.me.play('effervescent-principle');
    t.expect({ me: { aember: 3, chains: 1 }, foe: { aember: 4, chains: 0, line: [{ id: 'mother', aember: 4 }] } });
  });

  it('Doorstep to Heaven: its own bonus is in the pool when it counts', () => {
    const t = table({ me: { house: 'sanctum', aember: 5, hand: ['doorstep-to-heaven'] }, foe: { aember: 5 } });
    t.me.play('doorstep-to-heaven');
    t.expect({ me: { aember: 5 }, foe: { aember: 5 } });
    const u = table({
      me: { house: 'sanctum', aember: 4, hand: ['doorstep-to-heaven'] },
      foe: { aember: 12, artifacts: [{ id: 'safe-place', aember: 3 }] },
    });
    u.me.play('doorstep-to-heaven');
    u.expect({ me: { aember: 5 }, foe: { aember: 5, artifacts: [{ id: 'safe-place', aember: 3 }] } });
  });
});

describe('both at the same time', () => {
  it('Pandemonium: each undamaged creature captures from its own opponent, a Shadow Self too', () => {
    const t = table({
      me: { house: 'dis', aember: 1, hand: ['pandemonium'], line: ['shadow-self', { id: 'troll', damage: 1 }] },
      foe: { aember: 1, line: ['mother', { id: 'krump', damage: 2 }] },
    });
    t.me.play('pandemonium');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'shadow-self', aember: 1 },
          { id: 'troll', damage: 1 },
        ],
      },
      foe: {
        aember: 0,
        line: [
          { id: 'mother', aember: 1 },
          { id: 'krump', damage: 2 },
        ],
      },
    });
  });

  it('Hecatomb: controllers are paid, not owners; Mating Season: owners, not controllers', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: { line: [{ id: 'shooler', owner: 0 }, 'pit-demon'] },
    });
    t.me.play('hecatomb');
    t.expect({
      me: { aember: 2, line: [], discard: ['hecatomb', 'shooler'] },
      foe: { aember: 2, line: [], discard: ['pit-demon', 'tocsin'] },
    });
    const u = table({
      me: { house: 'mars', hand: ['mating-season'], line: [{ id: 'zorg', owner: 1 }], deck: [] },
      foe: { line: ['tunk'], deck: [] },
    });
    u.me.play('mating-season');
    u.expect({ me: { aember: 1, line: [], deck: [] }, foe: { aember: 2, line: [] } });
  });

  it('Tolas and Soul Snatcher on a sweep of both sides pay each player for the right creatures', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'], line: ['urchin', 'dust-imp'], artifacts: ['soul-snatcher'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.play('earthshaker', 'right');
    t.expect({
      me: { aember: 4, line: [{ id: 'earthshaker', ...tired }] },
      foe: { aember: 1, line: ['krump'] },
    });
  });

  it('an Ether Spider takes the share of the opponent out of what both gain', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: ['ether-spider', 'tocsin'] },
      foe: { line: ['pit-demon', 'shooler'] },
    });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 2, line: [{ id: 'ether-spider', aember: 2 }] }, foe: { aember: 0, line: [] } });
  });
});

describe('two cards from two decks', () => {
  it('Crazy Killing Machine: two cards of one house need two victims', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['punch'], line: ['krump'] },
      foe: { deck: ['troll'], line: ['mother'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({
      me: { artifacts: [], line: [], discard: ['crazy-killing-machine', 'krump', 'punch'] },
      foe: { line: ['mother'], discard: ['troll'] },
    });
  });

  it('Crazy Killing Machine may be its own victim, as a Logos artifact', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['batdrone'], line: [] },
      foe: { deck: ['troll'], line: ['krump'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({ me: { artifacts: [], discard: ['crazy-killing-machine', 'batdrone'] }, foe: { line: [] } });
  });

  it('Crazy Killing Machine with one empty deck destroys at most one, and itself', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: [], discard: ['punch'] },
      foe: { deck: ['troll'], line: ['krump', 'mother'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({ me: { artifacts: [] }, foe: { line: ['mother'], discard: ['krump', 'troll'] } });
  });

  it('a creature that Armageddon Cloak saves was not destroyed for it', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['fear'] },
      foe: { deck: ['troll'], line: [{ id: 'krump', upgrades: ['armageddon-cloak'] }, 'pit-demon'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({ me: { artifacts: [] }, foe: { line: ['krump'] } });
  });
});
