// A gigantic creature leaves play: one creature, and two cards, which go to the same place.
import { describe, expect, it } from 'vitest';
import type { Table } from '../../index.ts';
import {
  a,
  cardsUnder,
  conform,
  count,
  creature,
  destroy,
  each,
  eachTime,
  enemy,
  friendly,
  gain,
  insteadOf,
  isDestroyed,
  purge,
  putIntoPlay,
  returnToHand,
  see,
  table,
  it as thatCard,
  thisWay,
  topOfDiscard,
  wasDestroyed,
  when,
} from '../../index.ts';
import { being, spell, thing } from '../../testing/cards.ts';
import '../../testing/giganticCards.ts';

const ofCard = (t: Table, name: string) => t.state.cards.find((card) => card.ref.name === name);

describe('a gigantic creature leaves play', () => {
  it('destroyed: it is one creature, whose cards lie in the discard pile of their owner, the base half below [rule gigantic-creatures]', () => {
    const mourner = thing('half-mourner', eachTime(isDestroyed(creature), gain(1)));
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: [mourner],
        hand: [spell('smash', destroy(a(enemy(creature))), gain(count(thisWay())))],
      },
      foe: { line: [{ id: 'colossus', aember: 2, upgrades: ['hat'] }], discard: ['one'] },
    });
    t.me.play('smash');
    t.expect({
      me: { artifacts: [mourner], aember: 4 },
      foe: { line: [], discard: ['colossus-2', 'colossus', 'hat', 'one'] },
    });
    expect(t.events.filter((e) => e.type === 'leave' && e.card.name !== 'hat')).toMatchObject([
      { card: { name: 'colossus' }, was: { half: { name: 'colossus-2' }, power: 9, destroyed: true } },
    ]);
    expect(t.state.deeds.filter((d) => d.did === 'destroyed').length).toBe(1);
    conform(t.state, 0, 1);
  });

  it('its Destroyed: ability resolves once', () => {
    const t = table({ me: { house: 'brobnar', hand: ['half-crush'], line: ['colossus-evil'] } });
    t.me.play('half-crush');
    t.expect({ me: { line: [], aember: 2, discard: ['half-crush', 'colossus-2', 'colossus-evil'] } });
  });

  it('archived: it is two cards of those that were, and one creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['half-vault'], line: ['colossus'], deck: ['one', 'two', 'three'] },
    });
    t.me.play('half-vault');
    t.expect({
      me: { line: [], archives: ['colossus', 'colossus-2'], aember: 2, hand: ['one'], deck: ['two', 'three'] },
    });
    const plain = table({ me: { house: 'brobnar', hand: ['half-vault'], line: ['six'], deck: ['one', 'two'] } });
    plain.me.play('half-vault');
    plain.expect({ me: { archives: ['six'], aember: 1, hand: ['one'] } });
  });

  it('returned to hand: both, and it can be played again', () => {
    const t = table({ me: { house: 'brobnar', hand: ['half-recall'], line: ['colossus'], deck: ['one'] } });
    t.me.play('half-recall');
    t.expect({ me: { line: [], hand: ['colossus', 'colossus-2'] } });
    expect(see(t.state, 1).players[0]!.hand).toMatchObject([{ half: 'base' }, { half: 'art' }]);
    t.me.play('colossus');
    t.expect({ me: { line: [{ id: 'colossus', exhausted: true }], hand: ['one'], aember: 1 } });
  });

  it('to the top of the deck: the active player says which half goes first, and the other lies on it', () => {
    for (const [first, top] of [
      ['colossus', 'colossus-2'],
      ['colossus-2', 'colossus'],
    ] as const) {
      const t = table({ me: { house: 'logos', hand: ['half-top'] }, foe: { line: ['colossus'], deck: ['one'] } });
      t.me.play('half-top').choose('colossus');
      expect(t.state.ask).toMatchObject({ kind: 'pile', player: 0, source: { name: 'colossus' } });
      conform(t.state, 0, 1);
      t.me.choose(first);
      t.expect({ me: { line: [] }, foe: { line: [], deck: [top, first, 'one'] } });
      conform(t.state, 0, 1);
    }
  });

  it('shuffled into the deck: nobody is asked, and nobody knows where they lie', () => {
    const t = table({ me: { house: 'logos', hand: ['half-lose'], line: ['colossus', 'one'], deck: ['two'] } });
    t.me.play('half-lose');
    expect(t.state.ask?.kind).toBe('move');
    expect(t.state.players[0]!.deck.length).toBe(4);
    expect(t.state.players[0]!.deck.every((id) => t.state.cards[id]?.known === undefined)).toBe(true);
    conform(t.state, 0, 1);
  });

  it('purged: both, and what purged it brings them back as one creature', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['half-box'], line: ['colossus'], aember: 0 } });
    t.me.action('half-box');
    t.expect({
      me: { line: [], purged: ['colossus', 'colossus-2'], artifacts: [{ id: 'half-box', exhausted: true }] },
    });
    t.me.end();
    t.foe.end();
    t.me.omni('half-box');
    t.expect({ me: { line: [{ id: 'colossus', exhausted: true }], purged: [] } });
  });

  it('in the archives of the opponent: both return to the hand of their owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['half-abduct'], deck: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] },
      foe: { line: ['colossus'], deck: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] },
    });
    t.me.play('half-abduct');
    t.expect({ me: { archives: ['colossus', 'colossus-2'] }, foe: { line: [], hand: [] } });
    expect(ofCard(t, 'colossus-2')).toMatchObject({ owner: 1, away: 0, now: { abducted: true } });
    t.me.end();
    t.foe.end();
    t.me.yes();
    expect(t.state.players[1]!.hand.map((id) => t.state.cards[id]?.ref.name)).toEqual(
      expect.arrayContaining(['colossus', 'colossus-2']),
    );
  });

  it('beneath another card: both, each as a card', () => {
    const t = table({ me: { house: 'logos', line: ['half-nest'] }, foe: { line: ['colossus'] } });
    t.me.reap('half-nest');
    t.expect({
      me: { line: [{ id: 'half-nest', exhausted: true, under: ['colossus', 'colossus-2'] }], aember: 1 },
      foe: { line: [] },
    });
    const bury = spell('unearth', purge(cardsUnder(each(friendly(creature)))));
    const next = table({
      me: { house: 'brobnar', hand: [bury], line: [{ id: 'half-nest', under: ['colossus', 'colossus-2'] }] },
    });
    next.me.play(bury);
    next.expect({ me: { line: ['half-nest'], purged: ['colossus', 'colossus-2'] } });
  });

  it('with a ward it stays, both of its cards', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['half-recall'] },
      foe: { line: [{ id: 'colossus', warded: true }] },
    });
    t.me.play('half-recall');
    t.expect({ me: { line: [], hand: [] }, foe: { line: ['colossus'], hand: [] } });
    conform(t.state, 0, 1);
  });

  it('to another zone than it was to go to: both', () => {
    const keeper = being(
      'half-keeper',
      {},
      insteadOf({ event: 'leave', card: friendly(creature), to: 'discard' }, { zone: 'purged' }),
    );
    const t = table({ me: { house: 'brobnar', line: [keeper, 'colossus'], hand: ['half-crush'] } });
    t.me.play('half-crush').choose('colossus');
    t.expect({ me: { line: [keeper], purged: ['colossus', 'colossus-2'], discard: ['half-crush'] } });
  });

  it('owned by the opponent of its controller: to its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['half-crush'], line: [{ id: 'colossus', owner: 1 }] },
      foe: { discard: [] },
    });
    t.me.play('half-crush');
    t.expect({ me: { line: [], discard: ['half-crush'] }, foe: { discard: ['colossus-2', 'colossus'] } });
  });

  it('facedown, as a token creature: both, as themselves', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['half-recall'],
        line: [{ id: 'colossus', half: 'colossus-2', token: 'half-nest' }],
      },
    });
    t.me.play('half-recall');
    t.expect({ me: { line: [], hand: ['colossus', 'colossus-2'] } });
    conform(t.state, 0, 1);
  });
});

