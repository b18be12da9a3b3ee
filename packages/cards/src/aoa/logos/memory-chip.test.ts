import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('memory-chip', () => {
  it('archives a card after its player chose Logos', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, artifacts: ['memory-chip'], hand: ['fear', 'punch'] },
      foe: foeHouses,
    });
    t.me.house('logos').choose('punch').no();
    t.expect({ me: { hand: ['fear'], archives: ['punch'] }, house: 'logos' });
  });

  it('archives nothing after another house', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, artifacts: ['memory-chip'], hand: ['fear', 'punch'] },
      foe: foeHouses,
    });
    t.me.house('untamed');
    t.expect({ me: { hand: ['fear', 'punch'], archives: [] }, house: 'untamed' });
  });

  it('archives nothing when the opponent chooses Logos', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['memory-chip'], hand: filler(6) },
      foe: { houses: ['logos', 'dis', 'brobnar'], hand: ['fear'] },
    });
    t.me.end();
    t.foe.house('logos');
    t.expect({ me: { archives: [], hand: filler(6) }, foe: { archives: [], hand: ['fear'] } });
  });
});
