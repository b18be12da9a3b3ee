// Differences between the rules of today and those of 2022, each beside the other editions.
import { describe, expect, it } from 'vitest';
import type { EditionName, Table } from '../../index.ts';
import {
  a,
  actionAbility,
  artifact,
  cardsInHand,
  constant,
  count,
  creature,
  destroy,
  discard,
  draw,
  each,
  eachTime,
  editionNames,
  enemy,
  equal,
  exhaust,
  exists,
  forEach,
  friendly,
  gain,
  getsPower,
  ifYouDo,
  inHand,
  it as itself,
  may,
  playCard,
  purge,
  putIntoPlay,
  ready,
  reapWith,
  self,
  stun,
  table,
  thisCreature,
  thisWay,
  ward,
  when,
  whileTrue,
  youDiscardFromHand,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';
import { bySwitch as by } from '../../testing/editions.ts';

describe('a ward', () => {
  const raze = (): string => spell('raze', destroy(each(artifact)));

  it.each(editionNames)('of an artifact is of no use (%s) [rule ward]', (edition) => {
    const t = table({
      edition,
      me: { house: 'brobnar', hand: [raze()] },
      foe: { artifacts: [{ id: 'rock', warded: true }] },
    });
    t.me.play('raze');
    t.expect({ foe: { discard: ['rock'] } });
  });

  it.each(editionNames)('does not keep an artifact from being purged either (%s)', (edition) => {
    const lose = spell('lose-it', purge(a(artifact)));
    const artifacts = [{ id: 'rock', warded: true }];
    const t = table({ edition, me: { house: 'brobnar', hand: [lose] }, foe: { artifacts } });
    t.me.play(lose).choose('rock');
    t.expect({ foe: { purged: ['rock'] } });
  });

  it.each(editionNames)('of a creature protects it (%s)', (edition) => {
    const bless = spell('bless-one', ward(a(creature)));
    const kill = spell('kill-one', destroy(a(creature)));
    const t = table({ edition, me: { house: 'brobnar', hand: [bless, kill, kill] }, foe: { line: ['five'] } });
    t.me.play(bless).choose('five').play(kill).choose('five');
    t.expect({ me: { hand: [kill] }, foe: { line: ['five'] } });
    t.me.play(kill).choose('five');
    t.expect({ foe: { discard: ['five'] } });
  });
});

describe('switch ifYouDo', () => {
  // As Custom Virus, if it were a creature: two things stand before what they allow.
  const virus = (): string =>
    being('virus', {}, actionAbility(destroy(self), stun(a(enemy(creature))), ifYouDo(gain(2))));

  it.each(by('ifYouDo'))(
    'switch ifYouDo: an earlier part that a ward stopped counts, or does not (%s: %s) [rule if-you-do @current]',
    (edition, value) => {
      const t = table({
        edition,
        me: { house: 'brobnar', line: [{ id: virus(), warded: true }] },
        foe: { line: ['five'] },
      });
      t.me.action('virus').choose('five');
      t.expect({
        me: { line: [{ id: 'virus', exhausted: true }], aember: value === 'all-before-it' ? 0 : 2 },
        foe: { line: [{ id: 'five', stunned: true }] },
      });
    },
  );

  it.each(by('ifYouDo'))(
    'switch ifYouDo: where all of it was done, and where the last part was not (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'brobnar', line: [virus()] }, foe: { line: ['five'] } });
      t.me.action('virus').choose('five');
      t.expect({ me: { discard: ['virus'], aember: 2 }, foe: { line: [{ id: 'five', stunned: true }] } });
      const late = table({ edition, me: { house: 'brobnar', line: [virus()] }, foe: {} });
      late.me.action('virus');
      late.expect({ me: { discard: ['virus'] } });
    },
  );

  it.each(by('ifYouDo'))(
    'switch ifYouDo: an earlier part that was declined, found no card to play or whose condition was not met counts, or does not (%s: %s)',
    (edition, value) => {
      const aember = value === 'all-before-it' ? 1 : 3;
      const declined = spell('declined', may(destroy(a(creature))), gain(1), ifYouDo(gain(2)));
      const t = table({ edition, me: { house: 'brobnar', hand: [declined], line: ['five', 'six'] } });
      t.me.play(declined).no();
      t.expect({ me: { aember, line: ['five', 'six'] } });
      const unmet = spell('unmet', when(exists(creature), destroy(each(creature))), gain(1), ifYouDo(gain(2)));
      const unplayed = spell('unplayed', playCard(a(inHand(creature))), gain(1), ifYouDo(gain(2)));
      for (const card of [unmet, unplayed]) {
        const u = table({ edition, me: { house: 'brobnar', hand: [card] } });
        u.me.play(card);
        u.expect({ me: { aember } });
      }
    },
  );
});