describe('the order of the halves in a discard pile', () => {
  const fisher = spell('fisher', returnToHand(topOfDiscard()));

  it('is asked for where a card can tell it', () => {
    for (const [first, top] of [
      ['colossus', 'colossus-2'],
      ['colossus-2', 'colossus'],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: ['half-crush', fisher], line: ['colossus'] } });
      t.me.play('half-crush').choose('colossus');
      expect(t.options()).toEqual(['colossus', 'colossus-2']);
      t.me.choose(first);
      t.expect({ me: { line: [], discard: ['half-crush', top, first] } });
    }
  });

  it('comes after that of the creatures that are destroyed together, and keeps the halves side by side', () => {
    const all = spell('crush-all', destroy(each(creature)));
    const t = table({ me: { house: 'brobnar', hand: [all, fisher], line: ['one', 'colossus'] } });
    t.me.play(all).choose('colossus').choose('colossus-2');
    t.expect({ me: { line: [], discard: [all, 'one', 'colossus', 'colossus-2'] } });
  });
});

describe('what still looks for a gigantic creature that left', () => {
  it('finds its base half: that alone cannot be put back into play', () => {
    const raise = thing('half-raise', eachTime(isDestroyed(friendly(creature)), putIntoPlay(thatCard)));
    const t = table({ me: { house: 'brobnar', artifacts: [raise], line: ['colossus', 'one'], hand: ['half-crush'] } });
    t.me.play('half-crush').choose('colossus');
    t.expect({ me: { line: ['one'], artifacts: [raise], discard: ['half-crush', 'colossus-2', 'colossus'] } });
  });

  it('knows what it was: its power, and its icons', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell(
            'toll-icons',
            destroy(a({ ...creature, icon: 'draw' })),
            when(wasDestroyed(thisWay()), gain(count(thisWay({ icon: 'draw', powerAtLeast: 9 })))),
          ),
        ],
        line: [{ id: 'colossus', half: { id: 'colossus-2', bonus: ['draw'] } }, 'one'],
      },
    });
    t.me.play('toll-icons');
    t.expect({ me: { line: ['one'], aember: 1 } });
  });
});
