// A team against an automaton: the words that only an adventure needs, and what a seat without decisions changes.
import { describe, expect, it } from 'vitest';
import type { DeckList, Setup, State } from '../../index.ts';
import {
  a,
  actionAbility,
  addCounters,
  advances,
  adversary,
  adversaryFights,
  answer,
  archiveIntoYours,
  atRandom,
  cardsInHand,
  constant,
  count,
  creature,
  deal,
  dealDamage,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachOnTheOther,
  eachTime,
  enemy,
  fight,
  friendly,
  gain,
  gainsKeyword,
  heal,
  ifElse,
  ifYouDo,
  imagine,
  inArchives,
  keyCost,
  lasting,
  leavesPlay,
  legal,
  lose,
  lowerTide,
  omni,
  onYourSide,
  opponentSteals,
  other,
  playerCannot,
  playersOf,
  playLimit,
  position,
  prey,
  raiseTide,
  ready,
  reap,
  resetTide,
  returns,
  returnToHand,
  SetupError,
  see,
  self,
  sharingHouseWithNeighbor,
  steal,
  table,
  thisCreature,
  tideIs,
  topOfDeck,
  upgradeCard,
  ward,
  witness,
} from '../../index.ts';
import { define } from '../../language/definitions.ts';
import { seatsInOrder, teamOf } from '../../state/players.ts';
import { adventure } from '../../testing/automaton.ts';
import { being, copies, gear, spell, thing } from '../../testing/cards.ts';

const foe = { adversary: 'kraken' } as const;

describe('the order of turns', () => {
  const deck = (name: string) => ({
    name,
    houses: ['brobnar' as const],
    cards: copies(20, 'one').map((id) => ({ name: id })),
  });
  const game = (players: number, more: Partial<Setup> = {}): State =>
    deal({
      decks: [...['a', 'b', 'c'].slice(0, players), 'z'].map(deck),
      seed: 3,
      adventure: { program: adventure.program, adversary: 'kraken' },
      ...more,
    });
  const pick = (s: State, wanted: string) => {
    const at = legal(s).findIndex((o) => (o.pick === 'seat' ? `${o.seat}` : o.pick) === wanted);
    return answer(s, at);
  };
  const turnsOf = (s: State, most: number): readonly number[] => {
    const seats: number[] = [];
    while (seats.length < most && s.ask !== null) {
      const end = legal(s).findIndex((o) => o.pick === 'move' && o.move.do === 'end');
      for (const e of answer(s, Math.max(0, end))) if (e.type === 'turnBegan') seats.push(e.player);
    }
    return seats.slice(0, most);
  };

  it('Node turnOrder: who of a team goes first, and who next', () => {
    const s = game(3);
    for (let i = 0; i < 3; i++) {
      expect(s.ask?.kind).toBe('mulligan');
      pick(s, 'no');
    }
    expect(s.ask).toMatchObject({ kind: 'turn-order', player: 0 });
    expect(legal(s)).toEqual([0, 1, 2].map((seat) => ({ pick: 'seat', seat })));
    pick(s, '2');
    expect(s.ask).toMatchObject({ kind: 'turn-order', player: 0 });
    const events = pick(s, '1');
    expect(events[0]).toEqual({ type: 'turnOrder', order: [2, 1, 0] });
    expect(s.first).toBe(2);
    expect(s.active).toBe(2);
    expect(turnsOf(s, 7)).toEqual([3, 1, 3, 0, 3, 2, 3]);
  });

  it('is clockwise from a first player that the setup names, and nobody is asked', () => {
    const s = game(3, { first: 1 });
    for (let i = 0; i < 3; i++) pick(s, 'no');
    expect(s.ask?.kind).toBe('house');
    expect(turnsOf(s, 5)).toEqual([3, 2, 3, 0, 3]);
  });

  it('of one player is no question, and in a Quickstart game it comes at once', () => {
    const alone = game(1);
    pick(alone, 'no');
    expect(alone.ask?.kind).toBe('house');
    const quick = game(2, { quickstart: true });
    expect(quick.ask?.kind).toBe('turn-order');
    expect(pick(quick, '1')[0]).toEqual({ type: 'turnOrder', order: [1, 0] });
    expect(quick.ask?.player).toBe(1);
  });

  it('is that in which the team pays, too', () => {
    const s = game(3);
    for (let i = 0; i < 3; i++) pick(s, 'no');
    pick(s, '1');
    pick(s, '0');
    expect(teamOf(s, 1)).toEqual([1, 0, 2]);
    expect(seatsInOrder(s)).toEqual([1, 0, 2, 3]);
  });
});

