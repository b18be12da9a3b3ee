import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mastermindy', () => {
  const withSchemes = (scheme: number) => ({ id: 'mastermindy', counters: { scheme } });

  it('gets a scheme counter at the end of your turn, and none at the end of that of the opponent', () => {
    const t = table({ me: { house: 'shadows', ...myHouses.shadows, line: ['mastermindy'] }, foe: foeHouses });
    t.me.end();
    t.expect({ me: { line: [withSchemes(1)] } });
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { line: [withSchemes(1)] } });
  });

  it('steals 1 for each counter that it loses', () => {
    const t = table({ me: { house: 'shadows', line: [withSchemes(3)] }, foe: { aember: 5 } });
    t.me.action('mastermindy');
    t.expect({ me: { aember: 3, line: [{ ...withSchemes(0), exhausted: true }] }, foe: { aember: 2 } });
  });

  it('loses all of them where there is less to steal', () => {
    const t = table({ me: { house: 'shadows', line: [withSchemes(3)] }, foe: { aember: 1 } });
    t.me.action('mastermindy');
    t.expect({ me: { aember: 1, line: [{ ...withSchemes(0), exhausted: true }] }, foe: { aember: 0 } });
  });

  it('steals nothing without counters', () => {
    const t = table({ me: { house: 'shadows', line: ['mastermindy'] }, foe: { aember: 5 } });
    t.me.action('mastermindy');
    t.expect({ me: { aember: 0, line: [{ id: 'mastermindy', exhausted: true }] }, foe: { aember: 5 } });
  });

  it('counts only its own', () => {
    const t = table({ me: { house: 'shadows', line: [withSchemes(1), withSchemes(4)] }, foe: { aember: 9 } });
    t.me.action('mastermindy');
    t.expect({
      me: { aember: 1, line: [{ ...withSchemes(0), exhausted: true }, withSchemes(4)] },
      foe: { aember: 8 },
    });
  });

  it('comes back without the counters that it had', () => {
    const t = table({
      me: { house: 'shadows', line: [withSchemes(3)], hand: ['hit-and-run'] },
      foe: { line: ['troll'], aember: 5 },
    });
    t.me.play('hit-and-run').choose('troll').play('mastermindy');
    t.expect({
      me: { line: [{ id: 'mastermindy', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }], aember: 5 },
    });
  });
});
