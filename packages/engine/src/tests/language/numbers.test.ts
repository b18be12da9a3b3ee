// Each form of a number and of a condition, read by an action that gains that much.
import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../index.ts';
import {
  a,
  again,
  armorLostBy,
  choose,
  chooseNumber,
  constant,
  count,
  creature,
  currentKeyCost,
  damaged,
  dealDamage,
  deeds,
  destroyedThisWay,
  discard,
  draw,
  each,
  eachTime,
  enemy,
  entersReady,
  eventAmount,
  exalt,
  forEach,
  forgeKey,
  forges,
  friendly,
  gain,
  getsPower,
  haunted,
  heal,
  highestPower,
  inHand,
  is,
  keyCost,
  lasting,
  loseArmor,
  minus,
  named,
  not,
  omni,
  onFlank,
  overwhelmed,
  perNeighbor,
  powerOf,
  ready,
  remember,
  returnToHand,
  self,
  someDestroyedThisWay,
  steal,
  table,
  thisCreature,
  topOfDeck,
  turnEnds,
  wasDestroyed,
  when,
  whileTrue,
  withTrait,
} from '../../index.ts';
import type { Cards, Cond, Node, Num } from '../../language/language.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

const mine: SeatPosition = {
  house: 'brobnar',
  line: ['one', { id: 'shield', damage: 1, aember: 2, power: 1, counters: { doom: 3 } }, 'imp'],
  hand: ['two', 'three'],
  aember: 4,
  keys: 1,
  chains: 5,
};
const theirs: SeatPosition = { line: ['five'], aember: 3, keys: 2, chains: 7, hand: ['one'] };

/** How much æmber an action with this effect makes for me. */
function gained(node: Node, me: SeatPosition = mine, foe: SeatPosition = theirs): number {
  const t = table({ me: { ...me, hand: [spell('probe', node), ...(me.hand ?? [])] }, foe });
  t.me.play('probe');
  while (t.state.ask?.kind === 'cards' && t.options().length === 1) t.me.choose(t.options()[0] ?? '');
  if (t.state.ask?.kind !== 'move') throw new Error(`Something is left pending: ${t.state.ask?.kind}`);
  return (t.state.players[0]?.aember ?? 0) - (me.aember ?? 0);
}
const value = (n: Num): number => gained(gain(n));
const holds = (cond: Cond): boolean => gained(when(cond, gain(1))) === 1;
const shield = each(named('shield'));