describe('“if you do” in what is done for one card after the other', () => {
  it.each(by('ifYouDo'))(
    'is about that card: what could not be done to the one before does not count (%s)',
    (edition) => {
      const drill = spell(
        'drill',
        forEach(each(friendly(creature)), (card) => [exhaust(card), ifYouDo(gain(1))]),
      );
      const line = [{ id: 'five', exhausted: true }, 'six', 'four'];
      const t = table({ edition, me: { house: 'brobnar', hand: [drill], line } });
      t.me.play(drill);
      t.expect({ me: { line: ['five', 'six', 'four'].map((id) => ({ id, exhausted: true })), aember: 2 } });
    },
  );
});

describe('switch readying', () => {
  const tired = (id: string) => ({ id, exhausted: true });
  const exhausted = count(each(friendly({ type: 'creature', ready: false })));
  // Worth what is still exhausted when a creature readies.
  const bell = (): string => thing('bell', eachTime({ event: 'ready', card: friendly(creature) }, gain(exhausted)));
  const me = { house: 'brobnar', deck: copies(9, 'one'), hand: copies(6, 'one') } as const;
  const line = ['five', 'six', 'seven'];
  const readied = ({ events }: Table): readonly string[] =>
    events.flatMap((e) => (e.type === 'ready' ? [e.card.name] : []));

  it.each(by('readying'))(
    'switch readying: what waits for a card to ready comes after all of them, or in between (%s: %s) [rule ready-cards @current]',
    (edition, value) => {
      const t = table({ edition, me: { ...me, line: line.map(tired), artifacts: [bell()] } });
      t.me.end();
      if (value === 'one-at-a-time') {
        expect(t.options()).toEqual(['five', 'six', 'seven', 'done']);
        t.me.choose('six', 'seven');
      }
      const aember = value === 'one-at-a-time' ? 3 : 0;
      t.expect({ me: { hand: me.hand, line, artifacts: ['bell'], aember } });
      if (value === 'one-at-a-time') expect(readied(t)).toEqual(['six', 'seven', 'five']);
    },
  );

  it('Node readying: the active player orders what can be told apart', () => {
    const t = table({ edition: 'current', me: { ...me, line: line.map(tired), artifacts: [bell()] } });
    t.me.end();
    expect(t.options()).toEqual(['five', 'six', 'seven', 'done']);
    t.me.choose('seven').done();
    t.expect({ me: { hand: me.hand, line, artifacts: ['bell'], aember: 3 } });
    expect(readied(t)).toEqual(['seven', 'five', 'six']);
  });

  it.each(editionNames)('switch readying: nobody is asked where nothing sees the order (%s)', (edition) => {
    // It waits for cards of the other player only.
    const foes = thing('foes-bell', eachTime({ event: 'ready', card: enemy(creature) }, gain(1)));
    const t = table({ edition, me: { ...me, line: line.map(tired), artifacts: [foes, tired('rock')] } });
    t.me.end();
    expect(readied(t)).toEqual([...line, 'rock']);
    t.expect({ me: { hand: me.hand, line, artifacts: [foes, 'rock'] } });
  });

  it.each(editionNames)('switch readying: nor where one card is to ready (%s)', (edition) => {
    const t = table({ edition, me: { ...me, line: ['five', tired('six')], artifacts: [bell()] } });
    t.me.end();
    t.expect({ me: { hand: me.hand, line: ['five', 'six'], artifacts: ['bell'] } });
  });

  it.each(by('readying'))(
    'switch readying: what holds while one card is exhausted holds in between, or never (%s: %s)',
    (edition, value) => {
      const frail = being('frail', {}, whileTrue(equal(exhausted, 1), getsPower(thisCreature, -5)));
      const t = table({ edition, me: { ...me, line: [frail, 'six'].map(tired) } });
      t.me.end();
      if (value === 'one-at-a-time') t.me.choose('six');
      const isGone = value === 'one-at-a-time';
      t.expect({ me: { hand: me.hand, line: isGone ? ['six'] : [frail, 'six'], discard: isGone ? [frail] : [] } });
    },
  );

  it('switch readying: a card readies once, also if it is exhausted again, and one that left does not', () => {
    const edition = 'current';
    const tire = thing('tire', eachTime({ event: 'ready', card: friendly(creature) }, exhaust(itself)));
    const t = table({ edition, me: { ...me, line: line.map(tired), artifacts: [tire] } });
    t.me.end().done();
    t.expect({ me: { hand: me.hand, line: line.map(tired), artifacts: [tire] } });
    const eat = thing(
      'eat',
      eachTime(
        { event: 'ready', card: friendly(creature) },
        destroy(each({ ready: false, type: 'creature', side: 'friendly' })),
      ),
    );
    const u = table({ edition, me: { ...me, line: line.map(tired), artifacts: [eat] } });
    u.me.end().choose('six');
    u.expect({ me: { hand: me.hand, line: ['six'], artifacts: [eat], discard: ['seven', 'five'] } });
  });
});

