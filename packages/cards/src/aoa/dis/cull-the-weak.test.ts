import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('cull-the-weak', () => {
  it('destroys the least powerful enemy creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['cull-the-weak'], line: ['dust-imp'] },
      foe: { line: ['mother', 'tocsin', 'valdr'] },
    });
    t.me.play('cull-the-weak');
    t.expect({ me: { aember: 1, line: ['dust-imp'] }, foe: { line: ['mother', 'valdr'], discard: ['tocsin'] } });
  });

  it('lets its player choose among equals', () => {
    const t = table({ me: { house: 'dis', hand: ['cull-the-weak'] }, foe: { line: ['mother', 'shooler', 'valdr'] } });
    t.me.play('cull-the-weak');
    expect(t.options()).toEqual(['mother', 'shooler']);
    t.me.choose('shooler');
    t.expect({ foe: { line: ['mother', 'valdr'] } });
  });

  it('counts power as it is now, and does nothing without an enemy creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['cull-the-weak', 'cull-the-weak'] },
      foe: { line: [{ id: 'tocsin', power: 4 }] },
    });
    t.me.play('cull-the-weak').play('cull-the-weak');
    t.expect({ me: { aember: 2 }, foe: { line: [], discard: ['tocsin'] } });
  });
});
