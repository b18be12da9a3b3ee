import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tidal-wave', () => {
  it('destroys a creature and each of its neighbors while the tide is high, and the opponent raises it', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', hand: ['tidal-wave'], line: ['bumpsy'] },
      foe: { line: ['mother', 'troll', 'tocsin', 'shooler'] },
    });
    t.me.play('tidal-wave').choose('troll');
    t.expect({
      tide: { highFor: 1 },
      me: { aember: 1, line: ['bumpsy'] },
      foe: { chains: 0, line: ['shooler'], discard: ['tocsin', 'mother', 'troll'] },
    });
  });

  it('destroys nobody while the tide is neutral; the opponent raises it all the same', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['tidal-wave'], line: ['bumpsy'] },
      foe: { line: ['mother'] },
    });
    t.me.play('tidal-wave');
    t.expect({ tide: { highFor: 1 }, me: { line: ['bumpsy'] }, foe: { line: ['mother'] } });
  });

  it('destroys nobody while it is low, and it stays so', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', hand: ['tidal-wave'], line: ['bumpsy'] },
      foe: { line: ['mother'] },
    });
    t.me.play('tidal-wave');
    t.expect({ tide: { highFor: 1 }, me: { line: ['bumpsy'] }, foe: { line: ['mother'] } });
  });

  it('takes only the ward of a warded neighbor', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', hand: ['tidal-wave'], line: ['bumpsy', { id: 'krump', warded: true }] },
      foe: {},
    });
    t.me.play('tidal-wave').choose('bumpsy');
    t.expect({ tide: { highFor: 1 }, me: { line: ['krump'], discard: ['tidal-wave', 'bumpsy'] } });
  });
});
