import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kerwollop', () => {
  it('deals 1 to each creature and gains 1 for each that dies of it, on either side', () => {
    const t = table({
      me: { house: 'shadows', hand: ['kerwollop'], line: ['bad-penny', 'dodger'] },
      foe: { line: ['dust-pixie', 'troll', { id: 'silvertooth', damage: 1 }] },
    });
    t.me.play('kerwollop');
    t.expect({
      me: { aember: 3, hand: ['bad-penny'], line: [{ id: 'dodger', damage: 1 }] },
      foe: { line: [{ id: 'troll', damage: 1 }] },
    });
  });

  it('gains nothing for one that dies only because others did', () => {
    const t = table({ me: { house: 'shadows', hand: ['kerwollop'] }, foe: { line: ['gub', 'gub', 'gub'] } });
    t.me.play('kerwollop');
    t.expect({ me: { aember: 2 }, foe: { line: [] } });
  });

  it('gains nothing for those that a ward or armor saves', () => {
    const t = table({
      me: { house: 'shadows', hand: ['kerwollop'] },
      foe: {
        line: [
          { id: 'dust-pixie', warded: true },
          { id: 'bulwark', damage: 3 },
        ],
      },
    });
    t.me.play('kerwollop');
    t.expect({ me: { aember: 0 }, foe: { line: ['dust-pixie', { id: 'bulwark', damage: 3 }] } });
  });

  it('gains nothing where nobody dies, or is there', () => {
    const t = table({ me: { house: 'shadows', hand: ['kerwollop', 'kerwollop'] }, foe: { line: ['troll'] } });
    t.me.play('kerwollop');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'troll', damage: 1 }] } });
    const empty = table({ me: { house: 'shadows', hand: ['kerwollop'] }, foe: {} });
    empty.me.play('kerwollop');
    empty.expect({ me: { aember: 0, discard: ['kerwollop'] } });
  });

  it('counts only what this damage destroyed, not what died before in the turn', () => {
    const t = table({
      me: { house: 'shadows', hand: ['kerwollop', 'kerwollop'] },
      foe: { line: ['dust-pixie', 'silvertooth', 'troll'] },
    });
    t.me.play('kerwollop').play('kerwollop');
    t.expect({ me: { aember: 2 }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });
});