describe('a turn of the automaton', () => {
  it('Node turn: after each turn of a player comes one of the automaton', () => {
    const t = table({ adventure, me: { house: 'brobnar' }, mates: [{ houses: ['dis'] }], foe });
    t.me.end();
    expect(t.state.active).toBe(1);
    t.mates[0]?.end();
    expect(t.state.active).toBe(0);
    expect(t.events.flatMap((e) => (e.type === 'turnBegan' ? [e.player] : []))).toEqual([2, 1, 2, 0]);
    t.expect({ foe: { aember: 2, adversary: 'kraken' } });
  });

  it('Node useAutomaton: creatures from left to right, then artifacts', () => {
    const order = (id: string, what: 'reap' | 'action') =>
      what === 'reap' ? being(id, {}, reap(gain(1))) : thing(id, actionAbility(gain(1)));
    const t = table({
      adventure,
      me: { house: 'brobnar' },
      foe: {
        ...foe,
        line: [order('left', 'reap'), order('right', 'reap')],
        artifacts: [order('machine', 'action'), thing('gift', omni(gain(1))), 'rock'],
      },
    });
    t.me.end();
    const used = t.events.flatMap((e) => (e.type === 'use' ? [`${e.how} ${e.card.name}`] : []));
    expect(used).toEqual(['reap kraken', 'reap left', 'reap right', 'action machine', 'omni gift']);
    t.expect({ foe: { line: ['left', 'right'], aember: 7 } });
  });

  it('a creature that is readied again is used again, by the rule of six at most six times', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar' },
      foe: { ...foe, line: [being('restless', {}, reap(ready(self)))] },
    });
    t.me.end();
    expect(t.events.filter((e) => e.type === 'reaped' && e.card.name === 'restless')).toHaveLength(6);
    t.expect({ foe: { line: ['restless'], aember: 7 } });
  });

  it('a stunned creature only loses its stun, and an exhausted one is left', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar' },
      foe: {
        ...foe,
        line: [
          { id: 'five', stunned: true },
          { id: 'four', exhausted: true },
        ],
      },
    });
    t.me.end();
    t.expect({ foe: { line: ['five', 'four'], aember: 1 } });
  });

  it('its creatures enter on the right flank and its upgrades go on the adversary; nobody is asked', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar' },
      foe: { ...foe, line: ['five'], archives: [gear('mask'), 'three'], deck: ['four'] },
    });
    t.me.end();
    t.expect({
      foe: {
        line: ['five', 'four', 'three'],
        adversary: { id: 'kraken', upgrades: ['mask'] },
        archives: [],
        aember: 2,
      },
    });
  });

  it('bonus icons of its cards are its own', () => {
    const rich = 'rich';
    define([{ ...upgradeCard({ id: rich, name: rich, house: 'keyraken', bonus: 2 }) }]);
    const t = table({ adventure, me: { house: 'brobnar' }, foe: { ...foe, deck: [rich] } });
    t.me.end();
    t.expect({ foe: { aember: 3, adversary: { id: 'kraken', upgrades: [rich] } } });
  });

  it('what its cards ask is answered by the player that it faces', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['five', 'four'] },
      foe: { ...foe, deck: [spell('squall', destroy(a(enemy(creature))))] },
    });
    t.me.end();
    expect(t.state.ask).toMatchObject({ player: 0, controller: 1 });
    t.me.choose('four');
    t.expect({ me: { line: ['five'] }, foe: { aember: 1 } });
  });

  it('"your opponent chooses" on the card of a player is the choice of that player', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('dare', destroy({ ...a(enemy(creature)), by: 'opponent' }))] },
      foe: { ...foe, line: ['five', 'four'] },
    });
    t.me.play('dare').choose('five');
    t.expect({ foe: { line: ['four'] } });
  });

  it('a card that cannot be played stays in its archives', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', artifacts: [thing('ban', constant(playerCannot('opponent', 'play', creature)))] },
      foe: { ...foe, deck: ['five'] },
    });
    t.me.end();
    t.expect({ foe: { archives: ['five'] } });
  });

  it('a limit of cards holds for it too', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', artifacts: [thing('cap', constant(playLimit('opponent', 1, {})))] },
      foe: { ...foe, archives: ['four'], deck: ['five'] },
    });
    t.me.end();
    t.expect({ foe: { line: ['five'], archives: ['four'], aember: 1 } });
  });
});

