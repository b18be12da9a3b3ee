import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dry-the-river', () => {
  it('creatures of the player for whom the tide is low cannot reap, but they can fight', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { artifacts: ['dry-the-river'], line: ['silvertooth'] },
      tide: { highFor: 1 },
    });
    t.me.cannot('reap', 'troll', 'forbidden').fight('krump', 'silvertooth');
    t.expect({
      me: { line: ['troll', { id: 'krump', damage: 2, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('concerns its own player as well', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['dry-the-river'], line: ['troll'] },
      foe: {},
      tide: { highFor: 1 },
    });
    t.me.cannot('reap', 'troll', 'forbidden');
    t.expect({ me: { line: ['troll'] } });
  });

  it('creatures of the player for whom it is high can reap', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { artifacts: ['dry-the-river'] },
      tide: { highFor: 0 },
    });
    t.me.reap('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', exhausted: true }] } });
  });

  it('a tide that is neither high nor low keeps nobody from reaping', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['dry-the-river'], line: ['troll'] }, foe: {} });
    t.me.reap('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', exhausted: true }] } });
  });

  it('whoever raises the tide can reap at once', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], line: ['sequis'] },
      foe: { artifacts: ['dry-the-river'] },
      tide: { highFor: 1 },
    });
    t.me.cannot('reap', 'sequis', 'forbidden').play('marshal-ewer').reap('sequis');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'sequis', exhausted: true },
          { id: 'marshal-ewer', exhausted: true },
        ],
      },
      tide: { highFor: 0 },
    });
  });

  it('no effect makes a creature reap that cannot', () => {
    const t = table({
      me: { house: 'untamed', hand: ['ghosthawk'], line: ['krump'] },
      foe: { artifacts: ['dry-the-river'] },
      tide: { highFor: 1 },
    });
    t.me.play('ghosthawk', 'right');
    t.expect({ me: { aember: 0, line: ['krump', { id: 'ghosthawk', exhausted: true }] } });
  });
});
