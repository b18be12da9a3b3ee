import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('contract-execution', () => {
  it('deals 2 to a creature each time you play a creature, this turn', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['contract-execution', 'skipper-huko', 'ace-jonavan'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('contract-execution').play('skipper-huko').choose('troll');
    t.me.play('ace-jonavan').order('ace-jonavan').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'skipper-huko', exhausted: true },
          { id: 'ace-jonavan', exhausted: true },
        ],
      },
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'mother', damage: 2 },
        ],
      },
    });
  });

  it('must hit the creature that was played where it is the only one', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['contract-execution', 'skipper-huko'] } });
    t.me.play('contract-execution').play('skipper-huko');
    t.expect({ me: { aember: 1, line: [{ id: 'skipper-huko', damage: 2, exhausted: true }] } });
  });

  it('does not wait for other cards, other players or the next turn', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        houses: ['ekwidon', 'dis', 'logos'],
        hand: ['contract-execution', 'moon-light-special'],
        line: ['shooler'],
      },
      foe: { ...foeHouses, hand: ['troll'] },
    });
    t.me.play('contract-execution').play('moon-light-special').end();
    t.foe.house('brobnar').play('troll');
    t.expect({ me: { aember: 2, line: ['shooler'] }, foe: { line: [{ id: 'troll', exhausted: true }] } });
  });

  it('played twice deals twice', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['contract-execution', 'contract-execution', 'skipper-huko'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('contract-execution').play('contract-execution').play('skipper-huko').choose('troll').choose('troll');
    t.expect({
      me: { line: [{ id: 'skipper-huko', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 4 }, 'mother'] },
    });
  });
});
