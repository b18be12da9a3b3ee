import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('stasis-field', () => {
  it('may exhaust an enemy creature at the start of its player’s turn', () => {
    const houses = ['dis', 'logos', 'mars'] as const;
    const position = {
      active: 1,
      me: { houses, line: ['infomorph'], beside: ['stasis-field'] },
      foe: { houses, house: 'dis', line: ['kelpminder', 'troll'] },
    } as const;
    const t = table(position);
    t.foe.end();
    t.me.yes().choose('troll').house('dis');
    t.expect({ me: { line: ['infomorph'] }, foe: { line: ['kelpminder', used('troll')] } });
    const no = table(position);
    no.foe.end();
    no.me.no().house('dis').end();
    no.foe.house('dis');
    no.expect({ me: { line: ['infomorph'] }, foe: { line: ['kelpminder', 'troll'] } });
  });
});
