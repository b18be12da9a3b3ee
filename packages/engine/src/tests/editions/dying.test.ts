// Differences between the rules documents about armor, being destroyed, and fights that are over before the exchange.
import { describe, expect, it } from 'vitest';
import {
  a,
  aember,
  another,
  answer,
  artifact,
  beforeFight,
  blanks,
  constant,
  count,
  creature,
  dealDamage,
  deeds,
  defender,
  destroy,
  destroyed,
  each,
  eachTime,
  editionNames,
  enemy,
  fight,
  fights,
  gain,
  gainsAbility,
  gainsKeyword,
  getsArmor,
  getsPower,
  heal,
  host,
  ifYouDo,
  insteadOf,
  isDestroyed,
  isDestroyedFighting,
  isDestroyedInFight,
  lasting,
  leavesPlay,
  loseArmor,
  moreThan,
  named,
  neighborOf,
  purge,
  returnToHand,
  saveInstead,
  self,
  table,
  when,
  wouldBeDamaged,
  wouldGoToDiscardFromPlay,
} from '../../index.ts';
import { being, copies, gear, spell, thing } from '../../testing/cards.ts';
import { bySwitch as by } from '../../testing/editions.ts';

describe('switch lostArmor', () => {
  const poke = (): string => spell('poke', dealDamage(1, a(creature)));

  it.each(by('lostArmor'))(
    'switch lostArmor: two armor, one used, one lost, in %s: %s [rule armor @cota-1.0]',
    (edition, value) => {
      const rust = spell('rust', lasting('turn', constant(getsArmor(creature, -1))));
      const t = table({ edition, me: { house: 'brobnar', hand: [poke(), rust, poke()] }, foe: { line: ['shield'] } });
      t.me.play('poke').play('rust').play('poke');
      t.expect({ foe: { line: [value === 'unused-first' ? { id: 'shield', damage: 1 } : 'shield'] } });
    },
  );

  it.each(editionNames)('switch lostArmor: nothing is left where all of it is lost (%s)', (edition) => {
    const strip = spell('strip', loseArmor(each(creature)));
    const t = table({ edition, me: { house: 'brobnar', hand: [poke(), strip, poke()] }, foe: { line: ['shield'] } });
    t.me.play('poke').play('strip').play('poke');
    t.expect({ foe: { line: [{ id: 'shield', damage: 1 }] } });
  });

  it.each(editionNames)('switch lostArmor: it is fresh in the next turn (%s)', (edition) => {
    const rust = spell('rust', lasting('turn', constant(getsArmor(creature, -1))));
    const t = table({
      edition,
      me: { house: 'brobnar', hand: [poke(), rust], deck: copies(9, 'five') },
      foe: { houses: ['brobnar'], hand: [spell('jab', dealDamage(2, a(creature)))], line: ['shield'] },
    });
    t.me.play('poke').play('rust').end();
    t.foe.play('jab');
    t.expect({ foe: { line: ['shield'] } });
  });
});

describe('the order of damage', () => {
  it.each(editionNames)(
    'damage of one effect is reduced by armor, put on all at once, and then destroys together (%s) [rule order-of-damage @cota-1.0 @cota-1.3]',
    (edition) => {
      // While it is there its neighbor has armor; all is settled before it is gone.
      const guard = being('guard', { power: 2 }, constant({ mod: 'armor', of: { neighborOf: self }, by: 2 }));
      const wave = spell('wave', dealDamage(4, each(creature)));
      const t = table({
        edition,
        me: { house: 'brobnar', hand: [wave] },
        foe: { line: ['three', guard, 'nine', 'four'] },
      });
      t.me.play('wave');
      t.expect({ foe: { line: ['three', 'nine'].map((id) => ({ id, damage: 2 })), discard: ['four', 'guard'] } });
    },
  );
});

