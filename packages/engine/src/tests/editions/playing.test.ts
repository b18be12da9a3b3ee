// Differences between the rules documents about playing a card, and about effects that go on without their card.
import { describe, expect, it } from 'vitest';
import type { Filter } from '../../index.ts';
import {
  a,
  actionAbility,
  actionCard,
  aember,
  again,
  another,
  anyCard,
  artifact,
  constant,
  count,
  creature,
  dealDamage,
  define,
  destroy,
  draw,
  each,
  eachTime,
  editionNames,
  enemy,
  enters,
  equal,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  inDiscard,
  is,
  lasting,
  mayPlay,
  mayUse,
  moreThan,
  notOfHouse,
  omni,
  play,
  playCard,
  poolGoesTo,
  purge,
  reap,
  reapWith,
  sacrifice,
  self,
  stun,
  table,
  it as thatCard,
  topOfDeck,
  undamaged,
  useCard,
  when,
  youPlay,
} from '../../index.ts';
import { being, copies, gear, spell, thing } from '../../testing/cards.ts';
import { bySwitch as by } from '../../testing/editions.ts';

describe('switch bonus', () => {
  it.each(by('bonus'))(
    'switch bonus: in %s it comes %s [rule aember-bonus @cota-1.0 @cota-1.3, rule order-of-playing @cota-1.0 @cota-1.3]',
    (edition, value) => {
      const vamp = being('vamp', { bonus: 1 }, constant(poolGoesTo('you', self)));
      const t = table({ edition, me: { house: 'brobnar', hand: [vamp] } });
      t.me.play('vamp');
      const isFirst = value === 'before-entering-play';
      t.expect({ me: { aember: isFirst ? 1 : 0, line: [{ id: 'vamp', exhausted: true, aember: isFirst ? 0 : 1 }] } });
    },
  );

  it.each(editionNames)(
    'switch bonus: an action, which never enters play, gives it before its ability (%s)',
    (edition) => {
      define([
        actionCard(
          { id: 'tithe', name: 'Tithe', house: 'brobnar', bonus: 1 },
          play(when(equal(aember('you'), 1), gain(5))),
        ),
      ]);
      const t = table({ edition, me: { house: 'brobnar', hand: ['tithe'] } });
      t.me.play('tithe');
      t.expect({ me: { aember: 6 } });
    },
  );
});

describe('switch playWindow', () => {
  const library = (): string => thing('library', eachTime(youPlay(anyCard), draw(1)));
  const wormhole = (): string => spell('wormhole', playCard(topOfDeck()));

  it.each(by('playWindow'))(
    'switch playWindow: a Play: ability beside "each time you play" in %s: %s [rule play-abilities @cota-1.0 @cota-1.3, rule order-of-playing @cota-1.0 @cota-1.3]',
    (edition, value) => {
      const at = {
        edition,
        me: { house: 'brobnar', hand: [wormhole()], deck: ['one', 'two', 'three'], artifacts: [library()] },
      } as const;
      const ownFirst = { line: [{ id: 'one', exhausted: true }], hand: ['two', 'three'], deck: [] };
      const othersFirst = { line: [{ id: 'two', exhausted: true }], hand: ['one', 'three'], deck: [] };
      const t = table(at);
      t.me.play('wormhole');
      if (value !== 'active-player-orders') {
        t.expect({ me: value === 'own-first' ? ownFirst : othersFirst });
        return;
      }
      expect(t.options()).toEqual(['wormhole', 'library']);
      t.me.order('wormhole');
      t.expect({ me: ownFirst });
      const u = table(at);
      u.me.play('wormhole').order('library');
      u.expect({ me: othersFirst });
    },
  );
});

