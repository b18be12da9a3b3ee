import { sayAsk } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { drawn, lowered, reaped } from '../../testing/game.ts';

describe('rotk-drag-to-your-doom', () => {
  it('at low tide nothing is offered, at high tide the player may lower it instead', () => {
    const low = drawn('rotk-drag-to-your-doom', { me: { line: ['grunt-3', 'grunt-4'] } });
    low.expect({ me: { line: ['grunt-3'], purged: ['grunt-4'] }, ...reaped });
    const high = drawn('rotk-drag-to-your-doom', { tide: 'high', me: { line: ['grunt-3', 'grunt-4'] } });
    expect(high.state.ask === null ? '' : sayAsk(high.state.ask)).toBe('Drag to Your Doom: lower the tide?');
    expect(high.state.ask).toMatchObject({ kind: 'may', player: 0 });
    high.me.yes();
    high.expect({ me: { line: ['grunt-3', 'grunt-4'] }, ...reaped, ...lowered });
  });

  it('Drag to Your Doom purges the strongest where the player declines, one that the player chooses among several', () => {
    const t = drawn('rotk-drag-to-your-doom', { tide: 'high', me: { line: ['grunt-4', 'sage-4'] } });
    t.me.no().choose('sage-4');
    t.expect({ tide: 'high', me: { line: ['grunt-4'], purged: ['sage-4'] }, ...reaped });
    drawn('rotk-drag-to-your-doom').expect(reaped);
  });
});
