import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('curia-saurus', () => {
  it('moves 1 æmber of a destroyed creature to the most powerful creature of its enemies; the rest goes to the opponent', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['curia-saurus'], line: [{ id: 'bumpsy', aember: 2 }] },
      foe: { line: ['tocsin', 'troll'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({
      me: { aember: 0, line: [] },
      foe: { aember: 1, line: ['tocsin', { id: 'troll', damage: 5, aember: 1 }] },
    });
  });

  it('does so for creatures of both players: an enemy is one of the creature that had it', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['curia-saurus'], line: ['troll', 'krump'] },
      foe: { aember: 0, line: [{ id: 'tocsin', aember: 1 }, 'zorg'] },
    });
    t.me.fight('krump', 'tocsin');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'troll', aember: 1 },
          { id: 'krump', damage: 3, exhausted: true },
        ],
      },
      foe: { aember: 0, line: ['zorg'] },
    });
  });

  it('leaves a tie to the active player', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['curia-saurus'], line: ['bumpsy', 'shooler', 'ember-imp'] },
      foe: { line: [{ id: 'tocsin', aember: 1 }] },
    });
    t.me.fight('bumpsy', 'tocsin');
    expect(t.options()).toEqual(['bumpsy', 'shooler']);
    t.me.choose('shooler');
    t.expect({
      me: { line: [{ id: 'bumpsy', damage: 3, exhausted: true }, { id: 'shooler', aember: 1 }, 'ember-imp'] },
      foe: { line: [] },
    });
  });

  it('moves nothing where there is no enemy, and gives nothing to a creature without æmber', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: ['curia-saurus'],
        hand: ['beware-the-ides'],
        line: [{ id: 'bumpsy', aember: 2 }],
      },
      foe: {},
    });
    t.me.play('beware-the-ides');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 2 } });
    const bare = table({
      me: { house: 'brobnar', artifacts: ['curia-saurus'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    bare.me.fight('bumpsy', 'troll');
    bare.expect({ me: { line: [] }, foe: { aember: 0, line: [{ id: 'troll', damage: 5 }] } });
  });

  it('moves 1 for each of two of them, and no more than there is', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['curia-saurus', 'curia-saurus'], line: [{ id: 'bumpsy', aember: 3 }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({ me: { line: [] }, foe: { aember: 1, line: [{ id: 'troll', damage: 5, aember: 2 }] } });
  });

  it('does nothing when a creature leaves in another way', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['curia-saurus'], hand: ['fear'], line: ['troll'] },
      foe: { line: [{ id: 'mother', aember: 1 }] },
    });
    t.me.play('fear').choose('mother');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: [], hand: ['mother'] } });
  });

  it('moves it to an enemy that is destroyed in the same fight too, from where it goes to the opponent of that one', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['curia-saurus'], line: [{ id: 'bumpsy', aember: 1 }] },
      foe: { line: ['shooler'] },
    });
    t.me.fight('bumpsy', 'shooler');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 0, line: [] } });
  });
});
