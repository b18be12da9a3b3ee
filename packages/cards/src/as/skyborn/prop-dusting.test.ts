import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('prop-dusting', () => {
  it('destroys an enemy flank creature', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['prop-dusting'], line: ['gub'] },
      foe: { line: ['troll', 'mother', 'bumpsy'] },
    });
    t.me.play('prop-dusting');
    expect(t.options()).toEqual(['troll', 'bumpsy']);
    t.me.choose('troll');
    t.expect({ me: { aember: 0, line: ['gub'] }, foe: { line: ['mother', 'bumpsy'] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'skyborn', hand: ['prop-dusting'], line: ['gub'] } });
    t.me.play('prop-dusting');
    t.expect({ me: { line: ['gub'] } });
  });
});
