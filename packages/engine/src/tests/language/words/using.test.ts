// Words of uses and fights, of a place in the line, and of cards that stay as they are: in a hand, or exhausted.
import { describe, expect, it } from 'vitest';
import {
  a,
  besides,
  cannot,
  chooseHalf,
  constant,
  creature,
  destroy,
  each,
  eachTime,
  enemy,
  fights,
  fightWith,
  friendly,
  gain,
  lasting,
  makeToken,
  named,
  omni,
  playerCannot,
  reaps,
  reapWith,
  self,
  shiftDamage,
  table,
  toUse,
  useCard,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';
import '../../../testing/tokenCards.ts';

describe('in order to use a card', () => {
  const beast = being('brute', { power: 9 }, toUse(destroy(a(friendly(creature)))), omni(gain(5)));

  it('Ability to-use: before each use, which comes only if all of it was done', () => {
    const t = table({ me: { house: 'brobnar', line: [beast, 'one'] }, foe: { line: ['two'] } });
    t.me.reap(beast).choose('one');
    t.expect({ me: { aember: 1, line: [{ id: beast, exhausted: true }] }, foe: { line: ['two'] } });
  });

  it('its fight chooses its target after that', () => {
    const t = table({ me: { house: 'brobnar', line: [beast, 'one'] }, foe: { line: ['two', 'three'] } });
    t.me.fight(beast, 'one').choose('three');
    t.expect({ me: { line: [{ id: beast, damage: 3, exhausted: true }] }, foe: { line: ['two'] } });
  });

  it('it may be itself, which is used for nothing then', () => {
    const t = table({ me: { house: 'brobnar', line: [beast] } });
    t.me.reap(beast);
    t.expect({ me: { aember: 0, line: [], discard: [beast] } });
  });

  it('Reason due-unmet: nothing can be destroyed in order to use it', () => {
    const boulder = being('boulder', { power: 9, keywords: ['invulnerable'] }, toUse(destroy(a(friendly(creature)))));
    const alone = table({ me: { house: 'brobnar', line: [boulder] }, foe: { line: ['two'] } });
    for (const how of ['reap', 'fight'] as const) alone.me.cannot(how, boulder, 'due-unmet');
    const t = table({
      me: { house: 'brobnar', hand: [spell('mow', reapWith(a(named(boulder))))], line: [boulder, 'one'] },
      foe: { line: ['two'] },
    });
    t.me.reap(boulder).choose('one');
    t.expect({ me: { aember: 1, hand: ['mow'], line: [{ id: boulder, exhausted: true }] }, foe: { line: ['two'] } });
  });

  it('an effect does not use it either where nothing can be destroyed', () => {
    const boulder = being('boulder', { power: 9, keywords: ['invulnerable'] }, toUse(destroy(a(friendly(creature)))));
    const t = table({ me: { house: 'brobnar', hand: [spell('mow', reapWith(a(named(boulder))))], line: [boulder] } });
    t.me.play('mow');
    t.expect({ me: { aember: 0, line: [boulder], discard: ['mow'] } });
  });

  it('used as if it were yours, it asks for a creature of yours', () => {
    const lend = spell('lend', useCard(a(enemy(creature)), { asYours: true }));
    const t = table({ me: { house: 'brobnar', hand: [lend] }, foe: { line: [beast, 'one'] } });
    t.me.play(lend).choose(beast);
    t.expect({ me: { aember: 0, line: [], discard: [lend] }, foe: { line: [beast, 'one'] } });
  });

  it('a ward stops it, and the use: it stays ready', () => {
    const t = table({ me: { house: 'brobnar', line: [beast, { id: 'one', warded: true }] } });
    t.me.reap(beast).choose('one');
    t.expect({ me: { aember: 0, line: [beast, 'one'] } });
  });

  it('an effect that uses it, reaps with it or takes its stun off asks for it as well', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('go', useCard(a(named(beast)))), spell('mow', reapWith(a(named(beast))))],
        line: [beast, 'one', 'two', { id: beast, stunned: true }, 'three'],
      },
    });
    t.me.play('go').choose(`${beast}#1`, `omni ${beast}`, 'one');
    t.expect({
      me: {
        aember: 5,
        hand: ['mow'],
        line: [{ id: beast, exhausted: true }, 'two', { id: beast, stunned: true }, 'three'],
      },
    });
    t.me.unstun(`${beast}#2`).choose('two');
    t.expect({
      me: { aember: 5, hand: ['mow'], line: [{ id: beast, exhausted: true }, { id: beast, exhausted: true }, 'three'] },
    });
  });

  it('one whose opponent has lost its last creature to that does not fight', () => {
    const doom = being('doom', { power: 1 }, { on: 'destroyed', do: destroy(each(enemy(creature))) });
    const t = table({ me: { house: 'brobnar', line: [beast, doom] }, foe: { line: ['two'] } });
    t.me.fight(beast, doom);
    t.expect({ me: { line: [beast] }, foe: { line: [] } });
  });
});