describe('switch entryWindow', () => {
  const cannon = (): string => thing('cannon', eachTime(enters(creature), dealDamage(1, thatCard)));

  it.each(by('entryWindow'))(
    'switch entryWindow: a Play: ability beside "after it enters play" in %s: %s [rule play-abilities @cota-1.0 @cota-1.3, rule order-of-playing @cota-1.0 @cota-1.3, rule simultaneous-abilities]',
    (edition, value) => {
      const thief = being('thief', { power: 1 }, play(gain(1)));
      const at = { edition, me: { house: 'brobnar', hand: [thief], artifacts: [cannon()] } } as const;
      const t = table(at);
      t.me.play('thief');
      if (value === 'with-play-abilities') {
        expect(t.state.ask).toMatchObject({ kind: 'order', player: 0 });
        expect(t.options()).toEqual(['thief', 'cannon']);
        t.me.order('thief');
        const u = table(at);
        u.me.play('thief').order('cannon');
        u.expect({ me: { aember: 0, line: [], discard: ['thief'] } });
      }
      t.expect({ me: { aember: 1, line: [], discard: ['thief'] } });
    },
  );

  it.each(editionNames)(
    'switch entryWindow: without a Play: ability, what waits for the entry comes once (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'brobnar', hand: ['five', 'rock'], artifacts: [cannon()] } });
      t.me.play('five').play('rock');
      t.expect({ me: { line: [{ id: 'five', exhausted: true, damage: 1 }] } });
    },
  );

  it.each(editionNames)('switch entryWindow: what is put into play is hit at once (%s)', (edition) => {
    const call = spell('call', { kind: 'run', program: 'put-into-play', card: topOfDeck() }, gain(1));
    const hale = being('hale', {}, play(gain(10)));
    const t = table({ edition, me: { house: 'brobnar', hand: [call], deck: [hale], artifacts: [cannon()] } });
    t.me.play('call');
    t.expect({ me: { aember: 1, line: [{ id: 'hale', exhausted: true, damage: 1 }] } });
    expect(t.events.findIndex((e) => e.type === 'damage')).toBeLessThan(t.events.findIndex((e) => e.type === 'gain'));
  });

  it.each(editionNames)('switch entryWindow: it comes after the bonus (%s) [rule order-of-playing]', (edition) => {
    const gift = being('gift', { power: 1, bonus: 1 });
    const t = table({ edition, me: { house: 'brobnar', hand: [gift], artifacts: [cannon()] } });
    t.me.play('gift');
    t.expect({ me: { aember: 1, line: [], discard: ['gift'] } });
    expect(t.events.findIndex((e) => e.type === 'gain')).toBeLessThan(t.events.findIndex((e) => e.type === 'damage'));
  });

  it.each(by('entryWindow'))(
    'switch entryWindow: a card that its Play: ability took away was seen entering all the same (%s)',
    (edition, value) => {
      const bell = thing('bell', eachTime(enters(anyCard), gain(1)));
      const moth = being('moth', {}, play(destroy(self)));
      const t = table({ edition, me: { house: 'brobnar', hand: [moth], artifacts: [bell] } });
      t.me.play('moth');
      if (value === 'with-play-abilities') t.me.order('moth');
      t.expect({ me: { aember: 1, line: [], discard: ['moth'] } });
    },
  );

  // The FAQ on Library Access binds "each time you play" and Play: to an order; "after it enters play" is not in it.
  it('switch entryWindow: in cota-1.3 it comes before, between or after "each time you play" and Play: [rule play-abilities @cota-1.3, rule order-of-playing @cota-1.3]', () => {
    const library = thing('library', eachTime(youPlay(anyCard), draw(1)));
    const hale = being(
      'hale',
      {},
      play(when(is(self, undamaged(creature)), gain(count(each({ zone: 'hand', of: 'you' }))))),
    );
    const begin = (): ReturnType<typeof table> => {
      const t = table({
        edition: 'cota-1.3',
        me: { house: 'brobnar', hand: [hale], deck: ['one', 'two'], artifacts: [library, cannon()] },
      });
      t.me.play('hale');
      expect(t.options()).toEqual(['library', 'cannon']);
      return t;
    };
    const after = (gained: number) => ({
      me: { aember: gained, hand: ['one'], line: [{ id: 'hale', exhausted: true, damage: 1 }] },
    });
    const before = begin();
    before.me.order('cannon');
    before.expect(after(0));
    const between = begin();
    between.me.order('library');
    expect(between.options()).toEqual(['hale', 'cannon']);
    between.me.order('cannon');
    between.expect(after(0));
    const last = begin();
    last.me.order('library').order('hale');
    last.expect(after(1));
  });
});

