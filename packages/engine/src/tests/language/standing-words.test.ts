// Words about where creatures stand and what they have in common, about upgrades that move, texts that go to other words or
// cards, and a turn that does not go on as usual.

import { describe, expect, it } from 'vitest';
import type { Filter, Node, SeatPosition } from '../../index.ts';
import {
  a,
  actionAbility,
  alsoOn,
  archive,
  artifact,
  attach,
  becomeCopy,
  besides,
  cardsUnder,
  choose,
  chooseOne,
  chosenHouse,
  combined,
  constant,
  count,
  creature,
  dealDamage,
  dealsWhenFighting,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachTime,
  endTurn,
  enemy,
  exactly,
  exists,
  fight,
  fights,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsTextOf,
  getsPower,
  graft,
  host,
  ifThatWasDone,
  ifYouDo,
  inCenter,
  inHand,
  is,
  isAttached,
  isDestroyedByAssault,
  isPlayedOnFlank,
  lasting,
  makeActive,
  may,
  mostOfOneHouse,
  moveToFlank,
  named,
  neighborOf,
  not,
  ofHouse,
  ofHouseWith,
  omni,
  only,
  play,
  putIntoPlaceOf,
  reap,
  rearrange,
  remember,
  removeWard,
  returnToHand,
  see,
  self,
  sharingHouseWith,
  sharingHouseWithBothNeighbors,
  sharingNoTraitInItsLine,
  sharingTraitInItsLine,
  shiftAember,
  steal,
  table,
  third,
  thisCreature,
  thisWay,
  topOfDeck,
  triggerPlayOf,
  upgradesOn,
  ward,
  warded,
  when,
  whenPlayed,
  whileTrue,
  youPlay,
} from '../../index.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';

const aemberOf = (t: ReturnType<typeof table>, seat: 0 | 1 = 0): number | undefined => t.state.players[seat]?.aember;
const ruin = (filter: Parameters<typeof each>[0]): string => spell('ruin', destroy(each(filter)));
const tagged = (t: ReturnType<typeof table>): readonly string[] =>
  [0, 1].flatMap((seat) => (t.state.players[seat]?.line ?? []).map((id) => t.state.cards[id]?.ref.name ?? ''));

describe('where creatures stand', () => {
  it('Filter: center', () => {
    for (const [line, left] of [
      [
        ['one', 'two', 'three'],
        ['one', 'three'],
      ],
      [
        ['one', 'two'],
        ['one', 'two'],
      ],
      [['one'], []],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [ruin(inCenter(creature))], line } });
      t.me.play('ruin');
      expect(tagged(t)).toEqual(left);
    }
  });

  it('center: holds as long as the number is odd', () => {
    const chief = being('chief', {}, whileTrue(is(self, inCenter(creature)), getsPower(friendly(creature), 2)));
    const t = table({ me: { house: 'brobnar', hand: ['six'], line: ['one', chief, 'two'] }, foe: { line: ['four'] } });
    t.me.fight('two', 'four');
    expect(tagged(t)).toEqual(['one', chief]);
  });

  it('Pattern played: on the flank where a creature is put, whatever follows', () => {
    const toll = thing('toll', eachTime(isPlayedOnFlank('you', 'left'), gain(2)));
    const t = table({
      me: { house: 'brobnar', artifacts: [toll], hand: ['six', 'five', spell('fetch', gain(1))], line: ['one'] },
    });
    t.me.play('six', 'right');
    expect(aemberOf(t)).toBe(0);
    t.me.play('five', 'left');
    expect(aemberOf(t)).toBe(2);
  });

  it('Verb arrange: in the order that was chosen, whoever owns them', () => {
    const order = spell('order', rearrange(enemy(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [order] },
      foe: { line: ['one', { id: 'two', owner: 0 }, 'three'] },
    });
    t.me.play(order).choose('three').choose('one').choose('two');
    t.expect({ foe: { line: ['three', 'one', { id: 'two', owner: 0 }] } });
  });
});

