// Only the so manieth time in a turn.
import { describe, expect, it } from 'vitest';
import {
  a,
  action,
  anyCard,
  creature,
  destroy,
  discard,
  draw,
  each,
  eachTime,
  enemy,
  friendly,
  gain,
  inHand,
  isDealtDamage,
  isDestroyed,
  nth,
  ofHouse,
  only,
  playCard,
  reap,
  reaps,
  reapWith,
  self,
  table,
  thatPlayer,
  topOfDeck,
  withTrait,
  youPlay,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';

const played = { event: 'played', who: 'each' } as const;

describe('nth', () => {
  it('Pattern nth: it counts from when it began, whatever came of it before', () => {
    const bell = thing('second-bell', eachTime(nth(2, played), gain(5, thatPlayer)));
    const chain = spell('chain', playCard(topOfDeck()));
    for (const first of [chain, bell]) {
      const t = table({
        me: { house: 'brobnar', artifacts: [bell], hand: ['blank', chain], deck: ['curse'] },
        foe: {},
      });
      t.me.play('blank').play(chain).order(first);
      t.expect({ me: { aember: 5, artifacts: [bell], hand: [], deck: [] }, foe: { aember: 0 } });
    }
  });

  it('counts for each player apart, and cards of that type alone', () => {
    const bell = thing('creature-bell', eachTime(nth(2, youPlay(creature)), gain(5)));
    const other = thing('other-bell', eachTime(nth(1, youPlay(action)), draw(1)));
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: [bell, other],
        hand: ['one', 'blank', 'two', 'three'],
        deck: ['curse', 'blank'],
      },
      foe: { artifacts: [bell] },
    });
    t.me.play('one').play('blank');
    t.expect({ me: { aember: 0, hand: ['two', 'three', 'curse'], line: [{ id: 'one', exhausted: true }] } });
    t.me.play('two').play('three');
    t.expect({
      me: { aember: 5, hand: ['curse'], line: ['one', 'two', 'three'].map((id) => ({ id, exhausted: true })) },
      foe: { aember: 0 },
    });
  });

  it('the first to reap is the one whose reap lets another one reap', () => {
    const leader = being('reap-leader', {}, reap(reapWith(each(friendly({ ...creature, isNot: self, ready: true })))));
    const hurts = thing('first-bell', eachTime(nth(1, reaps(creature)), gain(5)));
    const t = table({ me: { house: 'brobnar', artifacts: [hurts], line: [leader, 'one'] }, foe: {} });
    t.me.reap(leader).order(leader);
    t.expect({
      me: {
        aember: 7,
        line: [
          { id: leader, exhausted: true },
          { id: 'one', exhausted: true },
        ],
      },
    });
  });

  it('counts cards of one trait that are destroyed, on both sides together, and the first of several at once', () => {
    const giant = being('a-giant', { traits: ['giant'] });
    const bell = thing('giants-bell', eachTime(nth(1, isDestroyed(withTrait('giant', creature))), gain(5)));
    const storm = spell('storm', destroy(each(withTrait('giant', creature))));
    const strike = spell('strike', destroy(a(creature)));
    const t = table({
      me: { house: 'brobnar', artifacts: [bell], hand: [strike, storm, strike], line: ['one', giant] },
      foe: { line: [giant, giant] },
    });
    t.me.play(strike).choose('one');
    t.expect({ me: { aember: 0, artifacts: [bell], line: [giant] }, foe: { line: [giant, giant] } });
    t.me.play(storm);
    t.expect({ me: { aember: 5, artifacts: [bell], line: [] }, foe: { line: [] } });
  });

  it('counts cards of one house that a player discards, from wherever, and the first of several at once', () => {
    const bell = thing(
      'imps-bell',
      eachTime(nth(1, { event: 'discard', who: 'you', card: ofHouse('dis', anyCard) }), gain(5)),
    );
    const mill = spell('mill', discard(topOfDeck(2)));
    const t = table({
      me: { house: 'brobnar', artifacts: [bell], hand: ['one', mill, mill], deck: ['imp', 'imp', 'imp', 'imp'] },
      foe: {},
    });
    t.me.discard('one');
    t.expect({ me: { aember: 0, artifacts: [bell] } });
    t.me.play(mill);
    t.expect({ me: { aember: 5, artifacts: [bell] } });
    t.me.play(mill);
    t.expect({ me: { aember: 5, artifacts: [bell] } });
  });

  it('refuses what nobody counts', () => {
    expect(() => nth(1, isDealtDamage(creature))).toThrow('Nobody counts how often "damage" happens in a turn');
    expect(() => nth(1, isDestroyed(enemy(creature)))).toThrow('counted on both sides together');
    expect(() => nth(1, isDestroyed(withTrait({ var: 'trait' }, creature)))).toThrow('not by "trait"');
    expect(() => nth(1, youPlay(ofHouse('active', anyCard)))).toThrow('not by "house"');
    expect(() => nth(1, reaps(only(each(inHand(creature)))))).toThrow('not by "is"');
  });
});
