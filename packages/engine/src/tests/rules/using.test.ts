import { describe, expect, it } from 'vitest';
import {
  a,
  actionAbility,
  aember,
  another,
  artifact,
  atLeast,
  cannot,
  constant,
  creature,
  each,
  eachTime,
  enemy,
  enrage,
  entersReady,
  fightWith,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  host,
  insteadOf,
  isUsed,
  lasting,
  losesKeyword,
  mayUse,
  omni,
  playerCannot,
  ready,
  readyAndUse,
  reap,
  reaps,
  reapWith,
  sacrifice,
  self,
  steal,
  stun,
  table,
  triggerReapOf,
  unstun,
  useCard,
  when,
  whileTrue,
  youWouldGainByReaping,
} from '../../index.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';

describe('reaping (v1.3 p.6)', () => {
  it('exhausts the creature and gains 1 æmber [rule reap]', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] } });
    t.me.reap('five').cannot('reap', 'five', 'exhausted');
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }] } });
  });

  it('then all Reap: abilities of the creature resolve [rule reap]', () => {
    const worker = being('worker', {}, reap(gain(1)));
    const badge = gear('badge', constant(gainsAbility(host, reap(gain(3)))));
    const t = table({ me: { house: 'brobnar', line: [{ id: worker, upgrades: [badge] }] } });
    t.me.reap(worker).order('worker');
    t.expect({ me: { aember: 5, line: [{ id: 'worker', exhausted: true, upgrades: ['badge'] }] } });
  });

  it('"each time a creature reaps" of other cards sees it', () => {
    const tax = thing('tax', eachTime(reaps(enemy(creature)), steal(1)));
    const t = table({ me: { house: 'brobnar', line: ['five'] }, foe: { artifacts: [tax] } });
    t.me.reap('five');
    t.expect({ me: { aember: 0, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('its æmber can be replaced', () => {
    const door = spell('door', lasting('turn', insteadOf(youWouldGainByReaping, { do: steal(1) })));
    const t = table({ me: { house: 'brobnar', hand: [door], line: ['five'] }, foe: { aember: 2 } });
    t.me.play('door').reap('five');
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('needs the active house [rule active-house]', () => {
    const t = table({ me: { house: 'brobnar', line: ['imp'] } });
    t.me.cannot('reap', 'imp', 'wrong-house').cannot('fight', 'imp');
  });

  it('an artifact cannot reap or fight [rule artifact, rule using-artifacts]', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['rock'] }, foe: { line: ['one'] } });
    t.me.cannot('reap', 'rock', 'no-such-ability').cannot('fight', 'rock', 'no-such-ability');
  });
});

describe('Action: and Omni: (v1.3 p.6-7)', () => {
  it('a creature or artifact of the active house takes its action and exhausts [rule action-ability]', () => {
    const smith = being('smith', {}, actionAbility(gain(2)));
    const mill = thing('mill', actionAbility(gain(1)));
    const t = table({ me: { house: 'brobnar', line: [smith], artifacts: [mill] } });
    t.me.action('smith').action('mill').cannot('action', 'mill', 'exhausted');
    t.expect({
      me: { aember: 3, line: [{ id: 'smith', exhausted: true }], artifacts: [{ id: 'mill', exhausted: true }] },
    });
  });

  // R: 18.4, "Action, Omni".
  it('what waits for a use resolves after the action or omni, and nobody orders them [rule action-ability]', () => {
    const meter = thing('meter', eachTime(isUsed(creature), when(atLeast(aember('you'), 2), gain(10))));
    const smith = being('smith', {}, actionAbility(gain(2)));
    const t = table({ me: { house: 'brobnar', line: [smith], artifacts: [meter] } });
    t.me.action('smith');
    t.expect({ me: { aember: 12, line: [{ id: 'smith', exhausted: true }], artifacts: [meter] } });
  });

  it('an action needs the active house, an omni does not [rule off-house, rule omni]', () => {
    const mill = thing('mill', actionAbility(gain(1)));
    const well = thing('well', omni(gain(2)));
    const t = table({ me: { house: 'dis', artifacts: [mill, well] } });
    t.me.cannot('action', 'mill', 'wrong-house').omni('well');
    t.expect({ me: { aember: 2, artifacts: ['mill', { id: 'well', exhausted: true }] } });
  });

  it('an omni works without any active house [rule omni]', () => {
    const well = thing('well', omni(gain(2)));
    const t = table({ me: { artifacts: [well] } });
    t.me.omni('well');
    t.expect({ me: { aember: 2 } });
  });

  it('a card without such an ability cannot take it [rule action-ability]', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['rock'], line: ['five'] } });
    t.me.cannot('action', 'rock', 'no-such-ability').cannot('omni', 'five', 'no-such-ability');
  });

  it('in the rules of the first set all Action: abilities of a creature resolve in one use [rule action-ability]', () => {
    const smith = being('smith', {}, actionAbility(gain(2)));
    const badge = gear('badge', constant(gainsAbility(host, actionAbility(gain(5)))));
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'brobnar', line: [{ id: smith, upgrades: [badge] }] },
    });
    t.me.action(smith).order(smith);
    t.expect({ me: { aember: 7, line: [{ id: 'smith', exhausted: true, upgrades: ['badge'] }] } });
  });

  it('a controlled artifact is used by its controller', () => {
    const well = thing('well', omni(gain(2)));
    const t = table({ me: { house: 'dis', artifacts: [{ id: well, owner: 1 }] } });
    t.me.omni('well');
    t.expect({ me: { aember: 2 }, foe: { aember: 0 } });
  });

  it('players can only use cards they control [rule using-cards]', () => {
    const well = thing('well', omni(gain(2)));
    const t = table({ me: { house: 'dis' }, foe: { artifacts: [well] } });
    expect(t.options()).toEqual(['end']);
    t.foe.cannot('omni', 'well', 'not-your-turn');
  });

  it('an artifact that is sacrificed still exhausts and goes to its owner [rule using-artifacts, rule sacrifice]', () => {
    const bomb = thing('bomb', omni(sacrifice(self), gain(3)));
    const t = table({ me: { house: 'dis', artifacts: [{ id: bomb, owner: 1 }] } });
    t.me.omni('bomb');
    t.expect({ me: { aember: 3, artifacts: [] }, foe: { discard: ['bomb'] } });
    expect(t.events.some((e) => e.type === 'use')).toBe(true);
  });
});