describe('prey', () => {
  const hunter = being('hunter', { power: 6 }, constant(prey(thisCreature, 'least-powerful')));

  it('Modifier prey: the automaton fights that creature, and the newest prey rules', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['five', 'two', 'four'] },
      foe: { ...foe, line: [hunter] },
    });
    t.me.end();
    t.expect({ me: { line: ['five', 'four'] }, foe: { line: [{ id: 'hunter', damage: 2 }], aember: 1 } });
    const other = table({
      adventure,
      me: { house: 'brobnar', line: ['five', 'two'] },
      foe: {
        ...foe,
        line: [hunter],
        archives: [spell('omen', lasting('turn', constant(prey(friendly(creature), 'most-powerful'))))],
      },
    });
    other.me.end();
    other.expect({ me: { line: ['two'] }, foe: { line: [{ id: 'hunter', damage: 5 }] } });
  });

  it('without prey in sight it reaps', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar' },
      mates: [{ line: ['two'] }],
      foe: { ...foe, line: [hunter] },
    });
    t.me.end();
    t.expect({ mates: [{ line: ['two'] }], foe: { line: ['hunter'], aember: 2 } });
  });

  it('the player chooses among creatures that are equally weak', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['two', 'five', 'imp'] },
      foe: { ...foe, line: [hunter] },
    });
    t.me.end();
    expect(t.options()).toEqual(['two', 'imp']);
    t.me.choose('imp');
    t.expect({ me: { line: ['two', 'five'] }, foe: { line: [{ id: 'hunter', damage: 2 }] } });
  });

  it('a neighbor with taunt is fought instead, one of two as the player chooses', () => {
    const taunter = (id: string) => being(id, { power: 4, keywords: ['taunt'] });
    const t = table({
      adventure,
      me: { house: 'brobnar', line: [taunter('west'), 'two', taunter('east')] },
      foe: { ...foe, line: [hunter] },
    });
    t.me.end();
    t.me.choose('east');
    t.expect({ me: { line: ['west', 'two'] }, foe: { line: [{ id: 'hunter', damage: 4 }] } });
  });

  it('an enraged creature without prey of its own fights the least powerful creature', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['three', 'one'] },
      foe: { ...foe, line: [{ id: 'five', enraged: true }] },
    });
    t.me.end();
    t.expect({ me: { line: ['three'] }, foe: { line: [{ id: 'five', damage: 1 }], aember: 1 } });
  });

  it('an enraged creature whose own prey is nowhere reaps', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['three'] },
      foe: {
        ...foe,
        line: [
          {
            id: being('picky', {}, constant(prey(thisCreature, 'most-powerful', { ...creature, trait: 'giant' }))),
            enraged: true,
          },
        ],
      },
    });
    t.me.end();
    t.expect({ me: { line: ['three'] }, foe: { line: [{ id: 'picky', enraged: true }], aember: 2 } });
  });

  it('the adversary fights by an effect only where it has prey', () => {
    const bite = spell(
      'bite',
      lasting('turn', constant(prey({ is: adversary }, 'least-powerful'), gainsKeyword({ is: adversary }, 'skirmish'))),
      adversaryFights,
      ready(adversary),
    );
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['two', 'one', 'nine'] },
      foe: { ...foe, deck: [bite] },
    });
    t.me.end();
    t.expect({ me: { line: ['nine'] }, foe: { adversary: 'kraken', aember: 0 } });
    const alone = table({ adventure, me: { house: 'brobnar' }, foe: { ...foe, deck: [bite] } });
    alone.me.end();
    alone.expect({ foe: { adversary: 'kraken', aember: 1 } });
  });
});

