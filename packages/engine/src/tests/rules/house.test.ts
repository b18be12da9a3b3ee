import { describe, expect, it } from 'vitest';
import {
  a,
  aember,
  archive,
  archiveIntoYours,
  artifact,
  atLeast,
  cannotChooseHouse,
  cannotRepeatHouse,
  choosesHouse,
  constant,
  count,
  creature,
  discard,
  each,
  eachTime,
  enemy,
  gain,
  ifYouDo,
  inArchives,
  inDiscard,
  inHand,
  lasting,
  makeActive,
  mustChooseHouse,
  playCard,
  playerCannot,
  product,
  purge,
  putIntoPlay,
  putUnder,
  returnToHand,
  see,
  shuffleIntoDeck,
  table,
  thisWay,
  whileTrue,
} from '../../index.ts';
import type { Node } from '../../language/language.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

const houses = ['brobnar', 'dis', 'logos'] as const;
const start = { step: 'forge' } as const;

describe('choosing a house (v1.3 step 2)', () => {
  it('offers the houses of the identity card [rule choose-a-house]', () => {
    const t = table({ ...start, me: { houses } });
    expect(t.options()).toEqual(['brobnar', 'dis', 'logos']);
    t.me.house('dis');
    t.expect({ house: 'dis' });
  });

  it('and those of cards that the player controls [rule choose-a-house]', () => {
    const t = table({ ...start, me: { houses, line: [{ id: 'martian', owner: 1 }] } });
    expect(t.options()).toEqual(['brobnar', 'dis', 'logos', 'mars']);
    t.me.house('mars').reap('martian');
    t.expect({ house: 'mars', me: { aember: 1, line: [{ id: 'martian', exhausted: true }] } });
  });

  it('a maverick belongs to the house it is printed in [rule maverick]', () => {
    const t = table({ ...start, me: { houses, artifacts: [{ id: 'rock', house: 'untamed' }] } });
    expect(t.options()).toEqual(['brobnar', 'dis', 'logos', 'untamed']);
  });

  it('not those of cards that the opponent controls [rule choose-a-house]', () => {
    const t = table({ ...start, me: { houses }, foe: { line: ['martian'] } });
    expect(t.options()).toEqual(['brobnar', 'dis', 'logos']);
  });

  it('not those of cards in hand, whatever houses those are of [rule choose-a-house]', () => {
    const t = table({ ...start, me: { houses, hand: ['martian', { id: 'rock', house: 'untamed' }] } });
    expect(t.options()).toEqual(['brobnar', 'dis', 'logos']);
  });

  it('"must choose" leaves only that house [rule house-choice]', () => {
    const pit = being('pit', { house: 'dis' }, constant(mustChooseHouse('you', 'dis')));
    const t = table({ ...start, me: { houses, line: [pit] } });
    expect(t.options()).toEqual(['dis']);
  });

  it('of two "must choose" the player picks [rule house-choice, rule cannot]', () => {
    const pit = being('pit', { house: 'dis' }, constant(mustChooseHouse('you', 'dis')));
    const lab = being('lab', { house: 'logos' }, constant(mustChooseHouse('you', 'logos')));
    const t = table({ ...start, me: { houses, line: [pit, lab] } });
    expect([...t.options()].sort()).toEqual(['dis', 'logos']);
  });

  it('"must choose" a house that is not there is ignored [rule house-choice]', () => {
    const t = table({
      ...start,
      me: { houses },
      foe: { artifacts: [thing('order', constant(mustChooseHouse('opponent', 'mars')))] },
    });
    expect(t.options()).toEqual(['brobnar', 'dis', 'logos']);
  });

  it('"cannot choose" takes a house away [rule house-choice]', () => {
    const t = table({
      ...start,
      me: { houses },
      foe: { artifacts: [thing('ban', constant(cannotChooseHouse('opponent', 'dis')))] },
    });
    expect(t.options()).toEqual(['brobnar', 'logos']);
  });

  it('"cannot choose the house of their last turn" bars each player from another one', () => {
    const vary = thing('vary', constant(cannotRepeatHouse('each')));
    const t = table({ ...start, me: { houses, artifacts: [vary] }, foe: { houses } });
    t.me.house('dis').end();
    expect(t.options()).toEqual(['brobnar', 'dis', 'logos']);
    t.foe.house('logos').end();
    expect(t.options()).toEqual(['brobnar', 'logos']);
    t.me.house('brobnar').end();
    expect(t.options()).toEqual(['brobnar', 'dis']);
  });

  it('nor from one that became active by an effect: nobody chose it', () => {
    const vary = thing('vary', constant(cannotRepeatHouse('you')));
    const turn = spell('turn-over', makeActive('logos'));
    const t = table({ ...start, me: { houses, artifacts: [vary], hand: [turn] }, foe: { houses } });
    t.me.house('brobnar').play(turn).end();
    t.foe.house('dis').end();
    expect(t.options()).toEqual(['dis', 'logos']);
  });

  it('"cannot" beats "must" (Pitlord and Restringuntus) [rule house-choice, rule cannot]', () => {
    const pit = being('pit', { house: 'dis' }, constant(mustChooseHouse('you', 'dis')));
    const t = table({
      ...start,
      me: { houses, line: [pit] },
      foe: { artifacts: [thing('ban', constant(cannotChooseHouse('opponent', 'dis')))] },
    });
    expect(t.options()).toEqual(['brobnar', 'logos']);
  });

  it('without a legal choice the turn has no active house [rule house-choice]', () => {
    const t = table({
      ...start,
      me: { houses: ['dis'], hand: ['imp', 'curse'], line: ['five'] },
      foe: {
        artifacts: [
          thing('ban', constant(cannotChooseHouse('opponent', 'dis'), cannotChooseHouse('opponent', 'brobnar'))),
        ],
      },
    });
    t.me
      .cannot('play', 'imp', 'wrong-house')
      .cannot('reap', 'five', 'wrong-house')
      .cannot('discard', 'imp', 'wrong-house');
    t.expect({ house: null, me: { line: ['five'] } });
  });

  it('a player for whom no house is left has not chosen one', () => {
    const ban = spell('ban', lasting('their-next-turn', constant(cannotChooseHouse('opponent', 'dis'))));
    const watch = thing('watch', eachTime(choosesHouse('opponent'), gain(3)));
    const t = table({
      me: { house: 'brobnar', hand: [ban], artifacts: [watch], deck: copies(9, 'one') },
      foe: { houses: ['dis'], deck: copies(9, 'one') },
    });
    t.me.play('ban').end();
    t.expect({ active: 'foe', house: null, me: { aember: 0, artifacts: [watch] } });
    t.foe.end();
    t.me.end();
    t.expect({ active: 'foe', house: 'dis', me: { aember: 3, artifacts: [watch] } });
  });

  it('the house of an earlier turn is not kept where nothing can be chosen [rule active-house]', () => {
    const ban = spell('ban', lasting('their-next-turn', constant(cannotChooseHouse('opponent', 'dis'))));
    const t = table({
      me: { house: 'brobnar', hand: [ban], deck: copies(9, 'one') },
      foe: { houses: ['dis'], deck: copies(9, 'one') },
    });
    t.me.play('ban').end();
    t.expect({ active: 'foe', house: null });
    t.foe.end();
    t.expect({ active: 'me', house: 'brobnar' });
    t.me.end();
    t.expect({ active: 'foe', house: 'dis' });
  });

  it('"you must choose" with a condition holds only while it is true', () => {
    const pit = being('pit', { house: 'dis' }, whileTrue(atLeast(aember('you'), 3), mustChooseHouse('you', 'dis')));
    expect(table({ ...start, me: { houses, line: [pit], aember: 2 } }).options()).toEqual(['brobnar', 'dis', 'logos']);
    expect(table({ ...start, me: { houses, line: [pit], aember: 3 } }).options()).toEqual(['dis']);
  });
});

