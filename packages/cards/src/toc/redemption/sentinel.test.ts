import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const sentinel = { id: 'krump', token: 'sentinel' };
const used = { ...sentinel, exhausted: true };

describe('sentinel', () => {
  it('stuns an enemy creature, and destroys one that was stunned already', () => {
    const line = ['bumpsy', { id: 'troll', stunned: true }];
    const t = table({ me: { house: 'redemption', line: [sentinel, 'mother'] }, foe: { line } });
    t.me.action('sentinel').choose('bumpsy');
    t.expect({
      me: { line: [used, 'mother'] },
      foe: {
        line: [
          { id: 'bumpsy', stunned: true },
          { id: 'troll', stunned: true },
        ],
      },
    });
    const u = table({ me: { house: 'redemption', line: [sentinel, 'mother'] }, foe: { line } });
    u.me.action('sentinel').choose('troll');
    u.expect({ me: { line: [used, 'mother'] }, foe: { line: ['bumpsy'] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'redemption', line: [sentinel, 'mother'] } });
    t.me.action('sentinel');
    t.expect({ me: { line: [used, 'mother'] } });
  });
});
