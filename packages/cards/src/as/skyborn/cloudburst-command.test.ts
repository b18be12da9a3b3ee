import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('cloudburst-command', () => {
  /** Whether the opponent, with so much æmber, forges. */
  const forges = (aember: number, mine: readonly string[], theirs: readonly string[]): number => {
    const t = table({
      me: { house: 'skyborn', houses: ['skyborn', 'dis', 'logos'], artifacts: ['cloudburst-command'], line: mine },
      foe: { ...foeHouses, aember, line: theirs },
    });
    t.me.end();
    return t.state.players[1]?.keys.length ?? 0;
  };

  it('the keys of the opponent cost 1 more for each Skyborn creature on a flank of either line', () => {
    const [mine, theirs] = [
      ['scalawag-finn', 'troll', 'scalawag-finn'],
      ['gub', 'scalawag-finn'],
    ];
    expect(forges(8, mine, theirs)).toBe(0);
    expect(forges(9, mine, theirs)).toBe(1);
  });

  it('creatures between others and those of other houses do not count', () => {
    expect(forges(6, ['troll', 'scalawag-finn', 'mother'], ['gub'])).toBe(1);
  });

  it('a creature that stands alone counts once', () => {
    expect(forges(6, ['scalawag-finn'], [])).toBe(0);
    expect(forges(7, ['scalawag-finn'], [])).toBe(1);
  });

  it('its player’s own keys cost the same as before', () => {
    const t = table({
      step: 'forge',
      me: {
        houses: ['skyborn', 'dis', 'logos'],
        aember: 6,
        artifacts: ['cloudburst-command'],
        line: ['scalawag-finn'],
      },
    });
    t.expect({ me: { keys: 1, aember: 0, line: ['scalawag-finn'] } });
  });
});
