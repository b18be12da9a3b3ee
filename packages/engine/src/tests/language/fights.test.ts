// Words about fighting and being used: a fight against a creature that is chosen already, what is prevented just before
// it happens, whom a creature can attack at all, and a creature that can do nothing else.
import { describe, expect, it } from 'vitest';
import type { SeatPosition, Table } from '../../index.ts';
import {
  a,
  beforeAttack,
  beforeFight,
  canOnlyAttack,
  canOnlyFight,
  choose,
  constant,
  creature,
  damaged,
  dealDamage,
  each,
  eachTime,
  editionNames,
  enemy,
  exalt,
  fight,
  fights,
  fightWith,
  forgeKey,
  friendly,
  gain,
  getsPower,
  host,
  ifYouDo,
  lasting,
  named,
  omni,
  only,
  otherwise,
  preventIt,
  self,
  stun,
  table,
  thisCreature,
  times,
  useCard,
  withTrait,
  wouldForge,
} from '../../index.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';

/** My creature of that name fights the enemy of that name, whatever it may attack. */
const duel = (mine: string, theirs: string): string =>
  spell('duel', fightWith(each(friendly(named(mine))), { against: each(named(theirs)) }), ifYouDo(gain(1)));

describe('a fight against a creature that is chosen already', () => {
  it('Node run: against a creature that the ability names, nobody is asked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['five'], hand: [duel('five', 'two')] },
      foe: { line: ['one', 'two', 'three'] },
    });
    t.me.play('duel');
    t.expect({
      me: { aember: 1, line: [{ id: 'five', damage: 2, exhausted: true }] },
      foe: { line: ['one', 'three'] },
    });
  });

  it('Node run: against what it cannot attack there is no fight, and it stays ready', () => {
    const protectedByTaunt: SeatPosition = { line: ['two', 'taunter'] };
    for (const foe of [protectedByTaunt, { line: ['one'] }]) {
      const t = table({ me: { house: 'brobnar', line: ['five'], hand: [duel('five', 'two')] }, foe });
      t.me.play('duel');
      t.expect({ me: { aember: 0, line: ['five'] }, foe: { line: foe.line ?? [] } });
    }
    const friends = table({ me: { house: 'brobnar', line: ['five', 'two'], hand: [duel('five', 'two')] } });
    friends.me.play('duel');
    friends.expect({ me: { aember: 0, line: ['five', 'two'] } });
  });

  it('Node run: against a creature, when it is stunned, only removes the stun', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'five', stunned: true }], hand: [duel('five', 'two')] },
      foe: { line: ['two'] },
    });
    t.me.play('duel');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] }, foe: { line: ['two'] } });
  });

  it('Node run: against an exhausted creature is not fought', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'five', exhausted: true }], hand: [duel('five', 'two')] },
      foe: { line: ['two'] },
    });
    t.me.play('duel');
    t.expect({ me: { aember: 0, line: [{ id: 'five', exhausted: true }] }, foe: { line: ['two'] } });
  });

  it('Node run: against a target of the choice before, round for round', () => {
    const x = spell(
      'x',
      choose(a(friendly(creature)), (f) => [
        times(
          2,
          { kind: 'ready', what: f },
          choose(a({ ...enemy(creature), attackableBy: f }), (target) => fightWith(f, { against: target })),
        ),
      ]),
    );
    const t = table({ me: { house: 'brobnar', line: ['nine'], hand: [x] }, foe: { line: ['two', 'taunter', 'one'] } });
    t.me.play('x');
    t.me.choose('taunter');
    expect(t.options()).toEqual(['two', 'one']);
    t.me.choose('one');
    t.expect({ me: { line: [{ id: 'nine', damage: 5, exhausted: true }] }, foe: { line: ['two'] } });
  });
});

