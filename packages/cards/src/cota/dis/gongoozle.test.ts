import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gongoozle', () => {
  it('deals 3 damage, and the owner of a creature that survives it discards a random card', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'fear'], line: ['tocsin'] },
      foe: { line: ['mother'], hand: ['urchin', 'urchin'] },
    });
    t.me.play('gongoozle').choose('mother');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: ['tocsin'], discard: ['gongoozle'] },
      foe: { line: [{ id: 'mother', damage: 3 }], hand: ['urchin'], discard: ['urchin'] },
    });
  });

  it('makes nobody discard when the creature is destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'fear'] },
      foe: { line: ['tocsin'], hand: ['urchin'] },
    });
    t.me.play('gongoozle');
    t.expect({
      me: { aember: 1, hand: ['fear'] },
      foe: { line: [], hand: ['urchin'], discard: ['tocsin'] },
    });
  });

  it('counts a creature as destroyed that its own ability put into a hand', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'] },
      foe: { line: ['bad-penny'], hand: ['urchin'] },
    });
    t.me.play('gongoozle');
    t.expect({ foe: { line: [], hand: ['bad-penny', 'urchin'], discard: [] } });
  });

  it('discards also when a ward or armor took the damage', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'gongoozle'] },
      foe: {
        line: [
          { id: 'dust-imp', warded: true },
          { id: 'raiding-knight', upgrades: ['protect-the-weak'] },
        ],
        hand: ['urchin', 'urchin', 'urchin'],
      },
    });
    t.me.play('gongoozle').choose('dust-imp').play('gongoozle').choose('raiding-knight');
    t.expect({
      me: { aember: 2, hand: [] },
      foe: {
        aember: 0,
        line: ['dust-imp', { id: 'raiding-knight', upgrades: ['protect-the-weak'] }],
        hand: ['urchin'],
        discard: ['urchin', 'urchin'],
      },
    });
  });

  it('discards when something else was destroyed in place of the creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }], hand: ['urchin'] },
    });
    t.me.play('gongoozle');
    t.expect({ foe: { line: ['tocsin'], hand: [], discard: ['urchin', 'armageddon-cloak'] } });
  });

  it('has its player discard for an own creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'fear'], line: ['mother'] },
      foe: { hand: ['urchin'] },
    });
    t.me.play('gongoozle');
    t.expect({
      me: { hand: [], line: [{ id: 'mother', damage: 3 }], discard: ['gongoozle', 'fear'] },
      foe: { hand: ['urchin'] },
    });
  });

  it('has the owner discard, not the controller', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'fear'], line: [{ id: 'mother', owner: 1 }] },
      foe: { hand: ['urchin'] },
    });
    t.me.play('gongoozle');
    t.expect({
      me: { hand: ['fear'], line: [{ id: 'mother', damage: 3 }] },
      foe: { hand: [], discard: ['urchin'] },
    });
  });

  it('only gives its bonus on a table without creatures', () => {
    const t = table({ me: { house: 'dis', hand: ['gongoozle', 'fear'] }, foe: { hand: ['urchin'] } });
    t.me.play('gongoozle');
    t.expect({ me: { aember: 1, hand: ['fear'] }, foe: { hand: ['urchin'] } });
  });

  it('does nothing more to an empty hand', () => {
    const t = table({ me: { house: 'dis', hand: ['gongoozle'] }, foe: { line: ['mother'], hand: [] } });
    t.me.play('gongoozle');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mother', damage: 3 }], hand: [], discard: [] } });
  });

  it('discards when a Shadow Self takes the damage, and even dies of it', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 6 }], hand: ['urchin'] },
    });
    t.me.play('gongoozle').choose('tocsin');
    t.expect({ foe: { line: ['tocsin'], hand: [], discard: ['urchin', 'shadow-self'] } });
  });
});
