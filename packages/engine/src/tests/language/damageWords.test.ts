// Words about who deals damage, who is dealt more of it, who must or cannot fight whom, and where damage and æmber lie.
import { describe, expect, it } from 'vitest';
import {
  a,
  actionAbility,
  beforeFight,
  cannotBeAttackedBy,
  capture,
  constant,
  creature,
  damaged,
  dealDamage,
  dealsNoDamageWhenAttacked,
  defender,
  destroy,
  each,
  eachTime,
  enemy,
  eventAmount,
  friendly,
  gain,
  getsPowerIfItSurvives,
  heal,
  is,
  isTakenFromSupply,
  isUsed,
  lowestPower,
  moveToFlank,
  mustFight,
  neighborsOf,
  notOnFlank,
  powerOf,
  reap,
  redistribute,
  refillHand,
  self,
  steal,
  stun,
  table,
  takesExtraDamage,
  target,
  thisCreature,
  traitsOf,
  whileTrue,
  withCounter,
  withEvenPower,
  withOddPower,
  withPower,
} from '../../index.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';

describe('who deals damage', () => {
  it('deals none back when it is attacked, and all of it when it attacks', () => {
    const statue = being('statue', {}, constant(dealsNoDamageWhenAttacked(thisCreature)));
    const attacked = table({ me: { house: 'brobnar', line: ['three'] }, foe: { line: [statue] } });
    attacked.me.fight('three', statue);
    attacked.expect({ me: { line: [{ id: 'three', exhausted: true }] }, foe: { line: [{ id: statue, damage: 3 }] } });
    const attacking = table({ me: { house: 'brobnar', line: [statue] }, foe: { line: ['six'] } });
    attacking.me.fight(statue, 'six');
    attacking.expect({ me: { discard: [statue] }, foe: { line: [{ id: 'six', damage: 5 }] } });
  });

  it('may be another card than the one that says so', () => {
    const blow = beforeFight(dealDamage(powerOf(defender), neighborsOf(defender), { by: defender }));
    const wary = being(
      'wary',
      {},
      eachTime({ event: 'damage', card: thisCreature, other: withPower(2, creature) }, gain(1)),
    );
    const worm = being('worm', { power: 1, keywords: ['skirmish'] }, blow);
    const t = table({ me: { house: 'brobnar', line: [worm] }, foe: { line: [wary, 'two', 'four'] } });
    t.me.fight(worm, 'two');
    t.expect({
      me: { line: [{ id: worm, exhausted: true }] },
      foe: {
        aember: 1,
        line: [
          { id: wary, damage: 2 },
          { id: 'two', damage: 1 },
          { id: 'four', damage: 2 },
        ],
      },
    });
  });
});

describe('more damage', () => {
  const cursed = being('cursed', { power: 9, armor: 1 }, constant(takesExtraDamage(thisCreature, 2)));

  it('Modifier extra-damage: joins what is really dealt', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('hit', dealDamage(3, each(creature)))], line: ['six'] },
      foe: { line: [cursed] },
    });
    t.me.play('hit');
    t.expect({ me: { line: [{ id: 'six', damage: 3 }] }, foe: { line: [{ id: cursed, damage: 4 }] } });
  });

  it('Modifier extra-damage: nothing where armor or a ward stops it all', () => {
    for (const ward of [{}, { warded: true }]) {
      const t = table({
        me: { house: 'brobnar', hand: [spell('prick', dealDamage(1, each(enemy(creature))))] },
        foe: { line: [{ id: cursed, ...ward }] },
      });
      t.me.play('prick');
      t.expect({ foe: { line: [cursed] } });
    }
  });
});

describe('who fights whom', () => {
  it('Modifier must-fight: nothing else while there is something to fight', () => {
    const tyrant = being('tyrant', {}, constant(mustFight(creature)));
    const doer = being('doer', {}, actionAbility(gain(1)));
    const t = table({ me: { house: 'brobnar', line: [tyrant, doer, 'six'] }, foe: { line: ['one'] } });
    t.me.cannot('reap', 'six', 'forbidden').cannot('action', doer, 'forbidden').fight('six', 'one').reap(doer);
    expect(t.state.players[0]?.aember).toBe(1);
  });

  it('Modifier must-fight: a stun is taken off as ever', () => {
    const tyrant = being('tyrant', {}, constant(mustFight(creature)));
    const t = table({ me: { house: 'brobnar', line: [tyrant, { id: 'six', stunned: true }] }, foe: { line: ['one'] } });
    t.me.unstun('six');
    t.expect({ me: { line: [tyrant, { id: 'six', exhausted: true }] }, foe: { line: ['one'] } });
  });

  it('Modifier not-attacked-by: others may attack it', () => {
    const hidden = being('hidden', {}, constant(cannotBeAttackedBy(thisCreature, notOnFlank(creature))));
    const t = table({ me: { house: 'brobnar', line: ['six', 'seven', 'eight'] }, foe: { line: [hidden] } });
    t.me.cannot('fight', 'seven', 'no-target').fight('eight', hidden);
    expect(t.state.players[1]?.line).toEqual([]);
  });
});