describe('the next time a creature is used', () => {
  const edict = (): string =>
    thing(
      'edict',
      eachTime(reaps(creature), lasting('turn', constant(cannot(creature, 'used-to-reap')), 1)),
      eachTime(fights(creature), lasting('turn', constant(cannot(creature, 'used-to-fight')), 1)),
    );

  it('a ban on a use goes with the next use, whatever it is for', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: [edict()], line: ['five', 'six', being('acts', {}, omni(gain(1))), 'seven'] },
      foe: { line: ['one', 'two'] },
    });
    t.me.reap('five');
    t.me.cannot('reap', 'six', 'forbidden');
    t.me.omni('acts');
    t.me.reap('six');
    t.me.cannot('reap', 'seven', 'forbidden');
    t.me.fight('seven', 'one');
    expect(t.state.lasting.filter(({ uses }) => uses !== 0)).toHaveLength(1);
  });

  it('a fight bans the next fight only, and all bans end with the turn', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], artifacts: [edict()], line: ['five', 'six', 'seven'] },
      foe: { houses: ['brobnar'], line: ['one', 'nine'] },
    });
    t.me.fight('five', 'one');
    t.me.cannot('fight', 'six', 'forbidden');
    t.me.reap('six').fight('seven', 'nine').end();
    expect(t.state.lasting).toEqual([]);
    t.foe.fight('nine', 'five');
    t.expect({ me: { aember: 1, line: ['six'], artifacts: ['edict'] }, foe: { line: [] } });
  });
});

describe('a fight that ignores taunt', () => {
  it('reaches the neighbor of a creature with taunt', () => {
    const push = spell('push', fightWith(a(friendly(creature)), { against: each(named('one')), ignoring: 'taunt' }));
    const pull = spell('pull', fightWith(a(friendly(creature)), { against: each(named('one')) }));
    const t = table({
      me: { house: 'brobnar', hand: [push, pull], line: ['five'] },
      foe: { line: ['taunter', 'one'] },
    });
    t.me.play(pull);
    t.expect({ me: { hand: [push], line: ['five'] }, foe: { line: ['taunter', 'one'] } });
    t.me.play(push);
    t.expect({ me: { line: [{ id: 'five', damage: 1, exhausted: true }] }, foe: { line: ['taunter'] } });
  });
});

describe('places', () => {
  it('a token creature is made as the left neighbor of a creature, and nobody is asked', () => {
    const chief = being('chief', {}, omni(makeToken(2, { leftOf: self })));
    const t = table({
      me: { house: 'brobnar', beside: ['token-grunt'], line: ['one', chief, 'two'], deck: ['five', 'six'] },
    });
    t.me.omni(chief);
    t.expect({
      me: {
        beside: ['token-grunt'],
        line: [
          'one',
          { id: 'five', token: 'token-grunt', exhausted: true },
          { id: 'six', token: 'token-grunt', exhausted: true },
          { id: chief, exhausted: true },
          'two',
        ],
      },
    });
  });
});

