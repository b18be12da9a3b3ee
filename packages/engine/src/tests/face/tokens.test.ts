// Token creatures: cards that lie facedown in play and are what the token card of their deck says.

import { describe, expect, it } from 'vitest';
import {
  a,
  choose,
  conform,
  constant,
  creature,
  dealDamage,
  destroy,
  discardsFromHand,
  draws,
  each,
  eachTime,
  enrage,
  entersReady,
  entersReadyWhenPlayed,
  entersStunned,
  exists,
  friendly,
  gain,
  imagine,
  inDiscard,
  lasting,
  makesToken,
  makeToken,
  named,
  nameOf,
  nonTokenCreature,
  purge,
  putOnDeck,
  ready,
  reap,
  returnToHand,
  reveal,
  see,
  self,
  shuffleIntoDeck,
  table,
  thisWay,
  tokenCreature,
  topOfDeck,
  when,
  witness,
} from '../../index.ts';
import { titleOfTurnEvent } from '../../read/permission/ruleOfSix.ts';
import { being, spell, thing } from '../../testing/cards.ts';
import '../../testing/faceCards.ts';
import '../../testing/tokenCards.ts';

const beside = ['token-grunt'];
const grunt = (beneath: string) => ({ id: beneath, token: 'token-grunt' });

/** A table at which a token creature has just been made of a card with an ability, bonus icons and a name of its own. */
function made(deck: readonly string[] = ['model-herald', 'six'], more: Parameters<typeof table>[0]['me'] = {}) {
  const t = table({ me: { house: 'brobnar', hand: ['token-recruit'], beside, line: ['one'], deck, ...more } });
  t.me.play('token-recruit').flank('left');
  return t;
}

describe('what waits for token creatures', () => {
  it('a token creature that a player makes is one that enters play on that side [rule token-creatures]', () => {
    const scribe = thing('scribe', eachTime(makesToken('you'), gain(1)));
    const t = made(['model-herald', 'six'], { artifacts: [scribe], hand: ['token-recruit', 'two'] });
    t.me.play('two');
    t.expect({
      me: { aember: 1, line: [{ ...grunt('model-herald'), exhausted: true }, 'one', { id: 'two', exhausted: true }] },
    });
  });

  it('what another player makes does not count [rule token-creatures]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['token-recruit'], beside, deck: ['one'] },
      foe: { artifacts: [thing('clerk', eachTime(makesToken('you'), gain(1)))] },
    });
    t.me.play('token-recruit');
    t.expect({ me: { line: [{ ...grunt('one'), exhausted: true }] }, foe: { aember: 0 } });
  });
});

