import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('crash-muldoon', () => {
  it('enters play ready anywhere in the line, and uses a neighbor of another house', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['crash-muldoon'], line: ['bumpsy', 'mother', 'explo-rover'] },
      foe: {},
    });
    t.me.play('crash-muldoon', { between: ['mother', 'explo-rover'] }).action('crash-muldoon');
    t.expect({
      me: {
        aember: 1,
        line: ['bumpsy', { id: 'mother', exhausted: true }, { id: 'crash-muldoon', exhausted: true }, 'explo-rover'],
      },
    });
  });

  it('uses no Star Alliance creature', () => {
    const t = table({ me: { house: 'star-alliance', line: ['crash-muldoon', 'explo-rover', 'bumpsy'] }, foe: {} });
    t.me.action('crash-muldoon');
    t.expect({ me: { aember: 0, line: [{ id: 'crash-muldoon', exhausted: true }, 'explo-rover', 'bumpsy'] } });
  });
});
