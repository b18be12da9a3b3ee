import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('thin-the-herd', () => {
  it('shuffles the 4 least powerful creatures into the decks of their owners', () => {
    const t = table({
      me: { house: 'untamed', hand: ['thin-the-herd'], line: ['dust-pixie', 'troll'] },
      foe: { line: ['silvertooth', 'tocsin', { id: 'mighty-tiger', owner: 0 }, 'bumpsy'] },
    });
    t.me.play('thin-the-herd');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: ['bumpsy'], discard: [] } });
    expect([...t.state.players[0]!.deck, ...t.state.players[1]!.deck]).toHaveLength(4);
    expect(t.state.players[0]!.deck).toHaveLength(2);
  });

  it('lets its player choose among those of equal power', () => {
    const t = table({
      me: { house: 'untamed', hand: ['thin-the-herd'], line: ['dust-pixie', 'tocsin'] },
      foe: { line: ['mighty-tiger', 'troll', 'krump', 'valdr'] },
    });
    t.me.play('thin-the-herd').choose('dust-pixie', 'tocsin', 'mighty-tiger');
    expect(t.options()).toEqual(['krump', 'valdr']);
    t.me.choose('valdr');
    t.expect({ me: { line: [] }, foe: { line: ['troll', 'krump'] } });
  });

  it('takes all where there are no more than 4', () => {
    const t = table({
      me: { house: 'untamed', hand: ['thin-the-herd'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('thin-the-herd');
    t.expect({ me: { aember: 1 }, foe: { line: [], hand: [], discard: [] } });
    expect(t.state.players[1]!.deck).toHaveLength(2);
  });

  it('reads power with counters, and a warded one loses its ward and is one of the four', () => {
    const t = table({
      me: { house: 'untamed', hand: ['thin-the-herd'], line: [{ id: 'dust-pixie', power: 9 }, 'krump'] },
      foe: { line: [{ id: 'silvertooth', warded: true }, 'tocsin', 'bumpsy'] },
    });
    t.me.play('thin-the-herd');
    t.expect({ me: { line: [{ id: 'dust-pixie', power: 9 }] }, foe: { line: ['silvertooth'] } });
  });
});
