import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('unleash-the-beast', () => {
  it('exhausts a friendly creature and deals its power to an enemy creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['unleash-the-beast'], line: ['snufflegator'] },
      foe: { line: ['kelpminder', 'troll'] },
    });
    t.me.play('unleash-the-beast').choose('troll');
    t.expect({
      me: { aember: 1, line: [used('snufflegator')] },
      foe: { line: ['kelpminder', { id: 'troll', damage: 4 }] },
    });
  });

  it('deals nothing where the creature was exhausted', () => {
    const t = table({
      me: { house: 'untamed', hand: ['unleash-the-beast'], line: [used('snufflegator')] },
      foe: { line: ['troll'] },
    });
    t.me.play('unleash-the-beast');
    t.expect({ me: { line: [used('snufflegator')] }, foe: { line: ['troll'] } });
  });

  it('exhausts also where there is nobody to hit', () => {
    const t = table({ me: { house: 'untamed', hand: ['unleash-the-beast'], line: ['snufflegator'] } });
    t.me.play('unleash-the-beast');
    t.expect({ me: { line: [used('snufflegator')] } });
  });
});
