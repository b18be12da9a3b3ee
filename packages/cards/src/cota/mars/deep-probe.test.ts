import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('deep-probe', () => {
  it('discards each creature of the named house from the hand of the opponent', () => {
    const t = table({
      me: { house: 'mars', hand: ['deep-probe', 'tocsin'] },
      foe: { hand: ['tocsin', 'shooler', 'fear', 'headhunter'] },
    });
    t.me.play('deep-probe').house('dis');
    expect([...revealed(t)].sort()).toEqual(['fear', 'headhunter', 'shooler', 'tocsin']);
    t.expect({ me: { aember: 1, hand: ['tocsin'] }, foe: { hand: ['fear', 'headhunter'] } });
    expect([...t.state.players[1]!.discard]).toHaveLength(2);
  });

  it('discards nothing when the hand has no creature of that house', () => {
    const t = table({ me: { house: 'mars', hand: ['deep-probe'] }, foe: { hand: ['fear', 'headhunter'] } });
    t.me.play('deep-probe').house('untamed');
    expect([...revealed(t)].sort()).toEqual(['fear', 'headhunter']);
    t.expect({ me: { aember: 1 }, foe: { hand: ['fear', 'headhunter'], discard: [] } });
  });

  it('does nothing to an empty hand', () => {
    const t = table({ me: { house: 'mars', hand: ['deep-probe'] }, foe: { line: ['tocsin'] } });
    t.me.play('deep-probe').house('dis');
    t.expect({ me: { aember: 1 }, foe: { line: ['tocsin'], hand: [], discard: [] } });
  });

  it('discards, but does not destroy', () => {
    const t = table({ me: { house: 'mars', hand: ['deep-probe'] }, foe: { hand: ['bad-penny', 'urchin'] } });
    t.me.play('deep-probe').house('shadows');
    t.expect({ me: { aember: 1 }, foe: { hand: [] } });
    expect([...t.state.players[1]!.discard]).toHaveLength(2);
  });
});