describe('switch playedAction', () => {
  const counting = (): string => thing('counting', eachTime(youPlay(anyCard), gain(count(each(inDiscard(anyCard))))));

  // In v1.3 it lies there as soon, but the Play: ability itself waits for those of other cards.
  it.each([
    ['cota-1.0', 1],
    ['cota-1.3', 0],
    ['master-16', 0],
    ['current', 0],
    ['manual', 0],
  ] as const)(
    'switch playedAction: abilities of other cards find it in the discard pile, or not (%s) [rule order-of-playing @cota-1.0 @cota-1.3, rule action-card]',
    (edition, n) => {
      const t = table({ edition, me: { house: 'brobnar', hand: ['blank'], artifacts: [counting()] } });
      t.me.play('blank');
      t.expect({ me: { aember: n, discard: ['blank'], artifacts: ['counting'] } });
    },
  );

  it.each([
    ['cota-1.0', 'it is shuffled with the rest'],
    ['cota-1.3', 'it is not there yet'],
    ['master-16', 'it is not there yet'],
    ['current', 'it is not there yet'],
  ] as const)(
    'switch playedAction: Library Access draws from an empty deck, and %s says of the action that was played: %s',
    (edition, says) => {
      const access = spell('access', forRemainderOfTurn(eachTime(youPlay(another(anyCard)), draw(1))));
      const t = table({ edition, me: { house: 'brobnar', hand: [access, 'blank'] } });
      t.me.play('access').play('blank');
      const me = t.state.players[0];
      expect([me?.hand.length, me?.deck.length, me?.discard.length]).toEqual(
        says === 'it is shuffled with the rest' ? [1, 1, 0] : [1, 0, 1],
      );
      if (says !== 'it is shuffled with the rest') t.expect({ me: { hand: ['access'], discard: ['blank'] } });
    },
  );

  it.each(editionNames)(
    'switch playedAction: one that its ability sends elsewhere does not go there (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'brobnar', hand: [spell('vanishing', purge(self))] } });
      t.me.play('vanishing');
      t.expect({ me: { purged: ['vanishing'], discard: [] } });
    },
  );

  it.each(editionNames)(
    'switch playedAction: it stays where its ability can see it until that is done (%s)',
    (edition) => {
      const glance = spell('glance', gain(count(each(inDiscard(anyCard)))));
      const t = table({ edition, me: { house: 'brobnar', hand: [glance], discard: ['one'] } });
      t.me.play('glance');
      t.expect({ me: { aember: 1, discard: ['glance', 'one'] } });
    },
  );
});

describe('switch controlOfPlayedCard', () => {
  const swipe = (): string => spell('swipe', playCard(topOfDeck(1, 'opponent')));

  it.each(by('controlOfPlayedCard'))(
    'switch controlOfPlayedCard: a creature of the opponent in %s: %s [rule control @cota-1.0]',
    (edition, value) => {
      const gift = being('gift', { bonus: 1 }, play(gain(2)));
      const t = table({
        edition,
        me: { house: 'brobnar', hand: [swipe()], line: ['five'] },
        foe: { deck: [gift], line: ['four'] },
      });
      t.me.play('swipe', 'left');
      // Whoever plays it gets its bonus and resolves its Play: ability, wherever it lies.
      t.expect(
        value === 'owner'
          ? { me: { aember: 3, line: ['five'] }, foe: { aember: 0, line: [{ id: 'gift', exhausted: true }, 'four'] } }
          : { me: { aember: 3, line: [{ id: 'gift', exhausted: true }, 'five'] }, foe: { aember: 0, line: ['four'] } },
      );
    },
  );

  it.each(by('controlOfPlayedCard'))(
    'switch controlOfPlayedCard: an artifact of the opponent in %s: %s',
    (edition, value) => {
      const t = table({ edition, me: { house: 'brobnar', hand: [swipe()] }, foe: { deck: ['rock'] } });
      t.me.play('swipe');
      const rock = { id: 'rock', exhausted: true };
      t.expect({
        me: { artifacts: value === 'owner' ? [] : [rock] },
        foe: { artifacts: value === 'owner' ? [rock] : [] },
      });
    },
  );

  it.each(by('controlOfPlayedCard'))(
    'switch controlOfPlayedCard: an upgrade of the opponent in %s: %s',
    (edition, value) => {
      const leech = gear('leech', eachTime({ event: 'turnEnded', who: 'you' }, gain(1)));
      const t = table({
        edition,
        me: { house: 'brobnar', hand: [swipe()], line: ['five'], deck: copies(9, 'one') },
        foe: { houses: ['dis'], deck: [...copies(9, 'one'), leech].reverse() },
      });
      t.me.play('swipe').end();
      t.expect({
        me: { aember: value === 'owner' ? 0 : 1, line: [{ id: 'five', upgrades: ['leech'] }] },
        foe: { aember: 0 },
      });
    },
  );

  it.each(editionNames)('switch controlOfPlayedCard: a card of one’s own is one’s own (%s)', (edition) => {
    const t = table({ edition, me: { house: 'brobnar', hand: ['five'] } });
    t.me.play('five');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] } });
  });
});

