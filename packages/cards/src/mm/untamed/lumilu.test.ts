import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lumilu', () => {
  it('gains 1 for each other friendly Beast creature when it reaps', () => {
    const t = table({
      me: { house: 'untamed', line: ['lumilu', 'snufflegator', 'dew-faerie', 'floomf'] },
      foe: { line: ['ancient-bear'] },
    });
    t.me.reap('lumilu');
    t.expect({
      me: { aember: 3, line: [{ id: 'lumilu', exhausted: true }, 'snufflegator', 'dew-faerie', 'floomf'] },
      foe: { line: ['ancient-bear'] },
    });
  });

  it('gains only the 1 of reaping where it is the only Beast of its side', () => {
    const t = table({ me: { house: 'untamed', line: ['lumilu', 'dew-faerie'] }, foe: { line: ['ancient-bear'] } });
    t.me.reap('lumilu');
    t.expect({
      me: { aember: 1, line: [{ id: 'lumilu', exhausted: true }, 'dew-faerie'] },
      foe: { line: ['ancient-bear'] },
    });
  });

  it('counts another Lumilu, and gains nothing by fighting', () => {
    const t = table({ me: { house: 'untamed', line: ['lumilu', 'lumilu'] }, foe: { line: ['dust-pixie'] } });
    t.me.reap('lumilu').fight('lumilu#2', 'dust-pixie');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'lumilu', exhausted: true },
          { id: 'lumilu', damage: 1, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
