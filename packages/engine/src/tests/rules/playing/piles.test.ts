// Cards that are played from elsewhere than the hand: because an effect permits it, or because one plays them.
import { describe, expect, it } from 'vitest';
import type { Cards, Filter, SeatPosition } from '../../../index.ts';
import {
  a,
  action,
  clone,
  conform,
  constant,
  creature,
  draw,
  gain,
  imagine,
  inArchives,
  inDiscard,
  lasting,
  legal,
  mayPlayFrom,
  mayPlayFromEachTurn,
  play,
  playCard,
  playerCannot,
  see,
  table,
  whyNot,
} from '../../../index.ts';
import { being, copies, gear, spell, thing } from '../../../testing/cards.ts';

const me: SeatPosition = { house: 'brobnar', houses: ['brobnar', 'dis'], deck: copies(9, 'one') };
const foe: SeatPosition = { houses: ['dis', 'logos'], deck: copies(9, 'imp') };
const played = (t: ReturnType<typeof table>) =>
  t.state.deeds.filter((d) => d.did === 'play').map(({ card, from }) => [card?.name, from]);

const graveyard = thing('graveyard', constant(mayPlayFrom('discard', { ...creature, house: 'active' })));
const cellar = thing('cellar', constant(mayPlayFromEachTurn(1, 'archives', {})));
const beyond = spell('beyond', lasting('turn', constant(mayPlayFrom('purged', creature)), 1));

describe('a permission to play from a pile [rule play-from-elsewhere]', () => {
  it('makes its cards moves, as if they were in hand, and no others', () => {
    const t = table({
      me: { ...me, artifacts: [graveyard], discard: ['three', 'imp', 'blank', 'three'], hand: ['five'] },
      foe: { ...foe, discard: ['four'] },
    });
    expect(
      legal(t.state).map((o) => (o.pick === 'move' && 'card' in o.move ? [o.move.do, o.move.card.name] : [])),
    ).toEqual([['play', 'five'], ['discard', 'five'], ['play', 'three'], ['play', 'three'], []]);
    expect(legal(t.state)[2]).toMatchObject({ move: { from: 'discard' } });
    t.me.play('three').play('three', 'right').play('five', 'right');
    expect(played(t)).toEqual([
      ['three', 'discard'],
      ['three', 'discard'],
      ['five', 'hand'],
    ]);
    t.expect({
      me: {
        line: [
          { id: 'three', exhausted: true },
          { id: 'three', exhausted: true },
          { id: 'five', exhausted: true },
        ],
        discard: ['imp', 'blank'],
      },
    });
  });

  it('gives bonus icons and Play: abilities', () => {
    const giver = being('giver', { bonus: 1 }, play(gain(1)));
    const t = table({ me: { ...me, artifacts: [graveyard], discard: [giver] }, foe });
    t.me.play(giver);
    t.expect({ me: { aember: 2, discard: [], line: [{ id: giver, exhausted: true }] } });
  });

  it('says why not where it is for that zone, and that nothing is there where it is not', () => {
    const ban = thing('ban', constant(playerCannot('opponent', 'play', creature)));
    const t = table({
      me: { ...me, artifacts: [graveyard], discard: ['three', 'imp'], archives: ['four'] },
      foe: { ...foe, artifacts: [ban] },
    });
    t.me.cannot('play', 'three', 'forbidden').cannot('play', 'four', 'not-here');
    const free = table({ me: { ...me, artifacts: [graveyard], discard: ['three', 'imp'] }, foe });
    free.me.cannot('play', 'imp', 'not-here');
  });

  it('is for that player and that pile only, and does not let its cards be discarded', () => {
    const t = table({ me: { ...me, artifacts: [graveyard], discard: ['three'] }, foe: { ...foe, discard: ['imp'] } });
    const [mine, theirs] = t.state.players.map((p) => t.state.cards[p.discard[0] ?? 0]?.ref);
    if (mine === undefined || theirs === undefined) throw new Error('There is no card');
    expect([whyNot(t.state, mine, 'play'), whyNot(t.state, mine, 'discard')]).toEqual([null, { rule: 'not-here' }]);
    expect(whyNot(t.state, theirs, 'play')).toEqual({ rule: 'not-here' });
    t.me.end();
    t.foe.house('dis');
    expect(whyNot(t.state, theirs, 'play')).toEqual({ rule: 'not-here' });
  });

  it('counted by turn, or for one card', () => {
    const t = table({ me: { ...me, artifacts: [cellar], archives: ['imp', 'three'] }, foe });
    t.me.play('imp').cannot('play', 'three', 'not-here');
    t.expect({ me: { line: [{ id: 'imp', exhausted: true }], archives: ['three'] } });
    const once = table({ me: { ...me, hand: [beyond], purged: ['four', 'five'] }, foe });
    once.me.play(beyond).play('five').cannot('play', 'four', 'not-here');
    once.expect({ me: { line: [{ id: 'five', exhausted: true }], purged: ['four'] } });
  });

  it('beats the first-turn rule, and does not count for it', () => {
    const t = table({ me: { ...me, artifacts: [cellar], hand: ['three', 'four'], archives: ['five'] }, foe, turn: 1 });
    t.me.play('five').play('three', 'right').cannot('play', 'four', 'first-turn');
    t.expect({
      me: {
        line: [
          { id: 'five', exhausted: true },
          { id: 'three', exhausted: true },
        ],
      },
    });
  });

  it('alpha and the rule of six hold there too', () => {
    const first = being('firstling', { keywords: ['alpha'] });
    const t = table({ me: { ...me, artifacts: [graveyard], hand: ['three'], discard: [first] }, foe });
    t.me.play('three').cannot('play', first, 'alpha');
    t.expect({ me: { line: [{ id: 'three', exhausted: true }], discard: [first] } });
  });

  it('of archives that another player must get back: such a card is not offered', () => {
    const t = table({
      me: {
        ...me,
        artifacts: [cellar],
        hand: [
          spell('abduct', { kind: 'archive', what: { all: { side: 'enemy', type: 'creature' } }, whose: 'yours' }),
        ],
      },
      foe: { ...foe, line: ['four'] },
    });
    t.me.play('abduct');
    expect(t.options()).toEqual(['end']);
    t.me.cannot('play', 'four', 'not-here');
    t.expect({ me: { archives: ['four'] }, foe: { line: [] } });
  });

  it('tells the opponent nothing of archives before they are played', () => {
    const t = table({ me: { ...me, artifacts: [cellar], archives: ['imp', 'three'], hand: ['four'] }, foe });
    for (let option = 0; option < legal(t.state).length; option++) conform(clone(t.state), option, 5);
    for (let seed = 0; seed < 8; seed++) expect(see(imagine(t.state, 1, seed), 1)).toEqual(see(t.state, 1));
    t.me.play('three');
    expect(see(t.state, 1).players[0]?.archives.map((card) => card.known)).toEqual([false]);
    t.expect({ me: { line: [{ id: 'three', exhausted: true }] } });
  });
});

