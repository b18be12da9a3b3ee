import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('z-particle-tracker', () => {
  const tracking = (id: string) => ({ id, upgrades: ['z-particle-tracker'] });

  it('lets its creature search the deck for an upgrade after a fight, and shuffles the deck', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['z-particle-tracker'],
        line: ['away-team'],
        deck: ['fear', 'force-field', 'stunner'],
        discard: ['blast-shielding'],
      },
      foe: { line: ['urchin'] },
    });
    t.me.play('z-particle-tracker').choose('away-team').fight('away-team', 'urchin');
    expect(t.options()).toEqual(['force-field', 'stunner', 'done']);
    t.me.choose('stunner');
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name, e.to] : []))).toEqual(['stunner', 'all']);
    t.expect({
      me: {
        aember: 1,
        hand: ['stunner'],
        discard: ['blast-shielding'],
        line: [{ ...tracking('away-team'), exhausted: true }],
      },
      foe: { line: ['urchin'] },
    });
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
  });

  it('may find none, and shuffles all the same, also where there is none', () => {
    const t = table({
      me: { house: 'star-alliance', line: [tracking('away-team')], deck: ['force-field', 'fear'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('away-team', 'urchin').done();
    t.expect({ me: { hand: [], line: [{ ...tracking('away-team'), exhausted: true }] }, foe: { line: ['urchin'] } });
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
    const u = table({
      me: { house: 'star-alliance', line: [tracking('away-team')], deck: ['zap', 'fear'] },
      foe: { line: ['urchin'] },
    });
    u.me.fight('away-team', 'urchin');
    u.expect({ me: { hand: [], line: [{ ...tracking('away-team'), exhausted: true }] }, foe: { line: ['urchin'] } });
    expect(u.events.some(({ type }) => type === 'shuffle')).toBe(true);
  });

  it('does not find a creature that may be played as an upgrade: it is a creature in the deck', () => {
    const t = table({
      me: { house: 'star-alliance', line: [tracking('away-team')], deck: ['securi-droid'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('away-team', 'urchin');
    t.expect({
      me: { hand: [], deck: ['securi-droid'], line: [{ ...tracking('away-team'), exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });

  it('on an enemy creature lets its controller search', () => {
    const t = table({
      me: { line: ['tocsin'], deck: ['force-field'] },
      foe: {
        house: 'star-alliance',
        line: [{ id: 'away-team', upgrades: [{ id: 'z-particle-tracker', owner: 0 }] }],
        deck: ['stunner', 'zap'],
      },
      active: 1,
    });
    t.foe.fight('away-team', 'tocsin').choose('stunner');
    t.expect({
      me: { hand: [], deck: ['force-field'], line: [] },
      foe: { hand: ['stunner'], deck: ['zap'], line: [{ ...tracking('away-team'), damage: 3, exhausted: true }] },
    });
  });

  it('searches nothing when its creature reaps', () => {
    const t = table({
      me: { house: 'star-alliance', line: [tracking('away-team')], deck: ['force-field'] },
      foe: {},
    });
    t.me.reap('away-team');
    t.expect({
      me: { aember: 1, hand: [], deck: ['force-field'], line: [{ ...tracking('away-team'), exhausted: true }] },
    });
  });
});