describe('stun (v1.3 glossary) [rule stun]', () => {
  it('the only thing a stunned creature can be used for is to remove the stun', () => {
    const smith = being('smith', {}, actionAbility(gain(2)));
    const t = table({ me: { house: 'brobnar', line: [{ id: smith, stunned: true }] }, foe: { line: ['one'] } });
    t.me
      .cannot('reap', 'smith', 'stunned')
      .cannot('fight', 'smith', 'stunned')
      .cannot('action', 'smith', 'stunned')
      .unstun('smith');
    t.expect({ me: { aember: 0, line: [{ id: 'smith', exhausted: true }] }, foe: { line: ['one'] } });
  });

  it('a creature that is not stunned cannot be unstunned', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] } });
    t.me.cannot('unstun', 'five', 'not-stunned');
  });

  it('needs a use: an exhausted creature, or one of another house, keeps its stun', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [
          { id: 'five', stunned: true, exhausted: true },
          { id: 'imp', stunned: true },
        ],
      },
    });
    t.me.cannot('unstun', 'five', 'exhausted').cannot('unstun', 'imp', 'wrong-house');
  });

  it('an off-house creature with an Omni: ability may be used, and so lose its stun', () => {
    const mage = being('mage', { house: 'dis' }, omni(gain(2)));
    const t = table({ me: { house: 'brobnar', line: [{ id: mage, stunned: true }] } });
    t.me.unstun('mage');
    t.expect({ me: { aember: 0, line: [{ id: 'mage', exhausted: true }] } });
  });

  it('an effect that uses a stunned creature removes the stun, also without enemies [rule using-creatures]', () => {
    for (const effect of [fightWith, reapWith, useCard]) {
      const t = table({
        me: { house: 'brobnar', hand: [spell('push', effect(a(creature)))], line: [{ id: 'five', stunned: true }] },
      });
      t.me.play('push');
      t.expect({ me: { aember: 0, line: [{ id: 'five', exhausted: true }] } });
    }
  });

  it('a stunned creature is not stunned again, and "if you do" fails', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('zap', stun(a(enemy(creature))), { kind: 'ifYouDo', then: gain(1) })] },
      foe: { line: [{ id: 'five', stunned: true }] },
    });
    t.me.play('zap');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'five', stunned: true }] } });
  });

  it('constant abilities and triggers of a stunned creature go on [rule ability, rule constant-ability]', () => {
    const muse = being(
      'muse',
      {},
      constant(entersReady(friendly(creature))),
      eachTime({ event: 'enter', card: another(creature) }, gain(1)),
    );
    const t = table({ me: { house: 'brobnar', hand: ['five'], line: [{ id: muse, stunned: true }] } });
    t.me.play('five');
    t.expect({ me: { aember: 1, line: [{ id: 'muse', stunned: true }, 'five'] } });
  });

  it('an effect can remove it without using the creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('calm', unstun(each(creature)))], line: [{ id: 'five', stunned: true }] },
    });
    t.me.play('calm').reap('five');
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }] } });
  });
});

