// Each way to mean cards, and each thing that a filter can say; read by an action that reveals the cards to all.
import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../index.ts';
import {
  a,
  aemberOn,
  attacker,
  beforeFight,
  besides,
  both,
  cardsUnder,
  choose,
  chooseHouse,
  constant,
  controlledBy,
  controllerOf,
  creature,
  dealDamage,
  defender,
  destroy,
  differentlyNamedFrom,
  each,
  eachTime,
  enemy,
  enraged,
  exalt,
  forgeKey,
  friendly,
  gain,
  gainsAbility,
  granter,
  host,
  hostOf,
  isDestroyedFighting,
  keyCost,
  named,
  neighborsOf,
  ofIdentityHouse,
  onThatFlank,
  opponentOf,
  other,
  ownedBy,
  ownerOf,
  purge,
  purgedBy,
  putAember,
  reap,
  returnToHand,
  reveal,
  self,
  sharingTraitWith,
  stun,
  table,
  target,
  it as thatCard,
  thisWay,
  topOfDeck,
} from '../../index.ts';
import type { Cards, Filter } from '../../language/language.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';

const mine: SeatPosition = {
  house: 'brobnar',
  line: [
    'one',
    { id: 'shield', damage: 1, aember: 2, upgrades: ['hat'], counters: { doom: 1 } },
    { id: 'imp', exhausted: true },
  ],
  artifacts: [{ id: 'rock', under: ['nine'] }],
  hand: ['two', 'scholar'],
  deck: ['three', 'four', 'six'],
  discard: ['seven', 'curse'],
  archives: ['eight'],
};
const theirs: SeatPosition = { line: [{ id: 'five', stunned: true }, 'sneak'], discard: ['blank'] };

function revealed(what: Cards, me: SeatPosition = mine, foe: SeatPosition = theirs): readonly string[] {
  const t = table({ me: { ...me, hand: [spell('probe', reveal(what)), ...(me.hand ?? [])] }, foe });
  t.me.play('probe');
  return t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []));
}
const fits = (f: Filter): readonly string[] => [...revealed({ all: f })].sort();
const shield: Cards = { all: named('shield') };