describe('making a token creature', () => {
  it('a token creature is made: the top card of the deck, facedown and exhausted, on the flank that is chosen [rule token-creatures]', () => {
    const t = made();
    t.expect({
      me: {
        line: [{ ...grunt('model-herald'), exhausted: true }, 'one'],
        deck: ['six'],
        hand: [],
        discard: ['token-recruit'],
        aember: 0,
      },
    });
    expect(see(t.state, 0).players[0]!.line[0]).toMatchObject({
      name: 'token-grunt',
      power: 3,
      armor: 1,
      printed: { power: 3, armor: 1 },
      houses: ['brobnar'],
      traits: ['giant'],
      bonus: [],
    });
  });

  it('it is used as what it is: with its house, its ability and its title [rule token-creatures]', () => {
    const t = table({ me: { house: 'brobnar', line: [grunt('model-herald')], beside } });
    t.me.reap('token-grunt');
    t.expect({ me: { line: [{ ...grunt('model-herald'), exhausted: true }], aember: 2 } });
  });

  it('it was not played, but it entered play', () => {
    const witnessing = being(
      'token-witness',
      {},
      eachTime({ event: 'enter', card: friendly(tokenCreature) }, gain(1)),
      eachTime({ event: 'played', card: creature }, gain(5)),
    );
    const t = made(undefined, { line: [witnessing] });
    t.expect({ me: { line: [{ ...grunt('model-herald'), exhausted: true }, witnessing], aember: 1 } });
    expect(t.state.deeds.map((d) => [d.did, titleOfTurnEvent(d)])).toEqual([['play', 'Recruit']]);
  });

  it('several are made one after another, each on a flank of its own [rule token-creatures]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['token-muster'], beside, line: ['one'], deck: ['four', 'five'] },
    });
    t.me.play('token-muster').flank('left').flank('right');
    t.expect({
      me: {
        line: [{ ...grunt('four'), exhausted: true }, 'one', { ...grunt('five'), exhausted: true }],
        deck: [],
      },
    });
  });

  it('with an empty deck nothing is made: our choice, as no document speaks of it [rule token-creatures]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['token-muster'], beside, deck: ['four'], discard: ['six'] },
    });
    t.me.play('token-muster');
    t.expect({ me: { line: [{ ...grunt('four'), exhausted: true }], deck: [], discard: ['token-muster', 'six'] } });
  });

  it('without a token card beside the table nothing is made, and nothing is asked [rule token-creatures]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['token-recruit'], line: ['one'], deck: ['four'] },
      foe: { beside },
    });
    t.me.play('token-recruit');
    t.expect({ me: { line: ['one'], deck: ['four'] } });
  });

  it('"if you do" and "this way" know of it', () => {
    const drill = spell('token-drill', makeToken(), ready(thisWay()), dealDamage(1, thisWay()));
    const t = table({ me: { house: 'brobnar', hand: [drill], beside, deck: ['four'] } });
    t.me.play(drill);
    t.expect({ me: { line: [grunt('four')] } });
  });

  it('one whose card has deploy goes anywhere in the line [rule token-creatures]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['token-recruit'], beside: ['token-scout'], line: ['one', 'two'], deck: ['six'] },
    });
    t.me.play('token-recruit').choose('place 1');
    t.expect({ me: { line: ['one', { id: 'six', token: 'token-scout', exhausted: true }, 'two'] } });
  });

  it('one that is named is made of no other token card, and nothing is asked [rule token-creatures]', () => {
    const call = spell('token-call', makeToken(2, { named: 'token-grunt' }));
    const hand = [{ id: call, house: 'brobnar' } as const];
    const t = table({ me: { house: 'brobnar', hand, beside, deck: ['four', 'five', 'six'] } });
    t.me.play(call).flank('right');
    t.expect({
      me: {
        line: [
          { ...grunt('four'), exhausted: true },
          { ...grunt('five'), exhausted: true },
        ],
        deck: ['six'],
      },
    });
    const other = table({ me: { house: 'brobnar', hand, line: ['one'], beside: ['token-scout'], deck: ['four'] } });
    other.me.play(call);
    other.expect({ me: { line: ['one'], deck: ['four'] } });
  });

  it('one can be made immediately to the left of a creature in the line of its maker [rule token-creatures]', () => {
    const leader = being('token-leader', {}, reap(makeToken(1, { leftOf: self }), makeToken(1, { leftOf: self })));
    const t = table({ me: { house: 'brobnar', line: ['one', leader, 'two'], beside, deck: ['four', 'five'] } });
    t.me.reap(leader);
    t.expect({
      me: {
        aember: 1,
        line: [
          'one',
          { ...grunt('four'), exhausted: true },
          { ...grunt('five'), exhausted: true },
          { id: leader, exhausted: true },
          'two',
        ],
        deck: [],
      },
    });
  });

  it('where that creature is in no line of its maker, it goes to a flank', () => {
    const call = spell(
      'token-aside',
      choose(a(creature), (it) => [makeToken(1, { leftOf: it })]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [call], line: ['one'], beside, deck: ['four'] },
      foe: { line: ['two'] },
    });
    t.me.play(call).choose('two').flank('right');
    t.expect({ me: { line: ['one', { ...grunt('four'), exhausted: true }], deck: [] }, foe: { line: ['two'] } });
  });

  it('one that a text puts on a flank goes there, and nobody is asked, in whoever’s turn', () => {
    const watch = thing(
      'token-watch',
      eachTime(draws('opponent'), makeToken(1, { flank: 'right' })),
      eachTime(discardsFromHand('opponent', {}), makeToken(2, { flank: 'left', named: 'token-scout' })),
    );
    const t = table({
      me: { house: 'brobnar', hand: ['one', 'two', 'three', 'four', 'five', 'six'], deck: ['six', 'six'] },
      foe: { artifacts: [watch], line: ['one'], beside: ['token-scout'], deck: ['two', 'three', 'four'] },
    });
    t.me.discard('one').end();
    const scout = (id: string) => ({ id, token: 'token-scout', exhausted: true });
    t.expect({ active: 'foe', foe: { line: [scout('three'), scout('two'), 'one', scout('four')], deck: [] } });
  });

  it('"this way" is all of those that one effect made', () => {
    const host = spell('token-host', makeToken(2), enrage(thisWay()));
    const t = table({ me: { house: 'brobnar', hand: [host], beside, deck: ['four', 'five'] } });
    t.me.play(host).flank('right');
    t.expect({
      me: {
        line: [
          { ...grunt('four'), exhausted: true, enraged: true },
          { ...grunt('five'), exhausted: true, enraged: true },
        ],
        deck: [],
      },
    });
  });

  it('what changes how token creatures enter play is in force for one that is made', () => {
    const trainer = thing('token-trainer', constant(entersReady(friendly(tokenCreature))));
    const t = table({
      me: { house: 'brobnar', hand: ['token-recruit', 'three'], artifacts: [trainer], beside, deck: ['four'] },
    });
    t.me.play('token-recruit').play('three', 'left');
    t.expect({ me: { artifacts: [trainer], line: [{ id: 'three', exhausted: true }, grunt('four')], deck: [] } });
    const pit = thing('token-pit', constant(entersStunned(nonTokenCreature)));
    const other = table({
      me: { house: 'brobnar', hand: ['token-recruit', 'three'], artifacts: [pit], beside, deck: ['four'] },
    });
    other.me.play('token-recruit').play('three', 'left');
    other.expect({
      me: {
        artifacts: [pit],
        line: [
          { id: 'three', exhausted: true, stunned: true },
          { ...grunt('four'), exhausted: true },
        ],
        deck: [],
      },
    });
  });

  it('"the next creature you play" is not one that is made', () => {
    const speed = spell('token-speed', lasting('turn', constant(entersReadyWhenPlayed(friendly(creature))), 1));
    const t = table({
      me: { house: 'brobnar', hand: [speed, 'token-recruit', 'three'], beside, deck: ['four'] },
    });
    t.me.play(speed).play('token-recruit').play('three', 'left');
    t.expect({ me: { line: ['three', { ...grunt('four'), exhausted: true }], deck: [] } });
  });

  it('one whose card has treachery enters under the control of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['token-recruit'], beside: ['token-turncoat'], line: ['one'], deck: ['four'] },
      foe: { line: ['two', 'three'] },
    });
    t.me.play('token-recruit').flank('right');
    t.expect({
      me: { line: ['one'], deck: [] },
      foe: { line: ['two', 'three', { id: 'four', token: 'token-turncoat', owner: 0, exhausted: true }] },
    });
    for (const seat of [0, 1])
      expect(see(t.state, seat).players[1]!.line[2]?.token).toEqual({ beneath: seat === 1 ? 'four' : null });
    conform(t.state, 0, 1);
  });

  it('a card from the hand that enters play facedown is one too', () => {
    const t = table({ me: { house: 'logos', hand: ['token-disguise', 'blank', 'two'], beside } });
    t.me.play('token-disguise').choose('blank');
    t.expect({ me: { line: [{ ...grunt('blank'), exhausted: true }], hand: ['two'] } });
  });

  it('Filter: token, whether a creature lies facedown', () => {
    const t = table({
      me: { house: 'dis', hand: ['token-cull'], line: [grunt('two'), 'one'] },
      foe: { line: ['six', grunt('four')] },
    });
    t.me.play('token-cull');
    t.expect({ me: { line: [grunt('two')] }, foe: { line: [grunt('four')] } });
  });

  it('all of one title share the uses of the rule of six [rule token-creatures]', () => {
    const line = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(grunt);
    const t = table({ me: { house: 'brobnar', line, beside } });
    for (let i = 0; i < 6; i++) t.me.reap(`token-grunt#${i + 1}`);
    t.me.cannot('reap', 'token-grunt#7', 'rule-of-six');
    t.expect({ me: { line: line.map((card, i) => (i < 6 ? { ...card, exhausted: true } : card)) } });
  });
});

