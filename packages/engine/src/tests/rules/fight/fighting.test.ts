// Fights, from the attack to what was destroyed in them.
import { describe, expect, it } from 'vitest';
import {
  a,
  addPowerCounters,
  another,
  attacker,
  beforeFight,
  constant,
  creature,
  dealDamage,
  dealsExtraAttacking,
  dealsFightDamageTo,
  dealsNoFightDamage,
  defender,
  destroy,
  eachTime,
  editionNames,
  enemy,
  fight,
  fights,
  fightWith,
  friendly,
  gain,
  gainsKeyword,
  getsPower,
  isDestroyedFighting,
  lasting,
  only,
  purge,
  ready,
  returnToHand,
  self,
  table,
  takeControl,
  it as thatCard,
  thisCreature,
  thisCreatureFights,
  whileTrue,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';

const duel = (mine: string, theirs: string) => {
  const t = table({ me: { house: 'brobnar', line: [mine] }, foe: { line: [theirs] } });
  t.me.fight(mine, theirs);
  return t;
};

describe('fighting (v1.3 p.6) [rule fight]', () => {
  it('both deal damage equal to their power at the same time, and the attacker exhausts', () => {
    duel('five', 'seven').expect({ me: { line: [], discard: ['five'] }, foe: { line: [{ id: 'seven', damage: 5 }] } });
    duel('seven', 'five').expect({ me: { line: [{ id: 'seven', damage: 5, exhausted: true }] }, foe: { line: [] } });
    duel('five', 'five').expect({ me: { line: [], discard: ['five'] }, foe: { line: [], discard: ['five'] } });
  });

  it('a fight gives no æmber', () => {
    duel('seven', 'five').expect({
      me: { aember: 0, line: [{ id: 'seven', damage: 5, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('cannot be done without an enemy creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] } });
    t.me.cannot('fight', 'five', 'no-target');
  });

  it('an exhausted creature cannot fight', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'five', exhausted: true }] }, foe: { line: ['one'] } });
    t.me.cannot('fight', 'five', 'exhausted');
  });

  it('an exhausted defender deals its damage [rule ready-and-exhausted]', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] }, foe: { line: [{ id: 'seven', exhausted: true }] } });
    t.me.fight('five', 'seven');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'seven', exhausted: true, damage: 5 }] } });
  });

  it('a stunned defender deals its damage ("Stun") [rule stun]', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] }, foe: { line: [{ id: 'seven', stunned: true }] } });
    t.me.fight('five', 'seven');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'seven', stunned: true, damage: 5 }] } });
  });

  it('Fight: abilities resolve for an attacker that survives [rule fight-abilities, rule order-of-a-fight]', () => {
    const winner = being('winner', {}, fight(gain(2)));
    duel(winner, 'four').expect({
      me: { aember: 2, line: [{ id: 'winner', damage: 4, exhausted: true }] },
      foe: { line: [] },
    });
    duel(winner, 'five').expect({ me: { aember: 0, line: [] }, foe: { line: [] } });
  });

  it('only the attacker triggers Fight: abilities [rule attack, rule fight-abilities]', () => {
    const winner = being('winner', { power: 9 }, fight(gain(2)));
    duel('five', winner).expect({
      me: { aember: 0, line: [] },
      foe: { aember: 0, line: [{ id: 'winner', damage: 5 }] },
    });
  });

  it('"after a creature fights" of other cards waits in the same window [rule fight-abilities]', () => {
    const crowd = thing('crowd', eachTime(fights(friendly(creature)), gain(1)));
    const t = table({ me: { house: 'brobnar', line: ['seven'], artifacts: [crowd] }, foe: { line: ['five'] } });
    t.me.fight('seven', 'five');
    t.expect({ me: { aember: 1, line: [{ id: 'seven', damage: 5, exhausted: true }] }, foe: { line: [] } });
  });

  it('combat example: damage is reduced by armor (v1.3 p.7)', () => {
    duel('five', 'knight').expect({
      me: { line: [{ id: 'five', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'knight', damage: 3 }] },
    });
  });
});

