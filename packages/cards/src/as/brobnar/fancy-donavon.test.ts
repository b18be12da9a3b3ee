import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('fancy-donavon', () => {
  it('discarded readies and fights with a friendly creature that is not of Brobnar', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fancy-donavon'], line: ['troll', { id: 'mother', ...used }, 'drumble'] },
      foe: { line: ['dextre'] },
    });
    t.me.discard('fancy-donavon').choose('mother');
    t.expect({
      me: { line: ['troll', { id: 'mother', damage: 3, ...used }, 'drumble'], discard: ['fancy-donavon'] },
      foe: { line: [] },
    });
  });

  it('also with one of two houses, as a house icon makes it: it is a card that is not of Brobnar, too', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fancy-donavon'], line: ['troll', { id: 'mother', houseIcons: ['brobnar'] }] },
      foe: { line: ['dextre'] },
    });
    t.me.discard('fancy-donavon');
    t.expect({ me: { line: ['troll', { id: 'mother', damage: 3, ...used }] }, foe: { line: [] } });
  });

  it('with none where all are of Brobnar', () => {
    const t = table({ me: { house: 'brobnar', hand: ['fancy-donavon'], line: ['troll'] }, foe: { line: ['dextre'] } });
    t.me.discard('fancy-donavon');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['dextre'] } });
  });

  it('only readies where there is nothing to fight', () => {
    const t = table({ me: { house: 'brobnar', hand: ['fancy-donavon'], line: [{ id: 'mother', ...used }] } });
    t.me.discard('fancy-donavon');
    t.expect({ me: { line: ['mother'] } });
  });
});
