import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('director-of-zyx', () => {
  it('archives the top card of the deck at the start of its player’s turn', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.logos, line: ['director-of-zyx'], deck: ['fear', 'punch'] },
      foe: { house: 'dis', ...foeHouses, deck: filler(9) },
    });
    t.foe.end();
    t.me.house('logos');
    if (t.options().includes('yes')) t.me.no();
    t.expect({ me: { line: ['director-of-zyx'], archives: ['fear'], deck: ['punch'] } });
  });

  it('archives nothing at the start of the opponent’s turn', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.logos, line: ['director-of-zyx'], hand: filler(6), deck: ['fear'] },
      foe: { ...foeHouses, deck: ['arise'] },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({
      me: { line: ['director-of-zyx'], archives: [], deck: ['fear'] },
      foe: { archives: [], deck: ['arise'] },
    });
  });

  it('ruling director-of-zyx/no-forge-step: works in a turn whose forge step is skipped', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.logos, aember: 6, line: ['director-of-zyx'], deck: ['fear', 'punch'] },
      foe: { house: 'shadows', ...foeHouses, hand: ['miasma'], deck: filler(9) },
    });
    t.foe.play('miasma').end();
    t.me.house('logos');
    if (t.options().includes('yes')) t.me.no();
    t.expect({ me: { keys: 0, aember: 6, line: ['director-of-zyx'], archives: ['fear'] } });
  });
});
