// Every type of event: that it happens where it should, and that an ability can wait for it.
import { describe, expect, it } from 'vitest';
import type { DeckList, EventType, Node, SeatPosition, Table, TablePosition } from '../../index.ts';
import {
  a,
  actionCard,
  addCounters,
  answer,
  archive,
  asItEnters,
  attach,
  becomeCopy,
  beforeAttack,
  capture,
  choose,
  constant,
  countsAs,
  creature,
  creatureCard,
  deal,
  dealDamage,
  define,
  destroy,
  destroyed,
  draw,
  each,
  eachTime,
  enemy,
  enrage,
  exalt,
  exhaust,
  flip,
  friendly,
  gain,
  gainChains,
  getsPower,
  heal,
  inHand,
  lasting,
  lose,
  loseArmor,
  makeActive,
  nameCard,
  named,
  omni,
  pay,
  play,
  preventIt,
  putIntoPlay,
  putOnDeck,
  putUnder,
  raiseTide,
  ready,
  redistribute,
  reveal,
  saveInstead,
  self,
  setsPower,
  shuffle,
  steal,
  stun,
  swap,
  swapCarried,
  swapDeckAndDiscard,
  table,
  takeAember,
  takeControl,
  topOfDeck,
  unforge,
  unstun,
  ward,
  whenPlayed,
} from '../../index.ts';
import { adventure } from '../../testing/automaton.ts';
import '../../testing/besideCards.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';
import '../../testing/tokenCards.ts';

type Play = (t: Table) => void;
interface Scene {
  readonly at?: TablePosition;
  readonly act: Play;
}

const me: SeatPosition = { house: 'brobnar', line: ['five'], aember: 4, deck: copies(3, 'one'), hand: [] };
const foe: SeatPosition = { houses: ['dis'], line: ['four'], aember: 4 };
/** A scene in which an action does this. */
const does = (...steps: readonly Node[]): Scene => ({
  at: { me: { ...me, hand: [spell('x', ...steps)] }, foe },
  act: (t) =>
    void t.me
      .play('x')
      .choose(...(t.state.ask?.kind === 'cards' && t.options().length === 1 ? [t.options()[0] ?? ''] : [])),
});
const move = (act: Play, at: Partial<TablePosition> = {}): Scene => ({ at: { me, foe, ...at }, act });
const endTurn = (): Scene => move((t) => void t.me.end());

