// Gigantic creatures: two cards that are played together and are one creature in play. How they leave it stands in
// giganticLeaving.test.ts.

import { describe, expect, it } from 'vitest';
import {
  a,
  actionCard,
  clone,
  conform,
  constant,
  creature,
  creatureCard,
  define,
  draw,
  eachTime,
  gain,
  imagine,
  mayPlayFrom,
  mayPlayFromEachTurn,
  named,
  play,
  playCard,
  putIntoPlay,
  see,
  stateHash,
  table,
  topOfDeck,
  whyNot,
  witness,
  youPlay,
} from '../../index.ts';
import { titleOfTurnEvent } from '../../read/permission/ruleOfSix.ts';
import { adventure, foe as automaton } from '../../testing/automaton.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';
import '../../testing/faceCards.ts';
import '../../testing/giganticCards.ts';
import '../../testing/tokenCards.ts';

/** The colossus has just been played. */
function played(more: Parameters<typeof table>[0]['me'] = {}, foe: Parameters<typeof table>[0]['foe'] = {}) {
  const t = table({
    me: { house: 'brobnar', hand: ['colossus', 'colossus-2'], deck: ['one', 'two'], ...more },
    foe,
  });
  t.me.play('colossus');
  return t;
}

const reasonFor = (t: ReturnType<typeof table>, name: string) => {
  const card = t.state.cards.find((one) => one.ref.name === name && one.zone === 'hand');
  return card === undefined ? undefined : whyNot(t.state, card.ref, 'play');
};