describe('what is redistributed', () => {
  it('Verb redistribute: every point lies where it was put, and nothing is healed, dealt or captured', () => {
    const shuffleWounds = spell('shuffle-wounds', redistribute('damage', enemy(creature)));
    const nurse = being('nurse', {}, eachTime({ event: 'heal' }, gain(1)), eachTime({ event: 'damage' }, gain(1)));
    const t = table({
      me: { house: 'brobnar', hand: [shuffleWounds], line: [nurse] },
      foe: { line: [{ id: 'four', damage: 3 }, { id: 'shield', warded: true }, 'two'] },
    });
    t.me.play(shuffleWounds).choose('two').choose('two').choose('shield');
    t.expect({
      me: { aember: 0, line: [nurse] },
      foe: { line: ['four', { id: 'shield', damage: 1, warded: true }], discard: ['two'] },
    });
  });

  it('Verb redistribute: æmber among creatures, on nobody else', () => {
    const level = spell('level', redistribute('aember', friendly(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [level], aember: 1, line: [{ id: 'two', aember: 2 }, 'three'] },
      foe: { aember: 4, line: [{ id: 'one', aember: 1 }] },
    });
    t.me.play(level).choose('three').choose('two');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'two', aember: 1 },
          { id: 'three', aember: 1 },
        ],
      },
      foe: { aember: 4, line: [{ id: 'one', aember: 1 }] },
    });
  });

  it('Verb redistribute: asks nothing where there is nothing', () => {
    const level = spell('level', redistribute('aember', friendly(creature)));
    const t = table({ me: { house: 'brobnar', hand: [level], line: ['two', 'three'] } });
    t.me.play(level);
    t.expect({ me: { discard: [level], line: ['two', 'three'] } });
  });
});

describe('a pool that the supply stands in for', () => {
  const pixies = being('pixies', {}, constant(isTakenFromSupply('you')));

  it('Modifier from-supply: as much as the pool holds, and the pool keeps it', () => {
    const rob = spell('rob', steal(3), capture(2, a(friendly(creature))));
    const t = table({ me: { house: 'brobnar', hand: [rob], line: ['six'] }, foe: { aember: 2, line: [pixies] } });
    t.me.play(rob);
    t.expect({ me: { aember: 2, line: [{ id: 'six', aember: 2 }] }, foe: { aember: 2, line: [pixies] } });
  });

  it('Modifier from-supply: an empty pool gives nothing, and what its own player does is not concerned', () => {
    const rob = spell('rob', steal(3));
    const own = spell('own', capture(1, each(enemy(creature))));
    const empty = table({ me: { house: 'brobnar', hand: [rob] }, foe: { line: [pixies] } });
    empty.me.play(rob);
    empty.expect({ me: { aember: 0 }, foe: { aember: 0, line: [pixies] } });
    const given = table({ me: { house: 'brobnar', hand: [own], aember: 2, line: [pixies] }, foe: { line: ['six'] } });
    given.me.play(own);
    given.expect({ me: { aember: 1, line: [pixies] }, foe: { line: [{ id: 'six', aember: 1 }] } });
  });
});

describe('after any use', () => {
  it('Pattern used: after a reap, a fight, an action and the loss of a stun, and after nothing else', () => {
    const meter = thing('meter', eachTime(isUsed(friendly(creature)), gain(2)));
    const doer = being('doer', {}, actionAbility(gain(1)));
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: [meter],
        line: ['six', 'seven', doer, { id: 'five', stunned: true }],
        hand: [spell('wake', stun(each(friendly(creature))))],
      },
      foe: { line: ['one'] },
    });
    t.me.reap('six');
    expect(t.state.players[0]?.aember).toBe(3);
    t.me.fight('seven', 'one');
    expect(t.state.players[0]?.aember).toBe(5);
    t.me.action(doer);
    expect(t.state.players[0]?.aember).toBe(8);
    t.me.unstun('five');
    expect(t.state.players[0]?.aember).toBe(10);
    t.me.play('wake');
    expect(t.state.players[0]?.aember).toBe(10);
  });

  it('Pattern used: waits with the Reap: abilities, granted by an upgrade too', () => {
    const field = gear('field', {
      on: 'constant',
      give: [{ mod: 'ability', of: { is: { hostOf: self } }, ability: eachTime(isUsed(thisCreature), destroy(self)) }],
    });
    const worker = being('worker', {}, reap(gain(2)));
    const t = table({ me: { house: 'brobnar', line: [{ id: worker, upgrades: [field] }] } });
    t.me.reap(worker).order(`${worker}#1`);
    t.expect({ me: { aember: 3, line: [], discard: [worker, field] } });
  });
});