describe('switch leavesPlay', () => {
  const martyr = (): string => being('martyr', {}, destroyed(heal('all', each(creature)), gain(1)));
  // What it gains depends on whether the other was there before it.
  const heir = (): string => being('heir', {}, leavesPlay(when(moreThan(aember('you'), 0), gain(5))));
  const wrath = (): string => spell('wrath', destroy(each(creature)));

  it.each(by('leavesPlay'))(
    'switch leavesPlay: two cards are destroyed, in %s: %s [rule leaves-play-ability @cota-1.0, rule order-of-destruction @cota-1.0]',
    (edition, value) => {
      const at = { edition, me: { house: 'brobnar', hand: [wrath()], line: [heir(), martyr()] } } as const;
      const late = table(at);
      late.me.play('wrath');
      if (value !== 'among-destroyed-abilities') {
        late.expect({ me: { aember: 6, line: [] } });
        return;
      }
      expect(late.options()).toEqual(['heir', 'martyr']);
      late.me.order('martyr');
      late.expect({ me: { aember: 6, line: [] } });
      const early = table(at);
      early.me.play('wrath').order('heir');
      early.expect({ me: { aember: 1, line: [] } });
    },
  );

  it.each(by('leavesPlay'))(
    'switch leavesPlay: whether its card is still there, in %s: %s [rule leaves-play-ability @cota-1.3]',
    (edition, value) => {
      const ghost = being('ghost', {}, leavesPlay(gain(count(each(creature)))));
      for (const away of [destroy, returnToHand, purge]) {
        const t = table({ edition, me: { house: 'brobnar', hand: [spell('away', away(a(creature)))], line: [ghost] } });
        t.me.play('away');
        t.expect({ me: { aember: value === 'after-it-left' ? 0 : 1, line: [] } });
      }
    },
  );

  it.each(editionNames)(
    'switch leavesPlay: it is what the card had when it left, also a gained one (%s)',
    (edition) => {
      const grant = thing('grant', constant(gainsAbility(creature, leavesPlay(gain(1)))));
      const wrathOfAll = spell('wrath-of-all', destroy(each(creature)), destroy(each(artifact)));
      const t = table({
        edition,
        me: { house: 'brobnar', hand: [wrathOfAll], line: ['one'], artifacts: [grant] },
      });
      t.me.play('wrath-of-all');
      t.expect({ me: { aember: 1, line: [], artifacts: [] } });
    },
  );

  it.each(editionNames)(
    'switch leavesPlay: a card whose text is blank has none, though it is no more blank then (%s)',
    (edition) => {
      const ghost = being('ghost', {}, leavesPlay(gain(1)));
      const hush = thing('hush', constant(blanks(creature)));
      const end = spell('end-all', destroy(each(creature)));
      const t = table({ edition, me: { house: 'brobnar', hand: [end], line: [ghost], artifacts: [hush] } });
      t.me.play('end-all');
      t.expect({ me: { aember: 0, line: [] } });
    },
  );

  it.each(editionNames)('switch leavesPlay: it comes once (%s)', (edition) => {
    const ghost = being('ghost', {}, leavesPlay(gain(1)));
    const t = table({ edition, me: { house: 'brobnar', hand: [wrath()], line: [ghost] } });
    t.me.play('wrath');
    t.expect({ me: { aember: 1, line: [], discard: ['wrath', 'ghost'] } });
  });

  it.each(editionNames)('switch leavesPlay: of a card that is not destroyed it comes as ever (%s)', (edition) => {
    const ghost = being('ghost', {}, leavesPlay(gain(1)));
    const away = spell('away', returnToHand(each(creature)));
    const t = table({ edition, me: { house: 'brobnar', hand: [away], line: [ghost] } });
    t.me.play('away');
    t.expect({ me: { aember: 1, line: [], hand: ['ghost'] } });
  });

  it.each(editionNames)(
    'switch leavesPlay: once also where a Destroyed: ability of the card moves it, before or after (%s)',
    (edition) => {
      const shade = being('shade', {}, destroyed(returnToHand(self)), leavesPlay(gain(1)));
      for (const first of [0, 1]) {
        const t = table({ edition, me: { house: 'brobnar', hand: [wrath()], line: [shade] } });
        t.me.play('wrath');
        if (t.state.ask?.kind === 'order') answer(t.state, first);
        t.expect({ me: { aember: 1, line: [], hand: ['shade'] } });
      }
    },
  );

  it('switch leavesPlay: a card that was saved keeps it for the time when it leaves', () => {
    const saint = being('saint', {}, destroyed({ kind: 'save', what: self }), leavesPlay(gain(1)));
    const away = spell('away', returnToHand(each(creature)));
    const t = table({ edition: 'cota-1.0', me: { house: 'brobnar', hand: [wrath(), away], line: [saint] } });
    t.me.play('wrath');
    answer(t.state, 0);
    t.expect({ me: { aember: 0, line: ['saint'] } });
    t.me.play('away');
    t.expect({ me: { aember: 1, line: [], hand: ['saint'] } });
  });
});

