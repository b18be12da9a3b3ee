import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('techno-saurus', () => {
  it('may be exalted to deal 3 damage to a creature, or not', () => {
    const t = table({ me: { house: 'saurian', hand: ['techno-saurus'] }, foe: { line: ['tocsin', 'krump'] } });
    t.me.play('techno-saurus').yes().choose('krump');
    t.expect({
      me: { line: [{ id: 'techno-saurus', aember: 1, exhausted: true }] },
      foe: { line: ['tocsin', { id: 'krump', damage: 3 }] },
    });
    const declined = table({ me: { house: 'saurian', hand: ['techno-saurus'] }, foe: { line: ['tocsin', 'krump'] } });
    declined.me.play('techno-saurus').no();
    declined.expect({ me: { line: [{ id: 'techno-saurus', exhausted: true }] }, foe: { line: ['tocsin', 'krump'] } });
  });

  it('discards a card of any house and draws one after it reaps', () => {
    const t = table({
      me: { house: 'saurian', line: ['techno-saurus'], hand: ['troll', 'bumpsy'], deck: ['krump', 'zorg'] },
      foe: {},
    });
    t.me.reap('techno-saurus').choose('bumpsy');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'techno-saurus', exhausted: true }],
        hand: ['troll', 'krump'],
        deck: ['zorg'],
        discard: ['bumpsy'],
      },
    });
  });

  it('draws nothing where there is nothing to discard', () => {
    const t = table({ me: { house: 'saurian', line: ['techno-saurus'], deck: ['krump'] }, foe: {} });
    t.me.reap('techno-saurus');
    t.expect({ me: { aember: 1, line: [{ id: 'techno-saurus', exhausted: true }], hand: [], deck: ['krump'] } });
  });

  it('must discard, and draws the same card again where the deck is made of it', () => {
    const t = table({ me: { house: 'saurian', line: ['techno-saurus'], hand: ['troll'] }, foe: {} });
    t.me.reap('techno-saurus');
    t.expect({ me: { aember: 1, line: [{ id: 'techno-saurus', exhausted: true }], hand: ['troll'], discard: [] } });
  });
});