describe('archives (v1.3 "Archives") [rule archives]', () => {
  it('may be taken after the house is chosen, all of them', () => {
    const t = table({ ...start, me: { houses, archives: ['one', 'two'], hand: ['three'] } });
    t.me.house('brobnar');
    expect(t.state.ask?.kind).toBe('archives');
    t.me.yes();
    t.expect({ me: { hand: ['one', 'two', 'three'], archives: [] } });
  });

  it('or none', () => {
    const t = table({ ...start, me: { houses, archives: ['one', 'two'] } });
    t.me.house('brobnar').no();
    t.expect({ me: { hand: [], archives: ['one', 'two'] } });
  });

  it('players who cannot take their archives are not asked', () => {
    const seal = being('archive-seal', {}, constant(playerCannot('each', 'take-archives')));
    const t = table({ ...start, me: { houses, archives: ['one'] }, foe: { line: [seal] } });
    t.me.house('brobnar');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { hand: [], archives: ['one'] }, foe: { line: [seal] } });
  });

  it('are not asked about when they are empty', () => {
    const t = table({ ...start, me: { houses } });
    t.me.house('brobnar');
    expect(t.state.ask?.kind).toBe('move');
  });

  it('"archive a card" takes it from the zone that is named to its owner\'s archives', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('shelve', archive(each(inDiscard(creature))))], discard: ['one', 'rock'] },
    });
    t.me.play('shelve');
    t.expect({ me: { archives: ['one'], discard: ['shelve', 'rock'] } });
  });

  it("an enemy creature that is archived goes to its owner's archives", () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('shelve', archive(a(enemy(creature))))] },
      foe: { line: ['imp'] },
    });
    t.me.play('shelve');
    t.expect({ me: { archives: [] }, foe: { line: [], archives: ['imp'] } });
  });

  it("FAQ Sample Collection: enemy cards in your archives go to their owner's hand when you take your archives", () => {
    const sample = spell('sample', archiveIntoYours(a(enemy(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [sample], archives: ['one'] },
      foe: { houses: ['dis'], line: ['imp'] },
    });
    t.me.play('sample');
    t.expect({ me: { archives: ['imp', 'one'] }, foe: { line: [] } });
    t.me.end();
    t.foe.end();
    t.me.yes();
    t.expect({ me: { archives: [], hand: ['one', 'sample'] }, foe: { hand: ['imp'] } });
  });

  it('FAQ Dysania: they are not discarded when the archives are discarded', () => {
    const sample = spell('sample', archiveIntoYours(a(enemy(creature))));
    const shred = spell('shred', discard(each(inArchives({}))));
    const t = table({ me: { house: 'brobnar', hand: [sample, shred], archives: ['one'] }, foe: { line: ['imp'] } });
    t.me.play('sample').play('shred');
    t.expect({
      me: { archives: [], discard: ['shred', 'one', 'sample'] },
      foe: { line: [], hand: ['imp'], discard: [] },
    });
    expect(t.events.filter((e) => e.type === 'discard')).toHaveLength(1);
  });
});