describe('what a token creature hides', () => {
  it('its controller may look at the card beneath, and the other player may not [rule token-creatures]', () => {
    const t = made();
    const [mine, theirs, open] = [see(t.state, 0), see(t.state, 1), see(t.state, 'table')] as const;
    expect(mine.players[0]!.line[0]?.token).toEqual({ beneath: 'model-herald' });
    expect(theirs.players[0]!.line[0]?.token).toEqual({ beneath: null });
    expect(open.players[0]!.line[0]?.token).toEqual({ beneath: null });
    expect(JSON.stringify(theirs)).not.toContain('model-herald');
    const witnessed = t.events.map((e) => JSON.stringify(witness(e, 1, 2)));
    expect(witnessed.join()).not.toContain('model-herald');
    expect(t.events.find((e) => e.type === 'enter')).toMatchObject({
      card: { name: 'token-grunt' },
      token: 'token-grunt',
    });
    conform(t.state, 0, 1);
  });

  it('is looked at only once it lies there, not while its place is chosen [rule token-creatures]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['token-recruit'], beside, line: ['one'], deck: ['model-herald'] },
    });
    t.me.play('token-recruit');
    for (const seat of [0, 1]) {
      expect(JSON.stringify(see(t.state, seat))).not.toContain('model-herald');
      expect(t.events.map((e) => JSON.stringify(witness(e, seat, 2))).join()).not.toContain('model-herald');
    }
    conform(t.state, 0, 1);
    t.me.flank('left');
    expect(see(t.state, 0).players[0]!.line[0]?.token).toEqual({ beneath: 'model-herald' });
  });

  it('imagined by the other player it may be any hidden card, and in play it is the same', () => {
    const t = made(['model-herald', 'six', 'seven', 'eight']);
    const found = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const other = imagine(t.state, 1, seed);
      const id = other.players[0]!.line[0] as number;
      found.add(nameOf(other.cards[id]!));
      expect(see(other, 1)).toEqual(see(t.state, 1));
      expect(nameOf(imagine(t.state, 0, seed).cards[id]!)).toBe('model-herald');
    }
    expect([...found].sort()).toEqual(['eight', 'model-herald', 'seven', 'six']);
  });

  it('to choose it tells the one who chooses nothing', () => {
    const t = table({
      me: { house: 'brobnar', line: [grunt('six'), grunt('seven')], beside },
      foe: { house: 'brobnar', hand: [spell('token-sting', dealDamage(1, a(creature)))] },
      active: 1,
    });
    t.foe.play('token-sting');
    expect(see(t.state, 1).players[0]!.line.map(({ token }) => token?.beneath)).toEqual([null, null]);
    conform(t.state, 0, 1);
    t.foe.choose('token-grunt');
    expect(see(t.state, 1).players[0]!.line.map(({ token }) => token?.beneath)).toEqual([null, null]);
  });

  it('who knew the top card of the deck still knows it', () => {
    const show = spell('token-show', reveal(topOfDeck()), makeToken());
    const t = table({ me: { house: 'brobnar', hand: [show], beside, deck: ['six'] } });
    t.me.play(show).flank('left');
    expect(see(t.state, 1).players[0]!.line[0]?.token).toEqual({ beneath: 'six' });
  });

  it('its new controller may look at it too, and who controlled it knows it still [rule token-creatures]', () => {
    const t = table({
      me: { house: 'dis', hand: ['token-lure'] },
      foe: { line: [{ ...grunt('six'), damage: 1 }], beside: ['token-grunt'] },
    });
    t.me.play('token-lure');
    t.expect({ me: { line: [{ ...grunt('six'), damage: 1 }] }, foe: { line: [] } });
    for (const seat of [0, 1]) expect(see(t.state, seat).players[0]!.line[0]?.token).toEqual({ beneath: 'six' });
    expect(see(t.state, 'table').players[0]!.line[0]?.token).toEqual({ beneath: 'six' });
  });

  it('one from the hand gets an id that nobody has seen', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['token-disguise', 'six', { id: spell('token-back', returnToHand(a(creature))), house: 'logos' }],
        line: ['two'],
        beside,
      },
    });
    t.me.play('token-back').choose('two');
    const { id, life } = see(t.state, 1).players[0]!.hand.flatMap((card) => (card.known ? [card.ref] : []))[0]!;
    t.me.play('token-disguise').choose('two').flank('left');
    const [token] = t.state.players[0]!.line;
    expect([token, t.state.cards[token as number]?.ref.life]).not.toEqual([id, life]);
    expect(see(t.state, 1).players[0]!.hand.every(({ known }) => !known)).toBe(true);
    conform(t.state, 0, 1);
  });
});

