// Cards of the kinds that came after Dark Tidings, as CONTRIBUTING.md shows how to test them: a token creature, a prophecy,
// an archon power and keys of a color. The cards are our own, with facts as those of the sets have; a gigantic creature is
// shown by mm/logos/ultra-gravitron.test.ts.
import {
  constant,
  creature,
  define,
  draw,
  eachTime,
  fate,
  forgeKeyOf,
  fulfill,
  gain,
  ifYouDo,
  isForged,
  keyCostOf,
  lasting,
  lose,
  makeToken,
  move,
  opponentPlays,
  play,
  reap,
  steal,
  table,
  when,
} from '@vaultsong/engine';
import { describe, it } from 'vitest';
import { abilities } from './abilities.ts';
import { firstIn } from './facts.ts';
import './index.ts';

const facts = firstIn('woe', {
  'my-grunt': { name: 'My Grunt', house: 'dis', type: 'token-creature', power: 3 },
  'my-call': { name: 'My Call', house: 'dis', type: 'action' },
  'my-doom': { name: 'My Doom', house: 'dis', type: 'action' },
  'my-omen': { name: 'My Omen', house: null, type: 'prophecy' },
  'my-spring': { name: 'My Spring', house: null, type: 'archon-power' },
  'my-forge': { name: 'My Forge', house: 'dis', type: 'action' },
  'my-tax': { name: 'My Tax', house: 'dis', type: 'action' },
});

define([
  ...abilities(facts, 'dis', {
    'my-grunt': [reap(draw(1))],
    'my-call': [play(makeToken())],
    'my-doom': [play(gain(1)), fate(lose(2))],
    'my-forge': [play(forgeKeyOf('red'), ifYouDo(steal(1)))],
    'my-tax': [
      play(when(isForged('red', 'you'), lasting('their-next-turn', constant(keyCostOf('blue', 'opponent', 2))))),
    ],
  }).cards,
  ...abilities(facts, null, {
    'my-omen': [eachTime(opponentPlays(creature), fulfill)],
    'my-spring': [move(1, gain(1))],
  }).cards,
]);

const foe = { houses: ['brobnar', 'logos'] } as const;

describe('a token creature', () => {
  it('is the top card of the deck, facedown, and does what the token card beside the deck says', () => {
    const t = table({
      me: { house: 'dis', hand: ['my-call'], deck: ['troll', 'punch'], beside: ['my-grunt'] },
      foe,
    });
    t.me.play('my-call');
    t.expect({ me: { line: [{ id: 'troll', token: 'my-grunt', exhausted: true }], deck: ['punch'] } });
  });

  it('stands in a position with the card that it is, and is used by its title', () => {
    const t = table({
      me: { house: 'dis', deck: ['punch'], line: [{ id: 'troll', token: 'my-grunt' }], beside: ['my-grunt'] },
      foe,
    });
    t.me.reap('my-grunt');
    t.expect({
      me: { aember: 1, hand: ['punch'], deck: [], line: [{ id: 'troll', token: 'my-grunt', exhausted: true }] },
    });
  });
});

describe('a prophecy', () => {
  it('is activated with a card of the hand, and fulfilled in the turn of the opponent, whom Fate: concerns', () => {
    const t = table({
      me: { house: 'dis', hand: ['my-doom'], beside: ['my-omen'] },
      foe: { ...foe, aember: 3, hand: ['troll'] },
    });
    t.me.beside('my-omen').choose('my-doom');
    t.expect({ me: { beside: [{ id: 'my-omen', under: ['my-doom'] }] } });
    t.me.end();
    t.foe.house('brobnar').play('troll');
    t.expect({
      me: { beside: ['my-omen'], discard: ['my-doom'] },
      foe: { aember: 1, line: [{ id: 'troll', exhausted: true }] },
    });
  });
});

describe('an archon power', () => {
  it('has a move that its player makes once each turn', () => {
    const t = table({ me: { house: 'dis', beside: ['my-spring'] }, foe });
    t.me.beside('my-spring');
    t.me.cannot('beside', 'my-spring', 'limit');
    t.expect({ me: { aember: 1 } });
  });
});

describe('keys of a color', () => {
  it('are forged by the card that names one, as long as it is unforged', () => {
    const t = table({
      me: { house: 'dis', hand: ['my-forge'], aember: 6, keys: ['blue'] },
      foe: { ...foe, aember: 2 },
    });
    t.me.play('my-forge');
    t.expect({ me: { keys: ['blue', 'red'], aember: 1, hand: [] }, foe: { aember: 1 } });
  });

  it('are chosen where each costs its own', () => {
    const t = table({ me: { house: 'dis', hand: ['my-tax'], keys: ['red'] }, foe: { ...foe, aember: 7 } });
    t.me.play('my-tax').end();
    t.foe.choose('yellow').house('brobnar');
    t.expect({ foe: { keys: ['yellow'], aember: 1 } });
  });
});
