import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const drawn = { id: 'troll', bonus: ['draw'] } as const;

describe('quantum-mouse', () => {
  it('lets you resolve a draw icon as a discard icon', () => {
    const t = table({
      me: { house: 'brobnar', hand: [drawn, 'fear'], line: ['quantum-mouse'], deck: ['urchin'] },
      foe: {},
    });
    t.me.play('troll').choose('quantum-mouse');
    t.expect({
      me: { hand: [], deck: ['urchin'], discard: ['fear'], line: ['quantum-mouse', { id: 'troll', exhausted: true }] },
    });
  });

  it('draws where you like, and leaves icons of other kinds and of the opponent alone', () => {
    const t = table({
      me: { house: 'brobnar', hand: [drawn, 'fear'], line: ['quantum-mouse'], deck: ['urchin'] },
      foe: {},
    });
    t.me.play('troll').no();
    t.expect({ me: { hand: ['fear', 'urchin'], line: ['quantum-mouse', { id: 'troll', exhausted: true }] } });
    const others = table({
      me: { house: 'brobnar', hand: [{ ...drawn, bonus: ['aember'] }, 'fear'], line: ['quantum-mouse'] },
      foe: {},
    });
    others.me.play('troll');
    others.expect({ me: { aember: 1, hand: ['fear'], line: ['quantum-mouse', { id: 'troll', exhausted: true }] } });
    const enemy = table({
      me: { house: 'brobnar', hand: [drawn, 'fear'], deck: ['urchin'] },
      foe: { line: ['quantum-mouse'] },
    });
    enemy.me.play('troll');
    enemy.expect({
      me: { hand: ['fear', 'urchin'], line: [{ id: 'troll', exhausted: true }] },
      foe: { line: ['quantum-mouse'] },
    });
  });

  it('ruling quantum-mouse/scrap: the card is discarded from your hand, so that its “Scrap:” resolves', () => {
    const t = table({
      me: { house: 'brobnar', hand: [drawn, 'brillix-ponder'], line: ['quantum-mouse'], deck: ['urchin', 'gub'] },
      foe: {},
    });
    t.me.play('troll').choose('quantum-mouse');
    t.expect({
      me: {
        hand: ['urchin'],
        deck: ['gub'],
        discard: ['brillix-ponder'],
        line: ['quantum-mouse', { id: 'troll', exhausted: true }],
      },
    });
  });

  it('discards nothing from an empty hand', () => {
    const t = table({ me: { house: 'brobnar', hand: [drawn], line: ['quantum-mouse'], deck: ['urchin'] }, foe: {} });
    t.me.play('troll').choose('quantum-mouse');
    t.expect({
      me: { hand: [], deck: ['urchin'], discard: [], line: ['quantum-mouse', { id: 'troll', exhausted: true }] },
    });
  });
});
