import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('charismatic-inspiration', () => {
  it('has friendly Human creatures enter play ready', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['general-xalvador', 'lyco-knight'], beside: ['charismatic-inspiration'] },
      foe: { houses: ['sanctum', 'dis', 'logos'], hand: ['general-xalvador'] },
    });
    t.me.play('general-xalvador').play('lyco-knight').end();
    t.foe.house('sanctum').play('general-xalvador');
    t.expect({ me: { line: ['general-xalvador', 'lyco-knight'] }, foe: { line: [used('general-xalvador')] } });
    const u = table({ me: { house: 'sanctum', hand: ['general-xalvador'], beside: ['charismatic-inspiration'] } });
    u.me.play('general-xalvador').reap('general-xalvador');
    u.expect({ me: { aember: 1, line: [used('general-xalvador')] } });
  });
});
