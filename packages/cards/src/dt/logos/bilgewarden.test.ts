import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bilgewarden', () => {
  it('raises the tide when it is played, from neutral and from low', () => {
    const t = table({ me: { house: 'logos', hand: ['bilgewarden'] }, foe: {} });
    t.me.play('bilgewarden');
    t.expect({ tide: { highFor: 0 }, me: { chains: 0, line: [{ id: 'bilgewarden', exhausted: true }] } });
    const u = table({ tide: { highFor: 1 }, me: { house: 'logos', hand: ['bilgewarden'] }, foe: {} });
    u.me.play('bilgewarden');
    u.expect({ tide: { highFor: 0 }, me: { line: [{ id: 'bilgewarden', exhausted: true }] } });
  });

  it('lets the opponent raise it where it is high', () => {
    const t = table({ tide: { highFor: 0 }, me: { house: 'logos', hand: ['bilgewarden'] }, foe: {} });
    t.me.play('bilgewarden');
    t.expect({ tide: { highFor: 1 }, me: { line: [{ id: 'bilgewarden', exhausted: true }] }, foe: { chains: 0 } });
  });

  it('turns the tide each time that it reaps', () => {
    const t = table({ me: { house: 'logos', line: ['bilgewarden', 'bilgewarden'] }, foe: {} });
    t.me.reap('bilgewarden');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 1, line: [{ id: 'bilgewarden', exhausted: true }, 'bilgewarden'] },
    });
    t.me.reap('bilgewarden#2');
    t.expect({
      tide: { highFor: 1 },
      me: {
        aember: 2,
        line: [
          { id: 'bilgewarden', exhausted: true },
          { id: 'bilgewarden', exhausted: true },
        ],
      },
    });
  });

  it('does nothing to the tide when it fights', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'logos', line: ['bilgewarden'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.fight('bilgewarden', 'dust-pixie');
    t.expect({
      tide: { highFor: 1 },
      me: { line: [{ id: 'bilgewarden', damage: 1, exhausted: true }] },
      foe: { line: [] },
    });
  });
});
