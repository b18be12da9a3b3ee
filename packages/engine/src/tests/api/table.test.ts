// The language of tests is tested too: what does not hold must fail, and say what is there.
import { describe, expect, it } from 'vitest';
import { a, creature, destroy, gain, may, table } from '../../index.ts';
import { spell } from '../../testing/cards.ts';

const t = () =>
  table({
    me: {
      house: 'brobnar',
      line: ['five'],
      hand: ['one', 'two'],
      artifacts: ['rock'],
      deck: ['three'],
      discard: ['four'],
      archives: ['six'],
      purged: ['seven'],
      aember: 2,
      keys: 1,
      chains: 3,
    },
    foe: { line: ['imp'] },
  });
const foe = { line: ['imp'] };

describe('expectations fail when they should', () => {
  it.each([
    [{ line: ['four'] }, /me's battleline/],
    [{ line: [{ id: 'five', damage: 1 }] }, /damage: 1/],
    [{ line: [{ id: 'five', exhausted: true }] }, /exhausted: true/],
    [{ line: [{ id: 'five', upgrades: ['hat'] }] }, /hat/],
    [{ line: ['five', 'five'] }, /me's battleline/],
    [{ line: ['five'], hand: ['one'] }, /me's hand/],
    [{ line: ['five'], artifacts: [] }, /me's artifacts/],
    [{ line: ['five'], deck: [] }, /me's deck/],
    [{ line: ['five'], discard: [] }, /me's discard pile/],
    [{ line: ['five'], archives: [] }, /me's archives/],
    [{ line: ['five'], purged: [] }, /me's purged cards/],
    [{ line: ['five'], aember: 3 }, /me's æmber\n {2}expected 3\n {2}but got {2}2/],
    [{ line: ['five'], keys: 2 }, /me's keys/],
    [{ line: ['five'], chains: 2 }, /me's chains/],
  ])('%j', (me, message) => expect(() => t().expect({ me, foe })).toThrow(message));

  it('a battleline that is not named', () => {
    expect(() => t().expect({ me: { line: ['five'] } })).toThrow(/says nothing of foe's battleline: imp/);
    expect(() => t().expect({ foe })).toThrow(/says nothing of me's battleline: five/);
  });
  it('house, active player, winner', () => {
    const me = { line: ['five'] };
    expect(() => t().expect({ me, foe, house: 'dis' })).toThrow(/active house/);
    expect(() => t().expect({ me, foe, active: 'foe' })).toThrow(/active player/);
    expect(() => t().expect({ me, foe, winner: 'me' })).toThrow(/winner/);
  });
  it('a question that is left', () => {
    const x = table({ me: { house: 'brobnar', hand: [spell('x', may(gain(1)))] } });
    x.me.play('x');
    expect(() => x.expect({ me: { aember: 0 } })).toThrow(/left pending. Pending: may of me, options: yes, no/);
  });
  it('what holds passes', () =>
    t().expect({
      me: {
        line: ['five'],
        hand: ['two', 'one'],
        artifacts: ['rock'],
        deck: ['three'],
        discard: ['four'],
        archives: ['six'],
        purged: ['seven'],
        aember: 2,
        keys: 1,
        chains: 3,
      },
      foe,
      house: 'brobnar',
      active: 'me',
    }));
});

describe('actors say what is wrong', () => {
  it('a card that is not there', () => {
    expect(() => t().me.play('nine')).toThrow(/me has no nine to play/);
    expect(() => t().me.reap('one')).toThrow(/me has no one to reap/);
  });
  it('a move that is illegal, with its reason', () =>
    expect(() => t().foe.reap('imp')).toThrow(/foe cannot reap imp \(not-your-turn\)/));
  it('an option that is not there', () => {
    const x = table({ me: { house: 'brobnar', hand: [spell('x', destroy(a(creature)))], line: ['one', 'two'] } });
    x.me.play('x');
    expect(() => x.me.choose('three')).toThrow(
      /There is no "three" to choose. Pending: cards of me, options: one, two/,
    );
    expect(() => x.foe.choose('one')).toThrow(/not for foe to choose one/);
  });
  it('"cannot" fails where the move is legal, or illegal by another rule', () => {
    expect(() => t().me.cannot('reap', 'five')).toThrow(/me can reap five/);
    expect(() => t().me.cannot('action', 'five', 'exhausted')).toThrow(/by "no-such-ability", not by "exhausted"/);
  });
  it('a creature with deploy is played between two others', () => {
    const x = () =>
      table({ me: { house: 'brobnar', line: ['one', 'two', 'three'], hand: ['scout'] }, foe: { line: ['imp'] } });
    const played = x();
    played.me.play('scout', { between: ['two', 'three'] });
    const line = ['one', 'two', { id: 'scout', exhausted: true }, 'three'];
    played.expect({ me: { line }, foe });
    expect(() => x().me.play('scout', { between: ['one', 'three'] })).toThrow(/Nowhere one stands left of three/);
    expect(() => x().me.play('scout', { between: ['two', 'one'] })).toThrow(/Nowhere two stands left of one/);
  });
  it('a gap that two battlelines have is no answer', () => {
    const x = table({ me: { house: 'brobnar', line: ['one', 'two'], hand: ['scout'] }, foe: { line: ['one', 'two'] } });
    expect(() => x.me.play('scout', { between: ['one', 'two'] })).toThrow(/In several places/);
  });
  it('the second of two cards of a name', () => {
    const x = table({ me: { house: 'brobnar', line: ['one', 'one'] } });
    x.me.reap('one#2');
    x.expect({ me: { line: ['one', { id: 'one', exhausted: true }] } });
    expect(() => x.me.reap('one#3')).toThrow(/me has no one#3/);
  });
});
