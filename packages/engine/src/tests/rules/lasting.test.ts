import { describe, expect, it } from 'vitest';
import type { Until } from '../../index.ts';
import {
  a,
  another,
  anyCard,
  beforeFight,
  constant,
  creature,
  destroy,
  each,
  eachTime,
  entersReady,
  forRemainderOfTurn,
  friendly,
  gain,
  getsPower,
  lasting,
  named,
  only,
  powerOf,
  reap,
  returnToHand,
  self,
  table,
  youPlay,
} from '../../index.ts';
import { being, spell, thing } from '../../testing/cards.ts';

/** Which of the following turns (mine, the opponent's, mine, …) a power bonus of that duration holds in. */
function holdsIn(until: Until): string {
  const caster = being('caster', {}, reap(lasting(until, constant(getsPower(named('three'), 2)))));
  const meter = thing('meter', { on: 'omni', do: gain(powerOf(each(named('three')))) });
  const t = table({
    me: { house: 'brobnar', line: [caster, 'three'], artifacts: [meter] },
    foe: { houses: ['brobnar'], artifacts: [meter] },
  });
  t.me.reap('caster');
  const heard: string[] = [];
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    const [actor, seat] = turn % 2 === 0 ? [t.me, 0] : [t.foe, 1];
    const before = t.state.players[seat]?.aember ?? 0;
    actor.omni('meter');
    const after = t.state.players[seat]?.aember ?? 0;
    heard.push(after - before === 5 ? 'yes' : 'no');
    // The pools are emptied so that no key is forged.
    for (const p of t.state.players) p.aember = 0;
    actor.end();
  }
  return heard.join(' ');
}

describe('how long lasting effects go on [rule lasting-effect]', () => {
  it('turn: the remainder of this turn [rule end-of-turn]', () => expect(holdsIn('turn')).toBe('yes no no no no no'));
  it('your-next-turn: only during that turn', () => expect(holdsIn('your-next-turn')).toBe('no no yes no no no'));
  it('their-next-turn: only during that turn of the opponent', () =>
    expect(holdsIn('their-next-turn')).toBe('no yes no no no no'));
  it('until-your-turn: until the start of your next turn', () =>
    expect(holdsIn('until-your-turn')).toBe('yes yes no no no no'));
  it('source-leaves: as long as the source is in play', () =>
    expect(holdsIn('source-leaves')).toBe('yes yes yes yes yes yes'));
  it('game: to the end', () => expect(holdsIn('game')).toBe('yes yes yes yes yes yes'));

  it('a lasting effect covers cards that come into play later (18.4, Lasting effects)', () => {
    const song = spell('song', forRemainderOfTurn(constant(getsPower(friendly(creature), 2))));
    const t = table({ me: { house: 'brobnar', hand: [song, 'three', spell('tally', gain(powerOf(each(creature))))] } });
    t.me.play(song).play('three').play('tally');
    t.expect({ me: { aember: 5, line: [{ id: 'three', exhausted: true }] } });
  });

  it('“the next time” is one of this turn, or none (18.4, Lasting effects)', () => {
    const next = spell('next-one', lasting('turn', eachTime(youPlay(creature), gain(2)), 1));
    const houses = ['brobnar', 'dis', 'logos'] as const;
    const me = { house: 'brobnar', houses, hand: [next, 'three', 'two', 'one'], deck: ['four'] } as const;
    const once = table({ me });
    once.me.play(next).play('three').play('two', 'left');
    expect(once.state.players[0]!.aember).toBe(2);
    const never = table({ me, foe: { houses } });
    never.me.play(next).end();
    never.foe.house('dis').end();
    never.me.house('brobnar').play('three');
    expect(never.state.players[0]!.aember).toBe(0);
  });

  it('source-leaves: it ends with the source', () => {
    const caster = being('caster', {}, reap(lasting('source-leaves', constant(getsPower(named('three'), 2)))));
    const t = table({
      me: {
        house: 'brobnar',
        line: [caster, 'three'],
        hand: [spell('kill', destroy(a(named('caster')))), spell('tally', gain(powerOf(each(named('three')))))],
      },
    });
    t.me.reap('caster').play('kill').play('tally');
    t.expect({ me: { aember: 4, line: ['three'] } });
  });

  it('source-leaves: it does not begin when the source is gone', () => {
    const caster = being(
      'caster',
      {},
      reap(returnToHand(self), lasting('source-leaves', constant(getsPower(named('three'), 2)))),
    );
    const t = table({ me: { house: 'brobnar', line: [caster, 'three'] } });
    t.me.reap('caster');
    t.expect({ me: { line: ['three'] } });
    expect(t.state.lasting).toEqual([]);
  });

  it('fight: only this fight', () => {
    const surge = being('surge', { power: 3 }, beforeFight(lasting('fight', constant(getsPower(only(self), 3)))));
    const t = table({
      me: { house: 'brobnar', line: [surge], hand: [spell('tally', gain(powerOf(each(named('surge')))))] },
      foe: { line: ['six'] },
    });
    t.me.fight('surge', 'six');
    t.expect({ me: { line: [] }, foe: { line: [] } });
    expect(t.state.lasting).toEqual([]);
  });
});

