import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('omnipus', () => {
  it('discards the top 8 cards of your deck and plays each Tentaclid of your discard pile', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        hand: ['omnipus'],
        discard: ['tentaclid', 'anger'],
        deck: ['tentaclid', 'troll', 'mother', 'tocsin', 'dextre', 'shooler', 'urchin', 'tentaclid', 'tentaclid'],
      },
      foe: {},
    });
    t.me.play('omnipus').choose('right', 'right', 'left');
    t.expect({
      me: {
        deck: ['tentaclid'],
        discard: ['urchin', 'shooler', 'dextre', 'tocsin', 'mother', 'troll', 'anger'],
        line: [
          { id: 'tentaclid', exhausted: true },
          { id: 'omnipus', exhausted: true },
          { id: 'tentaclid', exhausted: true },
          { id: 'tentaclid', exhausted: true },
        ],
      },
    });
  });

  it('discards as many as there are, and leaves what is in the discard pile of the opponent', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['omnipus'], deck: ['troll'] },
      foe: { discard: ['tentaclid'] },
    });
    t.me.play('omnipus');
    t.expect({
      me: { deck: [], discard: ['troll'], line: [{ id: 'omnipus', exhausted: true }] },
      foe: { discard: ['tentaclid'] },
    });
  });

  it('gains 1 for each friendly Tentaclid after it reaps', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['omnipus', 'tentaclid', 'tentaclid'] },
      foe: { line: ['tentaclid'] },
    });
    t.me.reap('omnipus');
    t.expect({
      me: { aember: 3, line: [{ id: 'omnipus', exhausted: true }, 'tentaclid', 'tentaclid'] },
      foe: { line: ['tentaclid'] },
    });
  });

  it('cannot fight, even where it is enraged', () => {
    const t = table({
      me: { house: 'unfathomable', line: [{ id: 'omnipus', enraged: true }] },
      foe: { line: ['troll'] },
    });
    t.me.cannot('fight', 'omnipus', 'forbidden').reap('omnipus');
    t.expect({
      me: { aember: 1, line: [{ id: 'omnipus', exhausted: true, enraged: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('deals its damage when it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['omnipus'] } });
    t.me.fight('troll', 'omnipus');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });
});
