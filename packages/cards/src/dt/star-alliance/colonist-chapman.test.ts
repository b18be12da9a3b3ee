import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('colonist-chapman', () => {
  it('lets a neighbor of another house gain 1 æmber more by reaping', () => {
    const t = table({
      me: { house: 'brobnar', line: ['culf-the-quiet', 'colonist-chapman', 'snufflegator'] },
      foe: {},
    });
    t.me.reap('culf-the-quiet');
    t.expect({
      me: { aember: 2, line: [{ id: 'culf-the-quiet', exhausted: true }, 'colonist-chapman', 'snufflegator'] },
    });
  });

  it('gives nothing to itself, to a Star Alliance neighbor, or to what stands further away', () => {
    const t = table({ me: { ...me, line: ['colonist-chapman', 'explo-rover'] }, foe: {} });
    t.me.reap('colonist-chapman').reap('explo-rover');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'colonist-chapman', exhausted: true },
          { id: 'explo-rover', exhausted: true },
        ],
      },
    });
    const far = table({
      me: { house: 'brobnar', line: ['culf-the-quiet', 'explo-rover', 'colonist-chapman'] },
      foe: {},
    });
    far.me.reap('culf-the-quiet');
    far.expect({
      me: { aember: 1, line: [{ id: 'culf-the-quiet', exhausted: true }, 'explo-rover', 'colonist-chapman'] },
    });
  });

  it('two of them beside one creature are two æmber', () => {
    const t = table({
      me: { house: 'brobnar', line: ['colonist-chapman', 'culf-the-quiet', 'colonist-chapman'] },
      foe: {},
    });
    t.me.reap('culf-the-quiet');
    t.expect({
      me: { aember: 3, line: ['colonist-chapman', { id: 'culf-the-quiet', exhausted: true }, 'colonist-chapman'] },
    });
  });

  it('helps a maverick of another house', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'explo-rover', house: 'dis' }, 'colonist-chapman'] },
      foe: {},
    });
    t.me.reap('explo-rover');
    t.expect({ me: { aember: 2, line: [{ id: 'explo-rover', exhausted: true }, 'colonist-chapman'] } });
  });
});