describe('half of a battleline', () => {
  const split = (): string =>
    spell(
      'split',
      chooseHalf(enemy(creature), (half) => [destroy(half)]),
    );

  it('Node half: one of the two halves of a line, and of an odd number either with the one in the center', () => {
    const left = (line: readonly string[], label: string): readonly string[] => {
      const t = table({ me: { house: 'brobnar', hand: [split()] }, foe: { line: [...line] } });
      t.me.play('split').choose(label);
      return t.state.players[1]?.line.map((id) => t.state.cards[id]?.ref.name ?? '') ?? [];
    };
    const three = ['one', 'two', 'three'];
    expect(left(three, 'left half with the center')).toEqual(['three']);
    expect(left(three, 'left half without the center')).toEqual(['two', 'three']);
    expect(left(three, 'right half with the center')).toEqual(['one']);
    expect(left(three, 'right half without the center')).toEqual(['one', 'two']);
    expect(left([...three, 'four'], 'left half')).toEqual(['three', 'four']);
    expect(left([...three, 'four'], 'right half')).toEqual(['one', 'two']);
    expect(left(['one'], 'left half with the center')).toEqual([]);
    expect(left(['one'], 'left half without the center')).toEqual(['one']);
  });

  it('asks nothing of an empty one', () => {
    const t = table({ me: { house: 'brobnar', hand: [split()] } });
    t.me.play('split');
    t.expect({ me: { discard: ['split'] } });
  });
});

describe('damage that moves', () => {
  it('Verb shiftDamage: from creature to creature, neither healed nor dealt', () => {
    const move = spell(
      'move',
      shiftDamage('all', a(friendly(creature)), (from) => a(besides(from, creature))),
    );
    const part = spell(
      'part',
      shiftDamage(1, a(friendly(creature)), (from) => a(besides(from, creature))),
    );
    const t = table({
      me: { house: 'brobnar', hand: [move, part], line: [{ id: 'nine', damage: 4 }] },
      foe: { line: [{ id: 'five', warded: true }, 'knight'] },
    });
    t.me.play(part).choose('knight');
    t.expect({
      me: { hand: [move], line: [{ id: 'nine', damage: 3 }] },
      foe: {
        line: [
          { id: 'five', warded: true },
          { id: 'knight', damage: 1 },
        ],
      },
    });
    t.me.play(move).choose('knight');
    t.expect({ me: { line: ['nine'] }, foe: { line: [{ id: 'five', warded: true }] } });
  });
});

describe('entrench', () => {
  const mole = (): string => being('mole', { keywords: ['entrench'] });

  it('entrench: its player may leave it exhausted, creature by creature [rule entrench]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses: ['brobnar'],
        line: [
          { id: mole(), exhausted: true },
          { id: 'one', exhausted: true },
          { id: mole(), exhausted: true },
          mole(),
        ],
      },
      foe: { houses: ['brobnar'] },
    });
    t.me.end().choose('mole#1').done();
    t.expect({ me: { line: [{ id: 'mole', exhausted: true }, 'one', 'mole', 'mole'] } });
  });

  it('none stays exhausted where its player says so, and nobody is asked where none is exhausted [rule entrench]', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], line: [{ id: mole(), exhausted: true }] },
      foe: { houses: ['brobnar'] },
    });
    t.me.end().done();
    t.expect({ me: { line: ['mole'] } });
    t.foe.end();
    t.me.end();
    t.expect({ me: { line: ['mole'] } });
  });

  it('it is asked anew each turn, and of what gains the keyword', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], line: [{ id: mole(), exhausted: true }] },
      foe: { houses: ['brobnar'] },
    });
    t.me.end().choose('mole');
    t.foe.end();
    t.me.cannot('reap', 'mole', 'exhausted').end().done();
    t.expect({ me: { line: ['mole'] } });
  });

  it('only of its controller’s creatures, and not where cards do not ready', () => {
    const still = thing('still', constant(playerCannot('each', 'draw')));
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], line: ['one'], artifacts: [still] },
      foe: { houses: ['brobnar'], line: [{ id: mole(), exhausted: true }] },
    });
    t.me.end();
    t.expect({ me: { line: ['one'], artifacts: [still] }, foe: { line: [{ id: 'mole', exhausted: true }] } });
  });
});
