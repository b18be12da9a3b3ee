import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('prof-garwynne-evil-twin', () => {
  it('may take a card out of the archives into the hand when it fights', () => {
    const t = table({
      me: { house: 'logos', line: ['prof-garwynne-evil-twin'], archives: ['fear', 'punch'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('prof-garwynne-evil-twin', 'troll').yes().choose('punch');
    t.expect({
      me: { hand: ['punch'], archives: ['fear'], line: [{ id: 'prof-garwynne-evil-twin', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('may leave them', () => {
    const t = table({
      me: { house: 'logos', line: ['prof-garwynne-evil-twin'], archives: ['fear'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('prof-garwynne-evil-twin', 'troll').no();
    t.expect({
      me: { hand: [], archives: ['fear'], line: [{ id: 'prof-garwynne-evil-twin', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('takes nothing when it reaps', () => {
    const t = table({ me: { house: 'logos', line: ['prof-garwynne-evil-twin'], archives: ['fear'] }, foe: {} });
    t.me.reap('prof-garwynne-evil-twin');
    t.expect({
      me: { aember: 1, hand: [], archives: ['fear'], line: [{ id: 'prof-garwynne-evil-twin', exhausted: true }] },
    });
  });
});
