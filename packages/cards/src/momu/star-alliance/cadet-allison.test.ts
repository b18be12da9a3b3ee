import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cadet-allison', () => {
  const both = ['cadet-allison', 'cadet-allison2'];
  const used = { id: 'cadet-allison', exhausted: true };

  it('discards a random card, whose house becomes the active house', () => {
    const t = table({ me: { house: 'star-alliance', hand: [...both, 'troll', 'troll'], line: ['valdr'] }, foe: {} });
    t.me.play('cadet-allison');
    t.expect({ house: 'brobnar', me: { line: ['valdr', used], hand: ['troll'], discard: ['troll'] } });
    t.me.reap('valdr').play('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'valdr', exhausted: true }, used, { id: 'troll', exhausted: true }] } });
  });

  it('after a reap too; without a card the house stays', () => {
    const t = table({ me: { house: 'star-alliance', line: ['cadet-allison'] }, foe: {} });
    t.me.reap('cadet-allison');
    t.expect({ house: 'star-alliance', me: { aember: 1, line: [used] } });
    const one = table({ me: { house: 'star-alliance', line: ['cadet-allison'], hand: ['fear'] }, foe: {} });
    one.me.reap('cadet-allison');
    one.expect({ house: 'dis', me: { aember: 1, line: [used], hand: [], discard: ['fear'] } });
  });
});
