import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('prime-authority', () => {
  it('exhausts a creature, and gains 2 where more friendly ones are exhausted', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['prime-authority'], line: ['troll'] },
      foe: { line: ['mother'] },
    });
    t.me.play('prime-authority').choose('troll').choose('Exhaust it');
    t.expect({ me: { aember: 2, line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('readies one, an enemy one too', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['prime-authority'], line: [{ id: 'troll', exhausted: true }] },
      foe: { line: [{ id: 'mother', exhausted: true }] },
    });
    t.me.play('prime-authority').choose('mother').choose('Ready it');
    t.expect({ me: { aember: 2, line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('gains nothing where as many enemy ones are', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['prime-authority'], line: ['troll'] },
      foe: { line: [{ id: 'mother', exhausted: true }] },
    });
    t.me.play('prime-authority').choose('troll').choose('Exhaust it');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', exhausted: true }] },
      foe: { line: [{ id: 'mother', exhausted: true }] },
    });
  });
});