describe('numbers and descriptions', () => {
  it('Filter: parity', () => {
    const even = spell('even', destroy(each(withEvenPower(creature))));
    const t = table({ me: { house: 'brobnar', hand: [even], line: ['one', 'two'] }, foe: { line: ['three', 'four'] } });
    t.me.play(even);
    t.expect({ me: { line: ['one'] }, foe: { line: ['three'] } });
    const odd = spell('odd', destroy(each(withOddPower(creature))));
    const u = table({ me: { house: 'brobnar', hand: [odd], line: ['one', 'two'] }, foe: { line: ['three', 'four'] } });
    u.me.play(odd);
    u.expect({ me: { line: ['two'] }, foe: { line: ['four'] } });
  });

  it('Num: lowestPower', () => {
    const cull = spell('cull', destroy(each(withPower(lowestPower(creature), creature))));
    const t = table({
      me: { house: 'brobnar', hand: [cull], line: ['two', 'five'] },
      foe: { line: ['three', 'thief'] },
    });
    t.me.play(cull);
    t.expect({ me: { line: ['five'] }, foe: { line: ['three'] } });
  });

  it('Num: traitsOf', () => {
    const study = spell('study', dealDamage(traitsOf(target), each(creature)));
    const t = table({ me: { house: 'brobnar', hand: [study], line: ['scholar'] }, foe: { line: ['six', 'knight'] } });
    t.me.play(study);
    t.expect({ me: { line: [{ id: 'scholar', damage: 2 }] }, foe: { line: ['six', 'knight'] } });
  });

  it('withCounter: the cards with such a counter', () => {
    const doom = spell('doom', destroy(each(withCounter('doom', creature))));
    const t = table({
      me: { house: 'brobnar', hand: [doom], line: ['two'] },
      foe: { line: [{ id: 'six', counters: { doom: 1 } }] },
    });
    t.me.play(doom);
    t.expect({ me: { line: ['two'] }, foe: { line: [] } });
  });
});

describe('where cards go', () => {
  it('moveToFlank: to the flank of its own line that the active player chooses', () => {
    const push = spell('push', moveToFlank(a(enemy(creature))));
    const t = table({ me: { house: 'brobnar', hand: [push] }, foe: { line: ['one', 'two', 'three'] } });
    t.me.play(push).choose('two');
    expect(t.state.ask?.kind).toBe('flank');
    t.me.flank('left');
    t.expect({ foe: { line: ['two', 'one', 'three'] } });
  });

  it('Verb refill: as at the end of a turn, with chains', () => {
    const again = spell('again', refillHand('each'));
    const deck = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const t = table({ me: { house: 'brobnar', hand: [again, 'rock'], deck, chains: 1 }, foe: { hand: ['hat'], deck } });
    t.me.play(again);
    t.expect({
      me: { hand: ['rock', 'one', 'two', 'three', 'four'], chains: 0 },
      foe: { hand: ['hat', 'one', 'two', 'three', 'four', 'five'] },
    });
  });
});

describe('what waits for armor', () => {
  const marked = being(
    'marked',
    { power: 4, armor: 2 },
    eachTime({ event: 'armor', card: thisCreature }, capture(eventAmount)),
  );
  it.each([
    { damage: 1, taken: 1, left: { id: marked, aember: 1 } },
    { damage: 5, taken: 2, left: { id: marked, aember: 2, damage: 3 } },
  ])('comes after damage of $damage, as much as armor took away', ({ damage, taken, left }) => {
    const t = table({
      me: { house: 'brobnar', aember: 3, hand: [spell('hit', dealDamage(damage, each(enemy(creature))))] },
      foe: { line: [marked] },
    });
    t.me.play('hit');
    t.expect({ me: { aember: 3 - taken }, foe: { line: [left] } });
  });

  it('comes not for what is gone by then', () => {
    const t = table({
      me: { house: 'brobnar', aember: 3, hand: [spell('hit', dealDamage(6, each(enemy(creature))))] },
      foe: { line: [marked] },
    });
    t.me.play('hit');
    t.expect({ me: { aember: 3 }, foe: { line: [] } });
  });
});

describe('power for being damaged, if it survives the damage', () => {
  const giant = being(
    'giant',
    { power: 5 },
    whileTrue(is(self, damaged(creature)), getsPowerIfItSurvives(thisCreature, 4)),
  );
  it.each([
    { first: 0, then: 4, left: [{ id: giant, damage: 4 }] },
    { first: 0, then: 5, left: [] },
    { first: 1, then: 5, left: [{ id: giant, damage: 6 }] },
    { first: 1, then: 7, left: [{ id: giant, damage: 8 }] },
    { first: 1, then: 8, left: [] },
  ])('with $first damage on it, of $then more', ({ first, then, left }) => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('hit', dealDamage(then, each(enemy(creature))))] },
      foe: { line: [{ id: giant, damage: first }] },
    });
    t.me.play('hit');
    t.expect({ foe: { line: left } });
  });

  it('counts again for what was healed meanwhile', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('cure', heal('all', each(creature))), spell('hit', dealDamage(5, each(creature)))],
      },
      foe: { line: [{ id: giant, damage: 6 }] },
    });
    t.me.play('cure').play('hit');
    t.expect({ foe: { line: [], discard: ['giant'] } });
  });
});
