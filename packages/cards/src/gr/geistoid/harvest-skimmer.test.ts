import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('harvest-skimmer', () => {
  it('gains 1 where the top card of your deck is a creature', () => {
    const t = table({ me: { house: 'geistoid', line: ['harvest-skimmer'], deck: ['troll', 'anger'] } });
    t.me.reap('harvest-skimmer');
    t.expect({
      me: { aember: 2, line: [{ id: 'harvest-skimmer', exhausted: true }], deck: ['anger'], discard: ['troll'] },
    });
  });

  it('gains nothing where it is none', () => {
    const t = table({ me: { house: 'geistoid', line: ['harvest-skimmer'], deck: ['anger'] } });
    t.me.reap('harvest-skimmer');
    t.expect({ me: { aember: 1, line: [{ id: 'harvest-skimmer', exhausted: true }], discard: ['anger'] } });
  });
});