describe('what is prevented', () => {
  const guard = thing('guard', eachTime(beforeAttack(enemy(creature)), preventIt));

  it('Verb prevent: a fight before it begins, for which the attacker is exhausted all the same', () => {
    const brawler = being('brawler', { keywords: [{ assault: 2 }] }, beforeFight(gain(1)), fight(gain(10)));
    const t = table({
      me: { house: 'brobnar', line: [brawler], artifacts: [thing('drum', eachTime(fights(creature), gain(100)))] },
      foe: { artifacts: [guard], line: ['five'] },
    });
    t.me.fight('brawler', 'five').order('guard').order('brawler');
    t.expect({
      me: { aember: 1, line: [{ id: 'brawler', exhausted: true }] },
      foe: { line: [{ id: 'five', damage: 2 }] },
    });
    expect(t.events.filter((e) => e.type === 'fought')).toMatchObject([{ stopped: true }]);
    expect(t.state.fight).toBeNull();
  });

  it.each(editionNames)(
    'Verb prevent: a fight waits with Before Fight:, assault and hazardous, which resolve all the same (%s) [rule before, rule order-of-a-fight]',
    (edition) => {
      const drum = thing('drum', eachTime(fights(creature), gain(100)));
      const ram = being('ram', { power: 9, keywords: [{ assault: 2 }] }, beforeFight(gain(1)), fight(gain(10)));
      const thorny = being('thorny', { power: 9, keywords: [{ hazardous: 3 }] });
      const orders = [
        ['guard', 'ram', 'ram'],
        ['ram', 'guard', 'thorny'],
        ['thorny', 'ram', 'ram'],
      ];
      for (const order of orders) {
        const t = table({
          edition,
          me: { house: 'brobnar', line: [ram], artifacts: [drum] },
          foe: { artifacts: [guard], line: [thorny] },
        });
        t.me.fight('ram', 'thorny');
        expect([...t.options()].sort()).toEqual(['guard', 'ram', 'ram', 'thorny']);
        for (const card of order) t.me.order(card);
        t.expect({
          me: { aember: 1, line: [{ id: 'ram', exhausted: true, damage: 3 }] },
          foe: { line: [{ id: 'thorny', damage: 2 }] },
        });
      }
    },
  );

  it('Verb prevent: two that stop one fight both resolve, and stop it once', () => {
    const bell = thing('bell', eachTime(beforeAttack(enemy(creature)), preventIt, gain(1)));
    const t = table({
      me: { house: 'brobnar', line: ['five', 'four'] },
      foe: { artifacts: [bell, bell], line: ['sneak'] },
    });
    t.me.fight('five', 'sneak').fight('four', 'sneak');
    t.expect({
      me: {
        line: [
          { id: 'five', exhausted: true },
          { id: 'four', exhausted: true },
        ],
      },
      foe: { aember: 4, line: ['sneak'] },
    });
  });

  it('Verb prevent: a fight inside the before-fight window of another leaves that other to be fought', () => {
    const caller = being('caller', { power: 7 }, beforeFight(fightWith(each(named('three')))), fight(gain(2)));
    const wary = thing('wary', eachTime(beforeAttack(named('three')), preventIt));
    const t = table({
      me: { house: 'brobnar', line: [caller, 'three'] },
      foe: { line: ['five', 'nine'], artifacts: [wary] },
    });
    t.me.fight('caller', 'five').choose('nine');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'caller', exhausted: true, damage: 5 },
          { id: 'three', exhausted: true },
        ],
      },
      foe: { line: ['nine'] },
    });
  });

  it('Verb prevent: what lasts for the fight ends with one that was stopped, and the creature stays enraged', () => {
    const bull = being('bull', { power: 3 }, beforeFight(lasting('fight', constant(getsPower(only(self), 2)))));
    const t = table({
      me: { house: 'brobnar', line: [{ id: bull, enraged: true }] },
      foe: { artifacts: [guard], line: ['five'] },
    });
    t.me.fight('bull', 'five').order('guard');
    t.expect({ me: { line: [{ id: 'bull', exhausted: true, enraged: true }] }, foe: { line: ['five'] } });
    expect(t.state.lasting).toEqual([]);
  });

  it('Verb prevent: elusive is used up by an attack that is stopped [rule elusive]', () => {
    const once = thing('once', eachTime(beforeAttack(named('one')), preventIt));
    const t = table({
      me: { house: 'brobnar', line: ['one', 'five'] },
      foe: { artifacts: [once], line: ['sneak'] },
    });
    t.me.fight('one', 'sneak').fight('five', 'sneak');
    t.expect({
      me: {
        line: [
          { id: 'one', exhausted: true },
          { id: 'five', exhausted: true, damage: 3 },
        ],
      },
      foe: { line: [], discard: ['sneak'] },
    });
  });

  it('Verb prevent: only that event of several at once, and "if you do" fails', () => {
    const aegis = thing('aegis', eachTime({ event: 'damage', at: 'before', card: named('two') }, preventIt));
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', dealDamage(1, each(creature)), ifYouDo(gain(1)))], line: ['three'] },
      foe: { line: ['two', 'five'], artifacts: [aegis] },
    });
    t.me.play('x');
    t.expect({
      me: { aember: 0, line: [{ id: 'three', damage: 1 }] },
      foe: { line: ['two', { id: 'five', damage: 1 }] },
    });
  });

  it('Verb prevent: every one of several at once', () => {
    const aegis = thing('aegis', eachTime({ event: 'stun', at: 'before', card: friendly(creature) }, preventIt));
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', stun(each(creature)))], line: ['three'] },
      foe: { line: ['two', 'five'], artifacts: [aegis] },
    });
    t.me.play('x');
    t.expect({ me: { line: [{ id: 'three', stunned: true }] }, foe: { line: ['two', 'five'] } });
  });

  it('Verb prevent: comes too late after the event, and stops nothing where there is none', () => {
    const late = thing('late', eachTime({ event: 'stun' }, preventIt));
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', preventIt, ifYouDo(gain(1))), spell('hit', stun(each(creature)))] },
      foe: { line: ['two'], artifacts: [late] },
    });
    t.me.play('x').play('hit');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'two', stunned: true }] } });
  });

  it('Verb prevent: of an event that is about a player, who forges no key and spends nothing', () => {
    const lock = thing('lock', eachTime(wouldForge('opponent'), preventIt));
    const forge = spell('forge', forgeKey(), ifYouDo(gain(1)), otherwise(gain(2)));
    const t = table({
      me: { house: 'brobnar', hand: [forge], aember: 6 },
      foe: { artifacts: [lock] },
    });
    t.me.play('forge');
    t.expect({ me: { aember: 8, keys: 0 }, foe: { artifacts: ['lock'] } });
  });

  it('Verb prevent: with a choice before the attack', () => {
    const eel = being(
      'eel',
      {},
      eachTime(
        { event: 'attack', at: 'before', other: { is: self } },
        choose({ pick: friendly(creature), min: 0, max: 1, by: 'you' }, (c) => [exalt(c), ifYouDo(preventIt)]),
      ),
    );
    const t = table({ me: { house: 'brobnar', line: ['one', 'two'] }, foe: { line: [eel] } });
    t.me.fight('one', 'eel');
    t.foe.choose('eel');
    t.me.fight('two', 'eel');
    t.foe.done();
    t.expect({
      me: { line: [{ id: 'one', exhausted: true }] },
      foe: { line: [{ id: 'eel', aember: 1, damage: 2 }] },
    });
  });
});