describe('what creatures have in common', () => {
  it('Filter: sharesHouseWith', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell(
            'kin',
            choose(a(friendly(creature)), (one) => [destroy(each(sharingHouseWith(one, creature)))]),
          ),
        ],
        line: ['imp'],
      },
      foe: { line: ['one', being('devil', { house: 'dis' }), 'scholar'] },
    });
    t.me.play('kin').choose('imp');
    expect(tagged(t)).toEqual(['imp', 'one', 'scholar']);
  });

  it('sharesHouseWithNeighbor: with both of them', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [ruin(sharingHouseWithBothNeighbors(creature))],
        line: ['one', 'two', 'three', 'imp', 'four'],
      },
    });
    t.me.play('ruin');
    expect(tagged(t)).toEqual(['one', 'three', 'imp', 'four']);
  });

  it('Filter: houseHas', () => {
    const t = table({
      me: { house: 'brobnar', hand: [ruin(ofHouseWith(3, creature, creature))], line: ['one', 'two', 'imp'] },
      foe: { line: ['three', 'scholar'] },
    });
    t.me.play('ruin');
    expect(tagged(t)).toEqual(['imp', 'scholar']);
  });

  it('Num: mostOfOneHouse', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [ruin(ofHouseWith(mostOfOneHouse(creature), creature, creature))],
        line: ['one', 'imp'],
      },
      foe: { line: ['three', 'scholar'] },
    });
    t.me.play('ruin');
    expect(tagged(t)).toEqual(['imp', 'scholar']);
  });

  it('Filter: sharesTraitInLine', () => {
    const line = ['knight', 'shield', 'beast'];
    const alone = table({
      me: { house: 'brobnar', hand: [ruin(sharingNoTraitInItsLine(creature))], line },
      foe: { line: ['beast'] },
    });
    alone.me.play('ruin');
    expect(tagged(alone)).toEqual(['knight', 'shield']);
    const alike = table({
      me: { house: 'brobnar', hand: [ruin(sharingTraitInItsLine(creature))], line },
      foe: { line: ['beast'] },
    });
    alike.me.play('ruin');
    expect(tagged(alike)).toEqual(['beast', 'beast']);
  });

  it('Num: third', () => {
    const thirds = spell('thirds', destroy(exactly(third(count(each(enemy(creature))), 'up'), enemy(creature))));
    const t = table({ me: { house: 'brobnar', hand: [thirds] }, foe: { line: ['one', 'two', 'three', 'four'] } });
    t.me.play(thirds).choose('one').choose('four');
    expect(tagged(t)).toEqual(['two', 'three']);
  });

  it('the house that was just chosen', () => {
    const scrap = thing(
      'scrap',
      eachTime(
        { event: 'houseChosen' },
        destroy(each(ofHouse(chosenHouse, artifact))),
        when(not(exists(ofHouse(chosenHouse, {}))), gain(3)),
      ),
    );
    const t = table({
      me: { houses: ['brobnar'], line: ['one'], artifacts: [scrap] },
      foe: { houses: ['logos', 'dis'], artifacts: ['lens', 'lens'] },
    });
    t.me.end();
    t.foe.house('dis');
    expect(aemberOf(t)).toBe(3);
    t.foe.end();
    expect(t.state.players[0]?.artifacts).toEqual([]);
    t.me.end();
    t.foe.house('logos');
    expect(t.state.players[1]?.artifacts).toHaveLength(2);
  });
});

describe('wards', () => {
  it('Filter: warded', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('praise', gain(count(each(warded(creature)))))],
        line: ['one', { id: 'two', warded: true }],
      },
    });
    t.me.play('praise');
    expect(aemberOf(t)).toBe(1);
  });

  it('Verb unward: a ward is taken off', () => {
    const shift = spell('shift', removeWard(a(warded(creature))), ifYouDo(ward(a(friendly(creature)))));
    const t = table({
      me: { house: 'brobnar', hand: [shift], line: ['one'] },
      foe: { line: [{ id: 'two', warded: true }] },
    });
    t.me.play(shift);
    t.expect({ me: { line: [{ id: 'one', warded: true }] }, foe: { line: ['two'] } });
    const none = table({ me: { house: 'brobnar', hand: [shift], line: ['one'] }, foe: { line: ['two'] } });
    none.me.play(shift);
    none.expect({ me: { line: ['one'] }, foe: { line: ['two'] } });
  });
});

describe('assault', () => {
  it('destroyed by the assault damage, and not by the blows after it', () => {
    const ram = being(
      'ram',
      { keywords: [{ assault: 3 }] },
      eachTime(isDestroyedByAssault(enemy(creature), thisCreature), gain(2)),
    );
    const t = table({ me: { house: 'brobnar', line: [ram] }, foe: { line: ['three', 'four'] } });
    t.me.fight(ram, 'three');
    expect(aemberOf(t)).toBe(2);
    const u = table({ me: { house: 'brobnar', line: [ram] }, foe: { line: ['three', 'four'] } });
    u.me.fight(ram, 'four');
    expect(tagged(u)).toEqual([ram, 'three']);
    expect(aemberOf(u)).toBe(0);
  });
});