describe('playing a gigantic creature', () => {
  it('takes both halves from the hand, and gives the icons of the art half before its Play: ability [rule gigantic-creatures]', () => {
    const t = played({}, { line: ['three'] });
    t.expect({
      me: { line: [{ id: 'colossus', exhausted: true }], hand: ['one'], aember: 1, deck: ['two'] },
      foe: { line: [{ id: 'three', damage: 2 }] },
    });
    const order = t.events.flatMap((e) =>
      ['playBegan', 'enter', 'gain', 'draw', 'played', 'damage'].includes(e.type) ? [e.type] : [],
    );
    expect(order).toEqual(['playBegan', 'enter', 'gain', 'draw', 'played', 'damage']);
    expect(t.events.find((e) => e.type === 'playBegan')).toMatchObject({
      card: { name: 'colossus' },
      half: { name: 'colossus-2' },
    });
  });

  it('Reason art-half and no-art-half: it is played on its base half, with both of them in hand', () => {
    const both = table({ me: { house: 'brobnar', hand: ['colossus', 'colossus-2'] } });
    expect(both.options()).toEqual(['play colossus', 'discard colossus', 'discard colossus-2', 'end']);
    both.me.cannot('play', 'colossus-2', 'art-half');
    const base = table({ me: { house: 'brobnar', hand: ['colossus', 'behemoth-2'], discard: ['colossus-2'] } });
    base.me.cannot('play', 'colossus', 'no-art-half');
    expect(reasonFor(base, 'behemoth-2')).toEqual({ rule: 'wrong-house' });
    const art = table({ me: { house: 'brobnar', hand: ['colossus-2'], archives: ['colossus'] } });
    art.me.cannot('play', 'colossus-2', 'art-half');
  });

  it('any art half goes with any base half of the title, and copies that look the same are not asked about', () => {
    const t = table({ me: { house: 'brobnar', hand: ['colossus-evil', 'colossus-2', 'colossus-2'], deck: ['one'] } });
    t.me.play('colossus-evil');
    t.expect({
      me: {
        line: [{ id: 'colossus-evil', half: 'colossus-2', exhausted: true }],
        hand: ['colossus-2', 'one'],
        aember: 1,
      },
    });
  });

  it('Node otherHalf: of art halves that differ one is chosen', () => {
    const t = table({ me: { house: 'brobnar', hand: ['colossus', 'colossus-2', 'colossus-evil-2'], deck: ['one'] } });
    t.me.play('colossus');
    expect(t.state.ask).toMatchObject({ kind: 'cards', player: 0, source: { name: 'colossus' } });
    expect(t.options()).toEqual(['colossus-2', 'colossus-evil-2']);
    t.me.choose('colossus-evil-2');
    t.expect({
      me: {
        line: [{ id: 'colossus', half: 'colossus-evil-2', damage: 0, exhausted: true }],
        hand: ['colossus-2'],
        aember: 0,
        deck: ['one'],
      },
    });
  });

  it('is asked about two copies of one art half whose decks gave them different icons', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['colossus', 'colossus-2', { id: 'colossus-2', bonus: ['aember', 'aember'] }] },
    });
    t.me.play('colossus');
    expect(t.options()).toEqual(['colossus-2', 'colossus-2']);
    t.me.choose('colossus-2#2');
    t.expect({ me: { line: [{ id: 'colossus', exhausted: true }], hand: ['colossus-2'], aember: 2 } });
  });

  it('gives the icons of the art half, and then those that a deck put on the base half', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          { id: 'colossus', bonus: ['aember'] },
          { id: 'colossus-2', bonus: ['draw'] },
        ],
        deck: ['one'],
      },
    });
    t.me.play('colossus');
    expect(t.events.flatMap((e) => (e.type === 'draw' || e.type === 'gain' ? [e.type] : []))).toEqual(['draw', 'gain']);
    expect(see(t.state, 1).players[0]!.line[0]).toMatchObject({ bonus: ['draw', 'aember'] });
  });

  it('is of the house of its base half, and of the house icons of both', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: [
          { id: 'colossus', house: 'mars', houseIcons: ['dis'] },
          { id: 'colossus-2', houseIcons: ['logos'] },
        ],
      },
    });
    t.me.play('colossus');
    expect(see(t.state, 1).players[0]!.line[0]).toMatchObject({ houses: ['mars', 'dis', 'logos'] });
    const other = table({ me: { house: 'logos', hand: ['colossus', { id: 'colossus-2', houseIcons: ['logos'] }] } });
    other.me.cannot('play', 'colossus', 'wrong-house');
  });

  it('counts as one card for the first-turn rule', () => {
    const t = table({ turn: 1, me: { house: 'brobnar', hand: ['colossus', 'colossus-2', 'one'] } });
    t.me.play('colossus').cannot('play', 'one', 'first-turn');
    t.expect({ me: { line: [{ id: 'colossus', exhausted: true }], hand: ['one'] } });
  });

  it('counts once for its title: for the rule of six, and for what waits until a card is played', () => {
    const watcher = being('half-watcher', {}, eachTime(youPlay(creature), gain(1)));
    const t = table({ me: { house: 'brobnar', line: [watcher], hand: ['colossus', 'colossus-evil-2', 'one'] } });
    t.me.play('colossus').choose(watcher).order(watcher);
    t.expect({
      me: {
        line: [
          { id: watcher, damage: 1 },
          { id: 'colossus', half: 'colossus-evil-2', exhausted: true },
        ],
        aember: 1,
      },
    });
    expect(t.state.deeds.filter((d) => d.did === 'play').map(titleOfTurnEvent)).toEqual(['Colossus']);
    expect(t.events.filter((e) => e.type === 'played').length).toBe(1);
  });

  it('goes where its deploy and treachery take it, both halves', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['colossus-evil', 'colossus-2'], line: ['one', 'two'], deck: ['three'] },
    });
    t.me.play('colossus-evil', { between: ['one', 'two'] });
    t.expect({ me: { line: ['one', { id: 'colossus-evil', exhausted: true }, 'two'], hand: ['three'] } });
    const other = table({ me: { house: 'logos', hand: ['behemoth', 'behemoth-2'] } });
    other.me.play('behemoth');
    other.expect({ me: { hand: [] }, foe: { line: [{ id: 'behemoth', exhausted: true }] } });
    expect(other.state.cards[1]).toMatchObject({ zone: 'play', away: 1, owner: 0 });
    conform(other.state, 0, 1);
  });
});

