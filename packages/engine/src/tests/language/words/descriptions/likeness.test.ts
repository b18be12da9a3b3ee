// Values that a card takes from another one, or that are switched; houses it has besides its own.
import { describe, expect, it } from 'vitest';
import type { InPlayView, Table } from '../../../../index.ts';
import {
  a,
  addPowerCounters,
  alsoBelongsTo,
  another,
  choose,
  constant,
  count,
  countsAsHavingArmor,
  countsAsHavingPower,
  creature,
  dealDamage,
  destroy,
  each,
  forRemainderOfTurn,
  friendly,
  gain,
  getsPower,
  lasting,
  neighborOf,
  ofHouse,
  play,
  powersAmong,
  purge,
  see,
  self,
  sharingNoHouseWithNeighbor,
  switchesPowerAndArmor,
  table,
  takesAfter,
  thisCreature,
  withNeighbor,
} from '../../../../index.ts';
import { being, spell, thing } from '../../../../testing/cards.ts';

/** The first creature of the player whose turn it is. */
function first({ state }: Table): InPlayView {
  const [view] = see(state, 0).players[0]?.line ?? [];
  if (view === undefined) throw new Error('There is no creature');
  return view;
}

describe('what a card takes from another one', () => {
  const clone = being(
    'clone',
    { power: 2, traits: ['robot'] },
    play(
      choose(a(another(creature)), (it) => [
        purge(it),
        lasting('source-leaves', constant(takesAfter(thisCreature, it))),
      ]),
    ),
  );

  it('Modifier values-of: printed power in place of its own, and armor, keywords and traits besides', () => {
    const model = being('model', { power: 6, armor: 2, traits: ['knight'], keywords: ['taunt', { assault: 2 }] });
    const t = table({
      me: { house: 'brobnar', hand: [clone], line: [] },
      foe: { line: [{ id: model, power: 3 }, 'nine'] },
    });
    t.me.play(clone).choose(model);
    const view = first(t);
    expect(view).toMatchObject({ power: 6, armor: 2, keywords: { taunt: 1, assault: 2 } });
    expect([...view.traits].sort()).toEqual(['knight', 'robot']);
  });

  it('Modifier values-of: what is added to it counts as ever, and without another creature it stays as it is', () => {
    const banner = thing('banner-of-two', constant(getsPower(friendly(creature), 2)));
    const t = table({
      me: { house: 'brobnar', hand: [clone], artifacts: [banner] },
      foe: { line: ['four'] },
    });
    t.me.play(clone).choose('four');
    expect(first(t)).toMatchObject({ power: 6 });
    const u = table({ me: { house: 'brobnar', hand: [clone] }, foe: {} });
    u.me.play(clone);
    expect(first(u)).toMatchObject({ power: 2 });
  });

  it('Modifier set-power, whatever: neither counters nor what is added change it', () => {
    const star = spell(
      'star',
      forRemainderOfTurn(constant(countsAsHavingPower(creature, 1), countsAsHavingArmor(creature, 0))),
    );
    const grow = spell('grow', addPowerCounters(3, each(creature)));
    const banner = thing('banner-of-one', constant(getsPower(friendly(creature), 1)));
    const hit = spell('hit-one', dealDamage(1, a(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [star, grow, hit], artifacts: [banner], line: ['knight'] },
      foe: { line: ['nine'] },
    });
    t.me.play(star).play(grow);
    expect(first(t)).toMatchObject({ power: 1, armor: 0 });
    t.me.play(hit).choose('knight');
    t.expect({ me: { line: [], artifacts: [banner] }, foe: { line: [{ id: 'nine', power: 3 }] } });
  });
});

describe('values', () => {
  it('Modifier switch-values: with what others give, but before counters, and twice is not at all', () => {
    const turn = spell('turn-about', forRemainderOfTurn(constant(switchesPowerAndArmor(creature))));
    const banner = thing('banner-of-three', constant(getsPower(friendly(creature), 3)));
    const t = table({
      me: { house: 'brobnar', hand: [turn, turn], artifacts: [banner], line: [{ id: 'shield', power: 1 }] },
      foe: {},
    });
    t.me.play(turn);
    expect(first(t)).toMatchObject({ power: 2 + 1, armor: 4 + 3 });
    t.me.play(turn);
    expect(first(t)).toMatchObject({ power: 4 + 1 + 3, armor: 2 });
  });

  it('Modifier switch-values: without armor it has 0 power, and is destroyed', () => {
    const turn = spell('turn-over', forRemainderOfTurn(constant(switchesPowerAndArmor(creature))));
    const t = table({ me: { house: 'brobnar', hand: [turn], line: ['shield', 'four'] }, foe: {} });
    t.me.play(turn);
    t.expect({ me: { line: ['shield'], discard: [turn, 'four'] } });
  });

  it('Modifier house besides: of each of its houses, and of the other one', () => {
    const agent = being('agent', {}, constant(alsoBelongsTo(neighborOf(self), 'dis')));
    const tally = spell(
      'tally-houses',
      gain(count(each(ofHouse('dis', creature)))),
      gain(count(each(ofHouse('logos', creature)))),
    );
    const t = table({ me: { house: 'brobnar', hand: [tally], line: ['scholar', agent] }, foe: {} });
    t.me.play(tally);
    t.expect({ me: { aember: 2, line: ['scholar', agent] } });
  });

  it('Num: powersAmong, each value once', () => {
    const tally = spell('tally-powers', gain(powersAmong(each(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [tally], line: ['two', 'imp', 'three'] },
      foe: { line: ['three'] },
    });
    t.me.play(tally);
    t.expect({ me: { aember: 2, line: ['two', 'imp', 'three'] }, foe: { line: ['three'] } });
  });

  it('Filter: sharesHouseWithNeighbor, not at all', () => {
    const cull = spell('cull-strangers', destroy(each(sharingNoHouseWithNeighbor(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [cull], line: ['two', 'three', 'imp', 'four'] },
      foe: { line: ['one'] },
    });
    t.me.play(cull);
    t.expect({ me: { line: ['two', 'three'] }, foe: { line: [] } });
  });

  it('Filter: neighborPower, more than its own or less', () => {
    const line = ['one', 'three', 'three', 'two'];
    const low = spell('cull-low', destroy(each(withNeighbor('more-powerful', creature))));
    const high = spell('cull-high', destroy(each(withNeighbor('less-powerful', creature))));
    const t = table({ me: { house: 'brobnar', hand: [low, high], line }, foe: { line: ['four', 'one'] } });
    t.me.play(low);
    t.expect({ me: { line: ['three', 'three'] }, foe: { line: ['four'] } });
    const u = table({ me: { house: 'brobnar', hand: [low, high], line }, foe: { line: ['four', 'one'] } });
    u.me.play(high);
    u.expect({ me: { line: ['one', 'two'] }, foe: { line: ['one'] } });
  });
});
