// Friend, enemy, opponent and teammate in a game of a team against an automaton.
import { describe, it } from 'vitest';
import {
  a,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  destroyed,
  discard,
  each,
  eachOnTheOther,
  enemy,
  friendly,
  gain,
  heal,
  lasting,
  leavesPlay,
  lose,
  onYourSide,
  opponentSteals,
  playerCannot,
  playersOf,
  sharingHouseWithNeighbor,
  steal,
  table,
  topOfDeck,
} from '../../index.ts';
import { adventure, foe } from '../../testing/automaton.ts';
import { being, spell, thing } from '../../testing/cards.ts';

describe('sides', () => {
  it('teammates are neither friendly nor enemy, but "a creature" may be theirs', () => {
    const t = table({
      adventure,
      me: {
        house: 'brobnar',
        hand: [
          spell('x', dealDamage(1, each(enemy(creature))), heal(1, each(friendly(creature)))),
          spell('y', dealDamage(1, each(creature))),
        ],
      },
      mates: [{ line: ['five'] }],
      foe: { ...foe, line: ['four'] },
    });
    t.me.play('x');
    t.expect({ mates: [{ line: ['five'] }], foe: { line: [{ id: 'four', damage: 1 }] } });
    t.me.play('y');
    t.expect({ mates: [{ line: [{ id: 'five', damage: 1 }] }], foe: { line: [{ id: 'four', damage: 2 }] } });
  });

  it('a creature can attack neither teammates nor their creatures', () => {
    const t = table({ adventure, me: { house: 'brobnar', line: ['five'] }, mates: [{ line: ['four'] }], foe });
    t.me.fight('five', 'kraken');
    t.expect({ me: { line: [{ id: 'five', damage: 3, exhausted: true }] }, mates: [{ line: ['four'] }] });
  });

  it('in its turn the automaton has one opponent: the player that it faces', () => {
    const raid = spell('raid', steal(1), dealDamage(1, each(enemy(creature))));
    const t = table({
      adventure,
      me: { house: 'brobnar', aember: 3, line: ['five'] },
      mates: [{ aember: 3, line: ['four'], houses: ['dis'] }],
      foe: { ...foe, deck: [raid, raid] },
    });
    t.me.end();
    t.expect({ me: { aember: 2, line: [{ id: 'five', damage: 1 }] }, mates: [{ aember: 3, line: ['four'] }] });
    t.mates[0]?.house('dis').end();
    t.expect({
      me: { aember: 2, line: [{ id: 'five', damage: 1 }] },
      mates: [{ aember: 2, line: [{ id: 'four', damage: 1 }] }],
    });
  });

  it('"each player" means the team and the automaton', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', aember: 1, hand: [spell('x', lose(1, 'each'))] },
      mates: [{ aember: 2 }],
      foe: { ...foe, aember: 3 },
    });
    t.me.play('x');
    t.expect({ me: { aember: 0 }, mates: [{ aember: 1 }], foe: { aember: 2 } });
  });

  it('"the top card of each deck" is one of each player, of the team and of the automaton', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('x', discard(topOfDeck(1, 'each')))], deck: ['one'] },
      mates: [{ deck: ['two', 'three'] }],
      foe: { ...foe, deck: ['four'] },
    });
    t.me.play('x');
    t.expect({
      me: { deck: [], discard: ['x', 'one'] },
      mates: [{ deck: ['three'], discard: ['two'] }],
      foe: { deck: [], discard: ['four'] },
    });
  });

  it('what you and your opponent do to each other is nothing to teammates', () => {
    const x = spell('x', eachOnTheOther(lose(1, 'opponent')));
    const t = table({
      adventure,
      me: { house: 'brobnar', aember: 2, hand: [x] },
      mates: [{ aember: 2 }],
      foe: { ...foe, aember: 2 },
    });
    t.me.play('x');
    t.expect({ me: { aember: 1 }, mates: [{ aember: 2 }], foe: { aember: 1 } });
  });

  it('"your opponent steals" is from you, also in the turn of a teammate', () => {
    const bait = being('bait', { power: 1 }, leavesPlay(opponentSteals(2)));
    const t = table({
      adventure,
      me: { house: 'brobnar', aember: 3, hand: [spell('x', destroy(a(creature)))] },
      mates: [{ aember: 3, line: [bait] }],
      foe,
    });
    t.me.play('x').choose('bait');
    t.expect({ me: { aember: 3 }, mates: [{ aember: 1, line: [] }], foe: { aember: 2 } });
  });

  it('what keeps the æmber of a player from being stolen does not keep that of a teammate', () => {
    const safe = thing('safe', constant(playerCannot('you', 'be-stolen-from')));
    const raid = spell('raid', steal(1));
    const t = table({
      adventure,
      me: { house: 'brobnar', aember: 3, artifacts: [safe] },
      mates: [{ aember: 3, houses: ['dis'] }],
      foe: { ...foe, deck: [raid, raid] },
    });
    t.me.end();
    t.expect({ me: { aember: 3 }, mates: [{ aember: 3 }], foe: { aember: 1 } });
    t.mates[0]?.end();
    t.expect({ me: { aember: 3 }, mates: [{ aember: 2 }], foe: { aember: 3 } });
  });

  it('"on your side" is also what teammates have', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['one'], hand: [spell('x', gain(count(each(onYourSide(creature)))))] },
      mates: [{ line: ['two', 'three'] }],
      foe: { ...foe, line: ['four'] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 3, line: ['one'] }, mates: [{ line: ['two', 'three'] }], foe: { line: ['four'] } });
  });

  it('"during the next turn of your opponent" is the turn of the automaton after yours, and no turn of a teammate', () => {
    const hush = spell('hush', lasting('their-next-turn', constant(playerCannot('opponent', 'play'))));
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [hush] },
      mates: [{ houses: ['dis'] }],
      foe: { ...foe, deck: ['five', 'four'] },
    });
    t.me.play('hush').end();
    t.expect({ foe: { archives: ['five'] } });
    t.mates[0]?.end();
    t.expect({ foe: { line: ['four', 'five'], archives: [], aember: 2 } });
  });

  it('an effect that begins in the turn of the automaton waits for its next turn, past that of a teammate', () => {
    const ghost = being(
      'ghost',
      { power: 1 },
      destroyed(lasting('their-next-turn', constant(playerCannot('opponent', 'play')))),
    );
    const t = table({
      adventure,
      me: { house: 'brobnar', line: [ghost] },
      mates: [{ houses: ['dis'] }],
      foe: { ...foe, deck: [spell('storm', dealDamage(1, each(creature))), 'five', 'four'] },
    });
    t.me.end();
    t.mates[0]?.end();
    t.expect({ foe: { archives: ['five'] } });
    t.me.end();
    t.expect({ foe: { line: ['four', 'five'], archives: [] } });
  });

  it('Num: playersOf, the players of a team', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('x', gain(playersOf('you')), lose(playersOf('opponent'), 'opponent'))] },
      mates: [{}, {}],
      foe: { ...foe, aember: 5 },
    });
    t.me.play('x');
    t.expect({ me: { aember: 3 }, foe: { aember: 4 } });
  });

  it('Filter: sharesHouseWithNeighbor', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['one', 'two', 'imp', 'four'],
        hand: [spell('x', gain(count(each(sharingHouseWithNeighbor(friendly(creature))))))],
      },
    });
    t.me.play('x');
    t.expect({ me: { aember: 2, line: ['one', 'two', 'imp', 'four'] } });
  });
});
