import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('power-up', () => {
  it('gives two +1 power counters, and is archived where that makes the most powerful creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['power-up'], line: ['snufflegator', 'dust-pixie'] },
      foe: { line: ['kelpminder'] },
    });
    t.me.play('power-up').choose('snufflegator');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', power: 2 }, 'dust-pixie'], archives: ['power-up'], discard: [] },
      foe: { line: ['kelpminder'] },
    });
    const u = table({
      me: { house: 'untamed', hand: ['power-up'], line: ['snufflegator', 'dust-pixie'] },
      foe: { line: ['kelpminder'] },
    });
    u.me.play('power-up').choose('dust-pixie');
    u.expect({
      me: { aember: 1, line: ['snufflegator', { id: 'dust-pixie', power: 2 }], archives: [], discard: ['power-up'] },
      foe: { line: ['kelpminder'] },
    });
  });

  it('ruling power-up/tie: one of several that are equally powerful will do', () => {
    const t = table({
      me: { house: 'untamed', hand: ['power-up'], line: ['mutant-cutpurse'] },
      foe: { line: ['kelpminder'] },
    });
    t.me.play('power-up');
    t.expect({
      me: { line: [{ id: 'mutant-cutpurse', power: 2 }], archives: ['power-up'], discard: [] },
      foe: { line: ['kelpminder'] },
    });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['power-up'] }, foe: { line: ['kelpminder'] } });
    t.me.play('power-up');
    t.expect({ me: { archives: [], discard: ['power-up'] }, foe: { line: ['kelpminder'] } });
  });
});
