import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'sidekick', exhausted: true };

describe('sidekick', () => {
  it('puts a card of choice from the hand into play as a token creature, whatever it is', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['sidekick', 'anger', 'troll'], deck: ['mother'], beside: ['phantasm'] },
    });
    t.me.play('sidekick').choose('anger').flank('left');
    t.expect({
      me: {
        aember: 0,
        hand: ['troll'],
        deck: ['mother'],
        line: [{ id: 'anger', token: 'phantasm', exhausted: true }, used],
      },
    });
  });

  it('does nothing without a card in hand, or without a token card', () => {
    const t = table({ me: { house: 'geistoid', hand: ['sidekick'], deck: ['mother'], beside: ['phantasm'] } });
    t.me.play('sidekick');
    t.expect({ me: { line: [used], deck: ['mother'] } });
    const u = table({ me: { house: 'geistoid', hand: ['sidekick', 'anger'] } });
    u.me.play('sidekick');
    u.expect({ me: { hand: ['anger'], line: [used] } });
  });
});