describe('switch movedByItsDestroyedAbility', () => {
  const penny = (): string => being('penny', {}, destroyed(returnToHand(self)));
  const tomb = (): string => thing('tomb', eachTime(isDestroyed(creature), gain(1)));

  it.each(by('movedByItsDestroyedAbility'))(
    'switch movedByItsDestroyedAbility: "each time a creature is destroyed" in %s: it %s [rule destroyed-ability @cota-1.3]',
    (edition, value) => {
      const kill = spell('kill', destroy(a(creature)));
      const t = table({ edition, me: { house: 'brobnar', hand: [kill], line: [penny()], artifacts: [tomb()] } });
      t.me.play('kill');
      t.expect({ me: { aember: value === 'was-destroyed' ? 1 : 0, line: [], hand: ['penny'], discard: ['kill'] } });
    },
  );

  it.each(by('movedByItsDestroyedAbility'))(
    'switch movedByItsDestroyedAbility: "if you do" and the count of this turn in %s: it %s [rule destroyed-ability @cota-1.3]',
    (edition, value) => {
      const kill = spell('kill', destroy(a(creature)), ifYouDo(gain(3)));
      const tally = spell('tally', gain(deeds({ did: 'destroyed', turn: 'this' })));
      const t = table({ edition, me: { house: 'brobnar', hand: [kill, tally], line: [penny()] } });
      t.me.play('kill').play('tally');
      t.expect({ me: { aember: value === 'was-destroyed' ? 4 : 0, line: [], hand: ['penny'] } });
    },
  );

  it.each(editionNames)('switch movedByItsDestroyedAbility: others that die with it are destroyed (%s)', (edition) => {
    const wrath = spell('wrath', destroy(each(creature)));
    const t = table({
      edition,
      me: { house: 'brobnar', hand: [wrath], line: ['five'], artifacts: [tomb()] },
      foe: { line: ['four'] },
    });
    t.me.play('wrath');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [] } });
  });

  it.each(editionNames)(
    'switch movedByItsDestroyedAbility: a card that goes elsewhere instead is destroyed (%s)',
    (edition) => {
      const ritual = thing('ritual', insteadOf(wouldGoToDiscardFromPlay(creature), { zone: 'purged' }));
      const kill = spell('kill', destroy(a(creature)), ifYouDo(gain(3)));
      const t = table({ edition, me: { house: 'brobnar', hand: [kill], line: ['five'], artifacts: [ritual, tomb()] } });
      t.me.play('kill');
      t.expect({ me: { aember: 4, line: [], purged: ['five'] } });
    },
  );
});