describe('cards that are meant', () => {
  it('Cards: self [rule self-reference]', () => expect(revealed(self)).toEqual(['probe']));
  it('Cards: granter', () => {
    const ring = gear('ring', constant(gainsAbility(host, reap(reveal(granter)))));
    const t = table({ me: { house: 'brobnar', line: [{ id: 'one', upgrades: [ring] }] } });
    t.me.reap('one');
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []))).toEqual(['ring']);
  });
  it('Cards: it, of the triggering event', () => {
    const eye = thing('eye', eachTime({ event: 'reaped' }, reveal(thatCard)));
    const t = table({ me: { house: 'brobnar', line: ['one'], artifacts: [eye] } });
    t.me.reap('one');
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []))).toEqual(['one']);
  });
  it('Cards: other, of the triggering event', () => {
    const eye = thing('eye', eachTime({ event: 'fought' }, reveal(other)));
    const t = table({ me: { house: 'brobnar', line: ['one'], artifacts: [eye] }, foe: { line: ['three'] } });
    t.me.fight('one', 'three');
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []))).toEqual(['three']);
  });
  it('Cards: attacker and defender [rule attack, rule opposing]', () => {
    const duelist = being('duelist', {}, beforeFight(exalt(attacker), putAember(2, defender)));
    const t = table({ me: { house: 'brobnar', line: [duelist] }, foe: { line: ['nine'] } });
    t.me.fight('duelist', 'nine');
    t.expect({ me: { line: [], aember: 0 }, foe: { aember: 1, line: [{ id: 'nine', damage: 5, aember: 2 }] } });
    expect(revealed(attacker)).toEqual([]);
  });
  it('Cards: target, in the amount of a verb the card that it is done to', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ id: 'nine', aember: 2 }, 'four'],
        hand: [spell('probe', dealDamage(aemberOn(target), each(creature)))],
      },
      foe: {
        line: [
          { id: 'seven', aember: 3 },
          { id: 'one', aember: 1 },
        ],
      },
    });
    t.me.play('probe');
    t.expect({
      me: { aember: 1, line: [{ id: 'nine', aember: 2, damage: 2 }, 'four'] },
      foe: { line: [{ id: 'seven', aember: 3, damage: 3 }] },
    });
    expect(revealed(target)).toEqual([]);
  });
  it('Cards: var', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['one', 'two'],
        hand: [
          spell(
            'probe',
            choose(a(creature), (c) => reveal(c)),
          ),
        ],
      },
    });
    t.me.play('probe').choose('two');
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []))).toEqual(['two']);
  });
  it('Cards: all, in a fixed order', () =>
    expect(revealed({ all: creature })).toEqual(['one', 'shield', 'imp', 'five', 'sneak']));
  it('Cards: top of a deck', () => {
    expect(revealed(topOfDeck(2))).toEqual(['three', 'four']);
    expect(revealed(topOfDeck(9))).toEqual(['three', 'four', 'six']);
    expect(revealed(topOfDeck(1, 'opponent'))).toEqual([]);
  });
  it('Cards: thisWay [rule this-way]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('probe', stun(each(creature)), exalt(thisWay()))] },
      foe: { line: ['one', { id: 'two', stunned: true }] },
    });
    t.me.play('probe');
    t.expect({
      foe: {
        line: [
          { id: 'one', stunned: true, aember: 1 },
          { id: 'two', stunned: true },
        ],
      },
    });
  });
  it('Cards: neighborsOf', () => expect(revealed(neighborsOf(shield))).toEqual(['one', 'imp']));
  it('Cards: hostOf', () => expect(revealed({ hostOf: { all: { type: 'upgrade' } } })).toEqual(['shield']));
  it('Cards: under', () => expect(revealed(cardsUnder({ all: named('rock') }))).toEqual(['nine']));
  it('Cards: both', () => expect(revealed(both(shield, { all: named('five') }))).toEqual(['shield', 'five']));
  it('Cards: purgedBy', () => {
    const box = thing(
      'box',
      { on: 'omni', do: purge(a(enemy(creature))) },
      { on: 'action', do: returnToHand(purgedBy(self)) },
    );
    const t = table({
      me: { house: 'brobnar', artifacts: [box], hand: [spell('wake', { kind: 'ready', what: { all: named('box') } })] },
      foe: { line: ['five'], purged: ['one'] },
    });
    t.me.omni('box').play('wake').action('box');
    t.expect({ foe: { line: [], hand: ['five'], purged: ['one'] } });
  });

  it('purgedBy: by this stay of the card in play alone', () => {
    const box = thing(
      'box-of-one-stay',
      { on: 'omni', do: purge(a(enemy(creature))) },
      { on: 'action', do: returnToHand(purgedBy(self)) },
    );
    const every = { all: named('box-of-one-stay') };
    const fetch = spell('fetch', returnToHand(every));
    const wake = spell('wake', { kind: 'ready', what: every });
    const t = table({ me: { house: 'brobnar', artifacts: [box], hand: [fetch, wake] }, foe: { line: ['five'] } });
    t.me.omni(box).play(fetch).play(box).play(wake).action(box);
    t.expect({ me: { artifacts: [{ id: box, exhausted: true }] }, foe: { line: [], purged: ['five'] } });
  });
});

