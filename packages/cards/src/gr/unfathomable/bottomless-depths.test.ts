import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const artifacts = ['bottomless-depths'];

describe('bottomless-depths', () => {
  it('takes each card that you discard from your hand facedown beneath it', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts, hand: ['skullback-crab', 'hookmaster'] },
      foe: {},
    });
    t.me.discard('skullback-crab').discard('hookmaster');
    t.expect({
      me: { hand: [], discard: [], artifacts: [{ id: 'bottomless-depths', under: ['skullback-crab', 'hookmaster'] }] },
    });
  });

  it('takes no card that comes from the deck, and none that the opponent discards', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts, hand: ['immersioneer'], deck: ['mother'] },
      foe: { hand: ['troll'] },
    });
    t.me.play('immersioneer').end();
    t.foe.discard('troll');
    t.expect({ me: { artifacts, line: ['immersioneer'] }, foe: { discard: ['troll'] } });
  });

  it('takes a card that an effect makes you discard', () => {
    const t = table({
      me: { house: 'dis', hand: ['mind-barb'] },
      foe: { artifacts, hand: ['troll'] },
    });
    t.me.play('mind-barb');
    t.expect({ me: { aember: 1 }, foe: { discard: [], artifacts: [{ id: 'bottomless-depths', under: ['troll'] }] } });
  });

  it('lets the Scrap: ability of the card resolve all the same', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts, hand: ['squallmaster'] },
      foe: { line: ['troll'] },
    });
    t.me.discard('squallmaster').order('bottomless-depths');
    t.expect({
      me: { artifacts: [{ id: 'bottomless-depths', under: ['squallmaster'] }] },
      foe: { line: [{ id: 'troll', exhausted: true }] },
    });
  });
});
