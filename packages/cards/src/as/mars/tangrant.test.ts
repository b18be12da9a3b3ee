import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('tangrant', () => {
  it('allows one Mars card in each turn of another house', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'logos', 'mars'], hand: ['tunk', 'hypnobeam', 'punch'], line: ['tangrant'] },
      foe: foeHouses,
    });
    t.me.cannot('play', 'punch', 'wrong-house').play('tunk').cannot('play', 'hypnobeam', 'wrong-house');
    t.me.cannot('discard', 'hypnobeam', 'wrong-house').cannot('reap', 'tangrant', 'wrong-house').end();
    t.foe.house('dis').end();
    t.me.house('logos').play('hypnobeam');
    t.expect({ me: { hand: ['punch'], line: ['tangrant', 'tunk'], discard: ['hypnobeam'] } });
  });

  it('limits nothing in a turn of Mars', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk', 'tunk'], line: ['tangrant'] } });
    t.me.play('tunk').play('tunk');
    t.expect({ me: { line: ['tangrant', { id: 'tunk', exhausted: true }, { id: 'tunk', exhausted: true }] } });
  });

  it('allows nothing to the opponent', () => {
    const t = table({ me: { house: 'dis', hand: ['tunk'] }, foe: { line: ['tangrant'] } });
    t.me.cannot('play', 'tunk', 'wrong-house');
    t.expect({ foe: { line: ['tangrant'] } });
  });
});
