import { describe, expect, it } from 'vitest';
import type { Position, SeatPosition } from '../../index.ts';
import {
  a,
  actionAbility,
  constant,
  creature,
  dealDamage,
  destroy,
  destroyed,
  each,
  eachTime,
  editionOf,
  enemy,
  enrage,
  fightWith,
  friendly,
  gain,
  gainsKeyword,
  ifYouDo,
  play,
  ready,
  see,
  self,
  table,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

const strict = ['cota-1.0', 'cota-1.3', 'master-16', 'current'] as const;
const editions = [...strict, 'manual'] as const;

describe('switch poison', () => {
  const viper = being('viper', { power: 1, keywords: ['poison'] }, actionAbility(dealDamage(1, a(enemy(creature)))));
  const bites = (edition: Position['edition'], foe: SeatPosition) => {
    const t = table({ edition: edition ?? 'master-16', me: { house: 'brobnar', line: [viper] }, foe });
    t.me.action(viper);
    return t;
  };
  const used = [{ id: viper, exhausted: true }];

  it.each(strict)('switch poison: an ability of the creature only damages (%s)', (edition) => {
    bites(edition, { line: ['nine'] }).expect({ me: { line: used }, foe: { line: [{ id: 'nine', damage: 1 }] } });
  });

  it('switch poison: in the manual it destroys [rule poison @manual]', () => {
    bites('manual', { line: ['nine'] }).expect({ me: { line: used }, foe: { line: [], discard: ['nine'] } });
  });

  it.each(editions)('switch poison: not where armor or a ward takes it all (%s)', (edition) => {
    const shielded = bites(edition, { line: [{ id: 'shield', damage: 1 }] });
    shielded.expect({ me: { line: used }, foe: { line: [{ id: 'shield', damage: 1 }] } });
    bites(edition, { line: [{ id: 'nine', damage: 1, warded: true }] }).expect({
      me: { line: used },
      foe: { line: [{ id: 'nine', damage: 1 }] },
    });
  });

  it.each(editions)('switch poison: power in a fight destroys in any edition (%s)', (edition) => {
    const t = table({ edition, me: { house: 'brobnar', line: ['snake'] }, foe: { line: ['nine'] } });
    t.me.fight('snake', 'nine');
    t.expect({ me: { line: [] }, foe: { line: [], discard: ['nine'] } });
  });

  it.each([
    ['cota-1.0', ['nine'], []],
    ['cota-1.3', ['nine'], []],
    ['master-16', ['nine'], []],
    ['current', ['nine'], []],
    ['manual', [], ['nine']],
  ] as const)('switch poison: assault of a creature that deals no damage with power (%s)', (edition, line, discard) => {
    const asp = being('asp', { power: 0, keywords: ['poison', 'skirmish', { assault: 1 }] });
    const strong = thing(
      'asp-stone',
      constant({ mod: 'power', of: friendly(creature), by: 1 }, { mod: 'no-fight-damage', of: friendly(creature) }),
    );
    const t = table({ edition, me: { house: 'brobnar', line: [asp], artifacts: [strong] }, foe: { line: ['nine'] } });
    t.me.fight(asp, 'nine');
    t.expect({
      me: { line: [{ id: asp, exhausted: true }], artifacts: [strong] },
      foe: { line: line.map((id) => ({ id, damage: 1 })), discard },
    });
  });

  it.each([
    ['cota-1.3', []],
    ['manual', ['thorn']],
  ] as const)(
    'switch poison: hazardous destroys the attacker before it strikes, or only its power does (%s)',
    (edition, left) => {
      const thorn = being('thorn', { power: 2, keywords: ['poison', { hazardous: 1 }] });
      const t = table({
        edition,
        me: { house: 'brobnar', line: ['nine'] },
        foe: { line: [thorn] },
      });
      t.me.fight('nine', thorn);
      t.expect({ me: { line: [] }, foe: { line: left } });
    },
  );

  it.each([
    ['cota-1.0', [{ id: 'eight', damage: 1 }]],
    ['manual', []],
  ] as const)('switch poison: what it deals while it is being destroyed (%s)', (edition, line) => {
    const martyr = being('martyr', { keywords: ['poison'] }, destroyed(dealDamage(1, each(enemy(creature)))));
    const end = spell('martyr-end', destroy(each(friendly(creature))));
    const t = table({ edition, me: { house: 'brobnar', line: [martyr], hand: [end] }, foe: { line: ['eight'] } });
    t.me.play(end);
    t.expect({ me: { line: [] }, foe: { line } });
  });

  it.each([
    ['cota-1.0', [{ id: 'nine', damage: 1 }]],
    ['manual', []],
  ] as const)(
    'switch poison: neither other cards nor creatures without the keyword have it (%s)',
    (edition, snaked) => {
      const zap = spell('zap', dealDamage(1, each(enemy(creature))));
      const plain = being('plain', {}, play(dealDamage(1, each(enemy(creature)))));
      for (const id of [zap, plain]) {
        const t = table({ edition, me: { house: 'brobnar', line: ['snake'], hand: [id] }, foe: { line: ['nine'] } });
        t.me.play(id);
        expect(t.state.players[1]?.discard).toEqual([]);
      }
      const adder = being('adder', { keywords: ['poison'] }, play(dealDamage(1, each(enemy(creature)))));
      const t = table({ edition, me: { house: 'brobnar', hand: [adder] }, foe: { line: ['nine'] } });
      t.me.play(adder);
      t.expect({ me: { line: [{ id: adder, exhausted: true }] }, foe: { line: snaked } });
    },
  );
});

describe('switch elusive', () => {
  it.each([
    ['cota-1.0', 0],
    ['cota-1.3', 0],
    ['master-16', 0],
    ['current', 0],
    ['manual', 3],
  ] as const)('switch elusive: what the attacker takes (%s: %i) [rule elusive @manual]', (edition, damage) => {
    const t = table({ edition, me: { house: 'brobnar', line: ['five'] }, foe: { line: ['sneak'] } });
    t.me.fight('five', 'sneak');
    t.expect({ me: { line: [{ id: 'five', damage, exhausted: true }] }, foe: { line: ['sneak'] } });
  });

  it.each([
    ['cota-1.0', 0],
    ['cota-1.3', 0],
    ['master-16', 0],
    ['current', 0],
    ['manual', 3],
  ] as const)('switch elusive: the second attack of a turn hurts both in any edition (%s)', (edition, first) => {
    const t = table({ edition, me: { house: 'brobnar', line: ['five', 'four'] }, foe: { line: ['sneak'] } });
    t.me.fight('five', 'sneak').fight('four', 'sneak');
    t.expect({
      me: {
        line: [
          { id: 'five', damage: first, exhausted: true },
          { id: 'four', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [], discard: ['sneak'] },
    });
  });

  it.each(editions)('switch elusive: skirmish stops the blow in return, assault still hurts (%s)', (edition) => {
    const t = table({ edition, me: { house: 'brobnar', line: ['skirmisher'] }, foe: { line: ['sneak'] } });
    t.me.fight('skirmisher', 'sneak');
    t.expect({ me: { line: [{ id: 'skirmisher', exhausted: true }] }, foe: { line: ['sneak'] } });
    const ram = table({ edition, me: { house: 'brobnar', line: ['rammer'] }, foe: { line: ['sneak'] } });
    ram.me.fight('rammer', 'sneak');
    expect(ram.state.bodies.find((b) => b?.controller === 1)?.damage).toBe(2);
  });

  it('switch elusive: the blow in return can destroy the attacker', () => {
    const t = table({ edition: 'manual', me: { house: 'brobnar', line: ['two'] }, foe: { line: ['sneak'] } });
    t.me.fight('two', 'sneak');
    t.expect({ me: { line: [], discard: ['two'] }, foe: { line: ['sneak'] } });
  });
});

describe('switch enrage', () => {
  const angry = { id: 'five', enraged: true } as const;
  const at = (edition: (typeof editions)[number], me: SeatPosition, foe: SeatPosition) =>
    // In the manual's edition a player who cannot refill the hand loses.
    table({ edition, me: { house: 'brobnar', deck: copies(6, 'one'), ...me }, foe });

  it.each([
    ['cota-1.0', ['fight five', 'end']],
    ['cota-1.3', ['fight five', 'end']],
    ['master-16', ['fight five', 'end']],
    ['current', ['fight five', 'end']],
    ['manual', ['fight five']],
  ] as const)('switch enrage: with a creature to attack (%s) [rule enrage @manual]', (edition, options) => {
    const t = at(edition, { line: [angry] }, { line: ['one'] });
    expect(t.options()).toEqual(options);
    t.me.cannot('reap', 'five', 'enraged').fight('five', 'one').end();
    t.expect({ active: 'foe', me: { line: [{ id: 'five', damage: 1 }] } });
  });

  it.each(editions)('switch enrage: it need not be the first thing done (%s)', (edition) => {
    const t = at(edition, { line: [angry, 'four'], hand: ['three'] }, { line: ['one'] });
    t.me.reap('four').play('three');
    expect(t.options().includes('end')).toBe(edition !== 'manual');
    t.me.fight('five', 'one').end();
    expect(t.state.active).toBe(1);
  });

  it.each(editions)('switch enrage: the step can be ended where it cannot attack (%s)', (edition) => {
    const cases: readonly (readonly [SeatPosition, SeatPosition])[] = [
      [{ line: [angry] }, {}],
      [{ line: [{ ...angry, exhausted: true }] }, { line: ['one'] }],
      [{ line: [{ ...angry, stunned: true }] }, { line: ['one'] }],
      [{ line: [{ id: 'imp', enraged: true }] }, { line: ['one'] }],
      [{ line: [angry], artifacts: [peace] }, { line: ['one'] }],
      [{ line: ['four'] }, { line: [{ id: 'one', enraged: true }] }],
    ];
    for (const [me, foe] of cases) expect(at(edition, me, foe).options()).toContain('end');
  });
  const peace = thing('peace', constant({ mod: 'cannot', be: 'used-to-fight', of: friendly(creature) }));

  it.each([
    ['cota-1.0', true],
    ['cota-1.3', true],
    ['master-16', true],
    ['current', true],
    ['manual', false],
  ] as const)('switch enrage: as soon as it becomes enraged (%s)', (edition, free) => {
    const rage = spell('rage', enrage(each(friendly(creature))));
    const t = at(edition, { line: ['five'], hand: [rage] }, { line: ['one', 'two'] });
    expect(t.options()).toContain('end');
    t.me.play(rage);
    expect(t.options().includes('end')).toBe(free);
    t.me.fight('five', 'one');
    expect(t.options()).toEqual(['end']);
  });

  it('switch enrage: several creatures attack one after the other, as long as there are targets', () => {
    const t = at('manual', { line: [angry, { id: 'four', enraged: true }] }, { line: ['one'] });
    expect(t.options()).toEqual(['fight five', 'fight four']);
    t.me.fight('four', 'one');
    expect(t.options()).toEqual(['reap five', 'end']);
  });

  it('switch enrage: a fight that a card makes it do is enough', () => {
    const charge = spell('rage-charge', fightWith(each(friendly(creature))));
    const t = at('manual', { line: [angry], hand: [charge] }, { line: ['one', 'two'] });
    t.me.play(charge).choose('one');
    expect(t.options()).toEqual(['end']);
    t.expect({ me: { line: [{ id: 'five', damage: 1, exhausted: true }] }, foe: { line: ['two'] } });
  });
});

describe('switch enrageCounters', () => {
  const rage = spell('rage-more', enrage(each(friendly(creature))));
  const stock = { deck: copies(9, 'one') } as const;
  const readyAgain = spell('second-wind', ready(each(friendly(creature))));

  it.each([
    ['cota-1.0', 0],
    ['cota-1.3', 0],
    ['master-16', 0],
    ['current', 0],
    ['manual', 1],
  ] as const)(
    'switch enrageCounters: enraged twice, after one attack (%s: %i left) [rule enrage @manual]',
    (edition, left) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: [rage, rage, readyAgain], line: ['nine'], ...stock },
        foe: { line: ['one', 'two'] },
      });
      t.me.play(rage).play(rage).fight('nine', 'one');
      t.expect({ me: { line: [{ id: 'nine', damage: 1, exhausted: true, enraged: left }] }, foe: { line: ['two'] } });
      expect(see(t.state, 0).players[0]?.line[0]).toMatchObject({ enraged: left > 0, enrageCounters: left });
      t.me.play(readyAgain);
      if (left === 0) t.me.reap('nine');
      else t.me.cannot('reap', 'nine', 'enraged').fight('nine', 'two');
      expect(see(t.state, 0).players[0]?.line[0]?.enraged).toBe(false);
    },
  );

  it.each(editions)('switch enrageCounters: a fight removes no more than there is (%s)', (edition) => {
    const t = table({
      edition,
      me: { house: 'brobnar', line: [{ id: 'five', enraged: true }] },
      foe: { line: ['one'] },
    });
    t.me.fight('five', 'one');
    t.expect({ me: { line: [{ id: 'five', damage: 1, exhausted: true }] } });
  });

  it.each([
    ['master-16', 1],
    ['current', 1],
    ['manual', 2],
  ] as const)('switch enrageCounters: "if you do" of an enraged creature that is enraged again (%s)', (edition, n) => {
    const fury = spell('fury', enrage(each(friendly(creature))), ifYouDo(gain(1)));
    const t = table({ edition, me: { house: 'brobnar', hand: [fury, fury], line: ['five'] } });
    t.me.play(fury).play(fury);
    t.expect({ me: { aember: n, line: [{ id: 'five', enraged: n }] } });
  });
});

