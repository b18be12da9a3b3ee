// Each modifier that the tests of the rules do not show already.
import { describe, expect, it } from 'vitest';
import type { Filter } from '../../index.ts';
import {
  a,
  belongsToEveryHouse,
  cannot,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  destroyed,
  draw,
  each,
  eachTime,
  enemy,
  exists,
  forgeKey,
  forgeKeyFor,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsAemberSpentBy,
  getsPower,
  granter,
  host,
  inDiscard,
  isOnFlank,
  losesKeyword,
  maySpendAemberOn,
  named,
  not,
  notOfHouse,
  ofHouse,
  ofIdentityHouse,
  omni,
  onFlank,
  perishes,
  play,
  playCard,
  playCosts,
  playerCannot,
  putIntoPlay,
  reap,
  returnToHand,
  saveInstead,
  see,
  self,
  table,
  thisCreature,
  toll,
  whileTrue,
  withTrait,
} from '../../index.ts';
import { being, copies, gear, spell, thing } from '../../testing/cards.ts';

const tally = (node: Parameters<typeof count>[0]): string => spell('tally', gain(count(node)));

describe('modifiers of cards', () => {
  it('Modifier keyword: a creature gains a keyword [rule keyword]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['three'],
        artifacts: [thing('cloud', constant(gainsKeyword(creature, 'skirmish')))],
      },
      foe: { line: ['five'] },
    });
    t.me.fight('three', 'five');
    t.expect({ me: { line: [{ id: 'three', exhausted: true }] }, foe: { line: [{ id: 'five', damage: 3 }] } });
  });

  it('Modifier loses-keyword: printed and gained ones [rule keyword]', () => {
    const strip = thing(
      'strip',
      constant({ mod: 'loses-keyword', of: creature, keyword: 'elusive' }, gainsKeyword(creature, 'elusive')),
    );
    const t = table({ me: { house: 'brobnar', line: ['two'], artifacts: [strip] }, foe: { line: ['sneak'] } });
    t.me.fight('two', 'sneak');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'sneak', damage: 2 }] } });
  });

  it('“loses” beats “gains”, whichever comes later (18.4, Cannot) [rule keyword]', () => {
    const take = spell('take-away', forRemainderOfTurn(constant(losesKeyword(creature, 'taunt'))));
    const give = spell('give-more', forRemainderOfTurn(constant(gainsKeyword(creature, 'taunt'))));
    const gift = gear('taunt-gift', constant(gainsKeyword(host, 'taunt')));
    for (const order of [
      [take, give],
      [give, take],
    ]) {
      const line = [{ id: 'one', upgrades: [gift] }];
      const t = table({ me: { house: 'brobnar', hand: order, line } });
      for (const id of order) t.me.play(id);
      expect(see(t.state, 0).players[0]!.line[0]!.keywords).toEqual({});
    }
  });

  it('Modifier trait: a creature gains a trait [rule traits]', () => {
    const school = thing('school', constant({ mod: 'trait', of: named('five'), trait: 'scientist' }));
    const t = table({
      me: {
        house: 'brobnar',
        line: ['five', 'scholar', 'one'],
        artifacts: [school],
        hand: [tally(each(withTrait('scientist', {})))],
      },
    });
    t.me.play('tally');
    t.expect({ me: { aember: 2, line: ['five', 'scholar', 'one'] } });
  });

  it('Modifier every-house: belongs to all houses', () => {
    const flag = thing('flag', constant(belongsToEveryHouse(named('five'))));
    const of = (what: Filter) => {
      const t = table({
        me: { house: 'brobnar', line: ['five', 'imp'], artifacts: [flag], hand: [tally(each(what))] },
        foe: { houses: ['mars', 'shadows', 'untamed'] },
      });
      t.me.play('tally');
      return t.state.players[0]?.aember;
    };
    expect(of(ofHouse('mars', creature))).toBe(1);
    expect(of(ofHouse('dis', creature))).toBe(2);
    expect(of(notOfHouse('dis', creature))).toBe(0);
    expect(of(notOfHouse('brobnar', creature))).toBe(1);
    expect(of(ofIdentityHouse('opponent', creature))).toBe(1);
    expect(of({ ...creature, sharesHouseWithNeighbor: true })).toBe(2);
    const t = table({
      me: { house: 'logos', houses: ['logos', 'dis', 'mars'], line: ['five', 'imp'], artifacts: [flag] },
    });
    t.me.cannot('reap', 'imp', 'wrong-house').reap('five');
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }, 'imp'] } });
  });

  it('Modifier house: belongs to that house and no other [rule house]', () => {
    const flag = thing('flag', constant({ mod: 'house', of: named('five'), house: 'dis' }));
    const t = table({
      me: {
        house: 'brobnar',
        line: ['five', 'four'],
        artifacts: [flag],
        hand: [tally(each(ofHouse('dis', creature)))],
      },
    });
    t.me.cannot('reap', 'five', 'wrong-house').reap('four').play('tally');
    t.expect({ me: { aember: 2, line: ['five', { id: 'four', exhausted: true }] } });
  });

  it('Modifier flank: is considered a flank creature (FAQ Spectral Tunneler) [rule flank]', () => {
    const tunnel = thing('tunnel', constant(isOnFlank(named('two'))));
    const t = table({
      me: {
        house: 'brobnar',
        line: ['one', 'two', 'three', 'four'],
        artifacts: [tunnel],
        hand: [tally(each(onFlank(creature)))],
      },
    });
    t.me.play('tally');
    t.expect({ me: { aember: 3, line: ['one', 'two', 'three', 'four'] } });
  });

  it('Modifier ability: granted abilities are those of the creature, for its controller [rule upgrade]', () => {
    const chant = thing('chant', constant(gainsAbility(friendly(creature), reap(draw(1)))));
    const t = table({
      me: { house: 'brobnar', line: ['one'], artifacts: [chant], deck: ['two', 'three'] },
      foe: { line: ['five'] },
    });
    t.me.reap('one');
    t.expect({ me: { aember: 1, hand: ['two'], line: [{ id: 'one', exhausted: true }] }, foe: { line: ['five'] } });
  });

  it('Modifier ability: a granted trigger', () => {
    const chant = thing(
      'chant',
      constant(gainsAbility(friendly(creature), eachTime({ event: 'reaped', card: { is: self } }, gain(1)))),
    );
    const t = table({ me: { house: 'brobnar', line: ['one', 'two'], artifacts: [chant] } });
    t.me.reap('one');
    t.expect({ me: { aember: 2, line: [{ id: 'one', exhausted: true }, 'two'] } });
  });

  it('Modifier enters: stunned, enraged or warded', () => {
    for (const how of ['stunned', 'enraged', 'warded'] as const) {
      const gate = thing('gate', constant({ mod: 'enters', of: enemy(creature), how }));
      const t = table({ me: { house: 'brobnar', hand: ['five'] }, foe: { artifacts: [gate] } });
      t.me.play('five');
      t.expect({ me: { line: [{ id: 'five', exhausted: true, [how]: true }] } });
    }
  });

  it('Modifier fight-damage-to, without such a card in play, deals damage as usual', () => {
    const odd = being(
      'odd',
      { power: 3 },
      constant({ mod: 'fight-damage-to', of: thisCreature, card: each(named('nine')) }),
    );
    const t = table({ me: { house: 'brobnar', line: [odd] }, foe: { line: ['two'] } });
    t.me.fight('odd', 'two');
    t.expect({ me: { line: [{ id: 'odd', damage: 2, exhausted: true }] }, foe: { line: [] } });
  });

  it('Modifier cannot destroyed: neither by effects nor by damage', () => {
    const rock = being('rocky', {}, constant(cannot(thisCreature, 'destroyed')));
    const t = table({
      me: { house: 'brobnar', hand: [spell('kill', destroy(a(creature))), spell('hit', dealDamage(9, a(creature)))] },
      foe: { line: [rock] },
    });
    t.me.play('kill').play('hit');
    t.expect({ foe: { line: [{ id: 'rocky', damage: 9 }] } });
  });

  it('Modifier perishes: as soon as its condition holds', () => {
    const loner = being('loner', {}, whileTrue(not(exists(enemy(creature))), perishes(thisCreature)));
    const t = table({
      me: { house: 'brobnar', line: [loner, 'two'], hand: [spell('kill', destroy(a(enemy(creature))))] },
      foe: { line: ['one', 'three'] },
    });
    t.me.play('kill').choose('one');
    t.expect({ me: { line: ['loner', 'two'] }, foe: { line: ['three'] } });
    t.me.fight('two', 'three');
    t.expect({ me: { line: ['loner'] }, foe: { line: [{ id: 'three', damage: 2 }] } });
  });

  it('Modifier perishes: when the last enemy leaves, in whatever way', () => {
    const loner = being(
      'loner',
      {},
      whileTrue(not(exists(enemy(creature))), perishes(thisCreature)),
      destroyed(gain(3)),
    );
    const t = table({
      me: { house: 'brobnar', line: [loner, 'two'], hand: [spell('home', returnToHand(each(enemy(creature))))] },
      foe: { line: ['one'] },
    });
    t.me.play('home');
    t.expect({ me: { aember: 3, line: ['two'], discard: ['home', 'loner'] }, foe: { line: [], hand: ['one'] } });
  });

  it('Modifier perishes: a creature that enters is destroyed at once, before its Play: ability could resolve', () => {
    const loner = being('loner', {}, whileTrue(not(exists(enemy(creature))), perishes(thisCreature)), play(gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [loner] } });
    t.me.play('loner');
    t.expect({ me: { aember: 0, line: [], discard: ['loner'] } });
  });

  it('Modifier perishes: everything that fits, on both sides', () => {
    const plague = thing('plague', constant(perishes(withTrait('knight', creature))));
    const t = table({
      me: { house: 'brobnar', hand: [plague], line: ['shield', 'five'] },
      foe: { line: ['knight', 'one'] },
    });
    t.me.play('plague');
    t.expect({ me: { line: ['five'], discard: ['shield'] }, foe: { line: ['one'], discard: ['knight'] } });
  });

  it('Modifier perishes: an upgrade that is destroyed instead saves it once', () => {
    const cloak = gear('cloak', constant(gainsAbility(host, destroyed(destroy(granter), saveInstead(self)))));
    const loner = being('loner', {}, whileTrue(not(exists(enemy(creature))), perishes(thisCreature)));
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ id: loner, upgrades: [cloak] }],
        hand: [spell('kill', destroy(each(enemy(creature))))],
      },
      foe: { line: ['one'] },
    });
    t.me.play('kill');
    t.expect({ me: { line: [], discard: ['kill', 'loner', 'cloak'] }, foe: { line: [] } });
  });

  it('Modifier perishes: what saves itself for nothing stays', () => {
    const cat = being('cat', {}, destroyed(saveInstead(self)));
    const plague = thing('plague', constant(perishes(named('cat'))));
    const t = table({ me: { house: 'brobnar', hand: [plague], line: [cat] } });
    t.me.play('plague');
    t.expect({ me: { line: ['cat'] } });
  });

  it('a creature with 0 power that saves itself for nothing stays', () => {
    const cat = being('cat', {}, destroyed(saveInstead(self)));
    const hunger = thing('hunger', constant(getsPower({ ...creature, ready: true }, -9)));
    const t = table({ me: { house: 'brobnar', hand: [hunger], line: [cat] } });
    t.me.play('hunger');
    t.expect({ me: { line: ['cat'] } });
  });

  it('invulnerable: cannot be destroyed and takes no damage', () => {
    const iron = being('iron', { keywords: ['invulnerable'] });
    const t = table({
      me: { house: 'brobnar', hand: [spell('kill', destroy(a(creature))), spell('hit', dealDamage(9, a(creature)))] },
      foe: { line: [iron] },
    });
    t.me.play('kill').play('hit');
    t.expect({ foe: { line: ['iron'] } });
  });
});

