import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('echo-pearl', () => {
  it('is destroyed, and exhausts, stuns and enrages a creature, in a turn of any house', () => {
    const t = table({ me: { house: 'logos', line: ['mother'], artifacts: ['echo-pearl'] }, foe: { line: ['troll'] } });
    t.me.omni('echo-pearl').choose('troll');
    t.expect({
      me: { line: ['mother'], artifacts: [], discard: ['echo-pearl'] },
      foe: { line: [{ id: 'troll', exhausted: true, stunned: true, enraged: true }] },
    });
  });

  it('may take a friendly creature, and a ward does not help', () => {
    const t = table({
      me: { house: 'unfathomable', line: [{ id: 'mother', warded: true }], artifacts: ['echo-pearl'] },
      foe: { line: ['troll'] },
    });
    t.me.omni('echo-pearl').choose('mother');
    t.expect({
      me: { line: [{ id: 'mother', warded: true, exhausted: true, stunned: true, enraged: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('stuns and enrages one that is exhausted already', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['echo-pearl'] },
      foe: { line: [{ id: 'troll', exhausted: true }] },
    });
    t.me.omni('echo-pearl');
    t.expect({ foe: { line: [{ id: 'troll', exhausted: true, stunned: true, enraged: true }] } });
  });

  it('is destroyed without a creature too', () => {
    const t = table({ me: { house: 'unfathomable', artifacts: ['echo-pearl'] }, foe: {} });
    t.me.omni('echo-pearl');
    t.expect({ me: { artifacts: [], discard: ['echo-pearl'] } });
  });
});
