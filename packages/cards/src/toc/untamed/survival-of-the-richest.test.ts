import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = { id: 'krump', token: 'steppe-wolf', exhausted: true };
const hand = ['survival-of-the-richest'];
const me = { house: 'untamed', hand, deck: ['krump'], beside: ['steppe-wolf'] } as const;

describe('survival-of-the-richest', () => {
  it('makes a token creature, and is archived if its player has more æmber', () => {
    const t = table({ me: { ...me, aember: 3 }, foe: { aember: 2 } });
    t.me.play('survival-of-the-richest');
    t.expect({ me: { aember: 3, line: [made], archives: hand, discard: [] } });
  });

  it('is discarded with as much', () => {
    const t = table({ me: { ...me, aember: 2 }, foe: { aember: 2 } });
    t.me.play('survival-of-the-richest');
    t.expect({ me: { line: [made], archives: [], discard: hand } });
  });
});
