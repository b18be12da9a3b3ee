import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('doze-wing', () => {
  it('exhausts each creature that is no Dragon', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['doze-wing'], line: ['troll', 'agorim'] },
      foe: { line: ['mother', 'kelifi-dragon'] },
    });
    t.me.play('doze-wing');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', exhausted: true }, 'agorim'] },
      foe: { line: [{ id: 'mother', exhausted: true }, 'kelifi-dragon'] },
    });
  });
});
