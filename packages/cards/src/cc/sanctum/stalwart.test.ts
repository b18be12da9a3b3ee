import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('stalwart', () => {
  it('may move anywhere after it fought', () => {
    const me = { house: 'sanctum', line: ['stalwart', 'infomorph', 'bumpsy'] } as const;
    const t = table({ me, foe: { line: ['splinter'] } });
    t.me.fight('stalwart', 'splinter').yes().between('infomorph', 'bumpsy');
    t.expect({ me: { line: ['infomorph', used('stalwart'), 'bumpsy'] }, foe: { line: [] } });
    const no = table({ me, foe: { line: ['splinter'] } });
    no.me.fight('stalwart', 'splinter').no();
    no.expect({ me: { line: [used('stalwart'), 'infomorph', 'bumpsy'] }, foe: { line: [] } });
  });

  it('stays where it stands after a reap, and enters play anywhere', () => {
    const t = table({ me: { house: 'sanctum', line: ['stalwart', 'infomorph'] } });
    t.me.reap('stalwart');
    t.expect({ me: { aember: 1, line: [used('stalwart'), 'infomorph'] } });
    const u = table({ me: { house: 'sanctum', hand: ['stalwart'], line: ['infomorph', 'bumpsy'] } });
    u.me.play('stalwart', { between: ['infomorph', 'bumpsy'] });
    u.expect({ me: { line: ['infomorph', used('stalwart'), 'bumpsy'] } });
  });
});