describe('switch readying, where an effect readies or exhausts several', () => {
  const tired = (id: string) => ({ id, exhausted: true });
  const ready_ = count(each(friendly({ type: 'creature', ready: true })));
  const line = ['five', 'six', 'seven'];

  it.each(by('readying'))(
    'switch readying: what waits for one to be exhausted comes after all of them, or in between, in an order of choice (%s: %s)',
    (edition, value) => {
      const bell = thing('yawn', eachTime({ event: 'exhaust', card: friendly(creature) }, gain(ready_)));
      const t = table({
        edition,
        me: { house: 'brobnar', hand: [spell('x', exhaust(each(friendly(creature))))], line, artifacts: [bell] },
      });
      t.me.play('x');
      if (value === 'one-at-a-time') {
        expect(t.options()).toEqual(line);
        t.me.choose('six', 'seven');
      }
      t.expect({ me: { line: line.map(tired), artifacts: [bell], aember: value === 'one-at-a-time' ? 3 : 0 } });
    },
  );

  it.each(by('readying'))('switch readying: and for one to be readied by an effect (%s: %s)', (edition, value) => {
    const bell = thing('wake', eachTime({ event: 'ready', card: friendly(creature) }, gain(ready_)));
    const t = table({
      edition,
      me: {
        house: 'brobnar',
        hand: [spell('x', ready(each(friendly(creature))))],
        line: line.map(tired),
        artifacts: [bell],
      },
    });
    t.me.play('x');
    if (value === 'one-at-a-time') t.me.choose('six', 'seven');
    t.expect({ me: { line, artifacts: [bell], aember: value === 'one-at-a-time' ? 6 : 9 } });
  });
});

describe('switch discards', () => {
  const drop = (who: 'you' | 'each' = 'you') =>
    spell('drop', discard(each({ zone: 'hand', of: who })), draw(count(thisWay())));
  const seen = thing('bin', eachTime(youDiscardFromHand({}), gain(cardsInHand('you'))));

  it.each(by('discards'))(
    'switch discards: what waits for a discard comes after all of them, or in between; "this way" means all (%s: %s) [rule discarding-cards @current]',
    (edition, value) => {
      const deck = copies(3, 'one');
      const t = table({
        edition,
        me: { house: 'brobnar', hand: [drop(), 'five', 'six', 'seven'], deck, artifacts: [seen] },
      });
      t.me.play('drop');
      if (value === 'one-at-a-time') t.me.choose('six', 'five');
      const aember = value === 'one-at-a-time' ? 3 : 0;
      t.expect({ me: { hand: deck, deck: [], artifacts: [seen], aember } });
    },
  );

  it.each(by('discards'))(
    'switch discards: a hand includes what is drawn meanwhile, or not (%s: %s)',
    (edition, value) => {
      const more = thing('more', eachTime(youDiscardFromHand({ name: 'five' }), draw(1)));
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          hand: [spell('drop-all', discard(each({ zone: 'hand', of: 'you' }))), 'five', 'six'],
          deck: ['one', 'seven'],
          artifacts: [more],
        },
      });
      t.me.play('drop-all');
      if (value === 'one-at-a-time') t.me.choose('five');
      t.expect({ me: { hand: value === 'one-at-a-time' ? [] : ['one'], deck: ['seven'], artifacts: ['more'] } });
    },
  );

  it.each(by('discards'))(
    'switch discards: of two hands the active player says which begins (%s: %s)',
    (edition, value) => {
      const order = thing('order', eachTime({ event: 'discard', from: 'hand' }, gain(cardsInHand('opponent'))));
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          hand: [spell('both', discard(each({ zone: 'hand', of: 'each' }))), 'five', 'six'],
          artifacts: [order],
        },
        foe: { hand: ['one', 'two'] },
      });
      t.me.play('both');
      if (value === 'one-at-a-time') {
        expect(t.options()).toHaveLength(4);
        t.me.choose('one', 'five');
      }
      // The other hand is empty after its second card, and only then comes the own.
      t.expect({ me: { artifacts: ['order'], aember: value === 'one-at-a-time' ? 1 : 0 } });
    },
  );

  it.each(editionNames)('switch discards: together where nothing can tell (%s)', (edition) => {
    const t = table({ edition, me: { house: 'brobnar', hand: [drop(), 'five', 'six'], deck: ['one', 'two'] } });
    t.me.play('drop');
    t.expect({ me: { hand: ['one', 'two'] } });
  });
});