describe('modifiers of players', () => {
  it('Modifier player-cannot draw', () => {
    const dam = thing('dam', constant(playerCannot('opponent', 'draw')));
    const t = table({
      me: { house: 'brobnar', hand: [spell('study', draw(2))], deck: copies(9, 'one') },
      foe: { artifacts: [dam] },
    });
    t.me.play('study');
    t.expect({ me: { hand: [] } });
    t.me.end();
    t.expect({ me: { hand: [] } });
  });

  it('Modifier player-cannot gain', () => {
    const dam = thing('dam', constant(playerCannot('opponent', 'gain')));
    const t = table({
      me: { house: 'brobnar', hand: [spell('feast', gain(2))], line: ['one'] },
      foe: { artifacts: [dam] },
    });
    t.me.play('feast').reap('one');
    t.expect({ me: { aember: 0, line: [{ id: 'one', exhausted: true }] } });
  });

  it('Modifier play-costs: what must be lost to play the card', () => {
    const dear = being('dear', {}, constant(playCosts(3)), play(gain(10)));
    for (const [aember, after] of [
      [3, 10],
      [5, 12],
    ] as const) {
      const t = table({ me: { house: 'brobnar', aember, hand: [dear] } });
      t.me.play('dear');
      t.expect({ me: { aember: after, line: [{ id: 'dear', exhausted: true }] } });
    }
    const poor = table({ me: { house: 'brobnar', aember: 2, hand: [dear] } });
    poor.me.cannot('play', 'dear', 'toll').discard('dear');
    poor.expect({ me: { aember: 2, discard: ['dear'] } });
  });

  it('Modifier play-costs: its own bonus comes too late, and costs nothing in play', () => {
    const dear = being('dear', { bonus: 1 }, constant(playCosts(1)));
    const t = table({ me: { house: 'brobnar', hand: [dear, 'one'], line: [dear] } });
    t.me.cannot('play', 'dear', 'toll').play('one').reap('dear').play('dear');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dear', exhausted: true },
          { id: 'one', exhausted: true },
          { id: 'dear', exhausted: true },
        ],
      },
    });
  });

  it('Modifier play-costs: also when an effect plays it, but not when it is put into play', () => {
    const dear = being('dear', {}, constant(playCosts(2)));
    const dig = spell('dig', playCard(a(inDiscard(creature))));
    for (const [aember, after, line] of [
      [3, 1, [{ id: 'dear', exhausted: true }]],
      [1, 1, []],
    ] as const) {
      const t = table({ me: { house: 'brobnar', aember, hand: [dig], discard: [dear] } });
      t.me.play('dig');
      t.expect({ me: { aember: after, line } });
    }
    const lift = spell('lift', putIntoPlay(a(inDiscard(creature))));
    const put = table({ me: { house: 'brobnar', aember: 3, hand: [lift], discard: [dear] } });
    put.me.play('lift');
    put.expect({ me: { aember: 3, line: [{ id: 'dear', exhausted: true }] } });
  });

  it('Modifier play-costs: together with a toll both must be there', () => {
    const dear = being('dear', {}, constant(playCosts(2)));
    const gate = thing('gate', constant(toll('opponent', 'play', creature, 1)));
    const poor = table({ me: { house: 'brobnar', aember: 2, hand: [dear] }, foe: { artifacts: [gate] } });
    poor.me.cannot('play', 'dear', 'toll');
    const rich = table({ me: { house: 'brobnar', aember: 4, hand: [dear] }, foe: { artifacts: [gate] } });
    rich.me.play('dear');
    rich.expect({ me: { aember: 1, line: [{ id: 'dear', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('Modifier gets-spent: what the opponent spends on a key, also from cards', () => {
    const sting = thing('sting', constant(getsAemberSpentBy('opponent')));
    const vault = being('vault', {}, constant(maySpendAemberOn(thisCreature)));
    const t = table({
      me: { house: 'brobnar', aember: 5, line: [{ id: vault, aember: 2 }], hand: [spell('x', forgeKey())] },
      foe: { artifacts: [sting] },
    });
    t.me.play('x').choose('vault').done();
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'vault', aember: 1 }] }, foe: { aember: 6 } });
  });

  it('Modifier gets-spent: once, however many such cards there are, and nothing for a key at no cost', () => {
    const sting = thing('sting', constant(getsAemberSpentBy('opponent')));
    const at = { me: { house: 'brobnar', aember: 6 }, foe: { artifacts: [sting, sting] } } as const;
    const t = table({ ...at, me: { ...at.me, hand: [spell('x', forgeKey())] } });
    t.me.play('x');
    t.expect({ me: { keys: 1, aember: 0 }, foe: { aember: 6 } });
    const free = table({ ...at, me: { ...at.me, hand: [spell('free', forgeKeyFor(0))] } });
    free.me.play('free');
    free.expect({ me: { keys: 1, aember: 6 }, foe: { aember: 0 } });
  });

  it('Modifier gets-spent: not what its own controller spends', () => {
    const sting = thing('sting', constant(getsAemberSpentBy('opponent')));
    const t = table({ me: { house: 'brobnar', aember: 6, artifacts: [sting], hand: [spell('x', forgeKey())] } });
    t.me.play('x');
    t.expect({ me: { keys: 1, aember: 0 }, foe: { aember: 0 } });
  });

  it('Modifier toll: for using', () => {
    const toll = thing(
      'toll',
      constant({ mod: 'toll', who: 'opponent', do: 'use', card: { type: 'artifact' }, amount: 1 }),
    );
    const well = thing('well', omni(gain(3)));
    const t = table({ me: { house: 'brobnar', artifacts: [well], line: ['five'] }, foe: { artifacts: [toll] } });
    t.me.cannot('omni', 'well', 'toll').reap('five').omni('well');
    t.expect({ me: { aember: 3, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 1 } });
  });
});
