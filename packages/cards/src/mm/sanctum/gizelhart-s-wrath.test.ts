import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gizelhart-s-wrath', () => {
  it('destroys each Mutant of both sides, and nobody else', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gizelhart-s-wrath'], line: ['dysania', 'bulwark'] },
      foe: { line: ['lyco-knight', 'troll', 'bull-wark'] },
    });
    t.me.play('gizelhart-s-wrath');
    t.expect({
      me: { aember: 1, line: ['bulwark'], discard: ['gizelhart-s-wrath', 'dysania'] },
      foe: { line: ['troll'] },
    });
  });

  it('takes only the ward of a Mutant that has one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gizelhart-s-wrath'] },
      foe: {
        line: [
          { id: 'lyco-knight', warded: true },
          { id: 'troll', warded: true },
        ],
      },
    });
    t.me.play('gizelhart-s-wrath');
    t.expect({ me: { aember: 1 }, foe: { line: ['lyco-knight', { id: 'troll', warded: true }] } });
  });

  it('does nothing where there is no Mutant', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gizelhart-s-wrath'], line: ['bulwark'] },
      foe: { line: ['troll'] },
    });
    t.me.play('gizelhart-s-wrath');
    t.expect({ me: { aember: 1, line: ['bulwark'], discard: ['gizelhart-s-wrath'] }, foe: { line: ['troll'] } });
  });
});