describe('players that are meant', () => {
  const who = (w: Parameters<typeof gain>[1]): readonly number[] => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('probe', gain(1, w))] },
      foe: { line: [{ id: 'five', owner: 0 }] },
    });
    t.me.play('probe');
    return t.state.players.map((p) => p.aember);
  };
  it('Who: you, opponent, each, active', () => {
    expect(who('you')).toEqual([1, 0]);
    expect(who('opponent')).toEqual([0, 1]);
    expect(who('each')).toEqual([1, 1]);
    expect(who('active')).toEqual([1, 0]);
  });
  it('Who: controllerOf and ownerOf', () => {
    expect(who(controllerOf({ all: named('five') }))).toEqual([0, 1]);
    expect(who(ownerOf({ all: named('five') }))).toEqual([1, 0]);
  });
  it('Who: opponentOf, of the controller and not of the owner', () => {
    expect(who(opponentOf({ all: named('five') }))).toEqual([1, 0]);
    const t = table({
      me: { house: 'brobnar', line: ['one'], hand: [spell('probe', gain(1, opponentOf({ all: creature })))] },
    });
    t.me.play('probe');
    t.expect({ me: { aember: 0, line: ['one'] }, foe: { aember: 1 } });
  });
  it('Who: opponentOf, of a creature that left play', () => {
    const eye = thing('eye', eachTime({ event: 'destroy' }, gain(1, opponentOf(thatCard))));
    const t = table({
      me: { house: 'brobnar', artifacts: [eye], line: ['one'], hand: [spell('probe', destroy(each(named('five'))))] },
      foe: { line: [{ id: 'five', owner: 0 }] },
    });
    t.me.play('probe');
    t.expect({ me: { aember: 1, line: ['one'] }, foe: { aember: 0, line: [] } });
  });
  it('Who: opponentOf, as a player of whom an upgrade says something for good', () => {
    const pack = gear('pack', constant(keyCost(opponentOf(hostOf(self)), 3)));
    for (const [me, foe, keys] of [
      [{ line: [{ id: 'one', upgrades: [pack] }] }, {}, 1],
      [{}, { line: [{ id: 'one', upgrades: [pack] }] }, 0],
    ] as const) {
      const t = table({ me: { house: 'brobnar', aember: 6, hand: [spell('probe', forgeKey())], ...me }, foe });
      t.me.play('probe');
      t.expect({ me: { ...me, keys }, foe });
    }
  });
  it('Who: active is not the controller in the turn of the opponent', () => {
    const bell = thing('bell', eachTime({ event: 'reaped' }, gain(2, 'active')));
    const t = table({ me: { house: 'brobnar', line: ['one'] }, foe: { artifacts: [bell] } });
    t.me.reap('one');
    t.expect({ me: { aember: 3, line: [{ id: 'one', exhausted: true }] }, foe: { aember: 0 } });
  });
});

