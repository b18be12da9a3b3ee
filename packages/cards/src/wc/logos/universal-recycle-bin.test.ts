import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('universal-recycle-bin', () => {
  it('archives a purged card of its player, and none of the opponent', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['universal-recycle-bin'], purged: ['fear', 'punch'] },
      foe: { purged: ['urchin'] },
    });
    t.me.action('universal-recycle-bin').choose('punch');
    t.expect({ me: { archives: ['punch'], purged: ['fear'] }, foe: { purged: ['urchin'] } });
  });

  it('does nothing where only the opponent has purged cards', () => {
    const t = table({ me: { house: 'logos', artifacts: ['universal-recycle-bin'] }, foe: { purged: ['urchin'] } });
    t.me.action('universal-recycle-bin');
    t.expect({ me: { archives: [] }, foe: { purged: ['urchin'] } });
  });
});