describe('the adversary', () => {
  it('Cards: adversary, which nothing finds that does not name it', () => {
    const everything = spell('all', destroy(each({})), dealDamage(2, adversary), ward(adversary));
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [everything], line: ['five'] },
      foe: { ...foe, line: ['four'] },
    });
    t.me.play('all');
    t.expect({ foe: { adversary: { id: 'kraken', damage: 2, warded: true } } });
  });

  it('is fought like a creature, past taunt, and deals what it deals', () => {
    const t = table({ adventure, me: { house: 'brobnar', line: ['five'] }, foe: { ...foe, line: ['taunter'] } });
    t.me.fight('five', 'kraken');
    t.expect({
      me: { line: [{ id: 'five', damage: 3, exhausted: true }] },
      foe: { line: ['taunter'], adversary: { id: 'kraken', damage: 5 } },
    });
  });

  it('Modifier deals-when-fighting: so much, whatever its power', () => {
    const t = table({ adventure, me: { house: 'brobnar', line: ['skirmisher', 'nine'] }, foe });
    t.me.fight('skirmisher', 'kraken').fight('nine', 'kraken');
    t.expect({
      winner: 'me',
      me: {
        line: [
          { id: 'skirmisher', exhausted: true },
          { id: 'nine', exhausted: true, damage: 3 },
        ],
      },
    });
  });

  it('what happens to "the creature it fights" misses it, assault and poison too', () => {
    const bully = being('bully', { power: 2, keywords: [{ assault: 3 }, 'poison'] }, fight(destroy(other)));
    const t = table({ adventure, me: { house: 'brobnar', line: [bully] }, mates: [{}], foe });
    t.me.fight('bully', 'kraken');
    t.expect({ foe: { adversary: { id: 'kraken', damage: 2 } } });
  });

  it('is defeated by as much damage as it has power, and then the whole team wins', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('flood', dealDamage(5, adversary))] },
      mates: [{}, {}],
      foe: { adversary: { id: 'kraken', damage: 25 } },
    });
    t.me.play('flood');
    t.expect({ winner: 'me' });
    expect(t.events.at(-1)).toEqual({ type: 'gameOver', winner: 0, reason: 'adversary' });
    expect(returns(t.state)).toEqual([1, 1, 1, -1]);
  });

  it('can be healed, and its ward and armor hold', () => {
    const t = table({
      adventure,
      me: {
        house: 'brobnar',
        hand: [spell('salve', heal(2, adversary)), spell('drop', dealDamage(5, adversary))],
        artifacts: [thing('hull', constant({ mod: 'armor', of: { is: adversary }, by: 2 }))],
        line: ['one'],
      },
      foe: { adversary: { id: 'kraken', damage: 4, warded: true } },
    });
    t.me.fight('one', 'kraken').play('salve').play('drop');
    t.expect({ foe: { adversary: { id: 'kraken', damage: 5 } } });
  });
});

