import { describe, it } from 'vitest';
import { against } from '../../testing/game.ts';

describe('rotk-tenacious-arm', () => {
  it('Tenacious Arm steals 1 when it reaps, where there is one', () => {
    const t = against({ me: { aember: 2 }, foe: { line: ['rotk-tenacious-arm'] } });
    t.me.end();
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['rotk-tenacious-arm'] } });
    const poor = against({ foe: { line: ['rotk-tenacious-arm'] } });
    poor.me.end();
    poor.expect({ foe: { aember: 2, line: ['rotk-tenacious-arm'] } });
  });
});
