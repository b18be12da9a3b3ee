import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('decadence', () => {
  it('exalts a friendly creature, readies it and uses it in any house', () => {
    const t = table({
      me: { house: 'saurian', hand: ['decadence'], line: [{ id: 'snufflegator', exhausted: true }, 'mother'] },
      foe: { line: ['troll'] },
    });
    t.me.play('decadence').choose('Exalt, ready and use');
    expect(t.options()).toEqual(['snufflegator', 'mother']);
    t.me.choose('snufflegator').choose('reap snufflegator');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', aember: 1, exhausted: true }, 'mother'] },
      foe: { line: ['troll'] },
    });
  });

  it('the use of a stunned creature takes its stun off', () => {
    const t = table({
      me: { house: 'saurian', hand: ['decadence'], line: [{ id: 'snufflegator', exhausted: true, stunned: true }] },
      foe: { line: ['troll'] },
    });
    t.me.play('decadence').choose('Exalt, ready and use');
    t.expect({
      me: { aember: 0, line: [{ id: 'snufflegator', aember: 1, exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('ruling decadence/any-sides: or moves 1 between creatures of whatever sides, which is no capture', () => {
    const t = table({
      me: { house: 'saurian', hand: ['decadence'], line: ['bumpsy'] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 2 }, 'mother'] },
    });
    t.me.play('decadence').choose('Move 1 æmber').choose('troll').choose('bumpsy');
    t.expect({
      me: { aember: 0, line: [{ id: 'bumpsy', aember: 1 }] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 1 }, 'mother'] },
    });
    expect(t.events.map(({ type }) => type)).not.toContain('capture');
  });

  it('may move it from a creature that has none, to no effect', () => {
    const t = table({
      me: { house: 'saurian', hand: ['decadence'], line: ['bumpsy'] },
      foe: { line: [{ id: 'troll', aember: 2 }, 'mother'] },
    });
    t.me.play('decadence').choose('Move 1 æmber');
    expect(t.options()).toEqual(['bumpsy', 'troll', 'mother']);
    t.me.choose('mother');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: [{ id: 'troll', aember: 2 }, 'mother'] } });
  });

  it('either choice may come to nothing, and is not asked for then', () => {
    const t = table({ me: { house: 'saurian', hand: ['decadence', 'decadence'] }, foe: { line: ['troll', 'mother'] } });
    t.me.play('decadence').play('decadence');
    t.expect({ me: { aember: 0, discard: ['decadence', 'decadence'] }, foe: { line: ['troll', 'mother'] } });
  });
});
