import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

const withChip = (deck: readonly string[]) =>
  table({
    me: { house: 'dis' },
    foe: {
      ...foeHouses,
      houses: ['logos', 'mars', 'shadows'],
      artifacts: ['memory-chip'],
      hand: deck,
      deck: filler(6),
    },
  });

describe('memory-chip', () => {
  it('archives a card of any house when Logos is chosen', () => {
    const t = withChip(['urchin', 'troll']);
    t.me.end();
    t.foe.house('logos').choose('troll').no();
    t.expect({
      foe: { artifacts: ['memory-chip'], hand: ['urchin'], archives: ['troll'] },
      active: 'foe',
      house: 'logos',
    });
  });

  it('does nothing when another house is chosen, nor with an empty hand', () => {
    const t = withChip(['urchin', 'troll']);
    t.me.end();
    t.foe.house('mars');
    t.expect({ foe: { artifacts: ['memory-chip'], hand: ['urchin', 'troll'] }, active: 'foe', house: 'mars' });
    const u = withChip([]);
    u.me.end();
    u.foe.house('logos');
    u.expect({ foe: { artifacts: ['memory-chip'] }, active: 'foe', house: 'logos' });
  });
});