describe('switch healedWhileDying', () => {
  const duma = (): string => being('duma', { power: 3 }, destroyed(heal('all', each(another(creature)))));

  it.each(by('healedWhileDying'))(
    'switch healedWhileDying: damage that a Destroyed: ability heals, in %s: it %s [rule heal @cota-1.3, rule order-of-destruction @cota-1.3]',
    (edition, value) => {
      const wave = spell('wave', dealDamage(5, each(creature)));
      const tally = spell('tally', gain(deeds({ did: 'destroyed', turn: 'this' })));
      const t = table({ edition, me: { house: 'brobnar', hand: [wave, tally], line: [duma(), 'five'] } });
      t.me.play('wave').play('tally');
      t.expect({
        me:
          value === 'dies'
            ? { aember: 2, line: [], discard: ['tally', 'wave', 'five', 'duma'] }
            : { aember: 1, line: ['five'], discard: ['tally', 'wave', 'duma'] },
      });
    },
  );

  it.each(by('healedWhileDying'))(
    'switch healedWhileDying: what is healed too little, in %s: it %s',
    (edition, value) => {
      const nurse = being('nurse', { power: 1 }, destroyed(heal(1, each(another(creature)))));
      const wave = spell('wave', dealDamage(5, each(creature)));
      const t = table({ edition, me: { house: 'brobnar', hand: [wave], line: [nurse, 'five', 'four'] } });
      t.me.play('wave');
      // Four of five damage leave a creature of power 5 alive, not one of power 4.
      t.expect({ me: { line: value === 'dies' ? [] : [{ id: 'five', damage: 4 }] } });
    },
  );

  it.each(editionNames)('switch healedWhileDying: nothing saves from an effect that destroys (%s)', (edition) => {
    const wrath = spell('wrath', destroy(each(creature)));
    const t = table({ edition, me: { house: 'brobnar', hand: [wrath], line: [duma(), { id: 'five', damage: 1 }] } });
    t.me.play('wrath');
    t.expect({ me: { line: [] } });
  });

  it.each(editionNames)('switch healedWhileDying: nor from poison (%s)', (edition) => {
    const t = table({
      edition,
      me: { house: 'brobnar', line: ['snake'] },
      foe: { line: [being('angel', {}, destroyed(heal('all', self)))] },
    });
    t.me.fight('snake', 'angel');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it.each(editionNames)('switch healedWhileDying: nor from having no power (%s)', (edition) => {
    const frail = spell('frail', lasting('turn', constant(getsPower(creature, -5))));
    const t = table({
      edition,
      me: { house: 'brobnar', hand: [frail] },
      foe: { line: [being('angel', {}, destroyed(heal('all', self)))] },
    });
    t.me.play('frail');
    t.expect({ foe: { line: [] } });
  });
});

describe('switch savingInstead', () => {
  const cat = (): string => being('cat', {}, destroyed(gain(1)), destroyed(saveInstead(self)));
  const kill = (): string => spell('kill', destroy(a(creature)));

  it.each(by('savingInstead'))(
    'switch savingInstead: among the Destroyed: abilities of its card, in %s: %s [rule order-of-destruction @cota-1.3]',
    (edition, value) => {
      const wrath = spell('wrath', destroy(each(creature)));
      const t = table({ edition, me: { house: 'brobnar', hand: [wrath], line: [cat()] } });
      t.me.play('wrath');
      if (value === 'as-ordered') {
        expect(t.state.ask?.kind).toBe('order');
        answer(t.state, 1);
      }
      t.expect({ me: { aember: value === 'last' ? 1 : 0, line: ['cat'] } });
    },
  );

  it.each(by('savingInstead'))('switch savingInstead: among those of other cards, in %s: %s', (edition, value) => {
    const saint = being('saint', {}, destroyed(saveInstead(self)));
    const bomb = being('bomb', {}, destroyed(destroy(each(creature)), gain(1)));
    const wrath = spell('wrath', destroy(each(creature)));
    const t = table({ edition, me: { house: 'brobnar', hand: [wrath], line: [saint, bomb] } });
    t.me.play('wrath');
    if (value === 'as-ordered') t.me.order('bomb');
    t.expect({ me: { aember: 1, line: ['saint'], discard: ['wrath', 'bomb'] } });
  });

  it('switch savingInstead: what a saving ability destroys has its own abilities, and may destroy the saved one again', () => {
    const martyr = being('martyr', {}, destroyed(saveInstead(self), destroy(each(another(creature)))));
    const bomb = being('bomb', {}, destroyed(destroy(each(creature)), gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [kill()], line: [martyr, bomb] } });
    t.me.play('kill').choose('martyr');
    t.expect({ me: { aember: 1, line: ['martyr'], discard: ['kill', 'bomb'] } });
  });
});

describe('a creature that is killed before the exchange', () => {
  const hunter = () => being('hunter', { power: 3 }, eachTime(isDestroyedFighting(enemy(creature), self), gain(2)));
  const arena = () => thing('arena', eachTime(isDestroyedInFight(creature), gain(1)));

  it.each(editionNames)('by assault was not destroyed fighting (%s) [rule destroyed-fighting]', (edition) => {
    const spur = gear('spur', constant(gainsKeyword(host, 'assault', 2)));
    const t = table({
      edition,
      me: { house: 'brobnar', line: [{ id: hunter(), upgrades: [spur] }] },
      foe: { line: ['two'] },
    });
    t.me.fight('hunter', 'two');
    t.expect({ me: { line: [{ id: 'hunter', exhausted: true, upgrades: [spur] }] }, foe: { line: [] } });
  });

  it.each(editionNames)('by a Before Fight: ability was not in a fight (%s)', (edition) => {
    const boxer = being('boxer', { power: 3 }, beforeFight(dealDamage(2, defender)));
    const t = table({ edition, me: { house: 'brobnar', line: [boxer], artifacts: [arena()] }, foe: { line: ['two'] } });
    t.me.fight('boxer', 'two');
    t.expect({ me: { line: [{ id: 'boxer', exhausted: true }] }, foe: { line: [] } });
  });

  it.each(editionNames)('is unlike one that the exchange destroys (%s)', (edition) => {
    const t = table({ edition, me: { house: 'brobnar', line: [hunter()] }, foe: { line: ['two'] } });
    t.me.fight('hunter', 'two');
    t.expect({ me: { aember: 2, line: [{ id: 'hunter', exhausted: true, damage: 2 }] }, foe: { line: [] } });
  });

  it.each(editionNames)(
    'is unlike one that takes the damage of the exchange for another (%s) [rule destroyed-fighting]',
    (edition) => {
      const guard = being('guard', { power: 3 }, insteadOf(wouldBeDamaged(neighborOf(self)), { redirectTo: self }));
      const t = table({
        edition,
        me: { house: 'brobnar', line: [hunter()] },
        foe: { line: ['two', guard] },
      });
      t.me.fight('hunter', 'two');
      t.expect({
        me: { aember: 2, line: [{ id: 'hunter', exhausted: true, damage: 2 }] },
        foe: { line: ['two'], discard: [guard] },
      });
    },
  );

  it.each(editionNames)('is like one that takes damage before the exchange for another (%s)', (edition) => {
    const spur = gear('spur', constant(gainsKeyword(host, 'assault', 3)));
    const guard = being('guard', { power: 3 }, insteadOf(wouldBeDamaged(neighborOf(self)), { redirectTo: self }));
    const list = thing('list', eachTime(isDestroyedInFight(named('guard')), gain(1)));
    const t = table({
      edition,
      me: { house: 'brobnar', line: [{ id: hunter(), upgrades: [spur] }], artifacts: [list] },
      foe: { line: ['five', guard] },
    });
    t.me.fight('hunter', 'five');
    t.expect({ me: { aember: 0, line: [] }, foe: { line: [{ id: 'five', damage: 3 }], discard: [guard] } });
  });
});

describe('a fight without an exchange', () => {
  const war = (): string => thing('war', eachTime(fights(creature), gain(1)));

  it.each(editionNames)(
    'has no Fight: abilities where assault destroys the defender (%s) [rule fight-abilities, rule assault, rule order-of-a-fight]',
    (edition) => {
      const ram = being('ram', { power: 3, keywords: [{ assault: 2 }] }, fight(gain(3)));
      const t = table({ edition, me: { house: 'brobnar', line: [ram], artifacts: [war()] }, foe: { line: ['two'] } });
      t.me.fight('ram', 'two');
      // It was used and fights all the same, which other cards see.
      t.expect({ me: { aember: 1, line: [{ id: 'ram', exhausted: true }] } });
    },
  );

  it.each(editionNames)(
    'has none where the defender is taken away (%s) [rule fight-abilities, rule order-of-a-fight]',
    (edition) => {
      const bully = being('bully', { power: 3 }, beforeFight(returnToHand(defender)), fight(gain(3)));
      const t = table({ edition, me: { house: 'brobnar', line: [bully] }, foe: { line: ['nine'] } });
      t.me.fight('bully', 'nine');
      t.expect({ me: { line: [{ id: 'bully', exhausted: true }] }, foe: { hand: ['nine'] } });
    },
  );

  it.each(editionNames)('is unlike an exchange in which nobody is hurt (%s)', (edition) => {
    const cat = being('cat', { power: 3, keywords: ['skirmish'] }, fight(gain(3)));
    const t = table({ edition, me: { house: 'brobnar', line: [cat] }, foe: { line: ['sneak'] } });
    t.me.fight('cat', 'sneak');
    t.expect({ me: { aember: 3, line: [{ id: 'cat', exhausted: true }] }, foe: { line: ['sneak'] } });
  });

  it.each(editionNames)('leaves an enraged attacker calm (%s)', (edition) => {
    const t = table({
      edition,
      me: { house: 'brobnar', line: [{ id: 'rammer', enraged: true }] },
      foe: { line: ['two'] },
    });
    t.me.fight('rammer', 'two');
    t.expect({ me: { line: [{ id: 'rammer', exhausted: true }] } });
  });

  it.each(editionNames)('does not stop the next one (%s)', (edition) => {
    const ram = being('ram', { power: 3, keywords: [{ assault: 2 }] });
    const pug = being('pug', { power: 6 }, fight(gain(2)));
    const t = table({ edition, me: { house: 'brobnar', line: [ram, pug] }, foe: { line: ['two', 'one'] } });
    t.me.fight('ram', 'two').fight('pug', 'one');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'ram', exhausted: true },
          { id: 'pug', exhausted: true, damage: 1 },
        ],
      },
    });
  });
});
