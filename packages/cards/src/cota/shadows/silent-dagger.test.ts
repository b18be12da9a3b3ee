import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('silent-dagger', () => {
  it('lets its creature deal 4 to a creature on a flank by reaping', () => {
    const t = table({
      me: { house: 'shadows', hand: ['silent-dagger'], line: ['silvertooth', 'dodger', 'urchin'] },
      foe: { line: ['mother', 'tocsin', 'shooler'] },
    });
    t.me.play('silent-dagger').choose('dodger').reap('dodger');
    expect(t.options()).toEqual(['silvertooth', 'urchin', 'mother', 'shooler']);
    t.me.choose('shooler');
    t.expect({
      me: {
        aember: 2,
        line: ['silvertooth', { id: 'dodger', exhausted: true, upgrades: ['silent-dagger'] }, 'urchin'],
      },
      foe: { line: ['mother', 'tocsin', { id: 'shooler', damage: 4 }] },
    });
  });

  it('must hit its own creature when that stands alone', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'silvertooth', upgrades: ['silent-dagger'] }] },
      foe: {},
    });
    t.me.reap('silvertooth');
    t.expect({ me: { aember: 1, line: [], discard: ['silvertooth', 'silent-dagger'] } });
  });

  it('is reduced by armor and does nothing by fighting', () => {
    const t = table({
      me: {
        house: 'shadows',
        line: [
          { id: 'dodger', upgrades: ['silent-dagger'] },
          { id: 'umbra', upgrades: ['silent-dagger'] },
        ],
      },
      foe: { line: ['champion-anaphiel'] },
    });
    t.me.reap('dodger').choose('champion-anaphiel').fight('umbra', 'champion-anaphiel');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dodger', exhausted: true, upgrades: ['silent-dagger'] },
          { id: 'umbra', exhausted: true, upgrades: ['silent-dagger'] },
        ],
      },
      foe: { line: [{ id: 'champion-anaphiel', damage: 5 }] },
    });
  });
});
