import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('prognosticating-witch', () => {
  it('draws 2 with 3 or fewer cards in hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['prognosticating-witch', ...filler(3)], deck: ['troll', 'anger', 'bumpsy'] },
    });
    t.me.play('prognosticating-witch');
    t.expect({ me: { hand: [...filler(3), 'troll', 'anger'], line: [used('prognosticating-witch')] } });
    const u = table({
      me: { house: 'untamed', hand: ['prognosticating-witch', ...filler(4)], deck: ['troll', 'anger'] },
    });
    u.me.play('prognosticating-witch');
    u.expect({ me: { hand: filler(4), line: [used('prognosticating-witch')] } });
  });

  it('does so after it reaped', () => {
    const t = table({ me: { house: 'untamed', line: ['prognosticating-witch'], deck: ['troll', 'anger', 'bumpsy'] } });
    t.me.reap('prognosticating-witch');
    t.expect({ me: { aember: 1, hand: ['troll', 'anger'], line: [used('prognosticating-witch')] } });
  });
});
