import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const buried = { id: 'mother', upgrades: ['tomb-of-agony'] } as const;

describe('tomb-of-agony', () => {
  it('gives the creature “After Reap: Purge an enemy creature.”', () => {
    const t = table({ me: { house: 'logos', line: [buried, 'shooler'] }, foe: { line: ['troll', 'valdr'] } });
    t.me.reap('mother').choose('valdr');
    t.expect({
      me: { aember: 1, line: [{ ...buried, exhausted: true }, 'shooler'] },
      foe: { line: ['troll'], purged: ['valdr'], discard: [] },
    });
  });

  it('purges no friendly creature, and a ward keeps a creature in play', () => {
    const t = table({ me: { house: 'logos', line: [buried, 'shooler'] } });
    t.me.reap('mother');
    t.expect({ me: { aember: 1, line: [{ ...buried, exhausted: true }, 'shooler'] } });
    const safe = table({ me: { house: 'logos', line: [buried] }, foe: { line: [{ id: 'troll', warded: true }] } });
    safe.me.reap('mother');
    safe.expect({ me: { line: [{ ...buried, exhausted: true }] }, foe: { line: ['troll'], purged: [] } });
  });

  it('serves the controller of the creature', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'valdr', upgrades: [{ id: 'tomb-of-agony', owner: 1 }] }] },
      foe: { line: ['mother'] },
    });
    t.me.reap('valdr');
    t.expect({
      me: { line: [{ id: 'valdr', exhausted: true, upgrades: ['tomb-of-agony'] }] },
      foe: { line: [], purged: ['mother'] },
    });
  });
});