describe('advancing', () => {
  it('Verb advance: for all of its cost or not at all, and what changes key costs changes it', () => {
    const poor = table({ adventure, me: { house: 'brobnar' }, foe: { ...foe, aember: 2 } });
    poor.me.end();
    poor.expect({ advances: 0, foe: { aember: 3 } });
    const rich = table({ adventure, me: { house: 'brobnar' }, foe: { ...foe, aember: 3 } });
    rich.me.end();
    rich.expect({ advances: 1, foe: { aember: 1 } });
    const dear = (by: number) =>
      table({
        adventure,
        me: { house: 'brobnar', artifacts: [thing('tax', constant(keyCost('opponent', by)))] },
        foe: { ...foe, aember: 3 },
      });
    const more = dear(1);
    more.me.end();
    more.expect({ advances: 0, foe: { aember: 4 } });
    const free = dear(-9);
    free.me.end();
    free.expect({ advances: 1, foe: { aember: 4 } });
  });

  it('the fourth advance loses the game for the team', () => {
    const t = table({
      adventure: { ...adventure, advances: 3 },
      me: { house: 'brobnar' },
      mates: [{}],
      foe: { ...foe, aember: 3 },
    });
    t.me.end();
    t.expect({ winner: 'foe', advances: 4 });
    expect(t.events.at(-1)).toEqual({ type: 'gameOver', winner: 2, reason: 'advances' });
    expect(returns(t.state)).toEqual([-1, -1, 1]);
  });

  it('Num: advances', () => {
    const t = table({
      adventure: { ...adventure, advances: 2 },
      me: { house: 'brobnar', hand: [spell('x', gain(advances))] },
      foe,
    });
    t.me.play('x');
    t.expect({ me: { aember: 2 } });
    const standard = table({ me: { house: 'brobnar', hand: [spell('x', gain(advances))] } });
    standard.me.play('x');
    standard.expect({ me: { aember: 0 } });
  });

  it('effects on forging do not see an advance, and the automaton forges no key', () => {
    const hammer = thing('alarm', eachTime({ event: 'forge' }, addCounters('rung', 1, self)));
    const t = table({
      adventure,
      me: {
        house: 'brobnar',
        artifacts: [hammer, thing('veto', constant(playerCannot('opponent', 'forge')))],
        hand: [spell('gift', { kind: 'forge', who: 'opponent', cost: 0 })],
      },
      foe: { ...foe, aember: 3 },
    });
    t.me.play('gift').end();
    t.expect({ advances: 1, foe: { keys: 0, aember: 1 }, me: { artifacts: ['alarm', 'veto'] } });
  });

  it('the third key of a player does not win, and there is no fourth', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', keys: 2, aember: 12, hand: [spell('k', { kind: 'forge', who: 'you' })] },
      foe,
    });
    t.me.play('k');
    t.expect({ me: { keys: 3, aember: 6 } });
    t.me.end();
    t.expect({ me: { keys: 3, aember: 6 }, foe: { aember: 1 } });
  });
});