const scenes: { readonly [T in Exclude<EventType, 'mulligan' | 'turnOrder'>]: () => Scene } = {
  turnBegan: endTurn,
  stepBegan: endTurn,
  houseChosen: () =>
    move((t) => {
      t.me.end();
      t.foe.house('dis');
    }),
  named: () => ({ ...does(nameCard(() => [])), act: (t) => void t.me.play('x').choose('five') }),
  turnEnded: endTurn,
  turnPassed: endTurn,
  gameOver: () =>
    move((t) => void t.me.play('x'), {
      me: { ...me, keys: 2, aember: 6, hand: [spell('x', { kind: 'forge', who: 'you' })] },
    }),
  gain: () => does(gain(1)),
  lose: () => does(lose(1)),
  steal: () => does(steal(1)),
  pay: () => does(pay(1, 'you', 'opponent')),
  capture: () => does(capture(1, each(friendly(creature)))),
  placeAember: () => does(exalt(each(friendly(creature)))),
  takeAember: () =>
    move((t) => void t.me.play('x'), {
      me: {
        ...me,
        line: [{ id: 'five', aember: 1 }],
        hand: [spell('x', takeAember(1, each(friendly(creature)), 'you'))],
      },
    }),
  forge: () =>
    move((t) => void t.me.play('x'), { me: { ...me, aember: 6, hand: [spell('x', { kind: 'forge', who: 'you' })] } }),
  unforge: () => move((t) => void t.me.play('x'), { me: { ...me, keys: 1, hand: [spell('x', unforge('you'))] } }),
  chains: () => does(gainChains(1)),
  advance: () => move((t) => void t.me.end(), { adventure, foe: { adversary: 'kraken', aember: 3 } }),
  tide: () => does(raiseTide()),
  beside: () => move((t) => void t.me.beside('spring'), { me: { ...me, beside: ['spring'] } }),
  fulfill: () => move((t) => void t.me.reap('five'), { foe: { ...foe, beside: [{ id: 'omen', under: ['one'] }] } }),
  playBegan: () => does(gain(1)),
  entering: () =>
    move((t) => void t.me.play('x'), {
      me: { ...me, hand: [spell('x', putIntoPlay(a(inHand(creature)))), 'gel'] },
    }),
  enter: () => move((t) => void t.me.play('rock'), { me: { ...me, hand: ['rock'] } }),
  played: () => does(gain(1)),
  use: () => move((t) => void t.me.reap('five')),
  reaped: () => move((t) => void t.me.reap('five')),
  acted: () => move((t) => void t.me.omni('well'), { me: { ...me, artifacts: [thing('well', omni(gain(1)))] } }),
  attack: () => move((t) => void t.me.fight('five', 'four')),
  exchangeBegan: () => move((t) => void t.me.fight('five', 'four')),
  fightCut: () =>
    move((t) => void t.me.fight('rammer', 'two'), {
      edition: 'cota-1.0',
      me: { ...me, line: ['rammer'] },
      foe: { ...foe, line: ['two'] },
    }),
  fought: () => move((t) => void t.me.fight('five', 'four')),
  withdraw: () =>
    move((t) => void t.me.play('iconic').play('late'), {
      me: { ...me, hand: ['iconic', 'late'], discard: ['early'] },
    }),
  flip: () =>
    move((t) => void t.me.play('x').choose('five'), {
      me: { ...me, hand: [spell('x', flip(a(creature)))], beside: ['token-grunt'] },
    }),
  changeType: () => {
    const scene = does(lasting('turn', constant(countsAs(named('rock'), 'creature'), setsPower(named('rock'), 3))));
    return { ...scene, at: { ...scene.at, me: { ...me, line: [], hand: ['x'], artifacts: ['rock'] }, foe } };
  },
  becomeCopy: () => move((t) => void t.me.play('mimic'), { me: { ...me, hand: ['mimic'], discard: ['blank'] } }),
  damage: () => does(dealDamage(1, each(creature))),
  armor: () =>
    move((t) => void t.me.play('x'), {
      foe: { ...foe, line: ['shield'] },
      me: { ...me, hand: [spell('x', dealDamage(1, each(enemy(creature))))] },
    }),
  loseArmor: () =>
    move((t) => void t.me.play('x'), {
      foe: { ...foe, line: ['shield'] },
      me: { ...me, hand: [spell('x', loseArmor(each(enemy(creature))))] },
    }),
  shiftDamage: () => ({
    at: {
      me: { ...me, hand: [spell('x', redistribute('damage', creature))] },
      foe: { ...foe, line: [{ id: 'four', damage: 1 }] },
    },
    act: (t) => void t.me.play('x').choose('five'),
  }),
  shiftAember: () => ({
    at: {
      me: { ...me, hand: [spell('x', redistribute('aember', creature))] },
      foe: { ...foe, line: [{ id: 'four', aember: 1 }] },
    },
    act: (t) => void t.me.play('x').choose('five'),
  }),
  attach: () => ({
    at: {
      me: {
        ...me,
        line: [{ id: 'five', upgrades: ['hat'] }, 'six'],
        hand: [
          spell(
            'x',
            choose(a({ type: 'upgrade' }), (one) => [attach(one, a(named('six', creature)))]),
          ),
        ],
      },
      foe,
    },
    act: (t) => void t.me.play('x').choose('hat'),
  }),
  activeHouse: () => does(makeActive('dis')),
  readying: () =>
    move((t) => void t.me.end(), {
      me: {
        ...me,
        line: [{ id: 'five', exhausted: true }],
        artifacts: [thing('cock', eachTime({ event: 'readying', who: 'you' }, gain(1)))],
      },
    }),
  stepCut: () => does({ kind: 'endStep' }),
  heal: () =>
    move((t) => void t.me.play('x'), {
      me: { ...me, line: [{ id: 'five', damage: 2 }], hand: [spell('x', heal(1, each(creature)))] },
    }),
  destroy: () => does(destroy(each(creature))),
  leave: () => does(destroy(each(creature))),
  ready: () =>
    move((t) => void t.me.play('x'), {
      me: { ...me, line: [{ id: 'five', exhausted: true }], hand: [spell('x', ready(each(creature)))] },
    }),
  exhaust: () => does(exhaust(each(creature))),
  stun: () => does(stun(each(creature))),
  unstun: () =>
    move((t) => void t.me.play('x'), {
      me: { ...me, line: [{ id: 'five', stunned: true }], hand: [spell('x', unstun(each(creature)))] },
    }),
  ward: () => does(ward(each(creature))),
  unward: () => does(ward(each(creature)), dealDamage(1, each(creature))),
  enrage: () => does(enrage(each(creature))),
  calm: () => move((t) => void t.me.fight('five', 'four'), { me: { ...me, line: [{ id: 'five', enraged: true }] } }),
  save: () =>
    move((t) => void t.me.play('x'), {
      me: {
        ...me,
        line: [being('cat', {}, destroyed(saveInstead(self)))],
        hand: [spell('x', destroy(each(friendly(creature))))],
      },
    }),
  counter: () => does(addCounters('doom', 1, each(creature))),
  control: () => does(takeControl(a(enemy(creature)))),
  swap: () =>
    move((t) => void t.me.play('x'), {
      me: { ...me, line: ['one', 'two'], hand: [spell('x', swap(each(named('one')), each(named('two'))))] },
    }),
  keptOut: () =>
    move((t) => void t.me.play('x'), {
      me: {
        ...me,
        hand: [spell('x', gain(1))],
        artifacts: [thing('kept-safe', constant({ mod: 'kept-out', who: 'you' }))],
      },
    }),
  swapCarried: () =>
    move((t) => void t.me.play('x'), {
      me: {
        ...me,
        line: [{ id: 'one', damage: 1 }, 'two'],
        hand: [spell('x', swapCarried(each(named('one')), each(named('two'))))],
      },
    }),
  reposition: () =>
    move((t) => void t.me.play('x'), {
      me: {
        ...me,
        line: ['one', 'two'],
        hand: [
          spell(
            'x',
            { kind: 'flank', card: each(named('one')), as: 'where', line: 'you' },
            { kind: 'toPlace', what: each(named('one')), place: 'where' },
          ),
        ],
      },
    }),
  draw: () => does(draw(1)),
  discard: () => move((t) => void t.me.discard('two'), { me: { ...me, hand: ['two'] } }),
  move: () => does(putOnDeck(each({ zone: 'hand', of: 'you' })), archive(topOfDeck())),
  putUnder: () =>
    move((t) => void t.me.play('x'), {
      me: { ...me, artifacts: ['rock'], hand: [spell('x', putUnder(topOfDeck(), each(named('rock'))))] },
    }),
  takeArchives: () =>
    move((t) => void t.me.house('brobnar').yes(), {
      step: 'forge',
      me: { ...me, houses: ['brobnar', 'dis'], archives: ['two'] },
    }),
  shuffle: () => does(shuffle('deck')),
  swapDeckAndDiscard: () => does(swapDeckAndDiscard),
  prevent: () =>
    move((t) => void t.me.fight('five', 'four'), {
      foe: { ...foe, artifacts: [thing('guard', eachTime(beforeAttack(creature), preventIt))] },
    }),
  reveal: () => does(reveal(topOfDeck())),
  lastingBegan: () => does(lasting('turn', constant(getsPower(creature, 1)))),
  bonus: () => move((t) => void t.me.play('iconic'), { me: { ...me, hand: ['iconic'] } }),
};

