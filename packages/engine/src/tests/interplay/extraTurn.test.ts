// Another turn after this one: R: notes on later sets 10, "Extra turn".
import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../index.ts';
import {
  clone,
  constant,
  gain,
  lasting,
  mustChooseHouse,
  playerCannot,
  see,
  table,
  takeAnotherTurn,
  takesNextTurn,
  turnOf,
  whileTrue,
} from '../../index.ts';
import { spell, thing } from '../../testing/cards.ts';

const warp = spell('warp', takeAnotherTurn);
const me: SeatPosition = { house: 'brobnar', hand: [warp], houses: ['brobnar', 'dis', 'logos'] };
const foe: SeatPosition = { houses: ['mars', 'sanctum', 'untamed'] };

describe('another turn after this one', () => {
  it('Modifier next-turn: the same player takes another turn, and what waits for the next turn of the opponent waits [rule turn]', () => {
    const ban = spell('ban', lasting('their-next-turn', constant(playerCannot('opponent', 'play'))));
    const t = table({ me: { ...me, hand: [warp, ban] }, foe: { ...foe, hand: ['martian'] } });
    t.me.play('warp').play('ban').end();
    expect([t.state.turn, t.state.active]).toEqual([4, 0]);
    t.me.house('brobnar').end();
    expect([t.state.turn, t.state.active]).toEqual([5, 1]);
    t.foe.house('mars').cannot('play', 'martian', 'forbidden');
  });

  it('Modifier next-turn: two of them are two more turns', () => {
    const t = table({ me: { ...me, hand: [warp, warp] }, foe });
    t.me.play('warp').play('warp').end();
    expect(t.state.active).toBe(0);
    t.me.house('dis').end();
    expect(t.state.active).toBe(0);
    t.me.house('logos').end();
    expect(t.state.active).toBe(1);
    t.foe.house('mars').end();
    expect([t.state.turn, t.state.active]).toEqual([7, 0]);
  });

  it('Modifier next-turn: it is told among the effects that go on, and is over when the turn has come', () => {
    const t = table({ me, foe });
    t.me.play('warp');
    expect(see(t.state, 1).lasting.map(({ source, uses }) => [source.name, uses])).toEqual([['warp', 1]]);
    t.me.end();
    expect(see(t.state, 1).lasting).toEqual([]);
  });

  it('Modifier next-turn: effects until the start of your next turn end with it, and your next turn is that turn', () => {
    const short = spell('short', lasting('until-your-turn', constant(playerCannot('you', 'gain'))));
    const must = spell('must', lasting('your-next-turn', constant(mustChooseHouse('you', 'dis'))));
    const t = table({ me: { ...me, hand: [warp, short, must, spell('rich', gain(1))] }, foe });
    t.me.play('warp').play('short').play('must').play('rich');
    expect(t.state.players[0]?.aember).toBe(0);
    t.me.end();
    expect(t.state.house).toBe('dis');
    t.me.end();
    expect(t.state.active).toBe(1);
    expect(t.state.lasting).toEqual([]);
  });

  it('Modifier next-turn: the third key in it ends the game', () => {
    const t = table({ me: { ...me, aember: 6, keys: 2 }, foe });
    t.me.play('warp').end();
    expect(t.state.winner).toBe(0);
  });

  it('Modifier next-turn: a clone plays on alike', () => {
    const t = table({ me, foe });
    t.me.play('warp');
    expect(clone(t.state)).toEqual(t.state);
  });

  it('Modifier next-turn: as long as a card says so, and of the player that it says', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: [thing('hourglass', whileTrue(turnOf('you'), takesNextTurn('you')))],
        houses: ['brobnar', 'dis', 'logos'],
      },
      foe,
    });
    t.me.end().house('dis').end();
    expect([t.state.turn, t.state.active]).toEqual([5, 0]);
  });
});