describe('upgrades that move', () => {
  const blaster = gear(
    'blaster',
    { on: 'constant', give: [{ mod: 'power', of: { is: { hostOf: self } }, by: 2 }] },
    omni(attach(self, a(named('six', creature)))),
    eachTime(isAttached(only(self), named('six', creature)), gain(3)),
  );
  const move = spell(
    'move',
    choose(a({ type: 'upgrade' }), (one) => [attach(one, a(named('six', creature)))]),
  );

  it('Verb attach: an upgrade goes to another creature, and has not left play', () => {
    const t = table({
      me: { house: 'brobnar', hand: [move], line: [{ id: 'one', upgrades: [blaster], damage: 2 }, 'six'] },
    });
    t.me.play(move);
    t.expect({ me: { aember: 3, line: [{ id: 'six', upgrades: [blaster] }], discard: [move, 'one'] } });
  });

  it('Verb attach: not to where it is already', () => {
    const t = table({ me: { house: 'brobnar', hand: [move], line: [{ id: 'six', upgrades: [blaster] }] } });
    t.me.play(move);
    t.expect({ me: { aember: 0, line: [{ id: 'six', upgrades: [blaster] }] } });
  });

  it('Verb attach: to nobody where there is no such creature', () => {
    const t = table({ me: { house: 'brobnar', hand: [move], line: [{ id: 'one', upgrades: [blaster] }] } });
    t.me.play(move);
    t.expect({ me: { aember: 0, line: [{ id: 'one', upgrades: [blaster] }] } });
  });
});

describe('what is on creatures', () => {
  it('Cards: upgradesOn', () => {
    const strip = spell(
      'strip',
      choose(a(enemy(creature)), (one) => [gain(count(upgradesOn(one))), returnToHand(upgradesOn(one))]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [strip] },
      foe: { line: [{ id: 'six', upgrades: ['hat', 'hat'] }] },
    });
    t.me.play(strip).choose('six');
    t.expect({ me: { aember: 2 }, foe: { line: ['six'], hand: ['hat', 'hat'] } });
  });

  it('Verb shiftAember: from card to card, by no pool', () => {
    const toll = thing('toll', eachTime({ event: 'placeAember' }, gain(9)));
    const move = spell(
      'move-aember',
      shiftAember(1, a(creature), (from) => a(besides(from, creature))),
    );
    const t = table({
      me: { house: 'brobnar', aember: 1, hand: [move], artifacts: [toll], line: ['six'] },
      foe: { line: [{ id: 'four', aember: 2 }] },
    });
    t.me.play(move).choose('four').choose('six');
    t.expect({
      me: { aember: 1, artifacts: [toll], line: [{ id: 'six', aember: 1 }] },
      foe: { line: [{ id: 'four', aember: 1 }] },
    });
  });

  it('asks for no flank where the creature is gone', () => {
    const shove = spell(
      'shove',
      choose(a(enemy(creature)), (one) => [dealDamage(2, one), moveToFlank(one)]),
    );
    const t = table({ me: { house: 'brobnar', hand: [shove] }, foe: { line: ['four', 'two', 'six'] } });
    t.me.play(shove).choose('two');
    expect(t.state.ask?.kind).toBe('move');
  });

  it('offers nothing where none of several texts finds a card', () => {
    const either = { label: 'one', then: archive(a(inHand({}))) };
    const t = table({
      me: { house: 'brobnar', hand: [spell('either', may(chooseOne(either, { ...either, label: 'two' })))] },
    });
    t.me.play('either');
    expect(t.state.ask?.kind).toBe('move');
  });
});

