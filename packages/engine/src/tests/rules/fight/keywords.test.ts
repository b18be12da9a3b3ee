// The keywords of fights.
import { describe, expect, it } from 'vitest';
import type { Keyword } from '../../../index.ts';
import {
  a,
  beforeAttack,
  beforeFight,
  cannot,
  constant,
  creature,
  damageOn,
  dealDamage,
  dealsNoFightDamage,
  defender,
  each,
  eachTime,
  editionNames,
  enemy,
  fight,
  fightWith,
  friendly,
  gain,
  gainsKeyword,
  host,
  ignoresAttacking,
  powerOf,
  self,
  table,
  thisCreature,
} from '../../../index.ts';
import { being, gear, spell, thing } from '../../../testing/cards.ts';

const duel = (mine: string, theirs: string) => {
  const t = table({ me: { house: 'brobnar', line: [mine] }, foe: { line: [theirs] } });
  t.me.fight(mine, theirs);
  return t;
};

const targets = (line: readonly string[], mine = 'five') => {
  const t = table({
    me: { house: 'brobnar', line: [mine], hand: [spell('charge', fightWith(a(friendly(creature))))] },
    foe: { line },
  });
  t.me.play('charge');
  while (t.state.ask?.kind === 'cards' && t.options().includes(mine)) t.me.choose(mine);
  return t.options();
};

