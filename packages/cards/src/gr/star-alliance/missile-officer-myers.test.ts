import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('missile-officer-myers', () => {
  it('resolves the play ability of a neighbor as if you had just played it', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['missile-officer-myers'],
        line: ['quartermaster-botty', 'troll'],
        discard: ten,
      },
      foe: { aember: 3 },
    });
    t.me.play('missile-officer-myers', { between: ['quartermaster-botty', 'troll'] }).choose('quartermaster-botty');
    t.expect({
      me: {
        line: [{ id: 'quartermaster-botty', aember: 2 }, { id: 'missile-officer-myers', exhausted: true }, 'troll'],
      },
      foe: { aember: 1 },
    });
  });

  it('ruling missile-officer-myers/scrap: lets you play one card of another house this turn as scrap', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['missile-officer-myers', 'troll', 'bumpsy'] } });
    t.me.discard('missile-officer-myers').play('troll').cannot('play', 'bumpsy');
    t.expect({ me: { hand: ['bumpsy'], line: [{ id: 'troll', exhausted: true }] } });
  });

  it('in editions from before the correction it discards a card and resolves its play ability', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'star-alliance', hand: ['missile-officer-myers', 'urchin', 'troll'] },
      foe: { aember: 2 },
    });
    t.me.discard('missile-officer-myers').choose('urchin').cannot('play', 'troll');
    t.expect({
      me: { aember: 1, hand: ['troll'], discard: ['urchin', 'missile-officer-myers'] },
      foe: { aember: 1 },
    });
  });
});
