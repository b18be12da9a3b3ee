import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const reaper = { id: 'the-grim-reaper', house: 'dis' } as const;

describe('the-grim-reaper', () => {
  it('ruling the-grim-reaper/haunted: enters ready with 10 cards in the discard pile, and exhausted with 9', () => {
    const ten = table({ me: { house: 'dis', hand: [reaper], discard: filler(10) }, foe: {} });
    ten.me.play('the-grim-reaper');
    ten.expect({ me: { line: [reaper] } });
    const nine = table({ me: { house: 'dis', hand: [reaper], discard: filler(9) }, foe: { discard: filler(10) } });
    nine.me.play('the-grim-reaper');
    nine.expect({ me: { line: [{ ...reaper, exhausted: true }] } });
  });

  it('purges an enemy and a friendly creature after it reaps, itself if need be', () => {
    const t = table({ me: { house: 'dis', line: [reaper, 'urchin'] }, foe: { line: ['troll', 'mother'] } });
    t.me.reap('the-grim-reaper').choose('troll').choose('urchin');
    t.expect({
      me: { aember: 1, line: [{ ...reaper, exhausted: true }], purged: ['urchin'] },
      foe: { line: ['mother'], purged: ['troll'] },
    });
    const alone = table({ me: { house: 'dis', line: [reaper] }, foe: { line: ['troll'] } });
    alone.me.reap('the-grim-reaper');
    alone.expect({ me: { aember: 1, line: [], purged: ['the-grim-reaper'] }, foe: { line: [], purged: ['troll'] } });
  });

  it('purges a friendly one where there is no enemy', () => {
    const t = table({ me: { house: 'dis', line: [reaper] }, foe: {} });
    t.me.reap('the-grim-reaper');
    t.expect({ me: { aember: 1, line: [], purged: ['the-grim-reaper'] } });
  });
});