describe('lasting effects [rule lasting-effect]', () => {
  it('go on although their source has left', () => {
    const caster = being('caster', {}, reap(lasting('turn', constant(getsPower(named('three'), 2)))));
    const t = table({
      me: {
        house: 'brobnar',
        line: [caster, 'three'],
        hand: [spell('kill', destroy(a(named('caster')))), spell('tally', gain(powerOf(each(named('three')))))],
      },
    });
    t.me.reap('caster').play('kill').play('tally');
    t.expect({ me: { aember: 6, line: ['three'] } });
  });

  it('can listen to events', () => {
    const feast = spell('feast', forRemainderOfTurn(eachTime(youPlay(another(anyCard)), gain(1))));
    const t = table({ me: { house: 'brobnar', hand: [feast, 'five', 'rock'] } });
    t.me.play('feast').play('five').play('rock');
    t.expect({ me: { aember: 2, line: [{ id: 'five', exhausted: true }] } });
  });

  it('do not listen to the event that made them', () => {
    const feast = spell('feast', forRemainderOfTurn(eachTime(youPlay(anyCard), gain(1))));
    const t = table({ me: { house: 'brobnar', hand: [feast] } });
    t.me.play('feast');
    t.expect({ me: { aember: 0 } });
  });

  it('two copies both apply [rule using-through-abilities]', () => {
    const feast = spell('feast', forRemainderOfTurn(eachTime(youPlay(creature), gain(1))));
    const t = table({ me: { house: 'brobnar', hand: [feast, feast, 'five'] } });
    t.me.play('feast').play('feast').play('five');
    t.expect({ me: { aember: 2, line: [{ id: 'five', exhausted: true }] } });
  });

  it('"the next creature you play": as often as it says', () => {
    const rush = spell('rush', lasting('turn', constant(entersReady(creature)), 1));
    const t = table({ me: { house: 'brobnar', hand: [rush, 'five', 'four'] } });
    t.me.play('rush').play('five').play('four');
    t.expect({ me: { line: ['five', { id: 'four', exhausted: true }] } });
  });

  it('a trigger that is counted is used up', () => {
    const feast = spell('feast', lasting('turn', eachTime(youPlay(creature), gain(1)), 1));
    const t = table({ me: { house: 'brobnar', hand: [feast, 'five', 'four'] } });
    t.me.play('feast').play('five').play('four');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'five', exhausted: true },
          { id: 'four', exhausted: true },
        ],
      },
    });
  });

  it('keep what was chosen for them', () => {
    const bless = spell(
      'bless',
      { kind: 'choose', as: 'c', ...a(creature) },
      lasting('turn', constant(getsPower({ is: { var: 'c' } }, 5))),
    );
    const t = table({
      me: { house: 'brobnar', hand: [bless, spell('tally', gain(powerOf(each(creature))))], line: ['one', 'two'] },
    });
    t.me.play('bless').choose('two').play('tally');
    t.expect({ me: { aember: 8, line: ['one', 'two'] } });
  });
});
