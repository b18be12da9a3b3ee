import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('quicksand', () => {
  it('destroys the most powerful creature of each player without a ready Untamed creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['quicksand'], line: ['mother', 'tocsin'] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.play('quicksand');
    t.expect({ me: { aember: 1, line: ['tocsin'] }, foe: { line: ['shooler'] } });
  });

  it('ruling quicksand/each-player: a ready Untamed creature protects its own side only', () => {
    const t = table({
      me: { house: 'untamed', hand: ['quicksand'], line: ['mother', 'dust-pixie'] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.play('quicksand');
    t.expect({ me: { aember: 1, line: ['mother', 'dust-pixie'] }, foe: { line: ['shooler'] } });
  });

  it('is not held off by an exhausted one', () => {
    const t = table({
      me: { house: 'untamed', hand: ['quicksand'], line: ['snufflegator'] },
      foe: { line: [{ id: 'murmook', exhausted: true }, 'dust-imp'] },
    });
    t.me.play('quicksand');
    t.expect({ me: { aember: 1, line: ['snufflegator'] }, foe: { line: ['dust-imp'], discard: ['murmook'] } });
  });

  it('ruling quicksand/each-player: of equals the active player chooses, on both sides', () => {
    const t = table({
      me: { house: 'untamed', hand: ['quicksand'], line: ['mother', 'shooler'] },
      foe: { line: ['krump', 'valdr', 'dust-imp'] },
    });
    t.me.play('quicksand').choose('shooler').choose('valdr');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: ['krump', 'dust-imp'] } });
  });
});
