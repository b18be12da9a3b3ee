import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const powerOf = (t: ReturnType<typeof table>): number | undefined => see(t.state, 0).players[0]?.line[0]?.power;

describe('noname', () => {
  it('purges a card of either discard pile, and has 1 power more for each purged card', () => {
    const t = table({
      me: { house: 'dis', hand: ['noname'], discard: ['urchin'], purged: ['troll'] },
      foe: { discard: ['fear'], purged: ['mother'] },
    });
    t.me.play('noname').choose('fear');
    t.expect({
      me: { discard: ['urchin'], line: [{ id: 'noname', exhausted: true }] },
      foe: { discard: [], purged: ['mother', 'fear'] },
    });
    expect(powerOf(t)).toBe(4);
  });

  it.each(['reap', 'fight'] as const)('purges one after a %s too', (how) => {
    const t = table({
      me: { house: 'dis', line: ['noname'], purged: ['troll', 'troll', 'troll'] },
      foe: { line: ['urchin'], discard: ['fear'] },
    });
    const acts = how === 'reap' ? t.me.reap('noname') : t.me.fight('noname', 'urchin');
    acts.choose('fear');
    expect(t.state.players[1]?.purged).toHaveLength(1);
    expect(powerOf(t)).toBe(5);
  });

  it('purges nothing where no card lies, and has its own power', () => {
    const t = table({ me: { house: 'dis', hand: ['noname'] }, foe: {} });
    t.me.play('noname');
    t.expect({ me: { line: [{ id: 'noname', exhausted: true }] } });
    expect(powerOf(t)).toBe(1);
  });
});