describe('a token creature that leaves play', () => {
  it('is itself again when it has left, and what left was the token creature [rule token-creatures]', () => {
    const mourner = being(
      'token-mourner',
      {},
      eachTime({ event: 'leave', card: { ...named('token-grunt'), token: true } }, gain(2)),
    );
    const t = table({
      me: {
        house: 'brobnar',
        line: [grunt('model-herald'), mourner],
        hand: [spell('token-slay', destroy(each(tokenCreature)))],
      },
    });
    t.me.play('token-slay');
    t.expect({ me: { line: [mourner], discard: ['token-slay', 'model-herald'], aember: 2 } });
    expect(t.events.find((e) => e.type === 'leave')).toMatchObject({
      card: { name: 'token-grunt' },
      was: { name: 'token-grunt', type: 'creature', token: true },
    });
    expect(see(t.state, 1).players[0]!.discard.map(({ name }) => name)).toEqual(['token-slay', 'model-herald']);
  });

  it('has the Destroyed: ability of the token card, not that of the card beneath', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ id: 'model-herald', token: 'token-scout' }],
        hand: [spell('token-slay-all', destroy(each(creature)))],
        deck: ['six'],
      },
      foe: { line: ['knight'] },
    });
    t.me.play('token-slay-all');
    t.expect({ me: { line: [], hand: ['six'] }, foe: { line: [] } });
  });

  it('afterwards the real card is counted and found in the discard pile', () => {
    const reckoning = spell(
      'token-reckoning',
      destroy(a(tokenCreature)),
      when(exists(inDiscard(creature)), gain(1)),
      purge(thisWay()),
    );
    const t = table({ me: { house: 'brobnar', line: [grunt('blank')], hand: [reckoning] } });
    t.me.play(reckoning);
    t.expect({ me: { line: [], purged: ['blank'], aember: 0 } });
  });

  it('to a hand or deck goes as itself, and the other player does not learn what it was', () => {
    for (const away of [
      spell('token-home', returnToHand(a(tokenCreature))),
      spell('token-top', putOnDeck(a(tokenCreature))),
      spell('token-mix', shuffleIntoDeck(a(tokenCreature))),
    ]) {
      const t = table({
        me: { house: 'brobnar', line: [grunt('six')], hand: [away, 'seven', 'eight'], deck: ['nine'] },
      });
      const shown = see(t.state, 1).players[0]!.line[0]!.ref;
      t.me.play(away);
      expect(t.state.cards.find((card) => card.ref.name === 'six')?.ref).not.toEqual({
        ...shown,
        life: shown.life + 1,
        name: 'six',
      });
      expect(see(t.state, 1).players[0]!.hand.every(({ known }) => !known)).toBe(true);
      expect(t.events.map((e) => JSON.stringify(witness(e, 1, 2))).join()).not.toContain('"six"');
      conform(t.state, 0, 1);
    }
  });

  it('goes to the zones of the owner of the card, whoever controls it', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ ...grunt('six'), owner: 1 }],
        hand: [spell('token-slay-one', destroy(a(creature)))],
      },
    });
    t.me.play('token-slay-one');
    t.expect({ me: { line: [] }, foe: { discard: ['six'] } });
  });
});

describe('a token creature and other players', () => {
  it('stays what it is under another controller, whose maker makes another', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['token-lure', { id: spell('token-both', makeToken()), house: 'dis' }],
        beside: ['token-scout'],
        deck: ['five'],
      },
      foe: { line: [grunt('six')], beside },
    });
    t.me.play('token-lure');
    t.me.play('token-both').flank('left');
    t.expect({
      me: { line: [{ id: 'five', token: 'token-scout', exhausted: true }, grunt('six')] },
      foe: { line: [] },
    });
  });

  it('a copy of one is what it counts as', () => {
    const t = table({ me: { house: 'brobnar', line: ['copy-shifter'], beside }, foe: { line: [grunt('six')] } });
    t.me.reap('copy-shifter').choose('token-grunt');
    t.expect({
      me: { line: [{ id: 'copy-shifter', as: 'token-grunt', exhausted: true }], aember: 2 },
      foe: { line: [grunt('six')] },
    });
  });
});