describe('switch foreignSacrifice', () => {
  it.each(by('foreignSacrifice'))(
    'switch foreignSacrifice: of a card that the player does not control, in %s: %s [rule sacrifice @cota-1.0 @cota-1.3]',
    (edition, value) => {
      const nexus = spell('nexus', useCard(a(enemy(artifact)), { asYours: true }));
      const bomb = thing('bomb', omni(sacrifice(self), gain(4)));
      const t = table({ edition, me: { house: 'brobnar', hand: [nexus] }, foe: { artifacts: [bomb] } });
      if (t.state.ask?.kind === 'omni') t.foe.done();
      t.me.play('nexus');
      t.expect({
        me: { aember: 4 },
        foe:
          value !== 'not-done'
            ? { artifacts: [], discard: ['bomb'] }
            : { artifacts: [{ id: 'bomb', exhausted: true }], discard: [] },
      });
    },
  );

  it.each(by('foreignSacrifice'))(
    'switch foreignSacrifice: of a card that no player uses as if it were theirs, in %s: %s',
    (edition, value) => {
      const offer = spell('offer', sacrifice(a(enemy(creature))));
      const t = table({ edition, me: { house: 'brobnar', hand: [offer] }, foe: { line: ['four'] } });
      t.me.play('offer');
      t.expect({ foe: value === 'done' ? { line: [], discard: ['four'] } : { line: ['four'] } });
    },
  );

  it.each(editionNames)('switch foreignSacrifice: the own card is sacrificed in any case (%s)', (edition) => {
    const rite = spell('rite', sacrifice(each(friendly(creature))));
    const t = table({ edition, me: { house: 'brobnar', hand: [rite], line: ['five'] }, foe: { line: ['four'] } });
    t.me.play('rite');
    t.expect({ me: { line: [], discard: ['rite', 'five'] }, foe: { line: ['four'] } });
  });
});

describe('switch repeatWithoutItsCard', () => {
  const echo = (): string => being('echo', {}, reap(destroy(self), gain(1), when(moreThan(3, aember('you')), again)));

  it.each(by('repeatWithoutItsCard'))(
    'switch repeatWithoutItsCard: the effect of a card that is gone, in %s: %s [rule repeat @cota-1.0]',
    (edition, value) => {
      const t = table({ edition, me: { house: 'brobnar', line: [echo()] } });
      t.me.reap('echo');
      t.expect({ me: { aember: value === 'goes-on' ? 3 : 2, line: [], discard: ['echo'] } });
    },
  );

  it.each(editionNames)('switch repeatWithoutItsCard: it goes on while its card is there (%s)', (edition) => {
    const t = table({ edition, me: { house: 'brobnar', line: [{ id: echo(), warded: true }] } });
    t.me.reap('echo');
    // The ward stops the first destruction; the second round destroys it, and makes three æmber.
    t.expect({ me: { aember: 3, line: [], discard: ['echo'] } });
  });
});