describe('whom a creature can attack', () => {
  const hunter = being('hunter', {}, constant(canOnlyAttack(thisCreature, damaged(creature))));
  const choices = (t: Table): readonly string[] =>
    t.options().filter((option) => !option.startsWith('fight') && option !== 'end');

  it('Modifier attacks-only: no other creature', () => {
    const t = table({
      me: { house: 'brobnar', line: [hunter], hand: [spell('x', fightWith(each(named('hunter'))))] },
      foe: { line: ['nine', { id: 'seven', damage: 1 }, { id: 'eight', damage: 1 }] },
    });
    t.me.play('x');
    expect(choices(t)).toEqual(['seven', 'eight']);
    t.me.choose('seven');
    t.expect({
      me: { line: [] },
      foe: { line: ['nine', { id: 'seven', damage: 6 }, { id: 'eight', damage: 1 }] },
    });
  });

  it('Modifier attacks-only: without such a creature it cannot fight', () => {
    const t = table({ me: { house: 'brobnar', line: [hunter, 'nine'] }, foe: { line: ['two'] } });
    t.me.cannot('fight', 'hunter', 'no-target').fight('nine', 'two');
    t.expect({ me: { line: ['hunter', { id: 'nine', damage: 2, exhausted: true }] }, foe: { line: [] } });
  });

  it('Modifier attacks-only: taunt keeps them away all the same', () => {
    const t = table({
      me: { house: 'brobnar', line: [hunter] },
      foe: { line: [{ id: 'two', damage: 1 }, 'taunter'] },
    });
    t.me.cannot('fight', 'hunter', 'no-target');
  });

  it('Modifier attacks-only: two of them leave what fits both', () => {
    const leash = gear('leash', constant(canOnlyAttack(host, withTrait('giant', creature))));
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ id: hunter, upgrades: [leash] }],
        hand: [spell('x', dealDamage(1, a(withTrait('giant', creature))))],
      },
      foe: { line: [{ id: 'two', damage: 1 }, 'giant'] },
    });
    t.me.cannot('fight', 'hunter', 'no-target').play('x').choose('giant').fight('hunter', 'giant');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'two', damage: 1 },
          { id: 'giant', damage: 6 },
        ],
      },
    });
  });
});

describe('a creature that can only fight', () => {
  const rage = thing('rage', constant(canOnlyFight(creature)));

  it('Modifier cannot used-except-to-fight: neither reap nor action nor omni', () => {
    const smith = being('smith', { power: 9 }, { on: 'action', do: gain(1) }, omni(gain(1)));
    const t = table({ me: { house: 'brobnar', line: [smith], artifacts: [rage] }, foe: { line: ['one'] } });
    t.me
      .cannot('reap', 'smith', 'forbidden')
      .cannot('action', 'smith', 'forbidden')
      .cannot('omni', 'smith', 'forbidden')
      .fight('smith', 'one');
    t.expect({ me: { aember: 0, line: [{ id: 'smith', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });

  it('Modifier cannot used-except-to-fight: a stun can be removed', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'five', stunned: true }], artifacts: [rage] },
      foe: { line: ['one'] },
    });
    t.me.unstun('five');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] }, foe: { line: ['one'] } });
  });

  it('Modifier cannot used-except-to-fight: an effect that uses it leaves no other way', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['five'],
        artifacts: [rage],
        hand: [spell('x', useCard(each(friendly(creature))))],
      },
      foe: { line: ['one'] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 0, line: [{ id: 'five', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });
});
