import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('grumpus-tamer', () => {
  it('finds a War Grumpus in the deck or in the discard pile, and shuffles the deck alone', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['grumpus-tamer'],
        deck: ['punch', 'war-grumpus', 'troll'],
        discard: ['fear', 'war-grumpus'],
      },
      foe: {},
    });
    t.me.reap('grumpus-tamer').choose('war-grumpus');
    t.expect({ me: { hand: ['war-grumpus'], line: [{ id: 'grumpus-tamer', exhausted: true }] } });
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []))).toEqual(['war-grumpus']);
  });

  it('may find none', () => {
    const t = table({ me: { house: 'brobnar', line: ['grumpus-tamer'], deck: ['war-grumpus', 'punch'] }, foe: {} });
    t.me.reap('grumpus-tamer').done();
    t.expect({ me: { hand: [], line: [{ id: 'grumpus-tamer', exhausted: true }] } });
  });

  it('shuffles also where there is none', () => {
    const t = table({
      me: { house: 'brobnar', line: ['grumpus-tamer'], deck: ['troll', 'punch'], discard: ['fear'] },
      foe: {},
    });
    t.me.reap('grumpus-tamer');
    t.expect({ me: { hand: [], discard: ['fear'], line: [{ id: 'grumpus-tamer', exhausted: true }] } });
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
  });
});
