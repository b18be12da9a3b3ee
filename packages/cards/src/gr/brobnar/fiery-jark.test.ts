import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('fiery-jark', () => {
  it('destroys an enemy and a friendly creature, as often as its player likes', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fiery-jark'], line: ['troll', 'bumpsy'] },
      foe: { line: ['krump', 'valdr', 'mother'] },
    });
    t.me.play('fiery-jark').choose('krump').choose('troll').yes().choose('valdr').choose('bumpsy').no();
    t.expect({ me: { line: [{ id: 'fiery-jark', exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('cannot be repeated where one of the two is missing', () => {
    const t = table({ me: { house: 'brobnar', hand: ['fiery-jark'], line: ['bumpsy'] }, foe: { line: ['krump'] } });
    t.me.play('fiery-jark').choose('bumpsy');
    t.expect({ me: { line: [{ id: 'fiery-jark', exhausted: true }] }, foe: { line: [] } });
  });

  it('may destroy itself, and no repetition is offered then', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fiery-jark'], line: ['bumpsy'] },
      foe: { line: ['krump', 'valdr'] },
    });
    t.me.play('fiery-jark').choose('krump').choose('fiery-jark');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: ['valdr'] } });
  });

  it('destroys a friendly creature though there is no enemy one', () => {
    const t = table({ me: { house: 'brobnar', hand: ['fiery-jark'], line: ['bumpsy'] } });
    t.me.play('fiery-jark').choose('bumpsy');
    t.expect({ me: { line: [{ id: 'fiery-jark', exhausted: true }] } });
  });
});
