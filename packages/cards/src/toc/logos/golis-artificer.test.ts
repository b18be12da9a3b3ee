import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'golis-artificer', exhausted: true };

describe('golis-artificer', () => {
  it('makes a token creature after it reaped', () => {
    const t = table({ me: { house: 'logos', line: ['golis-artificer'], deck: ['mother'], beside: ['spydrone'] } });
    t.me.reap('golis-artificer').flank('left');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', token: 'spydrone', exhausted: true }, used] } });
  });

  it('makes none after it fought', () => {
    const t = table({
      me: { house: 'logos', line: ['golis-artificer'], deck: ['mother'], beside: ['spydrone'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('golis-artificer', 'urchin');
    t.expect({ me: { line: [used], deck: ['mother'] }, foe: { line: ['urchin'] } });
  });
});