describe('effects that play, or put into play', () => {
  it('one half from elsewhere: it stays where it was', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell('exhume', playCard(a({ ...creature, zone: 'discard', of: 'you' }))),
          spell('up', putIntoPlay(topOfDeck())),
        ],
        discard: ['colossus', 'colossus-2'],
        deck: ['colossus-2', 'one'],
      },
    });
    t.me.play('exhume').choose('colossus');
    t.me.play('up');
    t.expect({
      me: { line: [], discard: ['up', 'exhume', 'colossus', 'colossus-2'], deck: ['colossus-2', 'one'], hand: [] },
    });
    expect(t.state.deeds.filter((d) => d.did === 'tried')).toEqual([]);
  });

  it('the top card of the deck that is half of one: it stays there', () => {
    const wormhole = spell('wormhole', gain(1), playCard(topOfDeck()));
    for (const half of ['colossus', 'colossus-2']) {
      const t = table({ me: { house: 'brobnar', hand: [wormhole, 'colossus', 'colossus-2'], deck: [half] } });
      t.me.play(wormhole);
      t.expect({ me: { line: [], deck: [half], hand: ['colossus', 'colossus-2'], aember: 1, discard: [wormhole] } });
    }
  });

  it('one of the hand with both halves in it: that plays it', () => {
    const t = table({
      me: { house: 'dis', hand: ['half-call', 'colossus', 'colossus-2', 'colossus-evil-2'], deck: ['one'] },
    });
    t.me.play('half-call').choose('colossus', 'colossus-2');
    t.expect({
      me: { line: [{ id: 'colossus', exhausted: true }], hand: ['colossus-evil-2', 'one'], aember: 1 },
    });
  });

  it('both halves: one creature, which was put into play and so gives no icons', () => {
    const t = table({ me: { house: 'dis', hand: ['half-rise'], discard: ['colossus-2', 'colossus'], deck: ['one'] } });
    t.me.play('half-rise');
    t.expect({
      me: { line: [{ id: 'colossus', exhausted: true }], discard: ['half-rise'], hand: [], aember: 0, deck: ['one'] },
    });
    expect(t.events.find((e) => e.type === 'enter')).toMatchObject({ half: { name: 'colossus-2' }, played: false });
  });

  it('half of one and another creature: only the other enters', () => {
    const t = table({ me: { house: 'dis', hand: ['half-rise'], discard: ['colossus-2', 'one'] } });
    t.me.play('half-rise');
    t.expect({ me: { line: [{ id: 'one', exhausted: true }], discard: ['half-rise', 'colossus-2'] } });
  });

  it('two art halves that an effect puts into play with a base half: one goes with it, and the other stays', () => {
    const rise = spell('rise-all', putIntoPlay({ all: { ...creature, zone: 'discard', of: 'you' } }));
    const t = table({ me: { house: 'brobnar', hand: [rise], discard: ['colossus-2', 'colossus', 'colossus-evil-2'] } });
    t.me.play(rise).choose('colossus-evil-2');
    t.expect({
      me: { line: [{ id: 'colossus', half: 'colossus-evil-2', exhausted: true }], discard: [rise, 'colossus-2'] },
    });
  });
});

