import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const stooge = (id: string) => ({ id, token: 'stooge' });
const used = { ...stooge('mother'), exhausted: true };

describe('stooge', () => {
  it('makes a token creature where it is on a flank', () => {
    const t = table({
      me: { house: 'shadows', line: ['troll', stooge('mother')], deck: ['krump'], beside: ['stooge'] },
    });
    t.me.action('stooge').flank('left');
    t.expect({ me: { line: [{ ...stooge('krump'), exhausted: true }, 'troll', used] } });
  });

  it('makes none where it stands between others', () => {
    const t = table({
      me: { house: 'shadows', line: ['troll', stooge('mother'), 'dextre'], deck: ['krump'], beside: ['stooge'] },
    });
    t.me.action('stooge');
    t.expect({ me: { line: ['troll', used, 'dextre'], deck: ['krump'] } });
  });
});
