import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('big-magnet', () => {
  it('takes all upgrades in play and puts them on one friendly creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['big-magnet'], line: ['zorg', { id: 'blypyp', upgrades: ['jammer-pack'] }] },
      foe: { line: [{ id: 'troll', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('big-magnet').choose('zorg');
    t.expect({
      me: { aember: 1, line: [{ id: 'zorg', upgrades: ['jammer-pack', 'blood-of-titans'] }, 'blypyp'] },
      foe: { line: ['troll'] },
    });
  });

  it('what they say of “you” is said of their new player, and they leave to their owner', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['big-magnet'], line: ['zorg'] },
      foe: { ...foeHouses, line: [{ id: 'krump', upgrades: ['blood-of-titans'] }], hand: ['gauntlet-of-command'] },
    });
    t.me.play('big-magnet').end();
    t.foe.house('brobnar').end();
    t.expect({ me: { line: [{ id: 'zorg', upgrades: ['blood-of-titans'] }] }, foe: { line: ['krump'] } });
  });

  it('without a friendly creature nothing changes hands', () => {
    const t = table({
      me: { house: 'mars', hand: ['big-magnet'] },
      foe: { line: [{ id: 'troll', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('big-magnet');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [{ id: 'troll', upgrades: ['blood-of-titans'] }] } });
  });

  it('a creature that an upgrade controlled goes back when that is taken away', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.mars, hand: ['collar-of-subordination', 'big-magnet'], line: ['zorg'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.play('collar-of-subordination').choose('troll').flank('right').end();
    t.expect({ me: { line: ['zorg', { id: 'troll', upgrades: ['collar-of-subordination'] }] }, foe: { line: [] } });
    t.foe.house('brobnar').end();
    t.me.house('mars').play('big-magnet').choose('zorg');
    t.expect({ me: { line: [{ id: 'zorg', upgrades: ['collar-of-subordination'] }] }, foe: { line: ['troll'] } });
  });
});
