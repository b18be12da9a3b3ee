import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const stone = { id: 'memolith', house: 'logos' } as const;

describe('memolith', () => {
  it('grafts an action of the hand', () => {
    const t = table({ me: { house: 'logos', hand: ['anger', 'troll'], artifacts: [stone] }, foe: {} });
    t.me.action('memolith').choose('Graft an action');
    t.expect({ me: { hand: ['troll'], artifacts: [{ ...stone, exhausted: true, under: ['anger'] }] } });
  });

  it('ruling memolith/trigger: the Play: ability of a grafted action resolves; nothing is played, and no icon resolves', () => {
    const t = table({
      me: { house: 'logos', hand: ['fear'], artifacts: [{ ...stone, under: ['poison-wave'] }] },
      foe: { line: ['urchin'] },
    });
    t.me.action('memolith').choose('Trigger a grafted one');
    t.expect({
      me: {
        aember: 0,
        hand: ['fear'],
        discard: [],
        artifacts: [{ ...stone, exhausted: true, under: ['poison-wave'] }],
      },
      foe: { line: [], discard: ['urchin'] },
    });
  });

  it('can graft a second one', () => {
    const t = table({
      me: { house: 'logos', hand: ['fear'], artifacts: [{ ...stone, under: ['poison-wave'] }] },
      foe: { line: ['urchin'] },
    });
    t.me.action('memolith').choose('Graft an action');
    t.expect({
      me: { hand: [], artifacts: [{ ...stone, exhausted: true, under: ['poison-wave', 'fear'] }] },
      foe: { line: ['urchin'] },
    });
  });
});