describe('switch splashAttack', () => {
  const sprayer = (): string => being('sprayer-now', { power: 4, keywords: [{ 'splash-attack': 2 }] });
  const fightOf = (edition: EditionName, ...line: readonly string[]): Table => {
    const t = table({ edition, me: { house: 'brobnar', line: [sprayer()] }, foe: { line } });
    t.me.fight('sprayer-now', line[0] ?? '');
    return t;
  };

  it('switch splashAttack: with the exchange, so that a neighbor that dies of it is still there [rule splash @current]', () => {
    being('pillar', { power: 2 }, constant({ mod: 'armor', of: { neighborOf: self }, by: 9 }));
    fightOf('current', 'five', 'pillar').expect({
      me: { discard: ['sprayer-now'] },
      foe: { line: ['five'], discard: ['pillar'] },
    });
    fightOf('master-16', 'five', 'pillar').expect({
      me: { discard: ['sprayer-now'] },
      foe: { line: [{ id: 'five', damage: 4 }], discard: ['pillar'] },
    });
  });

  it('switch splashAttack: not where there is no exchange, nor when it is attacked [rule splash @current]', () => {
    being('ram-now', { power: 4, keywords: [{ assault: 9 }, { 'splash-attack': 2 }] });
    const t = table({
      edition: 'current',
      me: { house: 'brobnar', line: ['ram-now'] },
      foe: { line: ['five', 'six'] },
    });
    t.me.fight('ram-now', 'five');
    t.expect({ me: { line: [{ id: 'ram-now', exhausted: true }] }, foe: { line: ['six'], discard: ['five'] } });
    const u = table({
      edition: 'current',
      me: { house: 'brobnar', line: ['six', 'nine'] },
      foe: { line: [sprayer()] },
    });
    u.me.fight('nine', 'sprayer-now');
    u.expect({ me: { line: ['six', { id: 'nine', damage: 4, exhausted: true }] }, foe: { discard: ['sprayer-now'] } });
  });
});

describe('switch deploy', () => {
  it.each(by('deploy'))(
    'switch deploy: a creature that is put into play goes to a flank, or anywhere (%s: %s) [rule deploy @current]',
    (edition, value) => {
      const summon = spell('summon', putIntoPlay(a(inHand(creature))));
      const t = table({ edition, me: { house: 'brobnar', hand: [summon, 'scout'], line: ['five', 'six'] } });
      t.me.play(summon).choose('scout');
      const isFree = value === 'whenever-it-enters-play';
      expect(t.options()).toEqual(isFree ? ['left', 'place 1', 'right'] : ['left', 'right']);
      t.me.choose(isFree ? 'place 1' : 'left');
      const scout = { id: 'scout', exhausted: true };
      t.expect({ me: { line: isFree ? ['five', scout, 'six'] : [scout, 'five', 'six'] } });
    },
  );
});

describe('an effect that says to reap with an enraged creature', () => {
  const angry = { id: 'five', enraged: true };
  const glean = (): string => spell('glean', reapWith(a(friendly(creature))));

  it.each(editionNames)('leaves no choice, so that it reaps and stays enraged (%s) [rule enrage]', (edition) => {
    const t = table({ edition, me: { house: 'brobnar', hand: [glean()], line: [angry] }, foe: { line: ['one'] } });
    t.me.play('glean').choose('five').cannot('reap', 'five');
    t.expect({ me: { aember: 1, line: [{ ...angry, exhausted: true }] }, foe: { line: ['one'] } });
  });

  it.each(editionNames)('where it cannot fight it reaps (%s)', (edition) => {
    const t = table({ edition, me: { house: 'brobnar', hand: [glean()], line: [angry] } });
    t.me.play('glean').choose('five');
    t.expect({ me: { aember: 1, line: [{ ...angry, exhausted: true }] } });
  });
});
