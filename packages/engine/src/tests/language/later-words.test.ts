// Words that came with Mass Mutation and Dark Tidings.
import { describe, expect, it } from 'vitest';
import type { InPlayView, Table } from '../../index.ts';
import {
  a,
  action,
  addCounters,
  addPowerCounters,
  aember,
  alsoBelongsTo,
  amountThisWay,
  another,
  anyNumberOf,
  archive,
  archivedFaceup,
  attach,
  besides,
  bottomOfDeck,
  cannot,
  cannotBeDealtDamageBy,
  choose,
  chooseOfEach,
  constant,
  count,
  countersOn,
  countsAsHavingArmor,
  countsAsHavingPower,
  creature,
  dealDamage,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachInRandomOrder,
  eachTime,
  enemy,
  eventAmount,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsPower,
  getsUpgrade,
  giveControl,
  halfOfGigantic,
  ifYouDo,
  inArchives,
  inDiscard,
  inHand,
  isEven,
  isOdd,
  it as it_,
  lasting,
  leftOf,
  lose,
  mayInsteadOf,
  negative,
  neighborOf,
  ofHouse,
  ofOtherTypeThan,
  onward,
  play,
  playAnywhere,
  powerOf,
  powersAmong,
  purge,
  putIntoArchives,
  putOnDeck,
  ready,
  reap,
  reaps,
  returnsAfterPlay,
  returnToHand,
  see,
  self,
  sharesFightDamage,
  sharingHouseWith,
  sharingNoHouseWithNeighbor,
  silencesDestroyed,
  switchesPowerAndArmor,
  table,
  takesAfter,
  takesExtraDamage,
  target,
  tauntReachesFurther,
  thisCreature,
  upgrade,
  when,
  whileIn,
  withPowerAtLeast,
} from '../../index.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';
import '../../testing/gigantic-cards.ts';

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

