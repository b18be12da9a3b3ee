import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('maqui-expedition', () => {
  it('takes control of an enemy flank creature, which goes to a flank', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['maqui-expedition'], line: ['mother'] },
      foe: { line: ['troll', 'bumpsy', 'gub'] },
    });
    t.me.play('maqui-expedition').choose('gub').flank('left');
    t.expect({ me: { line: [{ id: 'gub', owner: 1 }, 'mother'] }, foe: { line: ['troll', 'bumpsy'] } });
  });

  it('not of one between others', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['maqui-expedition'] },
      foe: { line: ['troll', 'bumpsy', 'gub'] },
    });
    t.me.play('maqui-expedition');
    expect(t.options()).toEqual(['troll', 'gub']);
    t.me.choose('troll');
    t.expect({ me: { line: [{ id: 'troll', owner: 1 }] }, foe: { line: ['bumpsy', 'gub'] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'skyborn', hand: ['maqui-expedition'], line: ['mother'] } });
    t.me.play('maqui-expedition');
    t.expect({ me: { line: ['mother'], discard: ['maqui-expedition'] } });
  });
});
