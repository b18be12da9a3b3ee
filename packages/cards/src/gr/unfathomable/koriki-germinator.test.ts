import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('koriki-germinator', () => {
  it('puts a card of a discard pile on the bottom of its owner’s deck', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['koriki-germinator'], discard: ['punch'], deck: ['krump'] },
      foe: { discard: ['troll', 'mother'], deck: ['bumpsy'] },
    });
    t.me.play('koriki-germinator').choose('mother');
    t.expect({
      me: { line: [{ id: 'koriki-germinator', exhausted: true }], discard: ['punch'], deck: ['krump'] },
      foe: { discard: ['troll'], deck: ['bumpsy', 'mother'] },
    });
  });

  it('does so after it reaps, too, with your own cards', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['koriki-germinator'], discard: ['punch'], deck: ['krump'] },
      foe: {},
    });
    t.me.reap('koriki-germinator');
    t.expect({
      me: { aember: 1, line: [{ id: 'koriki-germinator', exhausted: true }], discard: [], deck: ['krump', 'punch'] },
    });
  });
});
