import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('master-strategist', () => {
  it('gives friendly Skyborn creatures deploy', () => {
    const t = table({
      me: {
        house: 'skyborn',
        hand: ['sir-lorcas'],
        line: ['infomorph', 'bumpsy'],
        beside: ['master-strategist'],
      },
    });
    t.me.play('sir-lorcas', { between: ['infomorph', 'bumpsy'] });
    t.expect({ me: { line: ['infomorph', used('sir-lorcas'), 'bumpsy'] } });
  });

  it('lets them move anywhere after they reaped or fought', () => {
    const me = {
      house: 'skyborn',
      line: ['sir-lorcas', 'infomorph', 'bumpsy'],
      beside: ['master-strategist'],
    } as const;
    const t = table({ me });
    t.me.reap('sir-lorcas').yes().between('infomorph', 'bumpsy');
    t.expect({ me: { aember: 1, line: ['infomorph', used('sir-lorcas'), 'bumpsy'] } });
    const u = table({ me, foe: { line: ['splinter'] } });
    u.me.fight('sir-lorcas', 'splinter').no();
    u.expect({ me: { line: [used('sir-lorcas'), 'infomorph', 'bumpsy'] }, foe: { line: [] } });
    const other = table({ me: { ...me, house: 'logos' } });
    other.me.reap('infomorph');
    other.expect({ me: { aember: 1, line: ['sir-lorcas', used('infomorph'), 'bumpsy'] } });
  });
});