describe('texts on other words and other cards', () => {
  it('Modifier also-on: on another word too, and once where it is printed for both', () => {
    const mentor = being('mentor', {}, constant(alsoOn(friendly(creature), 'fight', 'reap')));
    const fighter = being('fighter', {}, fight(gain(2)));
    const both = being('both', {}, combined(['fight', 'reap'], gain(4)));
    const t = table({ me: { house: 'brobnar', line: [mentor, fighter, both] } });
    t.me.reap(fighter);
    expect(aemberOf(t)).toBe(3);
    t.me.reap(both);
    expect(aemberOf(t)).toBe(8);
  });

  it('Modifier text-of: abilities, triggers, constants and keywords of the other card', () => {
    const learned = being(
      'learned',
      { keywords: ['skirmish'] },
      reap(gain(2)),
      eachTime(youPlay(creature), gain(5)),
      constant(getsPower(thisCreature, 3)),
      destroyed(gain(1)),
    );
    const teach = spell(
      'teach',
      choose(a(inHand(creature)), (text) => [
        choose(a(friendly(creature)), (pupil) => [forRemainderOfTurn(constant(gainsTextOf(pupil, text)))]),
      ]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [teach, learned], line: ['two', 'six'], deck: ['one'] },
      foe: { line: ['four'], houses: ['dis'] },
    });
    t.me.play(teach).choose('two');
    t.me.fight('two', 'four');
    expect(tagged(t)).toEqual(['two', 'six']);
    t.me.play(learned, 'right');
    expect(aemberOf(t)).toBe(10);
    t.me.end();
    expect(see(t.state, 0).players[0]?.line.find((card) => card.name === 'two')?.power).toBe(2);
  });

  it('a Play: ability is triggered again', () => {
    const herald = being(
      'herald',
      {},
      eachTime(youPlay({ type: 'creature', isNot: self }), triggerPlayOf({ ref: 'it' })),
    );
    const giver = being('giver', {}, play(gain(2)));
    const t = table({ me: { house: 'brobnar', line: [herald], hand: [giver, 'one'] } });
    t.me.play(giver, 'right');
    if (t.state.ask?.kind === 'order') t.me.order(giver);
    expect(aemberOf(t)).toBe(4);
  });

  it('graft: a card lies faceup under another, where its Play: ability can be triggered', () => {
    const store = thing(
      'store',
      omni(graft(a(inHand({ type: 'action' })))),
      actionAbility(triggerPlayOf({ pick: { is: cardsUnder(self), zone: 'under' }, min: 1, max: 1 })),
    );
    const t = table({ me: { house: 'brobnar', artifacts: [store, store], hand: [spell('prize', gain(3))] } });
    t.me.omni(`${store}#1`).choose('prize');
    const under = t.state.cards.find((card) => card.ref.name === 'prize');
    expect([under?.zone, under?.known]).toEqual(['under', 3]);
  });

  it('a copy may keep a house', () => {
    const gel = being('gel', { house: 'logos', power: 0 }, whenPlayed(becomeCopy(a(creature), { house: 'logos' })));
    const t = table({ me: { house: 'logos', hand: [gel], line: ['six'] } });
    t.me.play(gel).choose('six').flank('right');
    const seen = see(t.state, 0).players[0]?.line.at(-1);
    expect([seen?.name, seen?.power, seen?.house]).toEqual(['gel', 6, 'logos']);
  });
});

describe('a turn that does not go on as usual', () => {
  it('Verb activeHouse: nobody chooses it', () => {
    const turncoat = spell('turncoat', makeActive('dis'));
    const spy = thing('spy', eachTime({ event: 'houseChosen' }, gain(9)));
    const t = table({ me: { house: 'brobnar', hand: [turncoat], artifacts: [spy], line: ['imp', 'one'] } });
    t.me.play(turncoat).cannot('reap', 'one', 'wrong-house').reap('imp');
    expect(aemberOf(t)).toBe(1);
  });

  it('Verb endStep: the turn goes on with its next step', () => {
    const stop = spell('stop', { kind: 'endStep' });
    const t = table({
      me: { house: 'brobnar', hand: [stop, 'one'], line: [{ id: 'six', exhausted: true }], deck: ['two'] },
      foe: { houses: ['dis'] },
    });
    t.me.play(stop);
    t.expect({ active: 'foe', me: { line: ['six'], hand: ['one', stop, 'two'] } });
  });

  it('endTurn: cards are neither readied nor drawn', () => {
    const leave = spell('leave', endTurn);
    const t = table({
      me: { house: 'brobnar', hand: [leave, 'one'], line: [{ id: 'six', exhausted: true }], deck: ['two'] },
      foe: { houses: ['dis'], line: [{ id: 'four', exhausted: true }], deck: ['three'] },
    });
    t.me.play(leave);
    t.expect({
      active: 'foe',
      me: { line: [{ id: 'six', exhausted: true }], hand: ['one'], deck: ['two'] },
      foe: { line: [{ id: 'four', exhausted: true }] },
    });
    t.foe.house('dis').end();
    expect(t.state.players[1]?.hand).toHaveLength(1);
  });
});

