import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('ardent-hero', () => {
  it('takes no damage from a Mutant or from a creature with 5 or more power, whoever attacks, and deals its own', () => {
    const t = table({
      active: 1,
      me: { line: ['ardent-hero'] },
      foe: { house: 'brobnar', line: [{ id: 'bull-wark', house: 'brobnar' }, 'krump'] },
    });
    t.foe.fight('bull-wark', 'ardent-hero').fight('krump', 'ardent-hero');
    t.expect({
      me: { line: ['ardent-hero'] },
      foe: {
        line: [
          { id: 'bull-wark', damage: 3, exhausted: true },
          { id: 'krump', damage: 4, exhausted: true },
        ],
      },
    });
    const attacks = table({ me: { house: 'sanctum', line: ['ardent-hero'] }, foe: { line: ['troll'] } });
    attacks.me.fight('ardent-hero', 'troll');
    attacks.expect({
      me: { line: [{ id: 'ardent-hero', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('is hurt by one that is no Mutant with 4 power, and by no such one once it has 5', () => {
    const t = table({ me: { house: 'sanctum', line: ['ardent-hero'] }, foe: { line: ['snufflegator'] } });
    t.me.fight('ardent-hero', 'snufflegator');
    t.expect({ me: { line: [] }, foe: { line: [] } });
    const grown = table({
      me: { house: 'sanctum', line: ['ardent-hero'] },
      foe: { line: [{ id: 'snufflegator', power: 1 }] },
    });
    grown.me.fight('ardent-hero', 'snufflegator');
    grown.expect({
      me: { line: [{ id: 'ardent-hero', exhausted: true }] },
      foe: { line: [{ id: 'snufflegator', power: 1, damage: 4 }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling ardent-hero/who-deals: abilities and keywords of such creatures do not hurt it, icons and actions do (%s)',
    (edition) => {
      const ability = table({
        edition,
        active: 1,
        me: { line: ['ardent-hero'] },
        foe: { house: 'sanctum', hand: ['dino-knight'] },
      });
      ability.foe.play('dino-knight').yes().choose('ardent-hero');
      ability.expect({
        me: { line: ['ardent-hero'] },
        foe: { line: [{ id: 'dino-knight', aember: 1, exhausted: true }] },
      });
      const hazardous = table({
        edition,
        me: { house: 'sanctum', line: ['ardent-hero'] },
        foe: { line: ['brutodon-auxiliary'] },
      });
      hazardous.me.fight('ardent-hero', 'brutodon-auxiliary');
      hazardous.expect({
        me: { line: [{ id: 'ardent-hero', exhausted: true }] },
        foe: { line: [{ id: 'brutodon-auxiliary', damage: 4 }] },
      });
      const icon = table({
        edition,
        active: 1,
        me: { line: ['ardent-hero'] },
        foe: { house: 'sanctum', hand: [{ id: 'lyco-knight', bonus: ['damage'] }] },
      });
      icon.foe.play('lyco-knight').choose('ardent-hero');
      icon.expect({
        me: { line: [{ id: 'ardent-hero', damage: 1 }] },
        foe: { line: [{ id: 'lyco-knight', exhausted: true }] },
      });
      const action = table({
        edition,
        active: 1,
        me: { line: ['ardent-hero'] },
        foe: { house: 'brobnar', hand: ['punch'] },
      });
      action.foe.play('punch');
      action.expect({ me: { line: [{ id: 'ardent-hero', damage: 3 }] }, foe: { aember: 1 } });
    },
  );

  it('is hurt by the ability of a weaker creature, and not by a friendly one that is strong', () => {
    const weak = table({ active: 1, me: { line: ['ardent-hero'] }, foe: { house: 'untamed', hand: ['mighty-tiger'] } });
    weak.foe.play('mighty-tiger');
    weak.expect({
      me: { line: [], discard: ['ardent-hero'] },
      foe: { line: [{ id: 'mighty-tiger', exhausted: true }] },
    });
    const strong = table({
      me: { house: 'sanctum', hand: ['horseman-of-pestilence'], line: ['ardent-hero', 'silvertooth'] },
      foe: {},
    });
    strong.me.play('horseman-of-pestilence');
    strong.expect({
      me: {
        line: ['ardent-hero', { id: 'silvertooth', damage: 1 }, { id: 'horseman-of-pestilence', exhausted: true }],
      },
    });
  });

  it('keeps its ward where it is dealt no damage', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'ardent-hero', warded: true }] },
      foe: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
    });
    t.foe.fight('troll', 'ardent-hero');
    t.expect({
      me: { line: [{ id: 'ardent-hero', warded: true }] },
      foe: { line: [{ id: 'troll', damage: 4, exhausted: true }] },
    });
    t.foe.play('punch').choose('ardent-hero');
    t.expect({ me: { line: ['ardent-hero'] }, foe: { line: [{ id: 'troll', damage: 4, exhausted: true }] } });
  });

  it('may still be destroyed by a strong creature in another way', () => {
    const t = table({
      active: 1,
      me: { line: ['ardent-hero'] },
      foe: { house: 'sanctum', hand: ['horseman-of-famine'], line: ['troll'] },
    });
    t.foe.play('horseman-of-famine');
    t.expect({
      me: { line: [], discard: ['ardent-hero'] },
      foe: { line: ['troll', { id: 'horseman-of-famine', exhausted: true }] },
    });
  });
});
