import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('q-mechs', () => {
  it('draws a card when it is played', () => {
    const t = table({ me: { house: 'logos', hand: ['q-mechs'], deck: ['punch', 'fear'] }, foe: {} });
    t.me.play('q-mechs');
    t.expect({ me: { hand: ['punch'], deck: ['fear'], line: [{ id: 'q-mechs', exhausted: true }] } });
  });

  it('is archived when it is destroyed', () => {
    const t = table({ me: { house: 'logos', line: ['q-mechs'] }, foe: { line: ['troll'] } });
    t.me.fight('q-mechs', 'troll');
    t.expect({ me: { line: [], archives: ['q-mechs'], discard: [] }, foe: { line: [{ id: 'troll', damage: 1 }] } });
  });

  it('goes to the archives of its owner, whoever controls it', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: [{ id: 'q-mechs', owner: 0 }] },
    });
    t.me.fight('troll', 'q-mechs');
    t.expect({
      me: { archives: ['q-mechs'], line: [{ id: 'troll', damage: 1, exhausted: true }] },
      foe: { line: [], archives: [] },
    });
  });

  it('is not archived where its ward saves it, nor where it leaves play in another way', () => {
    const t = table({ me: { house: 'logos', line: [{ id: 'q-mechs', warded: true }] }, foe: { line: ['troll'] } });
    t.me.fight('q-mechs', 'troll');
    t.expect({
      me: { line: [{ id: 'q-mechs', exhausted: true }], archives: [] },
      foe: { line: [{ id: 'troll', damage: 1 }] },
    });
    const u = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['q-mechs'] } });
    u.me.play('fear');
    u.expect({ foe: { line: [], archives: [], hand: ['q-mechs'] } });
  });
});
