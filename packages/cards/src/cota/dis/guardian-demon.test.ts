import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('guardian-demon', () => {
  it('heals 2 damage from a creature when it is played, and deals 2 to another', () => {
    const t = table({
      me: { house: 'dis', hand: ['guardian-demon'], line: [{ id: 'mother', damage: 4 }] },
      foe: { line: ['shooler', 'dust-imp'] },
    });
    t.me.play('guardian-demon', 'right').choose('mother').choose(2).choose('dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 2 },
          { id: 'guardian-demon', exhausted: true },
        ],
      },
      foe: { aember: 2, line: ['shooler'] },
    });
  });

  it('does so when it reaps; what was healed is dealt, also when it is less', () => {
    const t = table({
      me: { house: 'dis', line: ['guardian-demon', { id: 'mother', damage: 1 }] },
      foe: { line: ['shooler'] },
    });
    t.me.reap('guardian-demon').choose('mother').choose(1).choose('shooler');
    t.expect({
      me: { aember: 1, line: [{ id: 'guardian-demon', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'shooler', damage: 1 }] },
    });
  });

  it('does so when it fights, also with damage of its own', () => {
    const t = table({ me: { house: 'dis', line: ['guardian-demon'] }, foe: { line: ['tocsin', 'shooler'] } });
    t.me.fight('guardian-demon', 'tocsin').choose('guardian-demon').choose(2).choose('shooler');
    t.expect({
      me: { line: [{ id: 'guardian-demon', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'shooler', damage: 2 }] },
    });
  });

  it('may heal less, and then deals less', () => {
    const t = table({
      me: { house: 'dis', hand: ['guardian-demon'], line: [{ id: 'mother', damage: 4 }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('guardian-demon', 'right').choose('mother');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.me.choose(1).choose('dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'guardian-demon', exhausted: true },
        ],
      },
      foe: { aember: 0, line: [{ id: 'dust-imp', damage: 1 }] },
    });
  });

  it('may heal nothing, and then deals nothing', () => {
    const t = table({
      me: { house: 'dis', hand: ['guardian-demon'], line: [{ id: 'mother', damage: 4 }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('guardian-demon', 'right').choose('mother').choose(0);
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 4 },
          { id: 'guardian-demon', exhausted: true },
        ],
      },
      foe: { line: ['dust-imp'] },
    });
  });

  it('may choose a creature without damage, and deals nothing', () => {
    const t = table({
      me: { house: 'dis', line: ['guardian-demon', { id: 'tocsin', damage: 2 }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.reap('guardian-demon').choose('dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'guardian-demon', exhausted: true },
          { id: 'tocsin', damage: 2 },
        ],
      },
      foe: { line: ['dust-imp'] },
    });
  });

  it('may heal an enemy and hurt a friend', () => {
    const t = table({
      me: { house: 'dis', line: ['guardian-demon', 'mother'] },
      foe: { line: [{ id: 'shooler', damage: 3 }] },
    });
    t.me.reap('guardian-demon').choose('shooler').choose(2).choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'guardian-demon', exhausted: true },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: [{ id: 'shooler', damage: 1 }] },
    });
  });

  it('only heals where there is no other creature', () => {
    const t = table({ me: { house: 'dis', line: [{ id: 'guardian-demon', damage: 3 }] }, foe: {} });
    t.me.reap('guardian-demon').choose(2);
    t.expect({ me: { aember: 1, line: [{ id: 'guardian-demon', damage: 1, exhausted: true }] } });
  });

  it('asks for nobody while nobody is damaged', () => {
    const t = table({ me: { house: 'dis', line: ['guardian-demon'] }, foe: { line: ['tocsin', 'shooler'] } });
    t.me.reap('guardian-demon');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({
      me: { aember: 1, line: [{ id: 'guardian-demon', exhausted: true }] },
      foe: { line: ['tocsin', 'shooler'] },
    });
  });

  it('does nothing when it is destroyed in the fight', () => {
    const t = table({
      me: { house: 'dis', line: ['guardian-demon', { id: 'mother', damage: 2 }] },
      foe: { line: ['shooler'] },
    });
    t.me.fight('guardian-demon', 'shooler');
    t.expect({ me: { line: [{ id: 'mother', damage: 2 }] }, foe: { line: [{ id: 'shooler', damage: 4 }] } });
  });
});
