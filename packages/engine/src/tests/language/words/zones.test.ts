// Cards that come back to the hand, or lie faceup in archives.
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../index.ts';
import {
  a,
  action,
  again,
  anyCard,
  anyNumberOf,
  archive,
  archivedFaceup,
  atRandom,
  beneath,
  bottomOfDiscard,
  choose,
  chooseOne,
  constant,
  creature,
  destroy,
  destroyed,
  differentEachTime,
  discard,
  discardAtRandomDownTo,
  draw,
  each,
  eachPlayer,
  enemy,
  exists,
  fight,
  friendly,
  gain,
  gainsAbility,
  goesUnderDeckAfterPlay,
  graft,
  ifElse,
  inArchives,
  inHand,
  inPurged,
  lasting,
  mayInsteadOf,
  named,
  notYetTaken,
  omni,
  purge,
  putIntoArchives,
  reap,
  returnsAfterPlay,
  returnToHand,
  reveal,
  see,
  self,
  shuffleIntoDeck,
  silences,
  table,
  topOfDeck,
  whileIn,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';

describe('what is silenced, and what comes back', () => {
  it('Modifier silenced: no ability of that timing of such a card, printed or gained', () => {
    const martyr = being('martyr', {}, destroyed(gain(2)));
    const blessing = thing('blessing', constant(gainsAbility(friendly(creature), destroyed(gain(5)))));
    const silence = being('silence', {}, constant(silences('destroyed', creature)));
    const all = spell('all-die', destroy(each(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [all], artifacts: [blessing], line: [martyr, silence] },
      foe: { line: [martyr] },
    });
    t.me.play(all);
    t.expect({ me: { aember: 0, line: [], artifacts: [blessing] }, foe: { aember: 0, line: [] } });
    const u = table({ me: { house: 'brobnar', hand: [all], line: [martyr] }, foe: { line: [martyr] } });
    u.me.play(all).order(`${martyr}#1`);
    u.expect({ me: { aember: 2, line: [] }, foe: { aember: 2, line: [] } });
  });

  it('Modifier silenced: abilities of other timings stay, and so do those of other cards', () => {
    const brawler = being('brawler', { power: 5 }, fight(gain(1)), reap(gain(2)));
    const lesson = thing('lesson', constant(gainsAbility(friendly(creature), fight(gain(5)))));
    const song = thing('song', constant(silences('fight', named(brawler))));
    const t = table({
      me: { house: 'brobnar', artifacts: [lesson, song], line: [brawler, brawler, 'five'] },
      foe: { line: ['one', 'two'] },
    });
    t.me.fight(`${brawler}#1`, 'one');
    t.me.fight('five', 'two');
    t.me.reap(`${brawler}#2`);
    t.expect({
      me: {
        aember: 8,
        artifacts: [lesson, song],
        line: [
          { id: brawler, damage: 1, exhausted: true },
          { id: brawler, exhausted: true },
          { id: 'five', damage: 2, exhausted: true },
        ],
      },
      foe: {},
    });
  });

  it('Modifier after-play: the next action comes back to the hand, and no other one', () => {
    const vow = being('vow', {}, reap(lasting('turn', constant(returnsAfterPlay(action)), 1)));
    const [one, other] = [spell('first', draw(1)), spell('second', gain(1))];
    const t = table({ me: { house: 'brobnar', hand: [one, other, 'blank'], line: [vow], deck: ['two'] }, foe: {} });
    t.me.reap(vow).play(one).play(other);
    t.expect({
      me: { aember: 2, hand: [one, 'blank', 'two'], discard: [other], line: [{ id: vow, exhausted: true }] },
    });
  });

  it('Modifier after-play: the action that came back goes to the discard pile when it is played again', () => {
    const vow = being('vow-of-three', {}, reap(lasting('turn', constant(returnsAfterPlay(action)), 1)));
    const t = table({ me: { house: 'brobnar', hand: ['blank', 'curse'], line: [vow] }, foe: {} });
    t.me.reap(vow).play('blank').play('blank');
    t.expect({ me: { aember: 1, hand: ['curse'], discard: ['blank'], line: [{ id: vow, exhausted: true }] } });
  });

  it('Modifier after-play: an action goes to the bottom of the deck', () => {
    const vow = being('vow-below', {}, constant(goesUnderDeckAfterPlay(action)));
    const t = table({ me: { house: 'brobnar', hand: ['blank'], line: [vow], deck: ['two'] }, foe: {} });
    t.me.play('blank');
    t.expect({ me: { hand: [], discard: [], deck: ['two', 'blank'], line: [vow] } });
  });

  it('Modifier after-play: two effects mean the same next action', () => {
    const vow = being('vow-of-four', {}, reap(lasting('turn', constant(returnsAfterPlay(action)), 1)));
    const other = spell('another-one', gain(1));
    const t = table({ me: { house: 'brobnar', hand: ['blank', other, 'curse'], line: [vow, vow] }, foe: {} });
    t.me.reap(`${vow}#1`).reap(`${vow}#2`).play('blank').play(other);
    t.expect({
      me: {
        aember: 3,
        hand: ['blank', 'curse'],
        discard: [other],
        line: [
          { id: vow, exhausted: true },
          { id: vow, exhausted: true },
        ],
      },
    });
  });

  it('Modifier after-play: an action that goes elsewhere by itself has used it up', () => {
    const vow = being('vow-of-two', {}, reap(lasting('turn', constant(returnsAfterPlay(action)), 1)));
    const gone = spell('gone', purge(self));
    const t = table({ me: { house: 'brobnar', hand: [gone, 'blank'], line: [vow] }, foe: {} });
    t.me.reap(vow).play(gone).play('blank');
    t.expect({
      me: { aember: 1, hand: [], purged: [gone], discard: ['blank'], line: [{ id: vow, exhausted: true }] },
    });
  });
});

describe('archives', () => {
  const keeper = being(
    'keeper',
    { house: 'logos' },
    constant(archivedFaceup),
    whileIn('archives', mayInsteadOf({ event: 'takeArchives', who: 'you' }, returnToHand(anyNumberOf(inArchives({}))))),
  );
  const store = spell('store', archive(a({ ...creature, owner: 'you' })));
  const lay = spell('lay', putIntoArchives(a(creature)));
  const shelve = spell('shelve', archive(a(inHand({}))));
  const houses = ['brobnar', 'logos'] as const;
  const next = (t: Table): void => {
    t.me.end();
    t.foe.end();
    t.me.house('brobnar');
  };

  it('Modifier archived-faceup: its text works in archives, as long as it lies faceup there', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses,
        hand: [store, shelve, 'two', 'three'],
        line: [keeper],
        deck: ['one', 'four', 'five', 'six', 'seven'],
      },
      foe: { houses: ['brobnar'], deck: ['five'] },
    });
    t.me.play(store).play(shelve).choose('two');
    // It lies faceup, so that the opponent sees it among the others.
    expect(
      see(t.state, 1)
        .players[0]?.archives.map((card) => (card.known ? card.name : null))
        .sort(),
    ).toEqual([keeper, null].sort());
    next(t);
    t.me.yes().order(keeper).choose('two').done();
    t.expect({ me: { archives: [keeper], hand: ['three', 'one', 'four', 'five', 'six', 'seven', 'two'], line: [] } });
    // It stays faceup, and known, though another card went.
    expect(see(t.state, 1).players[0]?.archives.map((card) => card.known)).toEqual([true]);
  });

  it('Modifier archived-faceup: put into archives it lies facedown, and does nothing although all saw it go', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses,
        hand: [lay, 'two'],
        line: [keeper],
        deck: ['one', 'three', 'four', 'five', 'six'],
      },
      foe: { houses: ['brobnar'], deck: ['five'] },
    });
    t.me.play(lay);
    next(t);
    t.me.yes();
    t.expect({ me: { archives: [], hand: ['two', 'one', 'three', 'four', 'five', 'six', keeper].sort(), line: [] } });
  });

  it('Modifier archived-faceup: not where an opponent archives it', () => {
    const theirs = being('theirs', {}, reap(archive(a(enemy(creature)))));
    const t = table({
      me: { houses: ['logos'], line: [keeper], hand: ['one', 'two', 'three', 'four', 'five', 'six'] },
      foe: { house: 'brobnar', line: [theirs] },
      active: 1,
    });
    t.foe.reap(theirs).end();
    t.me.yes();
    t.expect({
      me: { archives: [], hand: ['one', 'two', 'three', 'four', 'five', 'six', keeper], line: [] },
      foe: { line: [theirs], aember: 1 },
    });
  });
});

