import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { powersIn } from '../../testing/seen.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('bellatoran-recruiter', () => {
  it('gives a friendly non-Dinosaur creature +2 power and armor, readies it and fights with it', () => {
    const t = table({
      me: { house: 'saurian', line: ['bellatoran-recruiter', used('infomorph'), 'grammaticus-thrax'] },
      foe: { line: ['kelpminder'] },
    });
    t.me.reap('bellatoran-recruiter');
    t.expect({
      me: {
        aember: 1,
        line: [used('bellatoran-recruiter'), { ...used('infomorph'), damage: 3 }, 'grammaticus-thrax'],
      },
      foe: { line: [] },
    });
    expect(powersIn(t)).toEqual([[4, 6, 5], []]);
  });

  it('does so after it fought, and chooses none among Dinosaurs', () => {
    const t = table({
      me: { house: 'saurian', line: ['bellatoran-recruiter', 'grammaticus-thrax'] },
      foe: { line: ['splinter', 'kelpminder'] },
    });
    t.me.fight('bellatoran-recruiter', 'splinter');
    t.expect({
      me: { line: [used('bellatoran-recruiter'), 'grammaticus-thrax'] },
      foe: { line: ['kelpminder'] },
    });
    const u = table({
      me: { house: 'saurian', line: ['bellatoran-recruiter', 'infomorph'] },
      foe: { line: ['splinter', 'kelpminder'] },
    });
    u.me.fight('bellatoran-recruiter', 'splinter');
    u.expect({
      me: { line: [used('bellatoran-recruiter'), { ...used('infomorph'), damage: 3 }] },
      foe: { line: [] },
    });
  });
});
