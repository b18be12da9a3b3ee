import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('decree-of-primus', () => {
  it('moves all æmber from a creature to another, whoever controls them', () => {
    const t = table({
      me: { house: 'saurian', hand: ['decree-of-primus'], line: [{ id: 'infomorph', aember: 2 }, 'bumpsy'] },
      foe: { line: [{ id: 'kelpminder', aember: 1 }] },
    });
    t.me.play('decree-of-primus').choose('infomorph').choose('kelpminder');
    t.expect({
      me: { aember: 1, line: ['infomorph', 'bumpsy'] },
      foe: { line: [{ id: 'kelpminder', aember: 3 }] },
    });
  });

  it('moves nothing where there is no other creature', () => {
    const line = [{ id: 'infomorph', aember: 2 }];
    const t = table({ me: { house: 'saurian', hand: ['decree-of-primus'], line } });
    t.me.play('decree-of-primus');
    t.expect({ me: { aember: 1, line } });
  });
});
