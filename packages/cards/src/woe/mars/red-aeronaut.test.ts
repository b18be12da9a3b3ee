import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('red-aeronaut', () => {
  it('searches deck and discard pile for a Nautilixian, which enters play', () => {
    const t = table({
      me: { house: 'mars', hand: ['red-aeronaut'], deck: ['mother', 'nautilixian'], discard: ['nautilixian', 'troll'] },
    });
    t.me.play('red-aeronaut').choose('nautilixian').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'nautilixian', exhausted: true },
          { id: 'red-aeronaut', exhausted: true },
        ],
      },
    });
  });

  it('finds none, or takes none, and the deck is shuffled', () => {
    const t = table({ me: { house: 'mars', hand: ['red-aeronaut'], deck: ['mother', 'troll'] } });
    t.me.play('red-aeronaut');
    t.expect({ me: { line: [{ id: 'red-aeronaut', exhausted: true }] } });
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
    const none = table({ me: { house: 'mars', hand: ['red-aeronaut'], deck: ['nautilixian', 'troll'] } });
    none.me.play('red-aeronaut').done();
    none.expect({ me: { line: [{ id: 'red-aeronaut', exhausted: true }] } });
  });

  it('gives a friendly Nautilixian +5 power for the turn', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: [{ id: 'nautilixian', damage: 4 }, 'red-aeronaut'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.action('red-aeronaut').fight('nautilixian', 'troll');
    t.expect({
      me: {
        line: [
          { id: 'nautilixian', damage: 8, exhausted: true },
          { id: 'red-aeronaut', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
    t.me.end();
    t.expect({ me: { line: ['red-aeronaut'] }, foe: { line: [] } });
  });
});
