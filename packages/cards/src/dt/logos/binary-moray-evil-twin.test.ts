import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('binary-moray-evil-twin', () => {
  it('readies when its player raises the tide, so that it may fight again', () => {
    const t = table({
      me: { house: 'logos', line: ['binary-moray-evil-twin', 'bilgewarden'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('binary-moray-evil-twin', 'troll').reap('bilgewarden').fight('binary-moray-evil-twin', 'troll');
    t.expect({
      me: {
        line: [
          { id: 'binary-moray-evil-twin', exhausted: true },
          { id: 'bilgewarden', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('is exhausted when the opponent raises it', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', line: ['binary-moray-evil-twin', 'bilgewarden'] },
      foe: {},
    });
    t.me.reap('bilgewarden');
    t.expect({
      tide: { highFor: 1 },
      me: {
        line: [
          { id: 'binary-moray-evil-twin', exhausted: true },
          { id: 'bilgewarden', exhausted: true },
        ],
      },
    });
  });

  it('obeys the player who controls it: a raise of the opponent of its owner readies it there', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'binary-moray-evil-twin', owner: 1, exhausted: true }, 'bilgewarden'] },
      foe: {},
    });
    t.me.reap('bilgewarden');
    t.expect({
      tide: { highFor: 0 },
      me: { line: ['binary-moray-evil-twin', { id: 'bilgewarden', exhausted: true }] },
    });
  });

  it('archives nothing when it reaps', () => {
    const t = table({ me: { house: 'logos', line: ['binary-moray-evil-twin'], hand: ['fear', 'punch'] }, foe: {} });
    t.me.reap('binary-moray-evil-twin');
    t.expect({
      me: {
        aember: 1,
        archives: [],
        hand: ['fear', 'punch'],
        line: [{ id: 'binary-moray-evil-twin', exhausted: true }],
      },
    });
  });
});
