import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hexpion', () => {
  it('archives itself and the top card of the deck when it is destroyed', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['hexpion'], deck: ['fear', 'arise'] }, foe: {} });
    t.me.play('punch');
    t.expect({ me: { line: [], archives: ['hexpion', 'fear'], deck: ['arise'], discard: ['punch'] } });
  });

  it('archives itself alone without a deck', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['hexpion'] }, foe: {} });
    t.me.play('punch');
    t.expect({ me: { line: [], archives: ['hexpion'] } });
  });

  it('does nothing when it returns to hand', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['hexpion'], deck: ['arise'] } });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['hexpion'], archives: [], deck: ['arise'] } });
  });
});