describe('the ends of piles, and what is purged', () => {
  it('Cards: the bottom of a discard pile', () => {
    const sift = spell('sift', shuffleIntoDeck(bottomOfDiscard(2)));
    const t = table({ me: { house: 'brobnar', hand: [sift], discard: ['one', 'two', 'three'] } });
    t.me.play(sift);
    t.expect({ me: { discard: [sift, 'one'] } });
    expect(t.state.players[0]?.deck.map((id) => t.state.cards[id]?.ref.name).sort()).toEqual(['three', 'two']);
  });

  it('Filter: purged, of either player', () => {
    const recall = spell('recall', shuffleIntoDeck(a(inPurged(creature, 'each'))));
    const t = table({
      me: { house: 'brobnar', hand: [recall], purged: ['one', 'rock'] },
      foe: { purged: ['two'] },
    });
    t.me.play(recall);
    expect(t.options()).toEqual(['one', 'two']);
    t.me.choose('two');
    t.expect({ me: { purged: ['one', 'rock'], discard: [recall] }, foe: { purged: [], deck: ['two'] } });
  });
});

describe('until enough is done, and beneath a card', () => {
  const purge6 = spell('throw-out', eachPlayer(discardAtRandomDownTo(2)));

  it('Verb discardAtRandomDownTo: so many are left, and nothing where there are no more', () => {
    const t = table({
      me: { house: 'brobnar', hand: [purge6, 'one', 'two', 'three', 'four'] },
      foe: { hand: ['five', 'six'] },
    });
    t.me.play(purge6);
    expect(t.state.players.map(({ hand, discard }) => [hand.length, discard.length])).toEqual([
      [2, 3],
      [2, 0],
    ]);
  });

  it('Filter: beneath a card, and beneath no other', () => {
    const urn = thing('urn', omni(discard(each(beneath(self)))), omni(graft(topOfDeck())));
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: [
          { id: urn, under: ['one', 'two'] },
          { id: urn, under: ['three'] },
        ],
      },
    });
    t.me.omni(`${urn}#1`);
    t.me.order(urn);
    expect(t.state.players[0]?.discard.map((id) => t.state.cards[id]?.ref.name).sort()).toEqual(['one', 'two']);
  });
});

