import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const fish = { id: 'valoocanth', house: 'dis' } as const;

describe('valoocanth', () => {
  it('exhausts an enemy creature and its neighbors after it reaps', () => {
    const t = table({ me: { house: 'dis', line: [fish] }, foe: { line: ['troll', 'mother', 'urchin', 'bumpsy'] } });
    t.me.reap('valoocanth').choose('mother');
    const tired = (id: string) => ({ id, exhausted: true });
    t.expect({
      me: { aember: 1, line: [{ ...fish, exhausted: true }] },
      foe: { line: [tired('troll'), tired('mother'), tired('urchin'), 'bumpsy'] },
    });
  });

  it('ruling valoocanth/tide: cannot be used while the tide is low for its player; neutral is not low', () => {
    const low = table({ me: { house: 'dis', line: [fish] }, foe: { line: ['troll'] }, tide: { highFor: 1 } });
    low.me.cannot('reap', 'valoocanth', 'forbidden');
    low.expect({ me: { line: [fish] }, foe: { line: ['troll'] } });
    const neutral = table({ me: { house: 'dis', line: [fish] }, foe: {} });
    neutral.me.reap('valoocanth');
    neutral.expect({ me: { aember: 1, line: [{ ...fish, exhausted: true }] } });
  });
});
