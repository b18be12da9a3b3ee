import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kassiel-the-benevolent', () => {
  it('has nothing but its values and icons for other cards of the deck', () => {
    const t = table({ me: { house: 'sanctum', hand: ['kassiel-the-benevolent'] }, foe: { aember: 2 } });
    t.me.play('kassiel-the-benevolent');
    t.expect({ me: { aember: 0, line: [{ id: 'kassiel-the-benevolent', exhausted: true }] }, foe: { aember: 2 } });
  });
});
