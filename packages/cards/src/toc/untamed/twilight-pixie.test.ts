import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const pixie = (id: string) => ({ id, token: 'twilight-pixie' });
const used = (id: string) => ({ id, exhausted: true });

describe('twilight-pixie', () => {
  it('lets its neighbors that are no Faeries gain 1 more after they reaped', () => {
    const t = table({ me: { house: 'untamed', line: ['snufflegator', pixie('krump'), 'umwas', 'umwas'] } });
    t.me.reap('snufflegator').reap('umwas#1');
    t.expect({ me: { aember: 4, line: [used('snufflegator'), pixie('krump'), used('umwas'), 'umwas'] } });
    t.me.reap('umwas#2');
    t.expect({ me: { aember: 5, line: [used('snufflegator'), pixie('krump'), used('umwas'), used('umwas')] } });
  });

  it('gives nothing to Faeries, nor to itself', () => {
    const t = table({ me: { house: 'untamed', line: ['flaxia', pixie('krump'), pixie('mother')] } });
    t.me.reap('flaxia').reap('twilight-pixie#1');
    t.expect({ me: { aember: 2, line: [used('flaxia'), { ...pixie('krump'), exhausted: true }, pixie('mother')] } });
  });

  it('gives it once for each of two', () => {
    const t = table({ me: { house: 'untamed', line: [pixie('krump'), 'umwas', pixie('mother')] } });
    t.me.reap('umwas');
    t.expect({ me: { aember: 3, line: [pixie('krump'), used('umwas'), pixie('mother')] } });
  });
});