describe('cards that an effect put into your archives, which they leave for the hand of their owner', () => {
  const sample = spell('sample', archiveIntoYours(a(enemy(creature))));
  const all = inArchives({});
  const chest = thing('chest');
  /** What would become of the archived card, and that it did not happen. */
  const fates: Readonly<Record<string, Node>> = {
    discarded: discard(each(all)),
    purged: purge(each(all)),
    'shuffled into a deck': shuffleIntoDeck(each(all)),
    'put under a card': putUnder(each(all), each(artifact)),
    played: playCard(each(all)),
    'put into play': putIntoPlay(each(all)),
    archived: archive(each(all)),
  };
  describe.each(Object.entries(fates))('%s', (fate, node) => {
    it.each([
      ['your own, which the opponent controlled', 0],
      ["the opponent's", 1],
    ] as const)('%s: it did not happen [rule archives, rule this-way]', (_whose, owner) => {
      const other = spell(`fate-${fate}`, node, ifYouDo(gain(1)), gain(product(10, count(thisWay()))));
      const t = table({
        me: { house: 'brobnar', hand: [sample, other], artifacts: [chest] },
        foe: { line: [{ id: 'imp', owner }] },
      });
      t.me.play('sample').play(other);
      const home = { hand: ['imp'], deck: [], discard: [], archives: [], purged: [] };
      const mine = { archives: [], purged: [], deck: [], artifacts: [chest], aember: 0, line: [] };
      t.expect({
        me: owner === 0 ? { ...mine, hand: ['imp'] } : { ...mine, hand: [] },
        foe: owner === 1 ? home : { ...home, hand: [] },
      });
    });
  });

  it('an effect that returns them to the hand of their owner does what it says', () => {
    const fetch = spell('fetch', returnToHand(each(all)), ifYouDo(gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [sample, fetch] }, foe: { line: ['imp'] } });
    t.me.play('sample').play('fetch');
    t.expect({ me: { aember: 1, archives: [] }, foe: { hand: ['imp'] } });
  });

  it('is forgotten when they have left: archived by their owner they are like any other', () => {
    const shelve = spell('shelve', archive(each(inHand(creature))));
    const shred = spell('shred', discard(each(all)));
    const t = table({
      me: { house: 'brobnar', hand: [sample, shelve, shred] },
      foe: { line: [{ id: 'imp', owner: 0 }] },
    });
    t.me.play('sample').play('shred').play('shelve');
    t.expect({ me: { hand: [], archives: ['imp'] } });
    const again = spell('again', discard(each(all)), ifYouDo(gain(1)));
    const u = table({ me: { house: 'brobnar', hand: [again], archives: ['imp'] } });
    u.me.play('again');
    u.expect({ me: { aember: 1, archives: [], discard: ['again', 'imp'] } });
  });

  it('everybody sees of which cards in archives that is so', () => {
    const t = table({
      me: { house: 'brobnar', hand: [sample], archives: ['one'] },
      foe: { line: [{ id: 'imp', owner: 0 }] },
    });
    t.me.play('sample').choose('imp');
    const archived = (viewer: 0 | 1) => see(t.state, viewer).players[0]?.archives;
    expect(archived(0)).toMatchObject([{ name: 'one' }, { name: 'imp', abducted: true }]);
    expect(archived(0)?.[0]).not.toHaveProperty('abducted');
    expect(archived(1)).toMatchObject([{ known: false }, { name: 'imp', abducted: true }]);
  });
});