describe('numbers', () => {
  it('Num: a plain number', () => expect(value(2)).toBe(2));
  it('Num: count', () => expect(value(count(each(friendly(creature))))).toBe(3));
  it('Num: aember', () => {
    expect(value({ aember: 'opponent' })).toBe(3);
    expect(value({ aember: 'each' })).toBe(7);
  });
  it('Num: keys', () => expect(value({ keys: 'opponent' })).toBe(2));
  it('Num: keyColors', () => {
    // Both have forged the red one, and the opponent the blue one.
    expect(value({ keyColors: 'each' })).toBe(2);
    expect(value({ keyColors: 'you' })).toBe(1);
    expect(value({ keys: 'each', color: 'red' })).toBe(2);
    expect(value({ keys: 'each', color: 'blue' })).toBe(1);
  });
  it('Num: unforged', () => expect(value({ unforged: 'you' })).toBe(2));
  it('Num: keyCost, the current cost of a key', () => {
    expect(value({ keyCost: 'opponent' })).toBe(6);
    const dear = thing('num-dear', constant(keyCost('opponent', 3)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('num-cost', gain(currentKeyCost('each')))] },
      foe: { artifacts: [dear] },
    });
    t.me.play('num-cost');
    t.expect({ me: { aember: 6 + 9 }, foe: { artifacts: [dear] } });
  });
  it('Num: chains', () => expect(value({ chains: 'opponent' })).toBe(7));
  it('Num: hand', () => expect(value({ hand: 'you' })).toBe(2));
  it('Num: powerOf', () => expect(value(powerOf(each(friendly(creature))))).toBe(1 + 5 + 2));
  it('Num: highestPower [rule most-powerful]', () => {
    expect(value(highestPower(creature))).toBe(5);
    expect(value(highestPower(friendly(withTrait('imp', creature))))).toBe(2);
    expect(value(highestPower(withTrait('knight', enemy(creature))))).toBe(0);
  });
  it('Num: damageOn', () => expect(value({ damageOn: each(creature) })).toBe(1));
  it('Num: aemberOn', () => expect(value({ aemberOn: each(creature) })).toBe(2));
  it('Num: armorOf', () => expect(value({ armorOf: shield })).toBe(2));
  it('Num: armorLostBy', () => {
    const lost = (loser: Cards): number =>
      gained({ kind: 'seq', steps: [loseArmor(loser), gain(armorLostBy(each(creature)))] });
    expect(lost(shield)).toBe(2);
    expect(lost(each(enemy(creature)))).toBe(0);
  });
  it('Num: countersOn', () => {
    expect(value({ countersOn: shield, counter: 'doom' })).toBe(3);
    expect(value({ countersOn: shield, counter: 'power' })).toBe(1);
    expect(value({ countersOn: shield, counter: 'glory' })).toBe(0);
  });
  it('Num: neighborsOf', () => {
    expect(value(perNeighbor(shield, creature))).toBe(2);
    expect(value(perNeighbor(shield, withTrait('imp', creature)))).toBe(1);
  });
  it('Num: housesAmong', () => expect(value({ housesAmong: each(creature) })).toBe(2));
  it('Num: var', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell(
            'pick',
            chooseNumber(1, 3, (n) => [gain(n)]),
          ),
        ],
      },
    });
    t.me.play('pick');
    expect(t.options()).toEqual(['1', '2', '3']);
    t.me.choose(3);
    t.expect({ me: { aember: 3 } });
  });
  it('Num: amount of the event', () => {
    const echo = thing('echo', eachTime({ event: 'steal', who: 'opponent' }, gain(eventAmount)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('rob', steal(2))] },
      foe: { aember: 3, artifacts: [echo] },
    });
    t.me.play('rob');
    t.expect({ me: { aember: 2 }, foe: { aember: 3 } });
  });
  it('Num: amount of a key that is forged, what was spent for it', () => {
    const sting = thing('sting', eachTime(forges('opponent'), gain(eventAmount)));
    const t = table({
      me: { house: 'brobnar', aember: 9, hand: [spell('x', forgeKey(2))] },
      foe: { artifacts: [sting] },
    });
    t.me.play('x');
    t.expect({ me: { keys: 1, aember: 1 }, foe: { aember: 8 } });
  });
  it('Num: amount this way [rule this-way]', () => {
    expect(gained({ kind: 'seq', steps: [heal(5, each(creature)), gain({ amount: 'this-way' })] })).toBe(1);
    expect(
      gained({ kind: 'seq', steps: [{ kind: 'lose', who: 'opponent', amount: 9 }, gain({ amount: 'this-way' })] }),
    ).toBe(3);
  });
  it('Num: deeds', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['one', 'two'],
        hand: [spell('tally', gain({ deeds: { did: 'reap', by: 'you', turn: 'this' } }))],
      },
    });
    t.me.reap('one').reap('two').play('tally');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'one', exhausted: true },
          { id: 'two', exhausted: true },
        ],
      },
    });
  });
  it('Num: sum', () => expect(value({ sum: [1, { keys: 'you' }, 2] })).toBe(4));
  it('Num: times', () => expect(value({ times: [2, { keys: 'opponent' }] })).toBe(4));
  it('Num: minus, never below 0', () => {
    expect(value(minus(5, 2))).toBe(3);
    expect(value(minus(2, 5))).toBe(0);
  });
  it('Num: least', () => expect(value({ least: [5, { chains: 'opponent' }, 3] })).toBe(3));
  it('Num: half, rounded down or up', () => {
    expect(value({ half: 7, round: 'down' })).toBe(3);
    expect(value({ half: 7, round: 'up' })).toBe(4);
  });
});

