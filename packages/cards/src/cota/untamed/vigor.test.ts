import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vigor', () => {
  it('heals 3 damage and gains 1 for it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor'], line: [{ id: 'ancient-bear', damage: 4 }, 'dust-pixie'] },
      foe: {},
    });
    t.me.play('vigor').choose('ancient-bear').choose(3);
    t.expect({ me: { aember: 2, line: [{ id: 'ancient-bear', damage: 1 }, 'dust-pixie'] } });
  });

  it('gains nothing where only 2 can be healed', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor'], line: [{ id: 'ancient-bear', damage: 2 }, 'dust-pixie'] },
      foe: {},
    });
    t.me.play('vigor').choose('ancient-bear').choose(2);
    t.expect({ me: { aember: 1, line: ['ancient-bear', 'dust-pixie'] } });
  });

  it('gains where exactly 3 can be healed', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor'], line: [{ id: 'ancient-bear', damage: 3 }] },
      foe: {},
    });
    t.me.play('vigor').choose(3);
    t.expect({ me: { aember: 2, line: ['ancient-bear'] } });
  });

  it('may heal less, or nothing, of a creature that is better left hurt', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor', 'vigor'] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
    t.me.play('vigor').choose(0).play('vigor').choose(1);
    t.expect({ me: { aember: 2 }, foe: { line: [{ id: 'valdr', damage: 4 }] } });
  });

  it('may choose an enemy creature for the æmber', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor'], line: [{ id: 'niffle-ape', damage: 1 }] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
    t.me.play('vigor').choose('valdr').choose(3);
    t.expect({
      me: { aember: 2, line: [{ id: 'niffle-ape', damage: 1 }] },
      foe: { line: [{ id: 'valdr', damage: 2 }] },
    });
  });

  it('may choose a creature without damage, and gains nothing then', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor'], line: ['snufflegator', { id: 'ancient-bear', damage: 3 }] },
      foe: {},
    });
    t.me.play('vigor').choose('snufflegator');
    t.expect({ me: { aember: 1, line: ['snufflegator', { id: 'ancient-bear', damage: 3 }] } });
  });
});
