import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = (id: string) => ({ id, token: 'steppe-wolf', exhausted: true });
const me = {
  house: 'brobnar',
  hand: ['punch'],
  line: ['whimsical-conjuror'],
  deck: ['krump', 'anger'],
  beside: ['steppe-wolf'],
} as const;

describe('whimsical-conjuror', () => {
  it('ruling whimsical-conjuror/instead: makes a token creature in place of the æmber of an icon', () => {
    const t = table({ me, foe: { line: ['bumpsy'] } });
    t.me.play('punch').choose('whimsical-conjuror').flank('right').choose('bumpsy');
    t.expect({
      me: { aember: 0, line: ['whimsical-conjuror', made('krump')], deck: ['anger'] },
      foe: { line: [{ id: 'bumpsy', damage: 3 }] },
    });
  });

  it('gains it where its player wants that', () => {
    const t = table({ me, foe: { line: ['bumpsy'] } });
    t.me.play('punch').no().choose('bumpsy');
    t.expect({
      me: { aember: 1, line: ['whimsical-conjuror'], deck: ['krump', 'anger'] },
      foe: { line: [{ id: 'bumpsy', damage: 3 }] },
    });
  });

  it('asks for each æmber icon, and for no other, nor for those of the opponent', () => {
    const hand = [{ id: 'pit-demon', bonus: ['aember', 'aember', 'draw'] as const }];
    const t = table({ me: { ...me, house: 'dis', hand, deck: ['krump', 'anger', 'troll'] } });
    t.me
      .play('pit-demon', 'left')
      .choose('whimsical-conjuror')
      .flank('left')
      .choose('whimsical-conjuror')
      .flank('left');
    t.expect({
      me: {
        aember: 0,
        hand: ['troll'],
        line: [made('anger'), made('krump'), { id: 'pit-demon', exhausted: true }, 'whimsical-conjuror'],
      },
    });
    const u = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['whimsical-conjuror'], deck: ['krump'], beside: ['steppe-wolf'] },
    });
    u.me.play('punch');
    u.expect({ me: { aember: 1 }, foe: { line: [], deck: ['krump'] } });
  });

  it('serves the icons that it has itself, as it is in play by then', () => {
    const hand = [{ id: 'whimsical-conjuror', bonus: ['aember'] as const }];
    const t = table({ me: { ...me, house: 'untamed', hand, line: [] } });
    t.me.play('whimsical-conjuror').choose('whimsical-conjuror').flank('left');
    t.expect({ me: { aember: 0, line: [made('krump'), { id: 'whimsical-conjuror', exhausted: true }] } });
  });

  it('ruling whimsical-conjuror/instead: where none is made, the æmber is gone all the same', () => {
    const t = table({ me: { ...me, deck: [] }, foe: { line: ['bumpsy'] } });
    t.me.play('punch').choose('whimsical-conjuror').choose('bumpsy');
    t.expect({ me: { aember: 0, line: ['whimsical-conjuror'] }, foe: { line: [{ id: 'bumpsy', damage: 3 }] } });
  });

  it('ruling whimsical-conjuror/instead: nothing else replaces that icon then, such as a second one or a Puzzling Trinket', () => {
    const line = ['whimsical-conjuror', 'whimsical-conjuror'];
    const t = table({ me: { ...me, line, artifacts: ['puzzling-trinket'] }, foe: { aember: 1, line: ['bumpsy'] } });
    t.me.play('punch').choose('whimsical-conjuror').flank('right').choose('bumpsy');
    t.expect({
      me: { aember: 0, line: [...line, made('krump')], deck: ['anger'] },
      foe: { aember: 1, line: [{ id: 'bumpsy', damage: 3 }] },
    });
  });

  it('does not wait for an icon that is resolved as another one', () => {
    const t = table({ me: { ...me, artifacts: ['puzzling-trinket'] }, foe: { aember: 1, line: ['bumpsy'] } });
    t.me.play('punch').choose('puzzling-trinket capture').choose('bumpsy');
    t.expect({
      me: { aember: 0, line: [{ id: 'whimsical-conjuror', aember: 1 }], deck: ['krump', 'anger'] },
      foe: { aember: 0, line: [{ id: 'bumpsy', damage: 3 }] },
    });
  });
});
