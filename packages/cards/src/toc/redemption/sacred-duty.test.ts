import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const upgrades = ['sacred-duty'];
const me = { house: 'redemption', hand: upgrades, deck: ['krump'], beside: ['guardian'] } as const;

describe('sacred-duty', () => {
  it('readies its creature, which makes a token creature after it fought, with 2 more power', () => {
    const zealot = { id: 'mother', token: 'zealot', exhausted: true };
    const t = table({ me: { ...me, line: [zealot] }, foe: { line: ['bumpsy', 'troll'] } });
    t.me.play('sacred-duty').choose('zealot').fight('zealot', 'bumpsy');
    t.expect({ me: { aember: 1, line: [], discard: ['mother', 'sacred-duty'] }, foe: { line: ['troll'] } });
  });

  it('does nothing after its creature reaped', () => {
    const t = table({ me: { ...me, line: [{ id: 'intrepid-exemplar', exhausted: true }] } });
    t.me.play('sacred-duty').reap('intrepid-exemplar');
    t.expect({ me: { aember: 2, line: [{ id: 'intrepid-exemplar', upgrades, exhausted: true }], deck: ['krump'] } });
  });

  it('makes the token creature for the player of the creature that it is on', () => {
    const line = [{ id: 'troll', upgrades: [{ id: 'sacred-duty', owner: 1 }] }];
    const t = table({
      me: { house: 'brobnar', line, deck: ['krump'], beside: ['guardian'] },
      foe: { line: ['batdrone'], deck: ['mother'], beside: ['zealot'] },
    });
    t.me.fight('troll', 'batdrone').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'krump', token: 'guardian', exhausted: true },
          { id: 'troll', upgrades, damage: 2, exhausted: true },
        ],
      },
      foe: { line: [], deck: ['mother'] },
    });
  });
});
