import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('prof-garwynne', () => {
  it('may take a card out of the archives into the hand when it reaps', () => {
    const t = table({
      me: { house: 'logos', line: ['prof-garwynne'], archives: ['fear', 'punch'] },
      foe: { archives: ['urchin'] },
    });
    t.me.reap('prof-garwynne').yes().choose('punch');
    t.expect({
      me: { hand: ['punch'], archives: ['fear'], line: [{ id: 'prof-garwynne', exhausted: true }] },
      foe: { archives: ['urchin'] },
    });
  });

  it('may leave them', () => {
    const t = table({ me: { house: 'logos', line: ['prof-garwynne'], archives: ['fear', 'punch'] }, foe: {} });
    t.me.reap('prof-garwynne').no();
    t.expect({ me: { hand: [], archives: ['fear', 'punch'], line: [{ id: 'prof-garwynne', exhausted: true }] } });
  });

  it('asks nothing where there are none', () => {
    const t = table({ me: { house: 'logos', line: ['prof-garwynne'] }, foe: { archives: ['urchin'] } });
    t.me.reap('prof-garwynne');
    t.expect({
      me: { aember: 1, hand: [], line: [{ id: 'prof-garwynne', exhausted: true }] },
      foe: { archives: ['urchin'] },
    });
  });

  it('takes nothing when it fights', () => {
    const t = table({
      me: { house: 'logos', line: ['prof-garwynne'], archives: ['fear'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.fight('prof-garwynne', 'dust-pixie');
    t.expect({
      me: { hand: [], archives: ['fear'], line: [{ id: 'prof-garwynne', damage: 1, exhausted: true }] },
      foe: { line: [] },
    });
  });
});
