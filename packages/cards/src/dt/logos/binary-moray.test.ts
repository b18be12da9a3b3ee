import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('binary-moray', () => {
  it('readies when its player raises the tide', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'binary-moray', exhausted: true }, 'bilgewarden'] },
      foe: {},
    });
    t.me.reap('bilgewarden');
    t.expect({ tide: { highFor: 0 }, me: { line: ['binary-moray', { id: 'bilgewarden', exhausted: true }] } });
  });

  it('is exhausted when the opponent raises it, also in its own turn', () => {
    const t = table({ tide: { highFor: 0 }, me: { house: 'logos', line: ['binary-moray', 'bilgewarden'] }, foe: {} });
    t.me.reap('bilgewarden');
    t.expect({
      tide: { highFor: 1 },
      me: {
        line: [
          { id: 'binary-moray', exhausted: true },
          { id: 'bilgewarden', exhausted: true },
        ],
      },
    });
  });

  it('stays as it is where the tide was high already', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', line: [{ id: 'binary-moray', exhausted: true }, 'austeralis-seaborg'] },
      foe: { line: ['urchin'] },
    });
    t.me.reap('austeralis-seaborg').choose('urchin');
    t.expect({
      tide: { highFor: 0 },
      me: {
        line: [
          { id: 'binary-moray', exhausted: true },
          { id: 'austeralis-seaborg', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('archives a card when it reaps, if there is one', () => {
    const t = table({ me: { house: 'logos', line: ['binary-moray'], hand: ['fear', 'punch'] }, foe: {} });
    t.me.reap('binary-moray').choose('punch');
    t.expect({ me: { archives: ['punch'], hand: ['fear'], line: [{ id: 'binary-moray', exhausted: true }] } });
    const u = table({ me: { house: 'logos', line: ['binary-moray'] }, foe: {} });
    u.me.reap('binary-moray');
    u.expect({ me: { archives: [], aember: 1, line: [{ id: 'binary-moray', exhausted: true }] } });
  });

  it('readied by a raise it reaps again in the same turn', () => {
    const t = table({
      me: { house: 'logos', line: ['binary-moray', 'bilgewarden'], hand: ['fear', 'punch'] },
      foe: {},
    });
    t.me.reap('binary-moray').choose('punch');
    t.me.reap('bilgewarden').reap('binary-moray');
    t.expect({
      me: {
        aember: 3,
        archives: ['punch', 'fear'],
        line: [
          { id: 'binary-moray', exhausted: true },
          { id: 'bilgewarden', exhausted: true },
        ],
      },
    });
  });
});