describe('a permission to play from elsewhere', () => {
  const tomb = thing('half-tomb', constant(mayPlayFrom('discard', creature)));

  it('covers a gigantic creature whose halves both lie there: that is one play', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: [tomb], discard: ['colossus-2', 'one', 'colossus'], deck: ['two'] },
    });
    expect(t.options()).toEqual(['play one', 'play colossus', 'end']);
    t.me.play('colossus');
    t.expect({
      me: {
        line: [{ id: 'colossus', exhausted: true }],
        artifacts: [tomb],
        discard: ['one'],
        hand: ['two'],
        aember: 1,
      },
    });
    expect(t.state.deeds.filter((d) => d.did === 'play').map(({ from }) => from)).toEqual(['discard']);
    conform(t.state, 0, 1);
  });

  it('counts it once', () => {
    const niche = thing('half-niche', constant(mayPlayFromEachTurn(1, 'discard', creature)));
    const t = table({
      me: { house: 'brobnar', artifacts: [niche], discard: ['colossus-2', 'one', 'colossus'], deck: ['two'] },
    });
    t.me.play('colossus').cannot('play', 'one', 'not-here');
  });

  it('does not reach to a half that lies elsewhere, or that it does not mean', () => {
    const t = table({ me: { house: 'brobnar', artifacts: [tomb], discard: ['colossus'], hand: ['colossus-2'] } });
    t.me.cannot('play', 'colossus', 'no-art-half').cannot('play', 'colossus-2', 'art-half');
    const strict = thing('half-strict', constant(mayPlayFrom('discard', { ...creature, powerAtLeast: 5 })));
    const other = table({ me: { house: 'brobnar', artifacts: [strict], discard: ['colossus', 'colossus-2'] } });
    other.me.cannot('play', 'colossus', 'no-art-half');
  });
});

describe('an automaton', () => {
  it('plays no gigantic creature, whose halves stay where they are', () => {
    const t = table({
      me: { house: 'brobnar', deck: ['one', 'two'] },
      foe: { ...automaton, deck: ['colossus', 'five'], archives: ['colossus-2'] },
      adventure,
    });
    t.me.end();
    t.expect({ foe: { line: [], archives: ['colossus', 'colossus-2'], deck: ['five'] } });
    conform(t.state, 0, 1);
  });
});

describe('half of a gigantic creature out of play', () => {
  it('is a creature card of its title and house, and the art half has no power, traits and text', () => {
    const t = table({ me: { house: 'brobnar', hand: ['colossus', 'colossus-2', 'behemoth-2'] } });
    const [base, art, other] = see(t.state, 0).players[0]!.hand;
    expect(base).toMatchObject({ name: 'colossus', type: 'creature', house: 'brobnar', half: 'base', bonus: [] });
    expect(art).toMatchObject({ type: 'creature', house: 'brobnar', half: 'art', bonus: ['aember', 'draw'] });
    expect(other).toMatchObject({ house: 'logos', half: 'art' });
    const weak = spell('weak', {
      kind: 'discard',
      what: { all: { zone: 'hand', of: 'you', type: 'creature', powerAtMost: 1 } },
    });
    const giants = spell('giants', { kind: 'discard', what: { all: { zone: 'hand', of: 'you', trait: 'giant' } } });
    const named_ = spell('titled', {
      kind: 'discard',
      what: { all: { ...named('colossus'), zone: 'hand', of: 'you' } },
    });
    for (const [card, left] of [
      [weak, ['colossus']],
      [giants, ['colossus-2', 'behemoth-2']],
      [named_, ['behemoth-2']],
    ] as const) {
      const at = table({ me: { house: 'brobnar', hand: [card, 'colossus', 'colossus-2', 'behemoth-2'] } });
      at.me.play(card);
      at.expect({ me: { hand: left } });
    }
  });

  it('that was discarded, archived or drawn back decides whether the other can be played', () => {
    const t = table({ me: { house: 'brobnar', hand: ['colossus', 'colossus-2'], deck: ['one', 'two'] } });
    t.me.discard('colossus-2').cannot('play', 'colossus', 'no-art-half');
    t.expect({ me: { hand: ['colossus'], discard: ['colossus-2'] } });
    const dig = table({ me: { house: 'dis', hand: ['half-dig', 'colossus'], discard: ['colossus-2'], deck: ['one'] } });
    dig.me.play('half-dig').choose('colossus-2');
    dig.expect({ me: { hand: ['colossus', 'colossus-2'] } });
    const store = table({ me: { house: 'dis', hand: ['half-store', 'colossus', 'colossus-2'] } });
    store.me.play('half-store').choose('colossus').done();
    store.expect({ me: { hand: ['colossus-2'], archives: ['colossus'] } });
    const taken = table({
      step: 'forge',
      me: { houses: ['brobnar'], hand: ['colossus-2'], archives: ['colossus'], deck: ['one'] },
    });
    taken.me.house('brobnar').yes().play('colossus');
    taken.expect({ me: { line: [{ id: 'colossus', exhausted: true }], hand: ['one'], archives: [], aember: 1 } });
  });

  it('may be a token creature, and is discarded when that is turned faceup', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['token-recruit', 'token-somersault'],
        beside: ['token-grunt'],
        deck: ['colossus-2'],
      },
    });
    t.me.play('token-recruit').flank('left');
    expect(see(t.state, 1).players[0]!.line[0]).not.toHaveProperty('half');
    t.me.play('token-somersault');
    t.expect({ me: { line: [], discard: ['token-somersault', 'colossus-2', 'token-recruit'] } });
  });
});

