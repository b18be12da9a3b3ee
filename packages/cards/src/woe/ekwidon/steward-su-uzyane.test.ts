import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('steward-su-uzyane', () => {
  it('is a creature without abilities, whose icons are on other cards', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['steward-su-uzyane'], deck: ['troll'] } });
    t.me.play('steward-su-uzyane');
    t.expect({ me: { line: [{ id: 'steward-su-uzyane', exhausted: true }], deck: ['troll'] } });
  });
});
