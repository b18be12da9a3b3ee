import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('a-gift-of-aember', () => {
  it('destroys up to 2 creatures, and each of their controllers gains 1 for each', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-gift-of-aember'], line: ['shooler'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('a-gift-of-aember').choose('shooler', 'mother');
    t.expect({
      me: { aember: 2, line: [], discard: ['a-gift-of-aember', 'shooler'] },
      foe: { aember: 1, line: ['valdr'], discard: ['mother'] },
    });
  });

  it('gives the opponent 2 for two of theirs, and nothing for none', () => {
    const t = table({ me: { house: 'dis', hand: ['a-gift-of-aember'] }, foe: { line: ['mother', 'valdr'] } });
    t.me.play('a-gift-of-aember').choose('mother', 'valdr');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: [] } });
    const none = table({ me: { house: 'dis', hand: ['a-gift-of-aember'] }, foe: { line: ['mother', 'valdr'] } });
    none.me.play('a-gift-of-aember').done();
    none.expect({ me: { aember: 1 }, foe: { aember: 0, line: ['mother', 'valdr'] } });
  });

  it('gives nothing for a creature that a ward saved', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-gift-of-aember'] },
      foe: { line: [{ id: 'mother', warded: true }, 'valdr'] },
    });
    t.me.play('a-gift-of-aember').choose('mother', 'valdr');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: ['mother'] } });
  });

  it('gives to the player who controlled it, whoever owns it', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-gift-of-aember'], line: [{ id: 'mother', owner: 1 }] },
      foe: { line: ['valdr'] },
    });
    t.me.play('a-gift-of-aember').choose('mother').done();
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 0, line: ['valdr'], discard: ['mother'] } });
  });
});
