import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('open-the-seal', () => {
  it('gives its æmber and lies in the discard pile', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['open-the-seal'] } });
    t.me.play('open-the-seal');
    t.expect({ me: { aember: 1, discard: ['open-the-seal'] } });
  });
});
