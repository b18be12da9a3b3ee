import { describe, expect, it } from 'vitest';
import { drawn, keyrakenId } from '../../testing/game.ts';

describe('rotk-devour-whole', () => {
  it('Devour Whole: the Keyraken fights the weakest, readies, and fights again when it is used', () => {
    const t = drawn('rotk-devour-whole', { me: { line: ['grunt-9', 'grunt-2', 'grunt-3'] } });
    t.expect({ me: { line: ['grunt-9'] }, foe: { aember: 0, adversary: keyrakenId } });
    const strong = drawn('rotk-devour-whole', { me: { line: ['grunt-9'] } });
    strong.expect({ me: { line: [{ id: 'grunt-9', damage: 6 }] }, foe: { aember: 0, adversary: keyrakenId } });
  });

  it('Devour Whole without prey: it reaps, and the effect ends with the turn', () => {
    const t = drawn('rotk-devour-whole');
    t.expect({ foe: { aember: 1, adversary: keyrakenId } });
    expect(t.state.lasting).toEqual([]);
  });
});