describe('switch splashAttack', () => {
  const sprayer = being('sprayer', { power: 4, keywords: [{ 'splash-attack': 2 }] });
  const line = ['three', 'six', 'seven', 'eight'] as const;
  const used = { id: sprayer, damage: 4, exhausted: true };

  it.each(editions)(
    'switch splashAttack: an attack hurts the neighbors of the creature that it is made on (%s)',
    (edition) => {
      const weak = being('weak', { power: 1 });
      const t = table({
        edition,
        me: { house: 'brobnar', line: [being('big-sprayer', { power: 4, keywords: [{ 'splash-attack': 2 }] })] },
        foe: { line: ['three', weak, 'seven', 'eight'] },
      });
      t.me.fight('big-sprayer', weak);
      t.expect({
        me: { line: [{ id: 'big-sprayer', damage: 1, exhausted: true }] },
        foe: { line: [{ id: 'three', damage: 2 }, { id: 'seven', damage: 2 }, 'eight'] },
      });
    },
  );

  it.each([
    ['cota-1.0', 2],
    ['cota-1.3', 2],
    ['master-16', 2],
    ['current', 2],
    ['manual', 0],
  ] as const)(
    'switch splashAttack: an elusive creature is dealt nothing, so that in the manual nothing goes on (%s: %i)',
    (edition, damage) => {
      const t = table({
        edition,
        me: { house: 'brobnar', line: [{ id: sprayer, warded: true }] },
        foe: { line: ['sneak', 'six'] },
      });
      t.me.fight(sprayer, 'sneak');
      expect(t.state.bodies.find((b) => b?.controller === 1 && b.damage > 0)?.damage ?? 0).toBe(damage);
    },
  );

  it.each(editions)('switch splashAttack: before the exchange, or with it (%s)', (edition) => {
    // The neighbor strengthens its fighter: whether that still counts in the exchange shows when it died.
    const drum = being('drum', { power: 2 }, constant({ mod: 'power', of: { neighborOf: self }, by: 3 }));
    const t = table({ edition, me: { house: 'brobnar', line: [sprayer] }, foe: { line: [drum, 'one'] } });
    t.me.fight(sprayer, 'one');
    const isFirst = editionOf(edition).splashAttack === 'before-its-attack';
    t.expect({
      me: { line: !isFirst ? [] : [{ id: sprayer, damage: 1, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it.each([
    ['master-16', 0],
    ['current', 0],
    ['manual', 2],
  ] as const)(
    'switch splashAttack: what it deals when it is attacked (%s: %i to each neighbor) [rule splash @manual]',
    (edition, damage) => {
      const t = table({
        edition,
        me: { house: 'brobnar', line: ['six', 'nine', 'seven'] },
        foe: { line: [sprayer] },
      });
      t.me.fight('nine', sprayer);
      t.expect({
        me: {
          line: [
            { id: 'six', damage },
            { id: 'nine', damage: 4, exhausted: true },
            { id: 'seven', damage },
          ],
        },
        foe: { line: [] },
      });
    },
  );

  it.each([
    ['master-16', 0],
    ['current', 0],
    ['manual', 1],
  ] as const)(
    'switch splashAttack: its abilities, assault and hazardous (%s: %i) [rule splash @manual]',
    (edition, n) => {
      const bomber = being(
        'bomber',
        { power: 9, keywords: [{ 'splash-attack': 1 }] },
        actionAbility(dealDamage(3, a(enemy(creature)))),
      );
      const t = table({ edition, me: { house: 'brobnar', line: [bomber] }, foe: { line: [...line] } });
      t.me.action(bomber).choose('seven');
      t.expect({
        me: { line: [{ id: bomber, exhausted: true }] },
        foe: { line: ['three', { id: 'six', damage: n }, { id: 'seven', damage: 3 }, { id: 'eight', damage: n }] },
      });
      const thorn = being('splash-thorn', { power: 4, keywords: [{ 'splash-attack': 1 }, { hazardous: 9 }] });
      const u = table({ edition, me: { house: 'brobnar', line: ['six', 'nine'] }, foe: { line: [thorn] } });
      u.me.fight('nine', thorn);
      u.expect({ me: { line: [{ id: 'six', damage: n }] }, foe: { line: [thorn] } });
    },
  );

  it.each(editions)(
    'switch splashAttack: armor and wards of the neighbors count, that of the target does not (%s)',
    (edition) => {
      const wall = being('wall', { power: 3, armor: 9 });
      const t = table({
        edition,
        me: { house: 'brobnar', line: [sprayer] },
        foe: { line: ['shield', wall, { id: 'six', warded: true }] },
      });
      t.me.fight(sprayer, wall);
      t.expect({ me: { line: [{ ...used, damage: 3 }] }, foe: { line: ['shield', wall, 'six'] } });
      const bare = table({ edition, me: { house: 'brobnar', line: [sprayer] }, foe: { line: [wall, 'six'] } });
      bare.me.fight(sprayer, wall);
      bare.expect({ me: { line: [{ ...used, damage: 3 }] }, foe: { line: [wall, { id: 'six', damage: 2 }] } });
    },
  );

  it('switch splashAttack: in the manual poison destroys the neighbors too', () => {
    const wasp = being('wasp', { power: 1, keywords: ['poison', { 'splash-attack': 1 }] });
    for (const [edition, left] of [
      ['master-16', [{ id: 'six', damage: 1 }]],
      ['current', [{ id: 'six', damage: 1 }]],
      ['manual', []],
    ] as const) {
      const t = table({ edition, me: { house: 'brobnar', line: [wasp] }, foe: { line: ['one', 'six'] } });
      t.me.fight(wasp, 'one');
      t.expect({ me: { line: [] }, foe: { line: left } });
    }
  });

  it.each(editions)(
    'switch splashAttack: values add up, and a neighbor that it kills was destroyed fighting only where it is part of the fight (%s)',
    (edition) => {
      const more = thing('more-splash', constant(gainsKeyword(friendly(creature), 'splash-attack', 1)));
      const trophy = thing('trophy', eachTime({ event: 'destroy', cause: 'fight', card: creature }, gain(1)));
      const t = table({
        edition,
        me: { house: 'brobnar', line: [sprayer], artifacts: [more, trophy] },
        foe: { line: ['nine', 'three'] },
      });
      t.me.fight(sprayer, 'nine');
      const aember = edition === 'current' ? 2 : 1;
      t.expect({ me: { aember, line: [], artifacts: [more, trophy] }, foe: { line: [{ id: 'nine', damage: 4 }] } });
    },
  );
});