describe('a gigantic creature in play', () => {
  it('is one creature: it fights, reaps and carries things as one', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ id: 'colossus', warded: true, aember: 2 }, 'two'],
        hand: ['hat'],
        deck: ['one'],
      },
      foe: { line: ['three'] },
    });
    t.me.play('hat').choose('colossus').reap('colossus');
    t.expect({
      me: {
        line: [{ id: 'colossus', warded: true, aember: 2, exhausted: true, upgrades: ['hat'] }, 'two'],
        hand: ['one'],
        aember: 1,
      },
      foe: { line: ['three'] },
    });
  });

  it('is seen as one by all, with both of its cards', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'colossus', half: { id: 'colossus-2', bonus: ['damage'] } }] },
    });
    for (const viewer of [0, 1, 'table'] as const) {
      const view = see(t.state, viewer);
      expect(view.players[0]!.line).toHaveLength(1);
      expect(view.players[0]!.line[0]).toMatchObject({
        name: 'colossus',
        type: 'creature',
        power: 9,
        armor: 1,
        traits: ['giant'],
        bonus: ['damage'],
        artHalf: { name: 'colossus-2' },
      });
      expect(view.played).toEqual([]);
    }
    conform(t.state, 0, 3);
  });

  it('is imagined, copied and written down as it is', () => {
    const t = played({ line: ['one'] });
    const state = imagine(t.state, 1, 5);
    expect(see(state, 1)).toEqual(see(t.state, 1));
    expect(stateHash(clone(t.state))).toBe(stateHash(t.state));
    expect(stateHash(JSON.parse(JSON.stringify(t.state)))).toBe(stateHash(t.state));
    for (let option = 0; option < t.options().length; option++) conform(t.state, option, option);
  });

  it('while its art half is chosen, other players see only that something is asked', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['colossus', 'colossus-2', 'colossus-evil-2'], deck: ['one', 'two', 'three'] },
    });
    t.me.play('colossus');
    expect(see(t.state, 1).ask).toMatchObject({ kind: 'cards', source: null, options: [] });
    expect(JSON.stringify(see(t.state, 1))).not.toContain('colossus');
    conform(t.state, 0, 1);
    t.me.choose('colossus-2');
    const seen = t.events.map((e) => witness(e, 1, 2)).find((e) => e.type === 'playBegan');
    expect(seen).toMatchObject({ half: { name: 'colossus-2' } });
  });

  it('changes sides whole', () => {
    const t = table({ me: { house: 'logos', hand: ['half-lure'], line: ['one'] }, foe: { line: ['colossus'] } });
    t.me.play('half-lure').flank('left');
    t.expect({ me: { line: ['colossus', 'one'] }, foe: { line: [] } });
    expect(t.state.cards.find(({ ref }) => ref.name === 'colossus-2')).toMatchObject({
      zone: 'play',
      away: 0,
      owner: 1,
    });
    conform(t.state, 0, 1);
  });

  it('is copied as one card, which is no gigantic creature itself', () => {
    const t = table({
      me: { house: 'logos', hand: ['copy-gel', 'half-recall'] },
      foe: { line: ['colossus', 'two'] },
    });
    t.me.play('copy-gel').choose('colossus');
    t.expect({
      me: { line: [{ id: 'copy-gel', as: 'colossus', exhausted: true }] },
      foe: { line: [{ id: 'colossus', damage: 1 }], discard: ['two'] },
    });
    const [copy] = see(t.state, 0).players[0]!.line;
    expect(copy).toMatchObject({ power: 9, bonus: [] });
    expect(copy).not.toHaveProperty('artHalf');
    expect(copy).not.toHaveProperty('half');
  });

  it('that becomes a copy of something else has both of its cards still', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'colossus', as: 'copy-shifter' }], hand: ['half-recall'] },
      foe: { line: ['model-general'] },
    });
    t.me.reap('colossus').choose('model-general');
    expect(see(t.state, 0).players[0]!.line[0]).toMatchObject({ as: 'model-general', artHalf: { name: 'colossus-2' } });
    t.me.play('half-recall').choose('colossus');
    t.expect({ me: { line: [], hand: ['colossus', 'colossus-2'], aember: 2 }, foe: { line: ['model-general'] } });
  });

  it('that is turned over stays two cards: facedown it is the token creature, faceup it is itself', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: copies(2, 'half-turn'),
        line: [{ id: 'colossus', damage: 2 }],
        beside: ['token-grunt'],
      },
    });
    t.me.play('half-turn');
    t.expect({ me: { line: [{ id: 'colossus', token: 'token-grunt', damage: 2 }] } });
    expect(see(t.state, 1).players[0]!.line[0]).toMatchObject({
      name: 'token-grunt',
      bonus: [],
      token: { beneath: 'colossus' },
    });
    t.me.play('half-turn');
    t.expect({ me: { line: [{ id: 'colossus', damage: 2 }], discard: copies(2, 'half-turn') } });
  });
});