describe('the tide', () => {
  it('Verb tide: high or low for all in an adventure, high for one player elsewhere [rule tide]', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('up', raiseTide(), ifYouDo(gain(1))), 'up'] },
      mates: [{}],
      foe,
    });
    t.me.play('up');
    t.expect({ tide: 'high', me: { aember: 1 } });
    t.me.play('up');
    t.expect({ tide: 'high', me: { aember: 1 } });
    const low = table({
      adventure,
      tide: 'high',
      me: { house: 'brobnar', hand: [spell('reset', resetTide), spell('fall', lowerTide(), ifYouDo(gain(1)))] },
      foe,
    });
    low.me.play('reset').play('fall');
    low.expect({ tide: 'low', me: { aember: 0 } });
    const standard = table({
      me: { house: 'brobnar', hand: [spell('up', raiseTide()), spell('fall', lowerTide()), spell('reset', resetTide)] },
    });
    standard.me.play('up');
    standard.expect({ tide: { highFor: 0 } });
    standard.me.play('fall');
    standard.expect({ tide: { highFor: 1 } });
    standard.me.play('reset');
    expect(standard.state.tide).toBeUndefined();
  });

  it('the tide is neutral at first and nobody is offered to raise it; it is high for the last who raised it [rule tide]', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], hand: ['up'] },
      foe: { houses: ['brobnar'], hand: [spell('up', raiseTide(), ifYouDo(gain(1))), 'up'] },
    });
    expect(t.state.tide).toBeUndefined();
    expect(t.options()).toEqual(['play up', 'discard up', 'end']);
    t.me.play('up');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, chains: 0 } });
    t.me.end();
    t.foe.play('up').play('up');
    t.expect({ tide: { highFor: 1 }, foe: { aember: 1 } });
  });

  it('Cond: tide', () => {
    const wave = spell(
      'wave',
      ifElse(tideIs('high'), gain(2), gain(1)),
      ifElse(tideIs('low', 'opponent'), gain(10), gain(20)),
    );
    const at = (tide: 'high' | 'low') => {
      const t = table({ adventure, tide, me: { house: 'brobnar', hand: [wave] }, foe });
      t.me.play('wave');
      return t.state.players[0]?.aember;
    };
    expect(at('high')).toBe(22);
    expect(at('low')).toBe(11);
    const standard = table({ tide: { highFor: 0 }, me: { house: 'brobnar', hand: [wave] } });
    standard.me.play('wave');
    standard.expect({ me: { aember: 12 } });
    const neutral = table({ me: { house: 'brobnar', hand: [wave] } });
    neutral.me.play('wave');
    neutral.expect({ me: { aember: 21 } });
  });

  it('Pattern tide: only when it rises, or only when it falls', () => {
    const buoy = thing('buoy', eachTime({ event: 'tide', tide: 'high' }, gain(1)));
    const t = table({
      adventure,
      me: { house: 'brobnar', artifacts: [buoy], hand: [spell('up', raiseTide()), spell('fall', lowerTide())] },
      foe,
    });
    t.me.play('up').play('fall');
    t.expect({ me: { aember: 1 }, tide: 'low' });
  });

  it('Node contribute: each player of the team says how much, and the last gives what is missing', () => {
    const t = table({ adventure, me: { house: 'brobnar', aember: 3 }, mates: [{ aember: 4 }, { aember: 1 }], foe });
    t.me.raiseTide();
    expect(t.state.ask).toMatchObject({ kind: 'contribute', player: 0 });
    expect(t.options()).toEqual(['1', '2', '3']);
    t.me.choose(2);
    expect(t.state.ask).toMatchObject({ kind: 'contribute', player: 1 });
    expect(t.options()).toEqual(['3', '4']);
    t.mates[0]?.choose(3);
    t.expect({ tide: 'high', me: { aember: 1 }, mates: [{ aember: 1 }, { aember: 0 }] });
    expect(t.events.filter((e) => e.type === 'lose')).toHaveLength(3);
  });

  it('is raised by one player without a question, and by nobody who cannot pay or while it is high', () => {
    const t = table({ adventure, me: { house: 'brobnar', aember: 2 }, foe });
    t.me.raiseTide();
    t.expect({ tide: 'high', me: { aember: 0 } });
    expect(t.options()).toEqual(['end']);
    expect(table({ adventure, me: { house: 'brobnar', aember: 2 }, mates: [{ aember: 1 }], foe }).options()).toEqual([
      'end',
    ]);
    expect(table({ me: { house: 'brobnar', aember: 9 } }).options()).toEqual(['end']);
  });
});

