import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('grand-alliance-council', () => {
  it('keeps one creature of each house, and destroys all others', () => {
    const t = table({
      me: { ...me, hand: ['grand-alliance-council'], line: ['mother', 'troll', 'explo-rover'] },
      foe: { line: ['dextre', 'krump', 'pit-demon'] },
    });
    t.me.play('grand-alliance-council').choose('dextre').choose('troll').choose('explo-rover');
    t.expect({
      me: { line: ['troll', 'explo-rover'], discard: ['grand-alliance-council', 'mother'] },
      foe: { line: ['dextre', 'pit-demon'], discard: ['krump'] },
    });
  });

  it('destroys nothing where each is of a house of its own', () => {
    const t = table({
      me: { ...me, hand: ['grand-alliance-council'], line: ['mother'] },
      foe: { line: ['troll'] },
    });
    t.me.play('grand-alliance-council').choose('troll');
    t.expect({ me: { line: ['mother'] }, foe: { line: ['troll'] } });
  });

  it('knows a maverick by its own house, and only takes a ward', () => {
    const t = table({
      me: { ...me, hand: ['grand-alliance-council'], line: [{ id: 'mother', house: 'dis' }, 'batdrone'] },
      foe: { line: [{ id: 'pit-demon', warded: true }] },
    });
    t.me.play('grand-alliance-council').choose('mother');
    t.expect({ me: { line: ['mother', 'batdrone'] }, foe: { line: ['pit-demon'] } });
  });

  it('keeps a creature of two houses for the one, where another is chosen for the other', () => {
    const t = table({
      me: {
        ...me,
        hand: ['grand-alliance-council'],
        line: [{ id: 'troll', houseIcons: ['sanctum'] }, 'charette'],
      },
      foe: { line: ['raiding-knight'] },
    });
    t.me.play('grand-alliance-council').choose('raiding-knight');
    t.expect({
      me: { line: [{ id: 'troll', houseIcons: ['sanctum'] }, 'charette'] },
      foe: { line: ['raiding-knight'] },
    });
  });

  it('keeps a creature of two houses for both, and then no other of them', () => {
    const t = table({
      me: { ...me, hand: ['grand-alliance-council'], line: [{ id: 'troll', houseIcons: ['sanctum'] }, 'charette'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.play('grand-alliance-council').choose('troll').choose('troll');
    t.expect({
      me: { line: [{ id: 'troll', houseIcons: ['sanctum'] }, 'charette'] },
      foe: { line: [], discard: ['raiding-knight'] },
    });
  });

  it('can keep Diplomat Agung for any house, or others for each of theirs', () => {
    const t = table({
      me: { ...me, hand: ['grand-alliance-council'], line: ['diplomat-agung', 'troll'] },
      foe: { line: ['charette'] },
    });
    t.me.play('grand-alliance-council');
    while (t.state.ask?.kind === 'cards') {
      const others = t.options().filter((option) => option !== 'diplomat-agung');
      t.me.choose(others[0] ?? 'diplomat-agung');
    }
    t.expect({ me: { line: ['diplomat-agung', 'troll'] }, foe: { line: ['charette'] } });
  });

  it('does nothing on an empty table', () => {
    const t = table({ me: { ...me, hand: ['grand-alliance-council'] }, foe: {} });
    t.me.play('grand-alliance-council');
    t.expect({ me: { discard: ['grand-alliance-council'] } });
  });
});
