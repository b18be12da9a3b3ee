import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('ceaseforge', () => {
  it('comes into play with 2 time counters', () => {
    const t = table({ me: { ...me, hand: ['ceaseforge'] }, foe: {} });
    t.me.play('ceaseforge');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'ceaseforge', exhausted: true, counters: { time: 2 } }] } });
  });

  it('lets no player forge a key', () => {
    const t = table({
      me: { ...me, hand: ['ceaseforge'], aember: 8 },
      foe: { houses: ['dis'], aember: 7 },
    });
    t.me.play('ceaseforge').end();
    t.foe.end();
    t.expect({
      active: 'me',
      me: { keys: 0, aember: 9, artifacts: [{ id: 'ceaseforge', counters: { time: 1 } }] },
      foe: { keys: 0, aember: 7 },
    });
  });

  it('loses no counter at the start of a turn of the opponent', () => {
    const t = table({
      me: { ...me, artifacts: [{ id: 'ceaseforge', counters: { time: 1 } }] },
      foe: { houses: ['dis'], aember: 6 },
    });
    t.me.end();
    t.expect({
      active: 'foe',
      me: { artifacts: [{ id: 'ceaseforge', counters: { time: 1 } }] },
      foe: { keys: 0, aember: 6 },
    });
  });

  it('is destroyed at the start of your turn with its last counter, so that you can forge on that turn', () => {
    const t = table({
      active: 1,
      me: { houses: ['star-alliance'], artifacts: [{ id: 'ceaseforge', counters: { time: 1 } }], aember: 6 },
      foe: { house: 'dis' },
    });
    t.foe.end();
    t.expect({ active: 'me', me: { keys: 1, aember: 0, artifacts: [], discard: ['ceaseforge'] } });
  });

  it('is destroyed where it has no counter to lose', () => {
    const t = table({
      active: 1,
      me: { houses: ['star-alliance'], artifacts: ['ceaseforge'] },
      foe: { house: 'dis' },
    });
    t.foe.end();
    t.expect({ me: { artifacts: [], discard: ['ceaseforge'] } });
  });
});