describe('its hand, its archives, its deck', () => {
  it('what looks in its hand looks in its archives', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('barb', discard(atRandom({ zone: 'hand', of: 'opponent' })))] },
      foe: { ...foe, archives: ['five'] },
    });
    t.me.play('barb');
    t.expect({ foe: { archives: [], discard: ['five'] } });
  });

  it('cards in its hand are those in its archives', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('x', gain(cardsInHand('opponent')))] },
      foe: { ...foe, archives: ['five', 'four'] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 2 } });
  });

  it('what would return to its hand is archived, and what it would draw too', () => {
    const t = table({
      adventure,
      me: {
        house: 'brobnar',
        hand: [spell('back', returnToHand(each(enemy(creature)))), spell('deal', draw(2, 'opponent'))],
      },
      foe: { ...foe, line: ['five'], deck: ['one', 'two', 'three'] },
    });
    t.me.play('back').play('deal');
    t.expect({ foe: { archives: ['five', 'one', 'two'], deck: ['three'], hand: [] } });
    expect(t.events.find((e) => e.type === 'leave')).toMatchObject({ to: 'archives' });
    expect(t.events.find((e) => e.type === 'draw')).toMatchObject({ archived: true, amount: 2 });
  });

  it('its creature in the archives of a player, which it leaves for the hand of its owner, goes to its archives', () => {
    const t = table({
      adventure,
      me: {
        house: 'brobnar',
        hand: [
          spell('abduct', archiveIntoYours(a(enemy(creature)))),
          spell('shred', discard(each(inArchives({}))), ifYouDo(gain(1))),
        ],
      },
      foe: { ...foe, line: ['five'], discard: [] },
    });
    t.me.play('abduct').play('shred');
    t.expect({ me: { aember: 0, archives: [] }, foe: { archives: ['five'], hand: [], discard: [] } });
    expect(t.events.find((e) => e.type === 'move' && e.instead)).toMatchObject({ to: 'archives', seat: 1 });
  });

  it('an empty deck begins anew, also where players would lose', () => {
    for (const edition of ['master-16', 'current', 'manual'] as const) {
      const t = table({
        adventure,
        edition,
        me: { house: 'brobnar', hand: [spell('deal', draw(2, 'opponent'))] },
        foe: { ...foe, discard: ['one', 'two'] },
      });
      t.me.play('deal');
      t.expect({ foe: { archives: ['one', 'two'], discard: [] } });
      const empty = table({
        adventure,
        edition,
        me: { house: 'brobnar', hand: [spell('deal', draw(2, 'opponent'))] },
        foe,
      });
      empty.me.play('deal');
      empty.expect({ foe: { archives: [] } });
    }
  });
});

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

describe('what is known', () => {
  it('nobody sees what it archives, and an imagined state keeps the view', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('deal', draw(1, 'opponent'))] },
      mates: [{}],
      foe: { ...foe, deck: ['one', 'two', 'three', 'four', 'five'] },
    });
    t.me.play('deal');
    const view = see(t.state, 0);
    expect(view.players[2]?.archives).toEqual([{ known: false, owner: 2 }]);
    const drawn = t.events.find((e) => e.type === 'draw');
    expect(drawn === undefined ? null : witness(drawn, 0, 3)).toMatchObject({ cards: [{ name: '' }] });
    for (let seed = 0; seed < 5; seed++)
      expect(JSON.stringify(see(imagine(t.state, 0, seed), 0))).toBe(JSON.stringify(view));
  });

  it('the view has the adversary, who is faced, the advances and the tide', () => {
    const { state } = table({
      adventure: { ...adventure, advances: 1 },
      me: { house: 'brobnar' },
      mates: [{}],
      foe: { adversary: { id: 'kraken', damage: 3 } },
    });
    expect(see(state, 'table')).toMatchObject({
      tide: 'low',
      adventure: {
        automaton: 2,
        facing: 0,
        advances: 1,
        mostAdvances: 4,
        adversary: { power: 20, damage: 3, armor: 0 },
      },
    });
    expect(see(table({ me: { house: 'brobnar' } }).state, 0)).toMatchObject({ adventure: null, tide: null });
  });
});

