// Cards that an effect keeps in archives.
import { describe, expect, it } from 'vitest';
import {
  a,
  anyCard,
  archiveIntoYours,
  constant,
  creature,
  destroy,
  discard,
  each,
  enemy,
  friendly,
  holdsInArchives,
  inArchives,
  mayPlayFrom,
  named,
  ownedBy,
  purge,
  putIntoPlay,
  putUnder,
  returnToHand,
  table,
} from '../../../index.ts';
import { being, spell } from '../../../testing/cards.ts';

const warden = being('warden', { power: 5 }, constant(holdsInArchives(ownedBy('opponent', anyCard))));
const seize = spell('seize', archiveIntoYours(a(enemy(creature))));

describe('cards that cannot leave archives', () => {
  it('Modifier held-in-archives: neither picked up nor moved by effects, in those archives alone', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'logos'], hand: [seize], line: [warden], archives: ['one'] },
      foe: { line: ['three', 'four'], archives: ['two'], houses: ['brobnar', 'dis', 'logos'] },
    });
    t.me.play(seize).choose('three').end();
    t.foe.house('brobnar').yes();
    t.expect({ me: { line: ['warden'] }, foe: { hand: ['two'], line: ['four'] } });
    t.foe.end();
    t.me.house('brobnar').yes();
    t.expect({ me: { archives: ['three'], line: ['warden'] }, foe: { line: ['four'] } });
    expect(t.state.players[0]?.hand.length).toBe(2);
  });

  it.each([
    ['discard', discard(each(inArchives(anyCard)))],
    ['purge', purge(each(inArchives(anyCard)))],
    ['return', returnToHand(each(inArchives(anyCard)))],
    ['put into play', putIntoPlay(each(inArchives(anyCard)))],
    ['put under a card', putUnder(each(inArchives(anyCard)), each(named('warden')))],
  ])('nothing comes of it: %s', (_what, node) => {
    const t = table({
      me: { house: 'brobnar', hand: [seize, spell('let-go', node)], line: [warden] },
      foe: { line: ['three'] },
    });
    t.me.play(seize).play('let-go');
    t.expect({ me: { archives: ['three'], line: ['warden'] }, foe: { line: [] } });
  });

  it('what may be played from archives is not played from there', () => {
    const key = being('key', {}, constant(mayPlayFrom('archives', creature)));
    const t = table({
      me: { house: 'brobnar', hand: [seize], line: [warden, key], archives: ['one'] },
      foe: { line: ['three'] },
    });
    t.me.play(seize);
    expect(() => t.me.play('three')).toThrow();
    t.expect({ me: { archives: ['one', 'three'], line: ['warden', 'key'] }, foe: { line: [] } });
  });

  it('when the keeper is gone they leave for their owner’s hand', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          seize,
          spell('end-it', destroy(each(friendly(creature)))),
          spell('toss', discard(each(inArchives(anyCard)))),
        ],
        line: [warden],
      },
      foe: { line: ['three'] },
    });
    t.me.play(seize).play('end-it').play('toss');
    t.expect({ me: { archives: [], line: [] }, foe: { hand: ['three'], line: [] } });
  });
});