describe('filters', () => {
  it('Filter: zone [rule in-play, rule ability]', () => {
    expect(fits({ zone: 'hand', of: 'you' })).toEqual(['scholar', 'two']);
    expect(fits({ zone: 'archives', of: 'you' })).toEqual(['eight']);
    expect(fits({ zone: ['hand', 'archives'], of: 'you' })).toEqual(['eight', 'scholar', 'two']);
    expect(fits({})).toEqual(['five', 'hat', 'imp', 'one', 'rock', 'shield', 'sneak']);
  });
  it('Filter: of', () => {
    expect(fits({ zone: 'discard', of: 'you' })).toEqual(['curse', 'seven']);
    expect(fits({ zone: 'discard', of: 'opponent' })).toEqual(['blank']);
    expect(fits({ zone: 'discard' })).toEqual(['blank', 'curse', 'seven']);
  });
  it('Filter: type [rule card-types]', () => {
    expect(fits({ type: 'artifact' })).toEqual(['rock']);
    expect(fits({ type: ['artifact', 'upgrade'] })).toEqual(['hat', 'rock']);
    expect(fits({ type: 'action', zone: 'discard' })).toEqual(['blank', 'curse']);
  });
  it('Filter: side', () => {
    expect(fits(friendly(creature))).toEqual(['imp', 'one', 'shield']);
    expect(fits(enemy(creature))).toEqual(['five', 'sneak']);
  });
  it('Filter: is', () => expect(fits({ is: shield })).toEqual(['shield']));
  it('Filter: isNot', () => expect(fits({ ...friendly(creature), isNot: shield })).toEqual(['imp', 'one']));
  it('Filter: house', () => {
    expect(fits({ ...creature, house: 'dis' })).toEqual(['imp']);
    expect(fits({ ...creature, house: 'active' })).toEqual(['five', 'one', 'shield', 'sneak']);
    expect(fits({ zone: 'discard', house: { houseOf: { all: named('imp') } } })).toEqual(['curse']);
  });
  it('Filter: notHouse', () => expect(fits({ ...creature, notHouse: 'brobnar' })).toEqual(['imp']));
  it('Filter: house chosen before', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['one', 'imp'],
        hand: [
          spell(
            'probe',
            chooseHouse('any', (house) => [destroy(each({ ...creature, house }))]),
          ),
        ],
      },
    });
    t.me.play('probe').house('dis');
    t.expect({ me: { line: ['one'] } });
  });
  it('Filter: identityOf', () => {
    const strange: SeatPosition = {
      houses: ['dis', 'mars', 'logos'],
      line: ['five', 'martian', { id: 'two', house: 'logos' }],
    };
    expect(revealed({ all: ofIdentityHouse('opponent', creature) }, mine, strange)).toEqual(['imp', 'martian', 'two']);
    expect(
      revealed({ all: ofIdentityHouse('you', enemy(creature)) }, { ...mine, houses: ['brobnar'] }, strange),
    ).toEqual(['five']);
  });
  it('Filter: owner', () => {
    const lent: SeatPosition = { line: [{ id: 'five', owner: 0 }, 'sneak'] };
    expect(revealed({ all: ownedBy('you', enemy(creature)) }, mine, lent)).toEqual(['five']);
    expect(revealed({ all: ownedBy('opponent', creature) }, mine, lent)).toEqual(['sneak']);
  });
  it('Filter: inZone', () => {
    const t = { ...mine, hand: ['one'], discard: ['one'] };
    expect(revealed({ all: { zone: ['hand', 'discard'], of: 'you', inZone: 'discard' } }, t)).toEqual(['one']);
    expect(revealed({ all: { ...creature, side: 'friendly', inZone: 'hand' } }, t)).toEqual([]);
  });
  it('Filter: sharesTraitWith', () => {
    const all: SeatPosition = { line: ['knight', 'scholar', 'imp', 'five'] };
    const like = (name: string): readonly string[] =>
      revealed({ all: besides({ all: named(name) }, sharingTraitWith({ all: named(name) }, creature)) }, mine, all);
    expect(like('shield')).toEqual(['knight']);
    expect(like('knight')).toEqual(['shield', 'scholar']);
    expect(like('five')).toEqual([]);
    expect(like('nine')).toEqual([]);
  });
  it('Filter: sharesTraitWith, of traits that are gained', () => {
    const school = thing('school', constant({ mod: 'trait', of: named('five'), trait: 'imp' }));
    expect(
      revealed({ all: sharingTraitWith({ all: named('imp') }, enemy(creature)) }, mine, {
        ...theirs,
        artifacts: [school],
      }),
    ).toEqual(['five']);
  });
  it('Filter: trait [rule traits]', () => expect(fits({ trait: 'knight' })).toEqual(['shield']));
  it('Filter: notTrait', () => expect(fits({ ...friendly(creature), notTrait: 'knight' })).toEqual(['imp', 'one']));
  it('Filter: keyword', () => expect(fits({ keyword: 'elusive' })).toEqual(['sneak']));
  it('Filter: name', () => expect(fits({ name: 'five' })).toEqual(['five']));
  it('Filter: sameNameAs', () => {
    const t = { ...mine, discard: ['one', 'two', 'one'] };
    expect(revealed({ all: { zone: 'discard', of: 'you', sameNameAs: { all: named('one') } } }, t)).toEqual([
      'one',
      'one',
    ]);
  });
  it('Filter: notSameNameAs', () => {
    const twins: SeatPosition = { line: ['one', 'sneak', 'imp'] };
    const fromShieldAndOne: Cards = { all: { either: [named('one'), named('shield')], side: 'friendly' } };
    expect(revealed({ all: differentlyNamedFrom(fromShieldAndOne, creature) }, mine, twins)).toEqual([
      'imp',
      'sneak',
      'imp',
    ]);
    expect(revealed({ all: differentlyNamedFrom({ all: named('nine') }, enemy(creature)) }, mine, twins)).toEqual([
      'one',
      'sneak',
      'imp',
    ]);
  });
  it('Filter: flank [rule flank]', () => {
    expect(fits({ ...creature, flank: true })).toEqual(['five', 'imp', 'one', 'sneak']);
    expect(fits({ ...creature, flank: false })).toEqual(['shield']);
  });
  it('Filter: flank, the left or the right one, both for a creature that is alone, none for one that only counts as one [rule flank]', () => {
    expect(fits({ flank: 'left' })).toEqual(['five', 'one']);
    expect(fits({ flank: 'right' })).toEqual(['imp', 'sneak']);
    const t = table({
      me: {
        house: 'brobnar',
        line: ['four'],
        hand: [spell('edges', destroy(each(onThatFlank('left', enemy(creature)))))],
      },
      foe: {
        line: ['one', 'two', 'three'],
        artifacts: [thing('brink', constant({ mod: 'flank', of: friendly(creature) }))],
      },
    });
    t.me.play('edges');
    t.expect({ me: { line: ['four'] }, foe: { line: ['two', 'three'] } });
    const alone = spell('alone', destroy(each(onThatFlank('left'))), destroy(each(onThatFlank('right'))));
    const last = table({
      me: { house: 'brobnar', hand: [alone], line: ['five'] },
      foe: { line: ['one', 'two', 'three'] },
    });
    last.me.play('alone');
    last.expect({ me: { line: [] }, foe: { line: ['two'] } });
  });
  it('Filter: leftOf and rightOf, near or far in the same battleline', () => {
    expect(fits({ leftOf: shield })).toEqual(['one']);
    expect(fits({ rightOf: shield })).toEqual(['imp']);
    expect(fits({ leftOf: { all: named('imp') } })).toEqual(['one', 'shield']);
    expect(fits({ leftOf: { all: named('imp') }, neighborOf: { all: named('imp') } })).toEqual(['shield']);
  });
  it('Filter: neighborOf [rule neighbor, rule adjacent]', () =>
    expect(fits({ neighborOf: shield })).toEqual(['imp', 'one']));
  it('Filter: powerAtMost', () => expect(fits({ ...creature, powerAtMost: 2 })).toEqual(['imp', 'one']));
  it('Filter: powerAtLeast', () => expect(fits({ ...creature, powerAtLeast: 4 })).toEqual(['five', 'shield']));
  it('Filter: damaged', () => {
    expect(fits({ ...creature, damaged: true })).toEqual(['shield']);
    expect(fits({ ...creature, damaged: false })).toEqual(['five', 'imp', 'one', 'sneak']);
  });
  it('Filter: stunned', () => expect(fits({ ...creature, stunned: true })).toEqual(['five']));
  it('Filter: enraged', () => {
    const rows = { ...mine, line: ['one', { id: 'two', enraged: true }] };
    expect(revealed({ all: enraged(creature) }, rows, theirs)).toEqual(['two']);
    expect(revealed({ all: { ...friendly(creature), enraged: false } }, rows, theirs)).toEqual(['one']);
  });
  it('Filter: controller', () => {
    const stolen = controllerOf({ all: named('five') });
    expect(fits(controlledBy(stolen, creature))).toEqual(['five', 'sneak']);
    expect(fits(controlledBy('you', creature))).toEqual(['imp', 'one', 'shield']);
  });
  it('Filter: ready', () => {
    expect(fits({ ...creature, ready: false })).toEqual(['imp']);
    expect(fits({ ...friendly(creature), ready: true })).toEqual(['one', 'shield']);
  });
  it('Filter: hasAember', () => expect(fits({ ...creature, hasAember: true })).toEqual(['shield']));
  it('Filter: hasUpgrade', () => expect(fits({ ...creature, hasUpgrade: true })).toEqual(['shield']));
  it('Filter: hasArmor', () => expect(fits({ ...creature, hasArmor: true })).toEqual(['shield']));
  it('Filter: counter', () => expect(fits({ counter: 'doom' })).toEqual(['shield']));
  it('Filter: attackableBy', () => {
    expect(
      revealed({ all: { attackableBy: { all: named('one') } } }, mine, { line: ['two', 'taunter', 'three', 'four'] }),
    ).toEqual(['taunter', 'four']);
  });
  it('Filter: fighting [rule opposing]', () => {
    const eye = being('eye', { power: 9 }, eachTime(isDestroyedFighting(creature, self), gain(1)));
    const t = table({ me: { house: 'brobnar', line: [eye, 'seven'] }, foe: { line: ['two', 'three'] } });
    t.me.fight('seven', 'three').fight('eye', 'two');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'eye', damage: 2, exhausted: true },
          { id: 'seven', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
  it('Filter: either', () => expect(fits({ either: [named('one'), { trait: 'knight' }] })).toEqual(['one', 'shield']));
  it('Filter: not', () => expect(fits({ ...creature, not: { side: 'enemy' } })).toEqual(['imp', 'one', 'shield']));
  it('Filter: where, the valve', () =>
    expect(
      fits({
        ...creature,
        where: {
          says: 'with an odd name',
          test: (card, scope) => card.name.length === 3 && card.controller === scope.controller,
        },
      }),
    ).toEqual(['imp', 'one']));
});
