import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('voice-of-rakuzel', () => {
  it('gives each friendly creature 1 power and 1 armor while the tide is high, itself too', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['voice-of-rakuzel', 'hookmaster'] },
      foe: { line: ['bumpsy', 'mother'] },
    });
    t.me.fight('hookmaster', 'bumpsy').fight('voice-of-rakuzel', 'mother');
    t.expect({
      me: {
        line: [
          { id: 'voice-of-rakuzel', exhausted: true, damage: 3 },
          { id: 'hookmaster', exhausted: true, damage: 3 },
        ],
      },
      foe: { line: [] },
    });
  });

  it('gives it to each enemy creature while the tide is low', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', line: ['voice-of-rakuzel', 'hookmaster'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('hookmaster', 'tocsin');
    t.expect({
      me: { line: ['voice-of-rakuzel', { id: 'hookmaster', exhausted: true, damage: 3 }] },
      foe: { line: [{ id: 'tocsin', damage: 3 }] },
    });
  });

  it('gives it to nobody while the tide is neutral', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['voice-of-rakuzel', 'hookmaster'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('hookmaster', 'tocsin');
    t.expect({
      me: { line: ['voice-of-rakuzel', { id: 'hookmaster', exhausted: true, damage: 2 }] },
      foe: { line: [] },
    });
  });

  it('may end a damaged creature as the tide turns', () => {
    const t = table({
      tide: { highFor: 0 },
      me: {
        house: 'unfathomable',
        hand: ['tidal-wave'],
        line: ['voice-of-rakuzel', 'troll', { id: 'bumpsy', damage: 5 }],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('tidal-wave').choose('tocsin');
    t.expect({ tide: { highFor: 1 }, me: { line: ['voice-of-rakuzel', 'troll'] }, foe: { line: [] } });
  });
});
