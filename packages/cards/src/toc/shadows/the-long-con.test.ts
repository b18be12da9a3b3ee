import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const stooge = (id: string) => ({ id, token: 'stooge' });
const five = Array.from({ length: 5 }, () => stooge('mother'));
const me = { house: 'shadows', artifacts: ['the-long-con'], deck: ['krump', 'anger'], beside: ['stooge'] } as const;
const used = { id: 'the-long-con', exhausted: true };

describe('the-long-con', () => {
  it('makes a Stooge, and 6 that are destroyed forge a key at no cost', () => {
    const t = table({ me: { ...me, line: five } });
    t.me.action('the-long-con').flank('right');
    for (let i = 0; i < 6; i++) t.me.choose('stooge');
    t.expect({ me: { aember: 0, keys: 1, line: [], artifacts: [], purged: ['the-long-con'], deck: ['anger'] } });
  });

  it('forges none for 5, nor for one that a ward kept', () => {
    const t = table({ me: { ...me, line: five } });
    t.me.action('the-long-con').flank('right');
    for (let i = 0; i < 5; i++) t.me.choose('stooge');
    t.me.done();
    t.expect({ me: { keys: 0, line: [{ ...stooge('krump'), exhausted: true }], artifacts: [used], purged: [] } });
    const u = table({ me: { ...me, line: [{ ...stooge('dextre'), warded: true }, ...five.slice(1)] } });
    u.me.action('the-long-con').flank('right');
    for (let i = 0; i < 6; i++) u.me.choose('stooge');
    u.expect({ me: { keys: 0, line: [stooge('dextre')], artifacts: [used] } });
  });

  it('destroys none unless its player wants that, and makes none of another token card', () => {
    const t = table({ me: { ...me, line: [stooge('mother')] } });
    t.me.action('the-long-con').flank('left').done();
    t.expect({ me: { line: [{ ...stooge('krump'), exhausted: true }, stooge('mother')], artifacts: [used] } });
    const u = table({ me: { ...me, beside: ['prowler'] } });
    u.me.action('the-long-con');
    u.expect({ me: { line: [], deck: ['krump', 'anger'] } });
  });

  it('keeps friendly Stooges from reaping, and nobody else', () => {
    const t = table({ me: { ...me, line: [stooge('mother'), 'silvertooth'] }, foe: { line: [stooge('dextre')] } });
    t.me.cannot('reap', 'stooge');
    t.me.reap('silvertooth').action('stooge').flank('left');
    t.expect({
      me: {
        aember: 1,
        line: [
          { ...stooge('krump'), exhausted: true },
          { ...stooge('mother'), exhausted: true },
          { id: 'silvertooth', exhausted: true },
        ],
      },
      foe: { line: [stooge('dextre')] },
    });
    const u = table({ me: { house: 'shadows', line: [stooge('mother')] }, foe: { artifacts: ['the-long-con'] } });
    u.me.reap('stooge');
    u.expect({ me: { aember: 1, line: [{ ...stooge('mother'), exhausted: true }] } });
  });

  it('is purged although no key can be forged', () => {
    const t = table({ me: { ...me, line: five }, foe: { artifacts: ['ceaseforge'] } });
    t.me.action('the-long-con').flank('right');
    for (let i = 0; i < 6; i++) t.me.choose('stooge');
    t.expect({ me: { keys: 0, line: [], artifacts: [], purged: ['the-long-con'] } });
  });
});
