import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });

describe('avid-collecting', () => {
  it('returns a friendly token creature to the hand as the card that it is', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['avid-collecting'], line: ['troll', trader('mother'), trader('batdrone')] },
      foe: { line: [trader('bumpsy')] },
    });
    t.me.play('avid-collecting').choose('trader#2');
    t.expect({
      me: { aember: 1, discard: ['avid-collecting'], hand: ['batdrone'], line: ['troll', trader('mother')] },
      foe: { line: [trader('bumpsy')] },
    });
  });

  it('goes to the hand of its owner, and does nothing without a friendly one', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['avid-collecting'], line: [{ ...trader('mother'), owner: 1 }] },
    });
    t.me.play('avid-collecting');
    t.expect({ me: { aember: 1, discard: ['avid-collecting'], line: [] }, foe: { hand: ['mother'] } });
    const none = table({
      me: { house: 'ekwidon', hand: ['avid-collecting'], line: ['troll'] },
      foe: { line: [trader('mother')] },
    });
    none.me.play('avid-collecting');
    none.expect({
      me: { aember: 1, discard: ['avid-collecting'], line: ['troll'] },
      foe: { line: [trader('mother')] },
    });
  });
});
