import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('imprinted-murmook', () => {
  it('lets its player forge for 5', () => {
    const t = table({
      me: { house: 'untamed', houses: ['logos', 'mars', 'untamed'], line: ['imprinted-murmook'], aember: 5 },
      foe: { houses: ['brobnar', 'dis', 'shadows'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 0, line: ['imprinted-murmook'] } });
  });

  it('does nothing for the opponent', () => {
    const t = table({
      me: { house: 'untamed', houses: ['logos', 'mars', 'untamed'], line: ['imprinted-murmook'] },
      foe: { houses: ['brobnar', 'dis', 'shadows'], aember: 5 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['imprinted-murmook'] }, foe: { keys: 0, aember: 5 } });
  });
});
