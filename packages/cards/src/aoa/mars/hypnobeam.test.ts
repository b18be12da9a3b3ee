import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hypnobeam', () => {
  it('takes control of an enemy creature, on the flank that you choose', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnobeam'], line: ['tunk'] },
      foe: { line: [{ id: 'mother', damage: 1 }, 'shooler'] },
    });
    t.me.play('hypnobeam').choose('mother').flank('left');
    t.expect({ me: { line: [{ id: 'mother', damage: 1 }, 'tunk'] }, foe: { line: ['shooler'] } });
  });

  it('finds nobody without an enemy creature', () => {
    const t = table({ me: { house: 'mars', hand: ['hypnobeam'], line: ['tunk'] }, foe: {} });
    t.me.play('hypnobeam');
    t.expect({ me: { line: ['tunk'], discard: ['hypnobeam'] } });
  });
});
