import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const line = [{ id: 'summoned-counsel', exhausted: true }];

describe('summoned-counsel', () => {
  it('shuffles a card of your discard pile into your deck after it reaps', () => {
    const t = table({
      me: { house: 'geistoid', line: ['summoned-counsel'], discard: ['fear', 'anger'], purged: ['urchin'] },
      foe: { discard: ['punch'], purged: ['gub'] },
    });
    t.me.reap('summoned-counsel');
    expect([...t.options()].sort()).toEqual(['anger', 'fear', 'urchin']);
    t.me.choose('fear');
    t.expect({ me: { aember: 1, line, deck: ['fear'], discard: ['anger'], purged: ['urchin'] } });
  });

  it('or a purged card that you own', () => {
    const t = table({
      me: { house: 'geistoid', line: ['summoned-counsel'], discard: ['fear'], purged: ['urchin'] },
      foe: { purged: ['gub'] },
    });
    t.me.reap('summoned-counsel').choose('urchin');
    t.expect({ me: { line, deck: ['urchin'], discard: ['fear'], purged: [] }, foe: { purged: ['gub'] } });
  });

  it('does nothing where there is neither', () => {
    const t = table({
      me: { house: 'geistoid', line: ['summoned-counsel'] },
      foe: { discard: ['punch'], purged: ['gub'] },
    });
    t.me.reap('summoned-counsel');
    t.expect({ me: { aember: 1, line, deck: [] }, foe: { discard: ['punch'], purged: ['gub'] } });
  });
});