describe('a position with a gigantic creature', () => {
  it('takes along an art half of its title, or the one that it names', () => {
    const t = table({
      me: { house: 'brobnar', line: ['colossus', { id: 'colossus-evil', half: 'colossus-evil-2' }, 'behemoth'] },
    });
    const arts = see(t.state, 0).players[0]!.line.map(({ artHalf }) => artHalf?.name);
    expect(arts).toEqual(['colossus-2', 'colossus-evil-2', 'behemoth-2']);
  });

  it('refuses an art half in play, one of another title, and one that is not known', () => {
    define([creatureCard({ id: 'torso', name: 'Torso', house: 'dis', power: 3, half: 'base' })]);
    const at = (card: Parameters<typeof table>[0]['me']['line']) => () => table({ me: { line: card ?? [] } });
    expect(at(['colossus-2'])).toThrow('a gigantic creature is named by its base half');
    expect(at([{ id: 'colossus', half: 'behemoth-2' }])).toThrow('with which it does not go');
    expect(at([{ id: 'one', half: 'colossus-2' }])).toThrow('with which it does not go');
    expect(at(['torso'])).toThrow('no art half of Torso is known');
  });
});

describe('what is defined', () => {
  it('is refused where it cannot be half of a gigantic creature', () => {
    const art = { id: 'wrong', name: 'Wrong', house: 'dis', half: 'art' } as const;
    expect(() => define([creatureCard({ ...art, power: 1 })])).toThrow('wrong is an art half');
    expect(() => define([creatureCard(art, play(draw(1)))])).toThrow('wrong is an art half');
    expect(() => define([actionCard(art)])).toThrow('it must be a creature, not action');
  });
});
