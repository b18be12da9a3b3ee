import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hemogrith', () => {
  it('takes 2 æmber from the opponent where no enemy creature is exhausted', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['hemogrith'], line: [{ id: 'bumpsy', exhausted: true }] },
      foe: { aember: 3, line: ['mother'], artifacts: [{ id: 'cannon', exhausted: true }] },
    });
    t.me.play('hemogrith');
    t.expect({
      me: {
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'hemogrith', exhausted: true },
        ],
      },
      foe: { aember: 1, line: ['mother'] },
    });
    const none = table({ me: { house: 'unfathomable', hand: ['hemogrith'] }, foe: { aember: 1 } });
    none.me.play('hemogrith');
    none.expect({ me: { line: [{ id: 'hemogrith', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('takes nothing where one is exhausted', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['hemogrith'] },
      foe: { aember: 3, line: ['mother', { id: 'troll', exhausted: true }] },
    });
    t.me.play('hemogrith');
    t.expect({
      me: { line: [{ id: 'hemogrith', exhausted: true }] },
      foe: { aember: 3, line: ['mother', { id: 'troll', exhausted: true }] },
    });
  });
});