describe('enrage (timing notes) [rule enrage]', () => {
  it('an enraged creature that is used must fight if it can', () => {
    const smith = being('smith', { power: 9 }, actionAbility(gain(2)), omni(gain(3)));
    const t = table({ me: { house: 'brobnar', line: [{ id: smith, enraged: true }] }, foe: { line: ['one'] } });
    t.me
      .cannot('reap', 'smith', 'enraged')
      .cannot('action', 'smith', 'enraged')
      .cannot('omni', 'smith', 'enraged')
      .fight('smith', 'one');
    t.expect({ me: { line: [{ id: 'smith', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });

  it('without a target it may do something else, and stays enraged', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'five', enraged: true }] } });
    t.me.reap('five');
    t.expect({ me: { aember: 1, line: [{ id: 'five', enraged: true, exhausted: true }] } });
  });

  it('if it cannot be used to fight it may do something else', () => {
    const peace = thing('peace', constant(cannot(creature, 'used-to-fight')));
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'five', enraged: true }] },
      foe: { artifacts: [peace], line: ['one'] },
    });
    t.me.reap('five');
    t.expect({ me: { aember: 1, line: [{ id: 'five', enraged: true, exhausted: true }] }, foe: { line: ['one'] } });
  });

  it('an off-house creature that cannot fight may take its Omni:', () => {
    const mage = being('mage', { house: 'dis' }, omni(gain(2)));
    const t = table({ me: { house: 'brobnar', line: [{ id: mage, enraged: true }] }, foe: { line: ['one'] } });
    t.me.omni('mage');
    t.expect({ me: { aember: 2, line: [{ id: 'mage', enraged: true, exhausted: true }] }, foe: { line: ['one'] } });
  });

  it('a creature is enraged by an effect, once', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('taunting', enrage(each(creature)))] },
      foe: { line: ['five', { id: 'four', enraged: true }] },
    });
    t.me.play('taunting');
    t.expect({
      foe: {
        line: [
          { id: 'five', enraged: true },
          { id: 'four', enraged: true },
        ],
      },
    });
    expect(t.events.filter((e) => e.type === 'enrage')).toHaveLength(1);
  });
});