describe('an effect that plays a card from elsewhere [rule play-from-elsewhere]', () => {
  const from = (zone: 'discard' | 'archives' | 'purged', more: Filter = {}) => ({ ...more, zone, of: 'you' as const });

  it.each(['discard', 'archives', 'purged'] as const)('from %s, of any house, with all that is on it', (zone) => {
    const gift = spell(`gift-${zone}`, gain(1), draw(1));
    const fetch = spell(`fetch-${zone}`, playCard(a(from(zone))));
    const t = table({ me: { ...me, hand: [fetch], [zone]: [{ id: gift, house: 'dis' }] }, foe });
    t.me.play(fetch).choose(gift);
    expect(played(t)).toEqual([
      [fetch, 'hand'],
      [gift, zone],
    ]);
    t.expect({ me: { aember: 1, hand: ['one'], discard: [fetch, gift], archives: [], purged: [] } });
  });

  it('from under a card', () => {
    const under: Cards = { under: { ref: 'self' } };
    const pot = thing('pot', { on: 'action', do: playCard(under) });
    const t = table({ me: { ...me, artifacts: [{ id: pot, under: ['imp'] }] }, foe });
    t.me.action(pot);
    expect(played(t)).toEqual([['imp', 'under']]);
    t.expect({ me: { line: [{ id: 'imp', exhausted: true }], artifacts: [{ id: pot, exhausted: true }] } });
  });

  it('what forbids the play, alpha and a missing host leave the card where it is', () => {
    const first = being('first-again', { keywords: ['alpha'] });
    const cap = gear('cap');
    const raise = spell('raise', playCard(a(inDiscard({}))));
    const t = table({ me: { ...me, hand: [raise, raise], discard: [first, cap] }, foe });
    t.me.play(raise).choose(first);
    t.me.play(raise).choose(cap);
    t.expect({ me: { line: [], discard: [raise, raise, first, cap] } });
    const ban = thing('still', constant(playerCannot('opponent', 'play', action)));
    const stow = thing('stowed', { on: 'action', do: playCard(a(inArchives({}))) });
    const barred = table({
      me: { ...me, archives: ['blank'], artifacts: [stow] },
      foe: { ...foe, artifacts: [ban] },
    });
    barred.me.action(stow);
    barred.expect({ me: { archives: ['blank'], discard: [], artifacts: [{ id: stow, exhausted: true }] } });
  });

  it('as the second card of the first turn: an effect goes beyond the one card', () => {
    const raise = spell('raise-early', playCard(a(inDiscard({}))));
    const t = table({ me: { ...me, hand: [raise, 'four'], discard: ['imp'] }, foe, turn: 1 });
    t.me.play(raise).cannot('play', 'four', 'first-turn');
    t.expect({ me: { line: [{ id: 'imp', exhausted: true }], discard: [raise] } });
  });
});