describe('a neighbor that is gone', () => {
  it('is still the neighbor that it was, for what waits for its fight', () => {
    const lookout = being('lookout', {}, eachTime(fights(neighborOf(self)), gain(2)));
    const t = table({
      me: { house: 'brobnar', line: ['one', lookout, 'two', 'three'] },
      foe: { line: ['six', 'hedgehog'] },
    });
    t.me.fight('one', 'six');
    expect(aemberOf(t)).toBe(2);
    t.me.fight('two', 'hedgehog');
    expect(aemberOf(t)).toBe(4);
    t.me.fight('three', 'six');
    expect(aemberOf(t)).toBe(6);
  });
});

describe('two limits on the damage of a fighter', () => {
  it('the stricter one holds', () => {
    const weak = being('weak', {}, constant(dealsWhenFighting(thisCreature, 2)));
    const grip = gear('grip', constant(dealsWhenFighting(host, 1)));
    const t = table({ me: { house: 'brobnar', line: [{ id: weak, upgrades: [grip] }] }, foe: { line: ['four'] } });
    t.me.fight(weak, 'four');
    t.expect({
      me: { line: [{ id: weak, damage: 4, exhausted: true, upgrades: [grip] }] },
      foe: { line: [{ id: 'four', damage: 1 }] },
    });
  });
});

describe('putIntoPlaceOf', () => {
  const heir = being(
    'heir',
    { power: 2 },
    destroyed(
      discard(topOfDeck()),
      when(
        is(thisWay(), creature),
        remember(thisWay(), (found) => [
          lasting('turn', eachTime({ event: 'leave', card: thisCreature }, putIntoPlaceOf(self, found)), 1),
        ]),
      ),
    ),
  );
  const hits = (n: number, among: Filter) => spell('hit', dealDamage(n, each(among)));
  const after = (
    line: NonNullable<SeatPosition['line']>,
    hit: string,
    deck: NonNullable<SeatPosition['deck']> = ['three'],
  ) => {
    const t = table({ me: { house: 'brobnar', hand: [hit] }, foe: { line, deck } });
    t.me.play('hit');
    return t;
  };

  it.each([
    { line: [heir, 'one', 'five'], stands: ['three', 'one', 'five'] },
    { line: ['one', heir, 'five'], stands: ['one', 'three', 'five'] },
    { line: ['one', 'five', heir], stands: ['one', 'five', 'three'] },
    { line: [heir], stands: ['three'] },
  ])('puts it where the creature stood that has left: $stands', ({ line, stands }) => {
    const exhausted = stands.map((id) => (id === 'three' ? { id, exhausted: true } : id));
    after(line, hits(2, named('heir', creature))).expect({ foe: { line: exhausted, discard: ['heir'] } });
  });

  it('where its neighbors leave with it, next to who still stands', () => {
    const t = after(['five', 'two', heir, 'one', 'five'], hits(2, creature));
    t.expect({
      foe: {
        line: [
          { id: 'five', damage: 2 },
          { id: 'three', exhausted: true },
          { id: 'five', damage: 2 },
        ],
        discard: ['one', 'heir', 'two'],
      },
    });
  });

  it('does nothing with what is no creature, and nothing where no card is left', () => {
    after(['one', heir], hits(2, named('heir', creature)), [spell('rest')]).expect({
      foe: { line: ['one'], discard: ['heir', 'rest'] },
    });
    after(['one', heir], hits(2, named('heir', creature)), []).expect({ foe: { line: ['one'], discard: ['heir'] } });
  });
});

describe('ifThatWasDone', () => {
  const after = (...steps: readonly Node[]) => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', steal(1), draw(1), ...steps)], deck: ['one'] },
      foe: {},
    });
    t.me.play('x');
    return t;
  };

  it('asks of the effect before it alone, "if you do" of all that was to be done', () => {
    after(ifThatWasDone(gain(2))).expect({ me: { aember: 2, hand: ['one'] } });
    after(ifYouDo(gain(2))).expect({ me: { aember: 0, hand: ['one'] } });
  });

  it('does nothing where that was not done', () => {
    after(steal(1), ifThatWasDone(gain(2))).expect({ me: { aember: 0, hand: ['one'] } });
  });
});