describe('setting up', () => {
  const deck = (name: string): DeckList => ({
    name,
    houses: ['brobnar'],
    cards: copies(12, 'one').map((card) => ({ name: card })),
  });
  const setup = (players: number, more: Partial<Setup> = {}): Setup => ({
    decks: Array.from({ length: players + 1 }, (_, i) => deck(`${i}`)),
    seed: 1,
    adventure: { program: adventure.program, adversary: 'kraken' },
    ...more,
  });

  it('deals six cards to each player and none to the automaton, and asks only players', () => {
    for (const players of [1, 2, 3]) {
      const s = deal(setup(players));
      expect(s.players.map((p) => p.hand.length)).toEqual([...Array.from({ length: players }, () => 6), 0]);
      expect(s.ask).toMatchObject({ kind: 'mulligan', player: s.first });
      expect(s.first).toBeLessThan(players);
      expect(s.players.map((p) => p.team)).toEqual([...Array.from({ length: players }, () => 0), 1]);
    }
  });

  it('each player may mulligan, from the first player on', () => {
    const t = deal(setup(3, { first: 2 }));
    const asked: number[] = [];
    while (t.ask?.kind === 'mulligan') {
      asked.push(t.ask.player);
      answer(
        t,
        legal(t).findIndex((option) => option.pick === 'no'),
      );
    }
    expect(asked).toEqual([2, 0, 1]);
  });

  it('may be a Quickstart game, without mulligans', () => {
    expect(deal(setup(2, { quickstart: true, first: 1 })).ask).toMatchObject({ kind: 'house', player: 1 });
  });

  it('there is no first-turn rule', () => {
    const t = table({ adventure, turn: 1, me: { house: 'brobnar', hand: ['one', 'two'] }, foe });
    t.me.play('one').play('two');
    t.expect({
      me: {
        line: [
          { id: 'one', exhausted: true },
          { id: 'two', exhausted: true },
        ],
      },
    });
  });

  it.each([
    ['no player', setup(0), 'at least 2 seats'],
    ['too many players', setup(4), 'team of 1 to 3 players, not 4'],
    [
      'no such program',
      setup(1, { adventure: { program: 'rules/adventure/none', adversary: 'kraken' } }),
      'no program',
    ],
    [
      'an unknown adversary',
      setup(1, { adventure: { program: adventure.program, adversary: 'nobody' } }),
      'not known: nobody',
    ],
    [
      'an adversary of another type',
      setup(1, { adventure: { program: adventure.program, adversary: 'one' } }),
      'type adversary',
    ],
    ['the automaton begins', setup(2, { first: 2 }), 'from 0 to 1, not 2'],
  ])('refuses %s', (_, wrong, says) => {
    expect(() => deal(wrong)).toThrow(SetupError);
    expect(() => deal(wrong)).toThrow(says);
  });

  it.each([
    ['an adventure without adversary', { adventure, me: {} }],
    ['an adversary without adventure', { me: {}, foe }],
    ['an adversary at another seat', { adventure, me: { adversary: 'kraken' }, foe: {} }],
    ['an adversary of another type', { adventure, me: {}, foe: { adversary: 'one' } }],
    ['a program that is not there', { adventure: { program: 'rules/none' }, me: {}, foe }],
    ['the automaton facing itself', { adventure: { ...adventure, facing: 1 }, me: {}, foe }],
    ['the adversary in a line', { adventure, me: { line: ['kraken'] }, foe }],
  ])('a position refuses %s', (_, wrong) => {
    expect(() => table(wrong)).toThrow(SetupError);
  });

  it('a position refuses a team of four, as a setup does', () => {
    const wrong = { adventure, seats: [{}, {}, {}, {}, foe] };
    expect(() => position(wrong)).toThrow(SetupError);
    expect(() => position(wrong)).toThrow('team of 1 to 3 players, not 4');
  });
});
