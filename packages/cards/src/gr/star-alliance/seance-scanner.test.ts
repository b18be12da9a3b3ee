import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('seance-scanner', () => {
  it('uses a friendly creature of another house while you are haunted', () => {
    const t = table({
      me: { house: 'star-alliance', artifacts: ['seance-scanner'], line: ['alien-horror', 'troll'], discard: ten },
    });
    t.me.action('seance-scanner');
    t.expect({ me: { aember: 1, line: ['alien-horror', { id: 'troll', exhausted: true }] } });
  });

  it('does nothing while you are not', () => {
    const t = table({ me: { house: 'star-alliance', artifacts: ['seance-scanner'], line: ['troll'] } });
    t.me.action('seance-scanner');
    t.expect({ me: { aember: 0, line: ['troll'] } });
  });
});
