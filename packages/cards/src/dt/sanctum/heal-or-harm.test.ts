import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('heal-or-harm', () => {
  it('fully heals a creature, of either side, and its player gains 1', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['heal-or-harm'], line: [{ id: 'krump', damage: 5 }] },
      foe: { line: [{ id: 'troll', damage: 7 }] },
    });
    t.me.play('heal-or-harm').choose('Fully heal a creature and gain 1 æmber').choose('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'krump', damage: 5 }] }, foe: { aember: 0, line: ['troll'] } });
  });

  it('the æmber does not depend on the healing', () => {
    const whole = table({ me: { house: 'sanctum', hand: ['heal-or-harm'], line: ['krump'] }, foe: {} });
    whole.me.play('heal-or-harm').choose('Fully heal a creature and gain 1 æmber');
    whole.expect({ me: { aember: 1, line: ['krump'] } });
    const none = table({ me: { house: 'sanctum', hand: ['heal-or-harm'] }, foe: {} });
    none.me.play('heal-or-harm').choose('Fully heal a creature and gain 1 æmber');
    none.expect({ me: { aember: 1 } });
  });

  it('or readies a friendly creature of any house and fights with it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['heal-or-harm'], line: [{ id: 'krump', exhausted: true }, 'mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('heal-or-harm').choose('Ready and fight with a friendly creature').choose('krump');
    t.expect({
      me: { aember: 0, line: [{ id: 'krump', damage: 3, exhausted: true }, 'mother'] },
      foe: { line: [] },
    });
  });

  it('a creature with nobody to fight is readied only', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['heal-or-harm'], line: [{ id: 'krump', exhausted: true }] },
      foe: {},
    });
    t.me.play('heal-or-harm').choose('Ready and fight with a friendly creature');
    t.expect({ me: { aember: 0, line: ['krump'] } });
  });
});