describe('using through effects (v1.3 p.7)', () => {
  it('the card may belong to any house [rule using-through-abilities]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('push', reapWith(a(friendly(creature))))], line: ['imp'] },
    });
    t.me.play('push');
    t.expect({ me: { aember: 1, line: [{ id: 'imp', exhausted: true }] } });
  });

  it('"use a creature" asks how [rule using-creatures]', () => {
    const smith = being('smith', {}, actionAbility(gain(2)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('push', useCard(a(friendly(creature))))], line: [smith] },
      foe: { line: ['one'] },
    });
    t.me.play('push').choose('smith');
    expect(t.state.ask?.kind).toBe('how');
    expect(t.options()).toEqual(['reap smith', 'fight smith', 'action smith']);
    t.me.choose('action smith');
    t.expect({ me: { aember: 2, line: [{ id: 'smith', exhausted: true }] }, foe: { line: ['one'] } });
  });

  it('an exhausted card cannot be used, and "if you do" fails [rule ready-and-exhausted]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('push', reapWith(a(friendly(creature))), { kind: 'ifYouDo', then: gain(5) })],
        line: [{ id: 'imp', exhausted: true }],
      },
    });
    t.me.play('push');
    t.expect({ me: { aember: 0, line: [{ id: 'imp', exhausted: true }] } });
  });

  it('"ready and use"', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('push', readyAndUse(a(friendly(creature))))],
        line: [{ id: 'imp', exhausted: true }],
      },
    });
    t.me.play('push');
    t.expect({ me: { aember: 1, line: [{ id: 'imp', exhausted: true }] } });
  });

  it('"as if it were yours": an enemy artifact is used for you [rule using-through-abilities]', () => {
    const well = thing('well', omni(gain(2)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('remote', useCard(a(enemy(artifact)), { asYours: true }))] },
      foe: { artifacts: [well] },
    });
    t.me.play('remote');
    t.expect({ me: { aember: 2 }, foe: { aember: 0, artifacts: [{ id: 'well', exhausted: true }] } });
  });

  it('without "as if it were yours" an enemy card cannot be used [rule using-through-abilities]', () => {
    const well = thing('well', omni(gain(2)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('remote', useCard(a(enemy(artifact))))] },
      foe: { artifacts: [well] },
    });
    t.me.play('remote');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, artifacts: ['well'] } });
  });

  it('triggering the Reap: ability of another creature does not use it [rule reap]', () => {
    const worker = being('worker', {}, reap(gain(3)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('mirror', triggerReapOf(a(enemy(creature))))] },
      foe: { line: [worker] },
    });
    t.me.play('mirror');
    t.expect({ me: { aember: 3 }, foe: { aember: 0, line: ['worker'] } });
  });
});

describe('what forbids or permits using', () => {
  it('"cannot be used", "cannot reap", "cannot fight" [rule using-cards]', () => {
    const bars = (be: 'used' | 'used-to-reap' | 'used-to-fight') =>
      table({
        me: { house: 'brobnar', line: ['five'] },
        foe: { line: ['one'], artifacts: [thing('bar', constant(cannot(enemy(creature), be)))] },
      });
    expect(bars('used').options()).toEqual(['end']);
    expect(bars('used-to-reap').options()).toEqual(['fight five', 'end']);
    expect(bars('used-to-fight').options()).toEqual(['reap five', 'end']);
  });

  it('"your opponent cannot use" beats effects that use', () => {
    const bar = thing('bar', constant(playerCannot('opponent', 'use', creature)));
    const t = table({
      me: { house: 'brobnar', line: ['five'], hand: [spell('push', reapWith(a(friendly(creature))))] },
      foe: { artifacts: [bar] },
    });
    t.me.cannot('reap', 'five', 'forbidden').play('push');
    t.expect({ me: { aember: 0, line: ['five'] } });
  });

  it('a stun may not be removed where the creature cannot be used at all', () => {
    const bar = thing('bar', constant(cannot(creature, 'used')));
    const t = table({ me: { house: 'brobnar', line: [{ id: 'five', stunned: true }] }, foe: { artifacts: [bar] } });
    t.me.cannot('unstun', 'five', 'forbidden');
  });

  it('FAQ Combat Pheromones: a permission to use one creature holds for it when it is readied again [rule using-through-abilities]', () => {
    const scent = spell('scent', lasting('turn', constant(mayUse(friendly({ ...creature, notHouse: 'brobnar' }))), 1));
    const t = table({
      me: { house: 'brobnar', hand: [scent, spell('wake', ready(each(friendly(creature))))], line: ['imp', 'martian'] },
    });
    t.me
      .play('scent')
      .reap('imp')
      .cannot('reap', 'martian', 'wrong-house')
      .play('wake')
      .reap('imp')
      .cannot('reap', 'martian', 'wrong-house');
    t.expect({ me: { aember: 2, line: [{ id: 'imp', exhausted: true }, 'martian'] } });
  });

  it('a permission to fight is none to reap, but serves to remove a stun', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['imp', { id: 'martian', stunned: true }],
        artifacts: [thing('horn', constant({ mod: 'may-use', who: 'you', card: friendly(creature), only: 'fight' }))],
      },
      foe: { line: ['one'] },
    });
    t.me.cannot('reap', 'imp', 'wrong-house').fight('imp', 'one').unstun('martian');
    t.expect({
      me: {
        line: [
          { id: 'imp', damage: 1, exhausted: true },
          { id: 'martian', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('a permission with a condition holds while it is true', () => {
    const horn = thing('horn', whileTrue(atLeast(aember('you'), 3), mayUse(friendly(creature))));
    const poor = table({ me: { house: 'brobnar', aember: 2, line: ['imp'], artifacts: [horn] } });
    poor.me.cannot('reap', 'imp', 'wrong-house');
    const rich = table({ me: { house: 'brobnar', aember: 3, line: ['imp'], artifacts: [horn] } });
    rich.me.reap('imp');
    rich.expect({ me: { aember: 4, line: [{ id: 'imp', exhausted: true }] } });
  });

  it('"cannot be readied" keeps a card exhausted in step 4 and against effects', () => {
    const ice = thing('ice', constant(cannot(enemy(creature), 'readied')));
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'five', exhausted: true }], hand: [spell('wake', ready(each(creature)))] },
      foe: { artifacts: [ice] },
    });
    t.me.play('wake').end();
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] } });
  });
});