describe('one card by chance after the other', () => {
  const more = differentEachTime(atRandom(inHand(anyCard, 'opponent')));
  const raid = spell(
    'raid',
    choose(more, (card) => [
      reveal(card),
      ifElse(
        exists(notYetTaken(more)),
        chooseOne({ label: 'More', then: again }, { label: 'Discard', then: discard(card) }),
        discard(card),
      ),
    ]),
  );
  const hand = ['one', 'two', 'three'];

  it('Filter: not yet taken, as long as there is another one', () => {
    const t = table({ me: { house: 'brobnar', hand: [raid] }, foe: { hand } });
    t.me.play(raid).choose('More').choose('More');
    expect(t.state.players[1]?.hand).toHaveLength(2);
    expect(t.events.filter((e) => e.type === 'reveal')).toHaveLength(3);
  });

  it('ends with the last one that was taken', () => {
    const t = table({ me: { house: 'brobnar', hand: [raid] }, foe: { hand } });
    t.me.play(raid).choose('More').choose('Discard');
    const shown = t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.id] : []));
    expect(shown).toHaveLength(2);
    expect(t.state.players[1]?.discard).toEqual(shown.slice(1));
  });

  it('takes nothing out of an empty hand', () => {
    const t = table({ me: { house: 'brobnar', hand: [raid] }, foe: {} });
    t.me.play(raid);
    t.expect({ me: { discard: [raid] } });
  });
});