define([
  actionCard(
    { id: 'mimic', name: 'Mimic', house: 'brobnar' },
    whenPlayed(becomeCopy(each({ zone: 'discard', of: 'you' }))),
  ),
  actionCard(
    { id: 'late', name: 'Late', house: 'brobnar' },
    whenPlayed(becomeCopy(each({ zone: 'discard', of: 'you', name: 'early' }))),
  ),
  actionCard({ id: 'early', name: 'Early', house: 'brobnar', keywords: ['alpha'] }),
  creatureCard({ id: 'gel', name: 'Gel', house: 'brobnar', power: 5 }, asItEnters(becomeCopy(each(named('five'))))),
  actionCard({ id: 'iconic', name: 'Iconic', house: 'brobnar', bonus: ['draw'] }, play(gain(1))),
]);

/** These are part of another event, or the end of everything: no card waits for them. */
const unheard: ReadonlySet<string> = new Set(['gameOver', 'unward']);

describe('events', () => {
  for (const [type, scene] of Object.entries(scenes) as [EventType, () => Scene][]) {
    it(`Event ${type}`, () => {
      const { at = { me }, act } = scene();
      const lamp = thing(
        'lamp',
        eachTime({ event: type, ...(type === 'counter' ? { card: creature } : {}) }, addCounters('seen', 1, self)),
      );
      const t = table({ ...at, me: { ...at.me, artifacts: [...(at.me.artifacts ?? []), lamp] } });
      act(t);
      while (t.state.ask !== null && t.state.ask.kind !== 'move' && t.state.ask.kind !== 'house')
        t.me.choose(t.options()[0] ?? '');
      expect(t.events.map((e) => e.type)).toContain(type);
      const lampId = t.state.cards.findIndex((card) => card.ref.name === 'lamp');
      const seen = t.state.bodies[lampId]?.besides?.counters.seen ?? 0;
      if (unheard.has(type)) expect(seen, 'heard').toBe(0);
      else expect(seen).toBeGreaterThan(0);
    });
  }

  it('Event mulligan', () => {
    const deck: DeckList = { name: 'd', houses: ['brobnar'], cards: copies(36, 'one').map((name) => ({ name })) };
    const events = answer(deal({ decks: [deck, deck], seed: 1, first: 0 }), 0);
    expect(events.at(-1)).toEqual({ type: 'mulligan', player: 0, cards: 6 });
  });
});
