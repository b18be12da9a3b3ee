import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mugwump', () => {
  it('heals fully and grows when it destroys a creature in a fight', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'mugwump', damage: 2 }] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.fight('mugwump', 'tocsin');
    t.expect({ me: { line: [{ id: 'mugwump', power: 1, exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('does so when it is attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { line: [{ id: 'mugwump', damage: 1, power: 1 }] },
    });
    t.me.fight('tocsin', 'mugwump');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'mugwump', power: 2 }] } });
  });

  it('fights on with the power that it gained', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: ['mugwump'] },
      foe: { line: ['tocsin', 'niffle-queen'] },
    });
    t.me.fight('mugwump', 'tocsin').play('anger');
    t.expect({ me: { aember: 1, line: [{ id: 'mugwump', power: 2, exhausted: true }] }, foe: { line: [] } });
  });

  it('grows without any damage to heal', () => {
    const t = table({ me: { house: 'brobnar', line: ['mugwump'] }, foe: { line: [{ id: 'tocsin', stunned: true }] } });
    t.me.fight('mugwump', 'tocsin');
    t.expect({ me: { line: [{ id: 'mugwump', power: 1, exhausted: true }] }, foe: { line: [] } });
  });

  it('is not saved by it: as much damage as power is the end', () => {
    const t = table({ me: { house: 'brobnar', line: ['mugwump'] }, foe: { line: ['krump'] } });
    t.me.fight('mugwump', 'krump');
    t.expect({ me: { line: [], discard: ['mugwump'] }, foe: { line: [], discard: ['krump'] } });
  });

  it('does not grow where the other survives, or is destroyed otherwise', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'mugwump', damage: 1 }] },
      foe: { line: ['tocsin', 'champion-anaphiel'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'mugwump', damage: 1 }] },
      foe: { line: ['champion-anaphiel'] },
    });
    const u = table({
      me: { house: 'brobnar', line: [{ id: 'mugwump', damage: 1 }] },
      foe: { line: ['shadow-self'] },
    });
    u.me.fight('mugwump', 'shadow-self');
    u.expect({
      me: { line: [{ id: 'mugwump', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'shadow-self', damage: 6 }] },
    });
  });
});
