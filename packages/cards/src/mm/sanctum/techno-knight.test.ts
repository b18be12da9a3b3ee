import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('techno-knight', () => {
  it('after it reaps a card of its player’s choice is discarded, of any house, and one is drawn', () => {
    const t = table({
      me: { house: 'sanctum', line: ['techno-knight'], hand: ['troll', 'bulwark'], deck: ['mother', 'fear'] },
      foe: {},
    });
    t.me.reap('techno-knight').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'techno-knight', exhausted: true }],
        hand: ['bulwark', 'mother'],
        deck: ['fear'],
        discard: ['troll'],
      },
    });
  });

  it('draws nothing without a card to discard', () => {
    const t = table({ me: { house: 'sanctum', line: ['techno-knight'], deck: ['mother'] }, foe: { hand: ['fear'] } });
    t.me.reap('techno-knight');
    t.expect({
      me: { aember: 1, line: [{ id: 'techno-knight', exhausted: true }], hand: [], deck: ['mother'] },
      foe: { hand: ['fear'] },
    });
  });

  it('cannot be declined', () => {
    const t = table({ me: { house: 'sanctum', line: ['techno-knight'], hand: ['troll'], deck: ['mother'] }, foe: {} });
    t.me.reap('techno-knight');
    t.expect({
      me: { line: [{ id: 'techno-knight', exhausted: true }], hand: ['mother'], deck: [], discard: ['troll'] },
    });
  });

  it('with an empty deck draws the card again that it discarded', () => {
    const t = table({ me: { house: 'sanctum', line: ['techno-knight'], hand: ['troll'] }, foe: {} });
    t.me.reap('techno-knight');
    t.expect({ me: { line: [{ id: 'techno-knight', exhausted: true }], hand: ['troll'], deck: [], discard: [] } });
  });
});
