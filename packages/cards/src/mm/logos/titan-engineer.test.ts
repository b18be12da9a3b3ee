import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('titan-engineer', () => {
  const forging = (me: object, foe: object = {}) =>
    table({ step: 'forge', me: { ...myHouses.logos, aember: 6, ...me }, foe });

  it('keys cost 1 more while it is not on a flank', () => {
    const t = forging({ line: ['mother', 'titan-engineer', 'batdrone'] });
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 6, line: ['mother', 'titan-engineer', 'batdrone'] } });
    const u = forging({ aember: 7, line: ['mother', 'titan-engineer', 'batdrone'] });
    u.me.house('logos');
    u.expect({ me: { keys: 1, aember: 0, line: ['mother', 'titan-engineer', 'batdrone'] } });
  });

  it('for the opponent of its controller too', () => {
    const t = forging({}, { line: ['mother', 'titan-engineer', 'batdrone'] });
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 6 }, foe: { line: ['mother', 'titan-engineer', 'batdrone'] } });
  });

  it('not on a flank, nor alone', () => {
    for (const line of [['titan-engineer', 'mother', 'batdrone'], ['mother', 'titan-engineer'], ['titan-engineer']]) {
      const t = forging({ line });
      t.me.house('logos');
      t.expect({ me: { keys: 1, aember: 0, line } });
    }
  });

  it('each of two that are not on a flank counts', () => {
    const line = ['mother', 'titan-engineer', 'titan-engineer', 'batdrone'];
    const t = forging({ aember: 7, line });
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 7, line } });
  });
});
