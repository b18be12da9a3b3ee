// The oversized card of an automaton: in play and in no line, and how far it has come.
import { describe, expect, it } from 'vitest';
import {
  addCounters,
  advances,
  adversary,
  constant,
  dealDamage,
  destroy,
  each,
  eachTime,
  fight,
  gain,
  heal,
  keyCost,
  other,
  playerCannot,
  returns,
  self,
  table,
  ward,
} from '../../index.ts';
import { adventure, foe } from '../../testing/automaton.ts';
import { being, spell, thing } from '../../testing/cards.ts';

describe('the adversary', () => {
  it('Cards: adversary, which nothing finds that does not name it', () => {
    const everything = spell('all', destroy(each({})), dealDamage(2, adversary), ward(adversary));
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [everything], line: ['five'] },
      foe: { ...foe, line: ['four'] },
    });
    t.me.play('all');
    t.expect({ foe: { adversary: { id: 'kraken', damage: 2, warded: true } } });
  });

  it('is fought like a creature, past taunt, and deals what it deals', () => {
    const t = table({ adventure, me: { house: 'brobnar', line: ['five'] }, foe: { ...foe, line: ['taunter'] } });
    t.me.fight('five', 'kraken');
    t.expect({
      me: { line: [{ id: 'five', damage: 3, exhausted: true }] },
      foe: { line: ['taunter'], adversary: { id: 'kraken', damage: 5 } },
    });
  });

  it('Modifier deals-when-fighting: so much, whatever its power', () => {
    const t = table({ adventure, me: { house: 'brobnar', line: ['skirmisher', 'nine'] }, foe });
    t.me.fight('skirmisher', 'kraken').fight('nine', 'kraken');
    t.expect({
      winner: 'me',
      me: {
        line: [
          { id: 'skirmisher', exhausted: true },
          { id: 'nine', exhausted: true, damage: 3 },
        ],
      },
    });
  });

  it('what happens to "the creature it fights" misses it, assault and poison too', () => {
    const bully = being('bully', { power: 2, keywords: [{ assault: 3 }, 'poison'] }, fight(destroy(other)));
    const t = table({ adventure, me: { house: 'brobnar', line: [bully] }, mates: [{}], foe });
    t.me.fight('bully', 'kraken');
    t.expect({ foe: { adversary: { id: 'kraken', damage: 2 } } });
  });

  it('is defeated by as much damage as it has power, and then the whole team wins', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('flood', dealDamage(5, adversary))] },
      mates: [{}, {}],
      foe: { adversary: { id: 'kraken', damage: 25 } },
    });
    t.me.play('flood');
    t.expect({ winner: 'me' });
    expect(t.events.at(-1)).toEqual({ type: 'gameOver', winner: 0, reason: 'adversary' });
    expect(returns(t.state)).toEqual([1, 1, 1, -1]);
  });

  it('can be healed, and its ward and armor hold', () => {
    const t = table({
      adventure,
      me: {
        house: 'brobnar',
        hand: [spell('salve', heal(2, adversary)), spell('drop', dealDamage(5, adversary))],
        artifacts: [thing('hull', constant({ mod: 'armor', of: { is: adversary }, by: 2 }))],
        line: ['one'],
      },
      foe: { adversary: { id: 'kraken', damage: 4, warded: true } },
    });
    t.me.fight('one', 'kraken').play('salve').play('drop');
    t.expect({ foe: { adversary: { id: 'kraken', damage: 5 } } });
  });
});

describe('advancing', () => {
  it('Verb advance: for all of its cost or not at all, and what changes key costs changes it', () => {
    const poor = table({ adventure, me: { house: 'brobnar' }, foe: { ...foe, aember: 2 } });
    poor.me.end();
    poor.expect({ advances: 0, foe: { aember: 3 } });
    const rich = table({ adventure, me: { house: 'brobnar' }, foe: { ...foe, aember: 3 } });
    rich.me.end();
    rich.expect({ advances: 1, foe: { aember: 1 } });
    const dear = (by: number) =>
      table({
        adventure,
        me: { house: 'brobnar', artifacts: [thing('tax', constant(keyCost('opponent', by)))] },
        foe: { ...foe, aember: 3 },
      });
    const more = dear(1);
    more.me.end();
    more.expect({ advances: 0, foe: { aember: 4 } });
    const free = dear(-9);
    free.me.end();
    free.expect({ advances: 1, foe: { aember: 4 } });
  });

  it('the fourth advance loses the game for the team', () => {
    const t = table({
      adventure: { ...adventure, advances: 3 },
      me: { house: 'brobnar' },
      mates: [{}],
      foe: { ...foe, aember: 3 },
    });
    t.me.end();
    t.expect({ winner: 'foe', advances: 4 });
    expect(t.events.at(-1)).toEqual({ type: 'gameOver', winner: 2, reason: 'advances' });
    expect(returns(t.state)).toEqual([-1, -1, 1]);
  });

  it('Num: advances', () => {
    const t = table({
      adventure: { ...adventure, advances: 2 },
      me: { house: 'brobnar', hand: [spell('x', gain(advances))] },
      foe,
    });
    t.me.play('x');
    t.expect({ me: { aember: 2 } });
    const standard = table({ me: { house: 'brobnar', hand: [spell('x', gain(advances))] } });
    standard.me.play('x');
    standard.expect({ me: { aember: 0 } });
  });

  it('effects on forging do not see an advance, and the automaton forges no key', () => {
    const hammer = thing('alarm', eachTime({ event: 'forge' }, addCounters('rung', 1, self)));
    const t = table({
      adventure,
      me: {
        house: 'brobnar',
        artifacts: [hammer, thing('veto', constant(playerCannot('opponent', 'forge')))],
        hand: [spell('gift', { kind: 'forge', who: 'opponent', cost: 0 })],
      },
      foe: { ...foe, aember: 3 },
    });
    t.me.play('gift').end();
    t.expect({ advances: 1, foe: { keys: 0, aember: 1 }, me: { artifacts: ['alarm', 'veto'] } });
  });

  it('the third key of a player does not win, and there is no fourth', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', keys: 2, aember: 12, hand: [spell('k', { kind: 'forge', who: 'you' })] },
      foe,
    });
    t.me.play('k');
    t.expect({ me: { keys: 3, aember: 6 } });
    t.me.end();
    t.expect({ me: { keys: 3, aember: 6 }, foe: { aember: 1 } });
  });
});
