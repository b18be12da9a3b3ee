import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dapper-chapeau', () => {
  const wearer = { id: 'troll', upgrades: ['dapper-chapeau'] };

  it('comes back to the hand where its 4 damage destroys the creature', () => {
    const t = table({ me: { house: 'brobnar', line: [wearer] }, foe: { line: ['mother', 'batdrone'] } });
    t.me.action('troll').choose('batdrone');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }], hand: ['dapper-chapeau'] },
      foe: { line: ['mother'], discard: ['batdrone'] },
    });
  });

  it('goes over to the creature that survives, on either side', () => {
    const t = table({ me: { house: 'brobnar', line: [wearer] }, foe: { line: ['valdr'] } });
    t.me.action('troll').choose('valdr');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }], hand: [] },
      foe: { line: [{ id: 'valdr', damage: 4, upgrades: ['dapper-chapeau'] }] },
    });
  });

  it('stays where its creature survives its own damage', () => {
    const t = table({ me: { house: 'brobnar', line: [wearer] } });
    t.me.action('troll').choose('troll');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true, damage: 4, upgrades: ['dapper-chapeau'] }], hand: [] } });
  });

  it('a ward saves the creature, which then wears it', () => {
    const t = table({
      me: { house: 'brobnar', line: [wearer] },
      foe: { line: [{ id: 'batdrone', warded: true }] },
    });
    t.me.action('troll').choose('batdrone');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }], hand: [] },
      foe: { line: [{ id: 'batdrone', upgrades: ['dapper-chapeau'] }] },
    });
  });

  it('comes back also where its own creature is destroyed by it', () => {
    const t = table({ me: { house: 'logos', line: [{ id: 'batdrone', upgrades: ['dapper-chapeau'] }] } });
    t.me.action('batdrone').choose('batdrone');
    t.expect({ me: { line: [], hand: ['dapper-chapeau'], discard: ['batdrone'] } });
  });

  it('returns to the hand of its owner, whoever uses it', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'troll', upgrades: [{ id: 'dapper-chapeau', owner: 1 }] }] },
      foe: { line: ['batdrone'] },
    });
    t.me.action('troll').choose('batdrone');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }], hand: [] },
      foe: { line: [], hand: ['dapper-chapeau'], discard: ['batdrone'] },
    });
  });
});
