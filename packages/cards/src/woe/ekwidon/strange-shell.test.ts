import { see, table, witness } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const shell = { id: 'mother', token: 'strange-shell' };

describe('strange-shell', () => {
  it('ruling strange-shell/beneath: neither fights nor reaps; its action puts the card beneath into the hand, for its owner alone to see', () => {
    const t = table({ me: { house: 'ekwidon', line: [shell] }, foe: { line: ['batdrone'] } });
    t.me.cannot('reap', 'strange-shell').cannot('fight', 'strange-shell');
    t.me.action('strange-shell');
    t.expect({ me: { line: [], hand: ['mother'] }, foe: { line: ['batdrone'] } });
    expect(see(t.state, 1).players[0]!.hand).toEqual([expect.objectContaining({ known: false })]);
    expect(t.events.map((e) => JSON.stringify(witness(e, 1, 2))).join()).not.toContain('mother');
  });

  it('goes to the hand of its owner, whoever controls it', () => {
    const t = table({ me: { house: 'ekwidon', line: [{ ...shell, owner: 1 }] } });
    t.me.action('strange-shell');
    t.expect({ me: { line: [], hand: [] }, foe: { hand: ['mother'] } });
  });

  it('has armor', () => {
    const t = table({ me: { house: 'brobnar', line: ['bumpsy'] }, foe: { line: [shell] } });
    t.me.fight('bumpsy', 'strange-shell');
    t.expect({ me: { line: [{ id: 'bumpsy', exhausted: true, damage: 1 }] }, foe: { line: [], discard: ['mother'] } });
  });
});