describe('Before Fight: (v1.3 "Before") [rule before]', () => {
  it('resolves after exhausting and choosing the target, before the damage [rule order-of-a-fight]', () => {
    const zealot = being('zealot', { power: 3 }, beforeFight(addPowerCounters(2, self)));
    duel(zealot, 'five').expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('only of the attacker', () => {
    const zealot = being('zealot', { power: 3 }, beforeFight(addPowerCounters(9, self)));
    duel('five', zealot).expect({ me: { line: [{ id: 'five', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('if it removes the defender, there is no exchange', () => {
    const banisher = being('banisher', {}, beforeFight(returnToHand({ ref: 'defender' })));
    duel(banisher, 'nine').expect({
      me: { line: [{ id: 'banisher', exhausted: true }] },
      foe: { line: [], hand: ['nine'] },
    });
  });

  it('if it removes the attacker, there is no exchange', () => {
    const coward = being('coward', {}, beforeFight(returnToHand(attacker)));
    duel(coward, 'nine').expect({ me: { line: [], hand: ['coward'] }, foe: { line: ['nine'] } });
  });

  it('if it takes control of the defender, they are no enemies any more and there is no exchange', () => {
    const charmer = being('charmer', {}, beforeFight(takeControl(defender)));
    const t = table({ me: { house: 'brobnar', line: [charmer] }, foe: { line: ['nine'] } });
    t.me.fight(charmer, 'nine').flank('right');
    t.expect({ me: { line: [{ id: 'charmer', exhausted: true }, 'nine'] } });
  });

  it('the active player orders it with assault and hazardous [rule active-player, rule simultaneous-abilities, rule order-of-a-fight]', () => {
    const mixed = being('mixed', { keywords: [{ assault: 1 }] }, beforeFight(gain(1)));
    const t = table({ me: { house: 'brobnar', line: [mixed] }, foe: { line: ['hedgehog'] } });
    t.me.fight(mixed, 'hedgehog');
    expect(t.state.ask?.kind).toBe('order');
    expect([...t.options()].sort()).toEqual(['hedgehog', 'mixed', 'mixed']);
    t.me.order('hedgehog').order('mixed');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [] } });
  });
});

describe('damage of the exchange', () => {
  it('"deals N more while attacking"', () => {
    const bull = being('bull', { power: 3 }, constant(dealsExtraAttacking(thisCreature, 2, creature)));
    duel(bull, 'five').expect({ me: { line: [] }, foe: { line: [] } });
    duel('five', bull).expect({ me: { line: [{ id: 'five', exhausted: true, damage: 3 }] }, foe: { line: [] } });
  });

  it('only of the creature that it names, however many fight', () => {
    const bull = being('bull', { power: 3 }, constant(dealsExtraAttacking(thisCreature, 2, creature)));
    const t = table({ me: { house: 'brobnar', line: [bull, 'three'] }, foe: { line: ['giant'] } });
    t.me.fight('three', 'giant');
    t.expect({ me: { line: [bull] }, foe: { line: [{ id: 'giant', damage: 3 }] } });
  });

  it('against any creature, where it names none', () => {
    const bull = being('bull', { power: 3 }, constant({ mod: 'fight-damage', of: thisCreature, by: 2 }));
    duel(bull, 'five').expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('only against what it names', () => {
    const bull = being('bull', { power: 3 }, constant(dealsExtraAttacking(thisCreature, 2, { trait: 'giant' })));
    duel(bull, 'five').expect({ me: { line: [] }, foe: { line: [{ id: 'five', damage: 3 }] } });
    duel(bull, 'giant').expect({ me: { line: [] }, foe: { line: [{ id: 'giant', damage: 5 }] } });
  });

  it('"deals no damage in fights"', () => {
    const pacifist = being('pacifist', {}, constant(dealsNoFightDamage(thisCreature)));
    duel('three', pacifist).expect({
      me: { line: [{ id: 'three', exhausted: true }] },
      foe: { line: [{ id: 'pacifist', damage: 3 }] },
    });
  });

  it('can go to another creature, which elusive of the attacked one does not stop', () => {
    const long = being(
      'long',
      { power: 3 },
      beforeFight(
        { kind: 'choose', as: 'aim', ...a(enemy(creature)) },
        lasting('fight', constant(dealsFightDamageTo(only(self), { var: 'aim' }))),
      ),
    );
    const t = table({ me: { house: 'brobnar', line: [long] }, foe: { line: ['sneak', 'four'] } });
    t.me.fight(long, 'sneak').choose('four');
    t.expect({ me: { line: [{ id: 'long', exhausted: true }] }, foe: { line: ['sneak', { id: 'four', damage: 3 }] } });
    expect(t.state.lasting).toEqual([]);
  });

  it('power counts at the moment of the exchange [rule power]', () => {
    const crowned = being('crowned', { power: 3 }, constant(getsPower(thisCreature, 2)));
    duel(crowned, 'five').expect({ me: { line: [] }, foe: { line: [] } });
  });
});

describe('"destroyed fighting" [rule destroyed-fighting]', () => {
  const reward = (): string => being('reward', { power: 7 }, eachTime(isDestroyedFighting(creature, self), gain(3)));

  it('counts the exchange, as attacker and as defender', () => {
    duel(reward(), 'five').expect({
      me: { aember: 3, line: [{ id: 'reward', exhausted: true, damage: 5 }] },
      foe: { line: [] },
    });
    duel('five', reward()).expect({ me: { line: [] }, foe: { aember: 3, line: [{ id: 'reward', damage: 5 }] } });
  });

  it('FAQ Stealer of Souls: not when it dies in the same fight', () => {
    duel(reward(), 'seven').expect({ me: { aember: 0, line: [] }, foe: { line: [] } });
  });

  it('does not count the before-fight damage of the fighters', () => {
    const ram = being(
      'ram',
      { power: 7, keywords: [{ assault: 2 }] },
      eachTime(isDestroyedFighting(creature, self), gain(3)),
    );
    duel(ram, 'two').expect({ me: { aember: 0, line: [{ id: 'ram', exhausted: true }] }, foe: { line: [] } });
  });

  it('does not count creatures destroyed otherwise', () => {
    const t = table({
      me: { house: 'brobnar', line: [reward()], hand: [spell('kill', destroy(a(enemy(creature))))] },
      foe: { line: ['five'] },
    });
    t.me.play('kill');
    t.expect({ me: { aember: 0, line: ['reward'] }, foe: { line: [] } });
  });

  it('purges what it destroyed, also as a defender', () => {
    const eater = being('eater', { power: 7 }, eachTime(isDestroyedFighting(creature, self), purge(thatCard)));
    duel('five', eater).expect({
      me: { line: [], discard: [], purged: ['five'] },
      foe: { line: [{ id: 'eater', damage: 5 }] },
    });
    duel(eater, 'five').expect({
      me: { line: [{ id: 'eater', exhausted: true, damage: 5 }] },
      foe: { line: [], purged: ['five'] },
    });
  });
});

describe('while fighting [rule fight]', () => {
  const shell = being('shell', { power: 5 }, whileTrue(thisCreatureFights, gainsKeyword(thisCreature, 'invulnerable')));
  const jab = beforeFight(dealDamage(1, defender));

  it('Cond: isFighting, once the exchange has begun', () => {
    const jabber = being('jabber', { power: 3 }, jab);
    for (const edition of editionNames) {
      const t = table({ edition, me: { house: 'brobnar', line: [jabber] }, foe: { line: [shell] } });
      t.me.fight(jabber, shell);
      t.expect({ me: { line: [], discard: [jabber] }, foe: { line: [{ id: shell, damage: 1 }] } });
    }
  });

  it('until the fight is over', () => {
    const after = being('after', { power: 3, armor: 5 }, fight(dealDamage(1, a(enemy(creature)))));
    const t = table({ me: { house: 'brobnar', line: [after] }, foe: { line: [shell] } });
    t.me.fight(after, shell);
    t.expect({ me: { line: [{ id: after, exhausted: true }] }, foe: { line: [{ id: shell, damage: 1 }] } });
  });

  it('goes on while an ability begins another fight in the middle of it', () => {
    const avenger = being(
      'avenger',
      { power: 2 },
      eachTime({ event: 'damage', card: another(friendly(creature)) }, fightWith(self)),
      jab,
    );
    const t = table({ me: { house: 'brobnar', line: ['seven', avenger] }, foe: { line: [shell] } });
    t.me.fight('seven', shell);
    t.expect({
      me: { line: [{ id: 'seven', damage: 5, exhausted: true }], discard: [avenger] },
      foe: { line: [shell] },
    });
  });

  it('no event tells of it in a game whose cards do not ask', () => {
    const t = duel('seven', 'five');
    expect(t.events.map(({ type }) => type)).not.toContain('exchangeBegan');
    t.expect({ me: { line: [{ id: 'seven', damage: 5, exhausted: true }] }, foe: { line: [] } });
  });
});

describe('fights through effects [rule fight-with]', () => {
  it('FAQ Anger: without an enemy the creature is readied and stays ready [rule resolve-as-much-as-you-can]', () => {
    const anger = spell(
      'anger',
      { kind: 'choose', as: 'c', ...a(friendly(creature)) },
      ready({ var: 'c' }),
      fightWith({ var: 'c' }),
    );
    const t = table({ me: { house: 'brobnar', hand: [anger], line: [{ id: 'five', exhausted: true }] } });
    t.me.play('anger');
    t.expect({ me: { line: ['five'] } });
  });

  it('FAQ Anger: a stunned creature loses its stun instead, also without an enemy', () => {
    const anger = spell('anger', fightWith(a(friendly(creature))));
    const t = table({ me: { house: 'brobnar', hand: [anger], line: [{ id: 'five', stunned: true }] } });
    t.me.play('anger');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] } });
  });

  it('an exhausted creature cannot fight by an effect (v1.3 p.7)', () => {
    const anger = spell('anger', fightWith(a(friendly(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [anger], line: [{ id: 'five', exhausted: true }] },
      foe: { line: ['one'] },
    });
    t.me.play('anger');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] }, foe: { line: ['one'] } });
  });

  it('a fight inside the before-fight window of another does not end that other', () => {
    const caller = being(
      'caller',
      { power: 7 },
      beforeFight(fightWith(a(friendly(another(creature))))),
      fight(gain(2)),
    );
    const t = table({ me: { house: 'brobnar', line: [caller, 'three'] }, foe: { line: ['five', 'nine'] } });
    t.me.fight(caller, 'five').choose('nine');
    t.expect({
      me: { aember: 2, line: [{ id: 'caller', exhausted: true, damage: 5 }] },
      foe: { line: [{ id: 'nine', damage: 3 }] },
    });
  });
});