describe('versatile (later sets 1.8)', () => {
  it('a card with versatile can be used in every house [rule versatile]', () => {
    const t = table({ me: { house: 'brobnar', line: ['allrounder'] } });
    t.me.reap('allrounder').cannot('reap', 'allrounder', 'exhausted');
    t.expect({ me: { aember: 1, line: [{ id: 'allrounder', exhausted: true }] } });
  });

  it('to fight, for an Action: ability and to remove a stun as well [rule versatile]', () => {
    const dazed = being('dazed', { house: 'dis', keywords: ['versatile'] });
    const handy = being('handy', { house: 'dis', keywords: ['versatile'] }, actionAbility(gain(2)));
    const t = table({
      me: { house: 'brobnar', line: ['allrounder', handy, { id: dazed, stunned: true }] },
      foe: { line: ['one'] },
    });
    t.me.fight('allrounder', 'one').action('handy').unstun('dazed');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'allrounder', exhausted: true, damage: 1 },
          { id: 'handy', exhausted: true },
          { id: 'dazed', exhausted: true },
        ],
      },
    });
  });

  it('it is neither played nor discarded off-house, and is no card of the active house [rule versatile]', () => {
    const handed = being('handed', { house: 'dis', keywords: ['versatile'] });
    const count = spell('count', gain({ count: { all: { type: 'creature', house: 'active' } } }));
    const t = table({ me: { house: 'brobnar', line: ['allrounder'], hand: [handed, count] } });
    t.me.cannot('play', 'handed', 'wrong-house').cannot('discard', 'handed', 'wrong-house').play('count');
    t.expect({ me: { aember: 0, line: ['allrounder'], hand: ['handed'] } });
  });

  it('a creature that loses it, or gains it, is used accordingly [rule versatile]', () => {
    const coat = gear('coat', constant(gainsKeyword(host, 'versatile')));
    const net = gear('net', constant(losesKeyword(host, 'versatile')));
    const t = table({
      me: {
        house: 'brobnar',
        line: [
          { id: 'imp', upgrades: [coat] },
          { id: 'allrounder', upgrades: [net] },
        ],
      },
    });
    t.me.cannot('reap', 'allrounder', 'wrong-house').reap('imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'imp', exhausted: true, upgrades: ['coat'] },
          { id: 'allrounder', upgrades: ['net'] },
        ],
      },
    });
  });
});