describe('what was done in a turn', () => {
  const tally = (pattern: Extract<Num, { deeds: unknown }>['deeds']): string =>
    thing('tally', { on: 'omni', do: gain({ deeds: pattern }) });
  const afterwards = (
    pattern: Extract<Num, { deeds: unknown }>['deeds'],
    act: (t: ReturnType<typeof table>) => void,
  ): number => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['seven', 'one'],
        artifacts: [tally(pattern)],
        deck: ['four'],
        hand: [
          'two',
          'rock',
          spell('rob', steal(1)),
          'imp',
          spell('toss', discard(each(inHand(named('imp')))), discard(topOfDeck()), discard(topOfDeck(1, 'opponent'))),
          spell('wake', ready(each(named('seven')))),
          spell('home', returnToHand(each(named('seven'))), lasting('turn', constant(entersReady(creature)))),
        ],
      },
      foe: { line: ['three'], aember: 5, deck: ['five'] },
    });
    act(t);
    const before = t.state.players[0]?.aember ?? 0;
    t.me.omni('tally');
    return (t.state.players[0]?.aember ?? 0) - before;
  };

  it('Deed: play, by type and house', () => {
    const act = (t: ReturnType<typeof table>): void => void t.me.play('two', 'right').play('rock');
    expect(afterwards({ did: 'play', by: 'you', turn: 'this' }, act)).toBe(2);
    expect(afterwards({ did: 'play', by: 'you', turn: 'this', type: 'creature' }, act)).toBe(1);
    expect(afterwards({ did: 'play', by: 'opponent', turn: 'this' }, act)).toBe(0);
    expect(afterwards({ did: 'play', turn: 'this', house: 'brobnar' }, act)).toBe(2);
    expect(afterwards({ did: 'play', turn: 'this', house: 'dis' }, act)).toBe(0);
  });
  it('Deed: different cards, not how often', () => {
    const act = (t: ReturnType<typeof table>): void => void t.me.reap('seven').play('wake').reap('seven').reap('one');
    expect(afterwards({ did: 'reap', by: 'you', turn: 'this' }, act)).toBe(3);
    expect(afterwards({ did: 'reap', by: 'you', turn: 'this', different: true }, act)).toBe(2);
    expect(afterwards({ did: 'use', by: 'you', turn: 'this', different: true, type: 'creature' }, act)).toBe(2);
  });
  it('Deed: other cards than these', () => {
    const act = (t: ReturnType<typeof table>): void => void t.me.reap('seven').reap('one');
    expect(afterwards({ did: 'use', by: 'you', turn: 'this' }, act)).toBe(3);
    expect(afterwards({ did: 'use', by: 'you', turn: 'this', besides: self }, act)).toBe(2);
    expect(afterwards({ did: 'use', by: 'you', turn: 'this', besides: each(named('seven')) }, act)).toBe(2);
  });
  it('Deed: of a trait, gone or not', () => {
    const count = thing('muster', omni(gain(deeds({ did: 'use', by: 'you', turn: 'this', trait: 'giant' }))));
    const t = table({
      me: { house: 'brobnar', line: ['one', 'giant', { id: 'giant', damage: 3 }], artifacts: [count] },
      foe: { line: ['five'] },
    });
    t.me.reap('one').reap('giant').fight('giant#2', 'five').omni('muster');
    expect(t.state.players[0]?.aember).toBe(4);
  });
  it('Deed: a card that left play and came back is a different one', () => {
    const act = (t: ReturnType<typeof table>): void => void t.me.reap('seven').play('home').play('seven').reap('seven');
    expect(afterwards({ did: 'reap', by: 'you', turn: 'this', different: true }, act)).toBe(2);
  });
  it('Deed: discarded from the hand', () => {
    expect(
      afterwards({ did: 'discard', by: 'you', turn: 'this', fromHand: true }, (t) => void t.me.discard('two')),
    ).toBe(1);
    expect(afterwards({ did: 'discard', by: 'you', turn: 'this', fromHand: true }, () => undefined)).toBe(0);
  });
  it('Deed: discarded by an effect, from the hand or from elsewhere', () => {
    const act = (t: ReturnType<typeof table>): void => void t.me.play('toss');
    expect(afterwards({ did: 'discard', by: 'you', turn: 'this', fromHand: true }, act)).toBe(1);
    expect(afterwards({ did: 'discard', by: 'you', turn: 'this' }, act)).toBe(2);
    expect(afterwards({ did: 'discard', by: 'opponent', turn: 'this' }, act)).toBe(1);
  });
  it('Deed: discard', () =>
    expect(afterwards({ did: 'discard', by: 'you', turn: 'this' }, (t) => void t.me.discard('two'))).toBe(1));
  it('Deed: use, this card among them', () => {
    expect(afterwards({ did: 'use', by: 'you', turn: 'this' }, (t) => void t.me.reap('one'))).toBe(2);
    expect(afterwards({ did: 'use', by: 'you', turn: 'this', card: self }, (t) => void t.me.reap('one'))).toBe(1);
  });
  it('Deed: fight', () =>
    expect(afterwards({ did: 'fight', by: 'you', turn: 'this' }, (t) => void t.me.fight('seven', 'three'))).toBe(1));
  it('Deed: destroyed, in a fight or otherwise', () => {
    const act = (t: ReturnType<typeof table>): void => void t.me.fight('seven', 'three');
    expect(afterwards({ did: 'destroyed', turn: 'this', by: 'opponent' }, act)).toBe(1);
    expect(afterwards({ did: 'destroyed', turn: 'this', inFight: true }, act)).toBe(1);
    expect(afterwards({ did: 'destroyed', turn: 'this', by: 'you' }, act)).toBe(0);
  });
  it('Deed: draw, each card of the “draw cards” step', () => {
    const miser = thing(
      'miser',
      eachTime(turnEnds('opponent'), gain(deeds({ did: 'draw', by: 'opponent', turn: 'this' }))),
    );
    const look = spell('look', draw(1));
    const foe = { hand: copies(4, 'one') };
    const t = table({
      me: { house: 'brobnar', hand: [look, ...copies(3, 'one')], deck: copies(5, 'one') },
      foe: { ...foe, artifacts: [miser] },
    });
    t.me.play(look).end();
    expect(t.state.players[1]?.aember).toBe(2);
    const without = table({ me: { house: 'brobnar', hand: copies(3, 'one'), deck: copies(5, 'one') }, foe });
    without.me.end();
    expect(without.state.deeds.some(({ did }) => did === 'draw')).toBe(false);
  });
  it('Deed: exalt, of a friendly creature by its controller', () => {
    const exalted = { did: 'exalt', by: 'you', turn: 'this', type: 'creature' } as const;
    const both = spell('raise-both', exalt(a(friendly(creature))), exalt(a(enemy(creature))));
    const count = thing('exalted', omni(gain(deeds(exalted))));
    const t = table({
      me: { house: 'brobnar', hand: [both], line: ['one'], artifacts: [count] },
      foe: { line: ['two'] },
    });
    t.me.play(both).omni(count);
    expect(t.state.players[0]?.aember).toBe(1);
    const without = table({ me: { house: 'brobnar', hand: [both], line: ['one'] }, foe: { line: ['two'] } });
    without.me.play(both);
    expect(without.state.deeds.some(({ did }) => did === 'exalt')).toBe(false);
  });
  it('Deed: steal', () =>
    expect(afterwards({ did: 'steal', by: 'you', turn: 'this' }, (t) => void t.me.play('rob'))).toBe(1));
  it('Deed: forge', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], aember: 6, artifacts: [tally({ did: 'forge', by: 'you', turn: 'this' })] },
    });
    t.me.omni('tally');
    t.expect({ me: { keys: 1, aember: 1 } });
  });
  it('Deed: of the last turn', () => {
    const t = table({
      me: { house: 'brobnar', line: ['one'] },
      foe: { houses: ['brobnar'], artifacts: [tally({ did: 'reap', by: 'opponent', turn: 'last' })] },
    });
    t.me.reap('one').end();
    t.foe.omni('tally').end();
    t.me.end();
    t.foe.omni('tally');
    t.expect({ foe: { aember: 1 }, me: { line: ['one'] } });
  });
});

