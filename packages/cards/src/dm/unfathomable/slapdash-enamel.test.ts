import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('slapdash-enamel', () => {
  const houses = ['unfathomable', 'brobnar', 'dis'] as const;
  const corroded = { corrosion: 1 } as const;

  it('puts a corrosion counter on a card in play, of whatever kind', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['slapdash-enamel', 'cannon'] },
      foe: { line: [{ id: 'troll', upgrades: ['blood-of-titans'] }] },
    });
    t.me.action('slapdash-enamel');
    expect([...t.options()].sort()).toEqual(['blood-of-titans', 'cannon', 'slapdash-enamel', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: { artifacts: [{ id: 'slapdash-enamel', exhausted: true }, 'cannon'] },
      foe: { line: [{ id: 'troll', upgrades: ['blood-of-titans'], counters: corroded }] },
    });
  });

  it('at the start of your turn each card with one is destroyed, its own too', () => {
    const t = table({
      active: 1,
      me: {
        houses,
        artifacts: [{ id: 'slapdash-enamel', counters: corroded }, 'cannon'],
        line: [{ id: 'krump', counters: corroded }],
      },
      foe: {
        house: 'brobnar',
        line: [
          { id: 'troll', upgrades: [{ id: 'blood-of-titans', counters: corroded }] },
          { id: 'mother', counters: { doom: 1 } },
        ],
      },
    });
    t.foe.end();
    t.expect({
      me: { artifacts: ['cannon'], line: [], discard: ['slapdash-enamel', 'krump'] },
      foe: { line: ['troll', { id: 'mother', counters: { doom: 1 } }], discard: ['blood-of-titans'] },
    });
  });

  it('not at the start of the opponent’s turn', () => {
    const t = table({
      me: { house: 'unfathomable', houses, artifacts: ['slapdash-enamel'] },
      foe: { line: [{ id: 'troll', counters: corroded }] },
    });
    t.me.end();
    t.expect({ me: { artifacts: ['slapdash-enamel'] }, foe: { line: [{ id: 'troll', counters: corroded }] } });
  });

  it('ruling slapdash-enamel/stays: the counter stays on a creature that is turned over', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['temporal-purge'], artifacts: ['slapdash-enamel'] },
      foe: { line: [{ id: 'bumpsy', token: 'grunt', counters: corroded }] },
    });
    t.me.play('temporal-purge');
    t.expect({ me: { artifacts: ['slapdash-enamel'] }, foe: { line: [{ id: 'bumpsy', counters: corroded }] } });
  });

  it('ruling slapdash-enamel/stays: the counter stays on a creature whose controller changes', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnobeam'], artifacts: ['slapdash-enamel'] },
      foe: { line: [{ id: 'troll', counters: corroded }] },
    });
    t.me.play('hypnobeam');
    t.expect({
      me: { line: [{ id: 'troll', owner: 1, counters: corroded }], artifacts: ['slapdash-enamel'] },
      foe: { line: [] },
    });
  });
});
