import { editionNames, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const nizak = { id: 'nizak-the-forgotten', house: 'dis' } as const;

describe('nizak-the-forgotten', () => {
  it('ruling nizak-the-forgotten/fighting: takes no damage in a fight, and who it destroys goes to its owner’s hand', () => {
    const t = table({ me: { house: 'dis', line: [nizak] }, foe: { line: ['mother'] } });
    t.me.fight('nizak-the-forgotten', 'mother');
    t.expect({ me: { line: [{ ...nizak, exhausted: true }] }, foe: { line: [], hand: ['mother'], discard: [] } });
  });

  it('also where it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: [nizak] } });
    t.me.fight('krump', 'nizak-the-forgotten');
    t.expect({ me: { line: [], hand: ['krump'], discard: [] }, foe: { line: [nizak] } });
  });

  it('takes damage otherwise', () => {
    const t = table({ me: { house: 'shadows', hand: ['poison-wave'], line: [nizak] }, foe: {} });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1, line: [{ ...nizak, damage: 2 }] } });
  });

  it.each(editionNames)(
    'ruling nizak-the-forgotten/before-the-exchange: assault of the attacker hurts it, the blows do not (%s)',
    (edition) => {
      const troll = { id: 'troll', upgrades: ['way-of-the-bear'] };
      const t = table({ edition, me: { house: 'brobnar', line: [troll] }, foe: { line: [nizak] } });
      t.me.fight('troll', 'nizak-the-forgotten');
      t.expect({
        me: { line: [{ ...troll, damage: 6, exhausted: true }] },
        foe: { line: [{ ...nizak, damage: 2 }] },
      });
    },
  );

  it('dies of assault before the exchange, which does not come then', () => {
    const troll = { id: 'troll', upgrades: ['way-of-the-bear'] };
    const t = table({ me: { house: 'brobnar', line: [troll] }, foe: { line: [{ ...nizak, damage: 4 }] } });
    t.me.fight('troll', 'nizak-the-forgotten');
    t.expect({ me: { line: [{ ...troll, exhausted: true }] }, foe: { line: [], discard: ['nizak-the-forgotten'] } });
  });

  it('is hurt by hazardous of the creature that it attacks', () => {
    const t = table({ me: { house: 'dis', line: [nizak] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('nizak-the-forgotten', 'briar-grubbling');
    t.expect({
      me: { line: [{ ...nizak, damage: 5, exhausted: true }] },
      foe: { line: [], hand: ['briar-grubbling'] },
    });
  });

  it('leaves one that it does not destroy where it is', () => {
    const t = table({ me: { house: 'dis', line: [nizak] }, foe: { line: ['troll'] } });
    t.me.fight('nizak-the-forgotten', 'troll');
    t.expect({ me: { line: [{ ...nizak, exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 6 }] } });
  });
});
