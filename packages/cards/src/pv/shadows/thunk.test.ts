import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('thunk', () => {
  it('deals 2 to an enemy creature and exhausts it', () => {
    const t = table({ me: { house: 'shadows', hand: ['thunk'] }, foe: { line: ['troll', 'bumpsy'] } });
    t.me.play('thunk').choose('troll');
    t.expect({
      me: { line: [{ id: 'thunk', exhausted: true }] },
      foe: { line: [{ id: 'troll', exhausted: true, damage: 2 }, 'bumpsy'] },
    });
  });

  it('touches no friendly creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['thunk'], line: ['troll'] } });
    t.me.play('thunk', 'right');
    t.expect({ me: { line: ['troll', { id: 'thunk', exhausted: true }] } });
  });

  it('Fate: destroys each exhausted creature, of both players', () => {
    const t = fated(
      'thunk',
      { line: [{ id: 'troll', exhausted: true }, 'bumpsy'] },
      { line: ['mother', { id: 'silvertooth', exhausted: true }] },
    );
    t.expect({ me: { line: ['mother'] }, foe: { line: ['bumpsy'], discard: ['troll', 'punch'] } });
  });
});