describe('conditions', () => {
  it('Cond: atLeast', () => {
    expect(holds({ atLeast: [{ keys: 'opponent' }, 2] })).toBe(true);
    expect(holds({ atLeast: [{ keys: 'opponent' }, 3] })).toBe(false);
  });
  it('Cond: moreThan', () => {
    expect(holds({ moreThan: [{ keys: 'opponent' }, 1] })).toBe(true);
    expect(holds({ moreThan: [{ keys: 'opponent' }, 2] })).toBe(false);
  });
  it('Cond: equal', () => {
    expect(holds({ equal: [{ keys: 'opponent' }, 2] })).toBe(true);
    expect(holds({ equal: [{ keys: 'opponent' }, 1] })).toBe(false);
  });
  it('Cond: is, every one of at least one card', () => {
    expect(holds(is(shield, damaged(creature)))).toBe(true);
    expect(holds(is(each(friendly(creature)), damaged(creature)))).toBe(false);
    expect(holds(is(each(named('nine')), creature))).toBe(false);
  });
  it('Cond: exists', () => {
    expect(holds({ exists: damaged(friendly(creature)) })).toBe(true);
    expect(holds({ exists: damaged(enemy(creature)) })).toBe(false);
    expect(holds({ exists: inHand(named('two')) })).toBe(true);
  });
  it('Cond: wasDestroyed: nor is it “not destroyed” where no creature was chosen', () => {
    const bolt: Node = choose(a(enemy(creature)), (hit) => [dealDamage(1, hit), when(not(wasDestroyed(hit)), gain(1))]);
    expect(gained(bolt, mine, { line: ['five'] })).toBe(1);
    expect(gained(bolt, mine, { line: ['one'] })).toBe(0);
    expect(gained(bolt, mine, { line: [] })).toBe(0);
  });

  it('Cond: wasDestroyed', () => {
    const hit = (n: number): number =>
      gained({
        kind: 'seq',
        steps: [
          { kind: 'choose', as: 'c', ...a(enemy(creature)) },
          dealDamage(n, { var: 'c' }),
          when(wasDestroyed({ var: 'c' }), gain(1)),
        ],
      });
    expect(hit(5)).toBe(1);
    expect(hit(4)).toBe(0);
  });
  it('Cond: destroyedThisWay, and not by what came of it', () => {
    // Whatever the outer two do is done when the one in the middle has lost its power.
    const shy = being('shy', { power: 1 }, whileTrue(not(is(self, onFlank(creature))), getsPower(thisCreature, 5)));
    const wave = (asked: (cards: Cards) => Cond): string =>
      spell(
        'wave',
        remember(each(enemy(creature)), (all) => [
          dealDamage(1, all),
          forEach(all, (one) => [when(asked(one), gain(1))]),
        ]),
      );
    for (const [asked, paid] of [
      [destroyedThisWay, 2],
      [wasDestroyed, 3],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [wave(asked)] }, foe: { line: [shy, shy, shy] } });
      t.me.play('wave');
      t.expect({ me: { aember: paid }, foe: { line: [] } });
    }
  });
  it('Cond: someDestroyedThisWay, in the round that goes on', () => {
    const swarm = spell(
      'swarm',
      remember(each(enemy(creature)), (all) => [dealDamage(1, all), gain(1), when(someDestroyedThisWay(all), again)]),
    );
    const t = table({ me: { house: 'brobnar', hand: [swarm] }, foe: { line: ['one', 'two', 'four'] } });
    t.me.play(swarm);
    t.expect({ me: { aember: 3 }, foe: { line: [{ id: 'four', damage: 3 }] } });
  });
  it('Cond: someDestroyedThisWay, two or more of them', () => {
    const blow = (life: string) => {
      const t = table({
        me: {
          house: 'brobnar',
          hand: [
            spell(
              `blow-${life}`,
              remember(each(enemy(creature)), (all) => [
                dealDamage(1, all),
                when(someDestroyedThisWay(all, 2), gain(1)),
              ]),
            ),
          ],
        },
        foe: { line: ['one', life, 'four'] },
      });
      t.me.play(`blow-${life}`);
      return t.state.players[0]?.aember;
    };
    expect(blow('one')).toBe(1);
    expect(blow('two')).toBe(0);
  });
  it('Cond: activeHouse', () => {
    expect(holds({ activeHouse: 'brobnar' })).toBe(true);
    expect(holds({ activeHouse: 'dis' })).toBe(false);
  });
  it('Cond: turnOf', () => {
    expect(holds({ turnOf: 'you' })).toBe(true);
    expect(holds({ turnOf: 'opponent' })).toBe(false);
  });
  it('Cond: haunted, by ten cards in the discard pile [rule haunted]', () => {
    const count = (mine: number, theirs: number, who: 'you' | 'opponent') =>
      gained(
        when(haunted(who), gain(1)),
        { house: 'brobnar', discard: copies(mine, 'one') },
        { discard: copies(theirs, 'one') },
      );
    expect(count(10, 0, 'you')).toBe(1);
    expect(count(9, 10, 'you')).toBe(0); // the action that asks is not in the discard pile yet
    expect(count(0, 12, 'opponent')).toBe(1);
  });
  it('Cond: overwhelmed, by more creatures of the opponent [rule overwhelmed]', () => {
    const count = (mine: number, theirs: number, who: 'you' | 'opponent') =>
      gained(
        when(overwhelmed(who), gain(1)),
        { house: 'brobnar', line: copies(mine, 'one') },
        { line: copies(theirs, 'one') },
      );
    expect(count(1, 2, 'you')).toBe(1);
    expect(count(2, 2, 'you')).toBe(0);
    expect(count(2, 1, 'you')).toBe(0);
    expect(count(2, 1, 'opponent')).toBe(1);
  });
  it('Cond: edition', () => {
    expect(holds({ edition: { playWindow: 'active-player-orders' } })).toBe(true);
    expect(holds({ edition: { playWindow: 'active-player-orders', forging: 'optional' } })).toBe(false);
  });
  it('Cond: twoKeysOfOneColor', () => {
    expect(holds({ twoKeysOfOneColor: true })).toBe(true);
    const other = { ...theirs, keys: ['blue', 'yellow'] as const };
    expect(gained(when({ twoKeysOfOneColor: true }, gain(1)), mine, other)).toBe(0);
  });
  it('Cond: inStep', () => {
    expect(holds({ inStep: 'main' })).toBe(true);
    expect(holds({ inStep: 'forge' })).toBe(false);
  });
  it('Cond: not, both, either', () => {
    const yes: Cond = { equal: [1, 1] };
    const no: Cond = { equal: [1, 2] };
    expect([holds({ not: no }), holds({ not: yes })]).toEqual([true, false]);
    expect([holds({ both: [yes, yes] }), holds({ both: [yes, no] })]).toEqual([true, false]);
    expect([holds({ either: [no, yes] }), holds({ either: [no, no] })]).toEqual([true, false]);
  });
});
