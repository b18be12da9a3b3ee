import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dino-bot', () => {
  it('deals 3 damage to a creature when it is exalted', () => {
    const t = table({ me: { house: 'logos', hand: ['dino-bot'] }, foe: { line: ['troll', 'dust-imp'] } });
    t.me.play('dino-bot').yes().choose('troll');
    t.expect({
      me: { line: [{ id: 'dino-bot', aember: 1, exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 3 }, 'dust-imp'] },
    });
  });

  it('need not be exalted, and deals nothing then', () => {
    const t = table({ me: { house: 'logos', hand: ['dino-bot'] }, foe: { line: ['troll'] } });
    t.me.play('dino-bot').no();
    t.expect({ me: { line: [{ id: 'dino-bot', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('once exalted must hit itself where there is no other creature', () => {
    const t = table({ me: { house: 'logos', hand: ['dino-bot'] }, foe: {} });
    t.me.play('dino-bot').yes();
    t.expect({ me: { line: [{ id: 'dino-bot', aember: 1, damage: 3, exhausted: true }] } });
  });

  it('discards a card to draw one when it reaps', () => {
    const t = table({ me: { house: 'logos', line: ['dino-bot'], hand: ['punch'], deck: ['fear', 'troll'] }, foe: {} });
    t.me.reap('dino-bot');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'dino-bot', exhausted: true }],
        hand: ['fear'],
        discard: ['punch'],
        deck: ['troll'],
      },
    });
    const u = table({ me: { house: 'logos', line: ['dino-bot'], hand: [], deck: ['fear'] }, foe: {} });
    u.me.reap('dino-bot');
    u.expect({ me: { aember: 1, line: [{ id: 'dino-bot', exhausted: true }], hand: [], deck: ['fear'] } });
  });
});