describe('fights', () => {
  it('Modifier cannot dealt-damage by: of those creatures alone, in a fight and by what they do', () => {
    const hero = being(
      'hero',
      { power: 3 },
      constant(cannotBeDealtDamageBy(thisCreature, withPowerAtLeast(5, creature))),
    );
    const bolt = spell('bolt', dealDamage(2, a(creature)));
    const spitter = being('spitter', { power: 6 }, reap(dealDamage(2, each(enemy(creature)))));
    const t = table({
      me: { house: 'brobnar', hand: [bolt], line: ['nine', spitter, 'four'] },
      foe: { line: [hero] },
    });
    t.me.fight('nine', hero).reap(spitter);
    t.expect({
      me: { aember: 1, line: [{ id: 'nine', damage: 3, exhausted: true }, { id: spitter, exhausted: true }, 'four'] },
      foe: { line: [hero] },
    });
    t.me.play(bolt).choose(hero);
    t.expect({
      me: { aember: 1, line: [{ id: 'nine', damage: 3, exhausted: true }, { id: spitter, exhausted: true }, 'four'] },
      foe: { line: [{ id: hero, damage: 2 }] },
    });
    t.me.fight('four', hero);
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'nine', damage: 3, exhausted: true },
          { id: spitter, exhausted: true },
          { id: 'four', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('Modifier taunt-reach: two places away, where it has taunt', () => {
    const far = being('far', { keywords: ['taunt'] }, constant(tauntReachesFurther(thisCreature)));
    const isAttacked = (line: readonly string[], target: string): boolean => {
      const t = table({ me: { house: 'brobnar', line: ['nine'] }, foe: { line } });
      try {
        t.me.fight('nine', target);
        return true;
      } catch {
        return false;
      }
    };
    const line = ['one', 'two', 'three', far, 'four', 'taunter', 'six', 'five'];
    expect(line.filter((target) => isAttacked(line, target))).toEqual(['one', far, 'taunter', 'five']);
    const near = being('near', {}, constant(tauntReachesFurther(thisCreature)));
    const calm = ['one', 'two', near];
    expect(calm.filter((target) => isAttacked(calm, target))).toEqual(calm);
  });

  it('Modifier shares-fight-damage: what was really dealt, past ward and armor, and never twice', () => {
    const sharer = being('sharer', { armor: 2 }, constant(sharesFightDamage(neighborOf(self), self)));
    const bolt = spell('bolt-of-two', dealDamage(2, a(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [bolt], line: ['four'] },
      foe: { line: ['knight', { id: sharer, warded: true }, sharer] },
    });
    // Four damage, of which the knight's armor takes two; the second sharer is dealt nothing, though its neighbor is.
    t.me.fight('four', 'knight').play(bolt).choose('knight');
    t.expect({
      me: { line: [] },
      foe: { line: [{ id: sharer, warded: true, damage: 2 }, sharer] },
    });
  });
});

describe('what is silenced, and what comes back', () => {
  it('Modifier silenced: no Destroyed: ability of such a card, printed or gained', () => {
    const martyr = being('martyr', {}, destroyed(gain(2)));
    const blessing = thing('blessing', constant(gainsAbility(friendly(creature), destroyed(gain(5)))));
    const silence = being('silence', {}, constant(silencesDestroyed(creature)));
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

describe('what is counted and described', () => {
  it('Cond: parity, and 0 is even', () => {
    const read = spell('read', when(isEven(aember('opponent')), gain(2)), when(isOdd(aember('opponent')), gain(1)));
    for (const [has, gained] of [
      [0, 2],
      [1, 1],
      [4, 2],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [read] }, foe: { aember: has } });
      t.me.play(read);
      t.expect({ me: { aember: gained }, foe: { aember: has } });
    }
  });

  it('Filter: half of a gigantic creature, wherever it lies', () => {
    const find = spell('find', gain(count(each(inHand(halfOfGigantic)))));
    const t = table({ me: { house: 'brobnar', hand: [find, 'colossus', 'colossus-2', 'two'] }, foe: {} });
    t.me.play(find);
    t.expect({ me: { aember: 2, hand: ['colossus', 'colossus-2', 'two'] } });
  });

  it('counters that are taken off count as what was done', () => {
    const plan = being(
      'plan',
      {},
      reap(addCounters('scheme', negative(countersOn(self, 'scheme')), self), lose(amountThisWay, 'opponent')),
    );
    const t = table({
      me: { house: 'brobnar', line: [{ id: plan, counters: { scheme: 3 } }] },
      foe: { aember: 5 },
    });
    t.me.reap(plan);
    t.expect({ me: { aember: 1, line: [{ id: plan, exhausted: true, counters: { scheme: 0 } }] }, foe: { aember: 2 } });
  });

  it('an upgrade comes onto a creature as it is played, and as it is moved there', () => {
    const lover = being('lover', {}, eachTime(getsUpgrade(thisCreature), gain(1)));
    const move = spell(
      'move',
      choose(a(upgrade), (it) => [attach(it, a(creature))]),
    );
    const [one, other] = [gear('bow'), gear('bell')];
    const t = table({ me: { house: 'brobnar', hand: [one, other, move], line: [lover, 'two'] }, foe: {} });
    t.me.play(one).choose(lover).play(other).choose('two');
    t.expect({
      me: {
        aember: 1,
        hand: [move],
        line: [
          { id: lover, upgrades: [one] },
          { id: 'two', upgrades: [other] },
        ],
      },
    });
    t.me.play(move).choose(other).choose(lover);
    t.expect({ me: { aember: 2, line: [{ id: lover, upgrades: [one, other] }, 'two'] } });
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

describe('values', () => {
  it('Modifier switch-values: before counters and what is added, and twice is not at all', () => {
    const turn = spell('turn-about', forRemainderOfTurn(constant(switchesPowerAndArmor(creature))));
    const banner = thing('banner-of-three', constant(getsPower(friendly(creature), 3)));
    const t = table({
      me: { house: 'brobnar', hand: [turn, turn], artifacts: [banner], line: [{ id: 'shield', power: 1 }] },
      foe: {},
    });
    t.me.play(turn);
    expect(first(t)).toMatchObject({ power: 2 + 1 + 3, armor: 4 });
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
});

describe('what is dealt, taken and found', () => {
  it('Modifier extra-damage: as much again as is really dealt', () => {
    const frail = being('frail', { power: 9, armor: 1 }, constant(takesExtraDamage(thisCreature, eventAmount)));
    const bolt = spell('bolt-of-three', dealDamage(3, a(creature)));
    const t = table({ me: { house: 'brobnar', hand: [bolt] }, foe: { line: [frail] } });
    t.me.play(bolt);
    t.expect({ foe: { line: [{ id: frail, damage: 4 }] } });
  });

  it('each creature deals damage of its own to another one, at one moment', () => {
    const brawl = spell(
      'brawl',
      dealDamage(powerOf(each(leftOf(target, neighborOf(target)))), each(creature), {
        by: each(leftOf(target, neighborOf(target))),
      }),
    );
    const hero = being(
      'stone',
      { power: 3 },
      constant(cannotBeDealtDamageBy(thisCreature, withPowerAtLeast(5, creature))),
    );
    const t = table({ me: { house: 'brobnar', hand: [brawl], line: ['four', hero, 'six', hero] }, foe: {} });
    t.me.play(brawl);
    t.expect({ me: { line: ['four', { id: 'six', damage: 3 }, hero], discard: [brawl, hero] } });
  });

  it('counters: of more than there are so many are taken as there are, which is not all of it', () => {
    const sage = being('sage', {}, reap(addCounters('lore', -3, self), gain(amountThisWay)));
    const t = table({ me: { house: 'brobnar', line: [{ id: sage, counters: { lore: 2 } }] }, foe: {} });
    t.me.reap(sage);
    t.expect({ me: { aember: 3, line: [{ id: sage, exhausted: true, counters: { lore: 0 } }] } });
    const whole = being('whole-sage', {}, reap(addCounters('lore', -3, self), ifYouDo(gain(10))));
    const u = table({ me: { house: 'brobnar', line: [{ id: whole, counters: { lore: 2 } }] }, foe: {} });
    u.me.reap(whole);
    u.expect({ me: { aember: 1, line: [{ id: whole, exhausted: true, counters: { lore: 0 } }] } });
    const none = being('no-sage', {}, reap(addCounters('lore', -1, self)));
    const v = table({ me: { house: 'brobnar', line: [none] }, foe: {} });
    v.me.reap(none);
    v.expect({ me: { aember: 1, line: [{ id: none, exhausted: true }] } });
  });

  it('the bottom cards of a deck, the lowest first', () => {
    const dig = spell('dig', discard(bottomOfDeck(2)));
    const t = table({ me: { house: 'brobnar', hand: [dig], deck: ['one', 'two', 'three'] }, foe: {} });
    t.me.play(dig);
    t.expect({ me: { deck: ['one'], discard: [dig, 'two', 'three'] } });
  });
});

describe('the step in which cards ready', () => {
  it('"cannot be readied by a step": not by that, but by an effect', () => {
    const mire = thing('mire', constant(cannot(friendly(creature), 'readied-in-step')));
    const wake = spell('wake', ready(each(friendly(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [wake], artifacts: [mire], line: [{ id: 'two', exhausted: true }] },
      foe: {},
    });
    t.me.end();
    t.foe.end();
    t.expect({ me: { artifacts: [mire], line: [{ id: 'two', exhausted: true }] } });
    t.me.play(wake);
    t.expect({ me: { artifacts: [mire], line: ['two'] } });
  });

  it('until the end of the next step of the opponent that they have: this turn or their next one', () => {
    const bind = lasting('their-ready-step', constant(cannot({ is: it_ }, 'readied-in-step')));
    const binder = being('binder', {}, eachTime(reaps(enemy(creature)), bind));
    const t = table({ me: { house: 'brobnar', line: ['two'] }, foe: { houses: ['brobnar'], line: [binder] } });
    t.me.reap('two').end();
    t.expect({ me: { aember: 1, line: [{ id: 'two', exhausted: true }] }, foe: { line: [binder] } });
    t.foe.end();
    t.me.end();
    t.expect({ me: { aember: 1, line: ['two'] }, foe: { line: [binder] } });
  });
});

describe('choices and places', () => {
  it('one creature of each power, of which all are kept under one name', () => {
    const cull = spell(
      'preserve',
      chooseOfEach('power', creature, (kept) => [destroy(each(besides(kept, creature)))]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [cull], line: ['two', 'imp', 'three'] },
      foe: { line: ['three', 'nine'] },
    });
    t.me.play(cull).choose('imp').choose('three#2');
    t.expect({ me: { line: ['imp'] }, foe: { line: ['three', 'nine'] } });
  });

  it('one creature of each house: of two houses it is chosen for one, and serves both', () => {
    const cull = spell(
      'council',
      chooseOfEach('house', creature, (kept) => [destroy(each(besides(kept, creature)))]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [cull], line: ['two', { id: 'three', houseIcons: ['dis'] }, 'imp'] },
      foe: { line: ['scholar'] },
    });
    t.me.play(cull).choose('three').choose('scholar');
    t.expect({ me: { line: [{ id: 'three', houseIcons: ['dis'] }] }, foe: { line: ['scholar'] } });
  });

  it('in a random order: all of them, and nobody is asked', () => {
    const storm = spell('storm', putOnDeck(eachInRandomOrder(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [storm], line: ['two', 'three'], deck: ['one'] },
      foe: { line: ['four'], deck: ['six'] },
    });
    t.me.play(storm);
    expect(t.state.players[0]?.deck.length).toBe(3);
    t.expect({ me: { line: [] }, foe: { line: [], deck: ['four', 'six'] } });
  });

  it('anywhere in the battleline, without deploy', () => {
    const raise = spell('raise', playAnywhere(a(inDiscard(creature))));
    const t = table({ me: { house: 'brobnar', hand: [raise], line: ['two', 'three'], discard: ['four'] }, foe: {} });
    t.me.play(raise).between('two', 'three');
    t.expect({ me: { line: ['two', { id: 'four', exhausted: true }, 'three'], discard: [raise] } });
  });

  it('control goes to the flank that is said, and nobody is asked for it', () => {
    const pool = spell('pool', giveControl(a(friendly(creature)), { flank: 'left' }));
    const t = table({ me: { house: 'brobnar', hand: [pool], line: ['two'] }, foe: { line: ['four', 'six'] } });
    t.me.play(pool);
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'two', owner: 0 }, 'four', 'six'] } });
  });

  it('counters of several cards are read for each of them', () => {
    const gather = spell(
      'gather',
      addCounters('power', negative(countersOn(target, 'power')), each(creature)),
      gain(amountThisWay),
    );
    const t = table({
      me: { house: 'brobnar', hand: [gather], line: [{ id: 'two', power: 3 }, 'three'] },
      foe: { line: [{ id: 'four', power: 1 }] },
    });
    t.me.play(gather);
    t.expect({ me: { aember: 4, line: ['two', 'three'] }, foe: { line: ['four'] } });
  });

  it('from card to card, as long as there is a next one', () => {
    const ritual = spell(
      'ritual',
      onward(a(friendly(creature)), (one) => leftOf(one, neighborOf(one, sharingHouseWith(one, creature))), gain(1)),
    );
    const line = ['one', 'imp', 'two', 'three', 'four'];
    const t = table({ me: { house: 'brobnar', hand: [ritual], line }, foe: {} });
    t.me.play(ritual).choose('four');
    t.expect({ me: { aember: 2, line } });
    const alone = table({ me: { house: 'brobnar', hand: [ritual], line }, foe: {} });
    alone.me.play(ritual).choose('one');
    alone.expect({ me: { aember: 0, line } });
  });

  it('Filter: notTypeOf, out of play too', () => {
    const sort = spell(
      'sort',
      choose(a(inDiscard({})), (one) => [returnToHand(each(inDiscard(ofOtherTypeThan(one, {}))))]),
    );
    const t = table({ me: { house: 'brobnar', hand: [sort], discard: ['two', 'three', 'rock', 'hat'] }, foe: {} });
    t.me.play(sort).choose('two');
    t.expect({ me: { hand: ['rock', 'hat'], discard: [sort, 'two', 'three'] } });
  });

  it('omega that is gained by a constant ability ends the step of a card that is played', () => {
    const eater = being('eater', {}, constant(gainsKeyword(enemy({ type: ['creature', 'artifact'] }), 'omega')));
    const t = table({ me: { house: 'brobnar', hand: ['blank', 'two', 'three'] }, foe: { line: [eater] } });
    t.me.play('blank').play('two');
    expect(t.state.active).toBe(1);
  });
});
