// Knowledge of the players of a team about each other and about the automaton.
import { describe, expect, it } from 'vitest';
import { draw, imagine, see, table, witness } from '../../index.ts';
import { adventure, foe } from '../../testing/automaton.ts';
import { spell } from '../../testing/cards.ts';

describe('what is known', () => {
  it('nobody sees what it archives, and an imagined state keeps the view', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('deal', draw(1, 'opponent'))] },
      mates: [{}],
      foe: { ...foe, deck: ['one', 'two', 'three', 'four', 'five'] },
    });
    t.me.play('deal');
    const view = see(t.state, 0);
    expect(view.players[2]?.archives).toEqual([{ known: false, owner: 2 }]);
    const drawn = t.events.find((e) => e.type === 'draw');
    expect(drawn === undefined ? null : witness(drawn, 0, 3)).toMatchObject({ cards: [{ name: '' }] });
    for (let seed = 0; seed < 5; seed++)
      expect(JSON.stringify(see(imagine(t.state, 0, seed), 0))).toBe(JSON.stringify(view));
  });

  it('the view has the adversary, who is faced, the advances and the tide', () => {
    const { state } = table({
      adventure: { ...adventure, advances: 1 },
      me: { house: 'brobnar' },
      mates: [{}],
      foe: { adversary: { id: 'kraken', damage: 3 } },
    });
    expect(see(state, 'table')).toMatchObject({
      tide: 'low',
      adventure: {
        automaton: 2,
        facing: 0,
        advances: 1,
        mostAdvances: 4,
        adversary: { power: 20, damage: 3, armor: 0 },
      },
    });
    expect(see(table({ me: { house: 'brobnar' } }).state, 0)).toMatchObject({ adventure: null, tide: null });
  });
});