describe('assault and hazardous (v1.3 glossary)', () => {
  it('assault deals its damage before the exchange [rule assault]', () => {
    duel('rammer', 'five').expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('a number that is computed is read at the moment it is dealt [rule assault, rule hazardous, rule keyword]', () => {
    being('hunter', { power: 3 }, constant(gainsKeyword(thisCreature, 'assault', damageOn(each(friendly(creature))))));
    being('thorny', { power: 5 }, constant(gainsKeyword(thisCreature, 'hazardous', powerOf(self))));
    const t = table({
      me: {
        house: 'brobnar',
        line: ['hunter', { id: 'four', damage: 2 }],
        hand: [spell('bolt', dealDamage(1, each(friendly(creature))))],
      },
      foe: { line: ['nine'] },
    });
    t.me.play('bolt').fight('hunter', 'nine');
    t.expect({ me: { line: [{ id: 'four', damage: 3 }] }, foe: { line: [{ id: 'nine', damage: 4 + 3 }] } });
    const none = table({ me: { house: 'brobnar', line: ['hunter'] }, foe: { line: ['two'] } });
    none.me.fight('hunter', 'two');
    none.expect({ me: { line: [{ id: 'hunter', damage: 2, exhausted: true }] }, foe: { line: [] } });
    const x = table({ me: { house: 'brobnar', line: ['nine'] }, foe: { line: ['thorny'] } });
    x.me.fight('nine', 'thorny');
    x.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('if assault destroys the defender, the rest of the fight does not occur [rule assault]', () => {
    duel('rammer', 'two').expect({ me: { line: [{ id: 'rammer', exhausted: true }] }, foe: { line: [] } });
  });

  it('what else comes before the exchange resolves although assault has destroyed the defender [rule order-of-a-fight]', () => {
    const ram = being('ram-on', { power: 3, keywords: [{ assault: 2 }] }, beforeFight(gain(1)));
    const drum = thing('drum-on', eachTime(beforeAttack(creature), gain(10)));
    for (const first of ['drum-on', 'ram-on']) {
      const t = table({ me: { house: 'brobnar', line: [ram], artifacts: [drum] }, foe: { line: ['two'] } });
      t.me.fight(ram, 'two').order(first).order('ram-on');
      t.expect({ me: { aember: 11, line: [{ id: ram, exhausted: true }] }, foe: { line: [] } });
    }
  });

  it.each(editionNames)(
    'hazardous of a defender that assault destroyed first comes too late, before it not (%s) [rule hazardous]',
    (edition) => {
      const hog = being('hog', { power: 2, keywords: [{ hazardous: 3 }] });
      const ram = being('ram-far', { power: 9, keywords: [{ assault: 2 }] });
      for (const first of [ram, hog]) {
        const t = table({ edition, me: { house: 'brobnar', line: [ram] }, foe: { line: [hog] } });
        t.me.fight(ram, hog).order(first);
        const damage = first === hog ? 3 : 0;
        t.expect({ me: { line: [{ id: ram, exhausted: true, damage }] }, foe: { line: [] } });
      }
    },
  );

  it.each(editionNames)(
    'and so do assault and Before Fight: of an attacker that hazardous destroyed first (%s) [rule before]',
    (edition) => {
      const ram = being('ram-soft', { power: 2, keywords: [{ assault: 2 }] }, beforeFight(gain(1)));
      const t = table({ edition, me: { house: 'brobnar', line: [ram] }, foe: { line: ['hedgehog'] } });
      t.me.fight(ram, 'hedgehog').order('hedgehog');
      t.expect({ me: { aember: 0, line: [] }, foe: { line: ['hedgehog'] } });
    },
  );

  it('assault does nothing for a defender [rule assault]', () => {
    duel('five', 'rammer').expect({ me: { line: [{ id: 'five', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('hazardous hurts the attacker before the exchange [rule hazardous]', () => {
    duel('seven', 'hedgehog').expect({
      me: { line: [{ id: 'seven', damage: 5, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('if hazardous destroys the attacker, the rest of the fight does not occur [rule hazardous]', () => {
    duel('two', 'hedgehog').expect({ me: { line: [] }, foe: { line: ['hedgehog'] } });
  });

  it('hazardous does nothing for an attacker [rule hazardous]', () => {
    duel('hedgehog', 'two').expect({
      me: { line: [{ id: 'hedgehog', damage: 2, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('armor stops them too', () => {
    duel('rammer', 'shield').expect({ me: { line: [] }, foe: { line: [{ id: 'shield', damage: 3 }] } });
  });

  it('two instances of assault add up [rule assault]', () => {
    const horn = gear('horn', constant(gainsKeyword(host, 'assault', 3)));
    const t = table({ me: { house: 'brobnar', line: [{ id: 'rammer', upgrades: [horn] }] }, foe: { line: ['five'] } });
    t.me.fight('rammer', 'five');
    t.expect({ me: { line: [{ id: 'rammer', exhausted: true, upgrades: ['horn'] }] }, foe: { line: [] } });
  });

  it('two instances of hazardous add up [rule hazardous]', () => {
    const thorn = gear('thorn', constant(gainsKeyword(host, 'hazardous', 3)));
    const t = table({
      me: { house: 'brobnar', line: ['five'] },
      foe: { line: [{ id: 'hedgehog', upgrades: [thorn] }] },
    });
    t.me.fight('five', 'hedgehog');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'hedgehog', upgrades: ['thorn'] }] } });
  });
});

describe('elusive (v1.3 glossary) [rule elusive]', () => {
  it('the first attack each turn deals no damage either way, the second does', () => {
    const t = table({ me: { house: 'brobnar', line: ['five', 'four'] }, foe: { line: ['sneak'] } });
    t.me.fight('five', 'sneak').fight('four', 'sneak');
    t.expect({
      me: {
        line: [
          { id: 'five', exhausted: true },
          { id: 'four', exhausted: true, damage: 3 },
        ],
      },
      foe: { line: [] },
    });
  });

  it('is back in the next turn', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] }, foe: { line: ['sneak'] } });
    t.me.fight('five', 'sneak').end();
    t.foe.end();
    t.me.fight('five', 'sneak');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] }, foe: { line: ['sneak'] } });
  });

  it('does not stop assault, hazardous or other abilities [rule attack]', () => {
    duel('rammer', 'sneak').expect({
      me: { line: [{ id: 'rammer', exhausted: true }] },
      foe: { line: [{ id: 'sneak', damage: 2 }] },
    });
    const sniper = being('sniper', {}, beforeFight(dealDamage(2, defender)));
    duel(sniper, 'sneak').expect({
      me: { line: [{ id: 'sniper', exhausted: true }] },
      foe: { line: [{ id: 'sneak', damage: 2 }] },
    });
    const thorny = being('thorny', { keywords: ['elusive', { hazardous: 2 }] });
    duel('five', thorny).expect({
      me: { line: [{ id: 'five', exhausted: true, damage: 2 }] },
      foe: { line: ['thorny'] },
    });
  });

  it('does nothing for an attacker', () => {
    duel('sneak', 'two').expect({ me: { line: [{ id: 'sneak', exhausted: true, damage: 2 }] }, foe: { line: [] } });
  });

  it('an attack that ended before the exchange was the first attack', () => {
    const t = table({
      me: { house: 'brobnar', line: ['two', 'five'] },
      foe: { line: [being('thorny', { power: 3, keywords: ['elusive', { hazardous: 2 }] })] },
    });
    t.me.fight('two', 'thorny').fight('five', 'thorny');
    t.expect({ me: { line: [], discard: ['five', 'two'] }, foe: { line: [] } });
  });

  it('can be ignored by an attacker', () => {
    const hunter = being('hunter', {}, constant(ignoresAttacking(thisCreature, 'elusive')));
    duel(hunter, 'sneak').expect({ me: { line: [{ id: 'hunter', exhausted: true, damage: 3 }] }, foe: { line: [] } });
  });

  it('Fight: abilities resolve after a fight without damage [rule fight-abilities]', () => {
    const winner = being('winner', {}, fight(gain(2)));
    duel(winner, 'sneak').expect({
      me: { aember: 2, line: [{ id: 'winner', exhausted: true }] },
      foe: { line: ['sneak'] },
    });
  });
});

describe('what an attacker ignores', () => {
  const bold = (what: Keyword | 'armor'): string =>
    being(`bold-${what}`, { power: 5 }, constant(ignoresAttacking(thisCreature, what)));
  const rock = (): string => being('rock', { power: 4, keywords: ['invulnerable'] });

  it('armor: it prevents none of the damage that the attacker deals, and is there for what comes later', () => {
    const knight = being('knight', { power: 9, armor: 2 });
    const t = table({
      me: { house: 'brobnar', hand: [spell('sting', dealDamage(2, each(enemy(creature))))], line: [bold('armor')] },
      foe: { line: [knight] },
    });
    t.me.fight('bold-armor', 'knight');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'knight', damage: 5 }] } });
    t.me.play('sting');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'knight', damage: 5 }] } });
  });

  it('armor: its own, and that of a creature that attacks it, are as ever', () => {
    const plated = being('plated', { power: 5, armor: 1 }, constant(ignoresAttacking(thisCreature, 'armor')));
    duel(plated, being('sharp', { power: 2 })).expect({
      me: { line: [{ id: 'plated', exhausted: true, damage: 1 }] },
      foe: { line: [] },
    });
    duel(being('knight', { power: 9, armor: 2 }), bold('armor')).expect({
      me: { line: [{ id: 'knight', exhausted: true, damage: 3 }] },
      foe: { line: [] },
    });
  });

  it('hazardous: no damage before the fight', () => {
    const thorny = being('thorny', { power: 1, keywords: [{ hazardous: 2 }] });
    duel(bold('hazardous'), thorny).expect({
      me: { line: [{ id: 'bold-hazardous', exhausted: true, damage: 1 }] },
      foe: { line: [] },
    });
  });

  it('poison: the damage dealt back is just damage, but its own poison works when it is attacked', () => {
    const snake = being('snake', { power: 1, keywords: ['poison'] });
    duel(bold('poison'), snake).expect({
      me: { line: [{ id: 'bold-poison', exhausted: true, damage: 1 }] },
      foe: { line: [] },
    });
    duel(snake, bold('poison')).expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('invulnerable: the creature it attacks is dealt damage and destroyed, not one that attacks it', () => {
    duel(bold('invulnerable'), rock()).expect({
      me: { line: [{ id: 'bold-invulnerable', exhausted: true, damage: 4 }] },
      foe: { line: [] },
    });
    duel(rock(), bold('invulnerable')).expect({
      me: { line: [{ id: 'rock', exhausted: true }] },
      foe: { line: [{ id: 'bold-invulnerable', damage: 4 }] },
    });
    duel('five', rock()).expect({
      me: { line: [{ id: 'five', exhausted: true, damage: 4 }] },
      foe: { line: ['rock'] },
    });
  });
});

describe('skirmish and poison (v1.3 glossary)', () => {
  it('skirmish: the attacker takes no damage from the exchange [rule skirmish]', () => {
    duel('skirmisher', 'nine').expect({
      me: { line: [{ id: 'skirmisher', exhausted: true }] },
      foe: { line: [{ id: 'nine', damage: 3 }] },
    });
  });

  it('skirmish: hazardous still hurts [rule skirmish]', () => {
    duel('skirmisher', 'hedgehog').expect({
      me: { line: [{ id: 'skirmisher', exhausted: true, damage: 2 }] },
      foe: { line: [] },
    });
  });

  it('skirmish: nothing for a defender [rule skirmish]', () => {
    duel('five', 'skirmisher').expect({
      me: { line: [{ id: 'five', exhausted: true, damage: 3 }] },
      foe: { line: [] },
    });
  });

  it('poison destroys what its damage reaches [rule poison]', () => {
    duel('snake', 'nine').expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('poison works for a defender too [rule poison]', () => {
    duel('nine', 'snake').expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('poison does nothing when armor prevents all its damage [rule poison]', () => {
    duel('snake', 'shield').expect({ me: { line: [] }, foe: { line: ['shield'] } });
  });

  it('poison works when armor prevents a part', () => {
    const viper = being('viper', { power: 3, keywords: ['poison'] });
    duel(viper, 'shield').expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('poison does nothing when a ward takes the damage away', () => {
    const t = table({ me: { house: 'brobnar', line: ['snake'] }, foe: { line: [{ id: 'nine', warded: true }] } });
    t.me.fight('snake', 'nine');
    t.expect({ me: { line: [] }, foe: { line: ['nine'] } });
  });

  it('poison is not about damage of keywords or abilities [rule poison]', () => {
    const viper = being(
      'viper',
      { power: 3, keywords: ['poison', 'skirmish', { assault: 1 }] },
      constant(dealsNoFightDamage(thisCreature)),
    );
    duel(viper, 'nine').expect({
      me: { line: [{ id: 'viper', exhausted: true }] },
      foe: { line: [{ id: 'nine', damage: 1 }] },
    });
  });

  it.each(['cota-1.3', 'master-16', 'current'] as const)(
    'poison is not about damage of splash-attack, only of power (%s) [rule poison]',
    (edition) => {
      being('venom-sprayer', { power: 3, keywords: ['poison', 'skirmish', { 'splash-attack': 1 }] });
      being('bystander', { power: 4 });
      const t = table({
        edition,
        me: { house: 'brobnar', line: ['venom-sprayer'] },
        foe: { line: ['bystander', 'nine', 'bystander'] },
      });
      t.me.fight('venom-sprayer', 'nine');
      t.expect({
        me: { line: [{ id: 'venom-sprayer', exhausted: true }] },
        foe: {
          line: [
            { id: 'bystander', damage: 1 },
            { id: 'bystander', damage: 1 },
          ],
        },
      });
    },
  );
});

describe('taunt and other limits of the target', () => {
  it('neighbors of a creature with taunt cannot be attacked [rule taunt]', () => {
    expect(targets(['one', 'taunter', 'two', 'three'])).toEqual(['taunter', 'three']);
  });

  it('a neighbor that has taunt itself can be attacked [rule taunt]', () => {
    expect(targets(['one', 'taunter', 'taunter', 'three', 'four'])).toEqual(['taunter', 'taunter', 'four']);
  });

  it("taunt does nothing against the attacker's own side or out of fights [rule taunt]", () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('bolt', dealDamage(1, a(enemy(creature))))] },
      foe: { line: ['four', 'taunter'] },
    });
    t.me.play('bolt').choose('four');
    t.expect({ foe: { line: [{ id: 'four', damage: 1 }, 'taunter'] } });
  });

  it('can be ignored by an attacker', () => {
    const flyer = being('flyer', {}, constant(ignoresAttacking(thisCreature, 'taunt')));
    expect(targets(['one', 'taunter', 'two'], flyer)).toEqual(['one', 'taunter', 'two']);
  });

  it('"cannot be attacked" beats all; with nothing left there is no fight', () => {
    const ghost = being('ghost', {}, constant(cannot(thisCreature, 'attacked')));
    expect(targets([ghost, 'one', 'two'])).toEqual(['one', 'two']);
    const t = table({ me: { house: 'brobnar', line: ['five'] }, foe: { line: [ghost] } });
    t.me.cannot('fight', 'five', 'no-target');
  });
});
