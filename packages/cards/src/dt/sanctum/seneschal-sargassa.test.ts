import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('seneschal-sargassa', () => {
  it('when its player raises the tide, a friendly creature captures 2', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], line: ['seneschal-sargassa', 'krump'] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.play('marshal-ewer').choose('krump');
    t.expect({
      tide: { highFor: 0 },
      me: { line: ['seneschal-sargassa', { id: 'krump', aember: 2 }, { id: 'marshal-ewer', exhausted: true }] },
      foe: { aember: 1, line: ['troll'] },
    });
  });

  it('when the opponent does, a creature of theirs captures 2 from its player', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], line: ['krump'] },
      foe: { aember: 3, line: ['seneschal-sargassa'] },
    });
    t.me.play('marshal-ewer').choose('krump');
    t.expect({
      me: {
        line: [
          { id: 'krump', aember: 2 },
          { id: 'marshal-ewer', exhausted: true },
        ],
      },
      foe: { aember: 1, line: ['seneschal-sargassa'] },
    });
  });

  it('captures what there is, and once for each Seneschal', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], line: ['seneschal-sargassa', 'seneschal-sargassa'] },
      foe: { aember: 3 },
    });
    t.me.play('marshal-ewer').choose('marshal-ewer').choose('marshal-ewer');
    t.expect({
      me: { line: ['seneschal-sargassa', 'seneschal-sargassa', { id: 'marshal-ewer', aember: 3, exhausted: true }] },
      foe: { aember: 0 },
    });
  });

  it('a tide that is high already is not raised', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], line: ['seneschal-sargassa'] },
      foe: { aember: 3 },
      tide: { highFor: 0 },
    });
    t.me.play('marshal-ewer');
    t.expect({ me: { line: ['seneschal-sargassa', { id: 'marshal-ewer', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('resetting the tide is no raising', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['trial-by-water'], line: ['seneschal-sargassa'] },
      foe: { aember: 3 },
      tide: { highFor: 1 },
    });
    t.me.play('trial-by-water');
    t.expect({ me: { aember: 1, line: ['seneschal-sargassa'] }, foe: { aember: 3 } });
  });
});
