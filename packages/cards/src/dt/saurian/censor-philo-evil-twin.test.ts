import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('censor-philo-evil-twin', () => {
  it('deals 5 to a creature with æmber on it', () => {
    const t = table({
      me: { house: 'saurian', hand: ['censor-philo-evil-twin'], line: [{ id: 'bumpsy', aember: 1 }] },
      foe: { line: [{ id: 'troll', aember: 1 }, 'mother'] },
    });
    t.me.play('censor-philo-evil-twin');
    expect(t.options()).toEqual(['bumpsy', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'bumpsy', aember: 1 },
          { id: 'censor-philo-evil-twin', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'troll', aember: 1, damage: 5 }, 'mother'] },
    });
  });

  it('must hit a friendly one where no other has æmber', () => {
    const t = table({
      me: { house: 'saurian', hand: ['censor-philo-evil-twin'], line: [{ id: 'mother', aember: 2 }] },
      foe: { aember: 0, line: ['troll'] },
    });
    t.me.play('censor-philo-evil-twin');
    t.expect({
      me: { aember: 0, line: [{ id: 'censor-philo-evil-twin', exhausted: true }], discard: ['mother'] },
      foe: { aember: 2, line: ['troll'] },
    });
  });

  it('is stopped by armor, and by a ward', () => {
    const t = table({
      me: { house: 'saurian', hand: ['censor-philo-evil-twin', 'censor-philo-evil-twin'] },
      foe: {
        line: [
          { id: 'thero-centurion', aember: 1 },
          { id: 'mother', aember: 1, warded: true },
        ],
      },
    });
    t.me.play('censor-philo-evil-twin').choose('thero-centurion').play('censor-philo-evil-twin').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'censor-philo-evil-twin', exhausted: true },
          { id: 'censor-philo-evil-twin', exhausted: true },
        ],
      },
      foe: {
        line: [
          { id: 'thero-centurion', aember: 1, damage: 4 },
          { id: 'mother', aember: 1 },
        ],
      },
    });
  });

  it('hits nobody where no creature has any', () => {
    const t = table({ me: { house: 'saurian', hand: ['censor-philo-evil-twin'] }, foe: { line: ['troll'] } });
    t.me.play('censor-philo-evil-twin');
    t.expect({ me: { line: [{ id: 'censor-philo-evil-twin', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
