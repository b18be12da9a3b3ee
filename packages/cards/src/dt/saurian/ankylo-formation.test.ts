import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('ankylo-formation', () => {
  it('lets one friendly creature gain skirmish, and no other', () => {
    const t = table({
      me: { house: 'saurian', hand: ['ankylo-formation'], line: ['thero-centurion', 'legatus-raptor'] },
      foe: { line: ['mother', 'dust-imp'] },
    });
    t.me.play('ankylo-formation').choose('A creature gains skirmish').choose('thero-centurion');
    t.me.fight('thero-centurion', 'mother').fight('legatus-raptor', 'dust-imp').no();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'thero-centurion', exhausted: true },
          { id: 'legatus-raptor', damage: 1, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('or exalts one of them and lets each friendly creature gain skirmish', () => {
    const t = table({
      me: { house: 'saurian', hand: ['ankylo-formation'], line: ['thero-centurion', 'legatus-raptor'] },
      foe: { line: ['mother', 'dust-imp'] },
    });
    t.me.play('ankylo-formation').choose('Exalt, and each gains skirmish').choose('legatus-raptor');
    t.me.fight('thero-centurion', 'mother').fight('legatus-raptor', 'dust-imp').no();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'thero-centurion', exhausted: true },
          { id: 'legatus-raptor', aember: 1, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('lasts for the remainder of the turn only', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, hand: ['ankylo-formation'], line: ['legatus-raptor'] },
      foe: { ...foeHouses, line: ['dust-imp'] },
    });
    t.me.play('ankylo-formation').choose('A creature gains skirmish').end();
    t.foe.house('brobnar').end();
    t.me.house('saurian').fight('legatus-raptor', 'dust-imp').no();
    t.expect({ me: { line: [{ id: 'legatus-raptor', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });

  it('does nothing for enemy creatures, and exalts nobody where there is no friendly creature', () => {
    const t = table({ me: { house: 'saurian', hand: ['ankylo-formation'] }, foe: { line: ['troll'] } });
    t.me.play('ankylo-formation').choose('Exalt, and each gains skirmish');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: ['troll'] } });
  });
});