describe('switch permissions', () => {
  const permit = (name: string, card: Filter): string => spell(name, lasting('turn', constant(mayPlay(card)), 1));

  it.each(by('permissions'))(
    'switch permissions: a card that could be played without it uses it up, or not (%s: %s) [rule using-through-abilities @current]',
    (edition, value) => {
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          hand: [permit('permit', notOfHouse('logos', anyCard)), 'one', being('of-dis', { house: 'dis' })],
        },
      });
      t.me.play('permit').play('one');
      if (value === 'first-card-they-fit') t.me.cannot('play', 'of-dis', 'wrong-house');
      else t.me.play('of-dis');
    },
  );

  it.each(by('permissions'))(
    'switch permissions: so does one that an effect plays, or not (%s: %s)',
    (edition, value) => {
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          hand: [permit('permit', { house: 'dis' }), spell('top', playCard(topOfDeck(1))), 'of-dis'],
          deck: [being('of-dis', { house: 'dis' })],
        },
      });
      t.me.play('permit').play('top');
      if (value === 'first-card-they-fit') t.me.cannot('play', 'of-dis', 'wrong-house');
      else t.me.play('of-dis');
    },
  );

  it.each(by('permissions'))('switch permissions: and to use a card, alike (%s: %s)', (edition, value) => {
    const t = table({
      edition,
      me: {
        house: 'brobnar',
        hand: [
          spell('let', lasting('turn', constant(mayUse(friendly(creature))), 1)),
          spell('reaping', reapWith(a(friendly(creature)))),
        ],
        line: [being('of-dis', { house: 'dis' }), being('of-logos', { house: 'logos' })],
      },
    });
    t.me.play('let').play('reaping').choose('of-dis');
    if (value === 'first-card-they-fit') t.me.cannot('reap', 'of-logos', 'wrong-house');
    else t.me.reap('of-logos');
  });

  it('Node permit: of permissions that differ the player says which is used up', () => {
    const wide = permit('wide', { type: 'creature' });
    const narrow = permit('narrow', { house: 'dis', type: 'creature' });
    const me = { house: 'brobnar', hand: [wide, narrow, being('of-dis', { house: 'dis' }), 'of-mars'] } as const;
    being('of-mars', { house: 'mars' });
    const t = table({ edition: 'current', me });
    t.me.play('wide').play('narrow').play('of-dis');
    expect(t.options()).toEqual(['wide', 'narrow']);
    t.me.choose('narrow').play('of-mars');
    const u = table({ edition: 'current', me });
    u.me.play('wide').play('narrow').play('of-dis').choose('wide').cannot('play', 'of-mars', 'wrong-house');
  });

  it('Node permit: of permissions to use, too', () => {
    const wide = spell('wide-use', lasting('turn', constant(mayUse(friendly(creature))), 1));
    const narrow = spell('narrow-use', lasting('turn', constant(mayUse(friendly({ house: 'dis' }))), 1));
    const t = table({
      edition: 'current',
      me: {
        house: 'brobnar',
        hand: [wide, narrow],
        line: [being('of-dis', { house: 'dis' }), being('of-logos', { house: 'logos' })],
      },
    });
    t.me.play('wide-use').play('narrow-use').reap('of-dis').choose('narrow-use').reap('of-logos');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'of-dis', exhausted: true },
          { id: 'of-logos', exhausted: true },
        ],
      },
    });
  });

  it('switch permissions: nobody is asked where they say the same', () => {
    const one = permit('one-more', { house: 'dis' });
    const other = permit('another', { house: 'dis' });
    const t = table({
      edition: 'current',
      me: { house: 'brobnar', hand: [one, other, 'of-dis', 'of-dis', 'of-dis'] },
    });
    t.me.play('one-more').play('another').play('of-dis').play('of-dis').cannot('play', 'of-dis', 'wrong-house');
  });
});

describe('switch severalActions', () => {
  it.each(by('severalActions'))(
    'switch severalActions: one use of a card with two Action: abilities resolves both, or the one that is chosen (%s: %s) [rule action-ability @current @master-16 @manual]',
    (edition, value) => {
      const tool = thing('tool', actionAbility(gain(1)), actionAbility(stun(each(enemy(creature)))));
      const t = table({ edition, me: { house: 'brobnar', artifacts: [tool] }, foe: { line: ['one'] } });
      t.me.action('tool').order('tool');
      const isOne = value === 'one-for-each-use';
      t.expect({
        me: { aember: 1, artifacts: [{ id: 'tool', exhausted: true }] },
        foe: { line: [isOne ? 'one' : { id: 'one', stunned: true }] },
      });
    },
  );

  it.each(by('severalActions'))('switch severalActions: a gained one counts as well (%s: %s)', (edition, value) => {
    const hand = thing('helping-hand', constant(gainsAbility(another(artifact), actionAbility(gain(1)))));
    const t = table({
      edition,
      me: { house: 'brobnar', artifacts: [thing('giver', actionAbility(gain(1))), hand] },
    });
    t.me.action('giver').order('giver');
    t.expect({ me: { aember: value === 'one-for-each-use' ? 1 : 2 } });
  });
});

describe('switch lateForAPlay', () => {
  it.each(by('lateForAPlay'))(
    'switch lateForAPlay: an effect for the turn that begins in the window of a play waits for that play, or not (%s: %s)',
    (edition, value) => {
      const access = spell('access', forRemainderOfTurn(eachTime(youPlay(another(anyCard)), gain(5))));
      const t = table({
        edition,
        me: { house: 'brobnar', hand: [spell('hole', playCard(topOfDeck(1))), 'one'], deck: [access] },
      });
      t.me.play('hole');
      const first = value === 'in-time' ? 5 : 0;
      t.expect({ me: { aember: first } });
      t.me.play('one');
      t.expect({ me: { aember: first + 5, line: [{ id: 'one', exhausted: true }] } });
    },
  );
});
