import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('omega-tt', () => {
  const variant = { id: 'omega-tt', house: 'dis' } as const;

  it('purges 2 cards of one discard pile', () => {
    const t = table({
      me: { house: 'dis', hand: [variant], discard: ['punch', 'anger'] },
      foe: { discard: ['troll', 'mother', 'krump'] },
    });
    t.me.play('omega-tt').choose('krump', 'troll');
    t.expect({
      me: { aember: 1, discard: ['punch', 'anger'], line: [{ id: 'omega-tt', exhausted: true }] },
      foe: { discard: ['mother'], purged: ['krump', 'troll'] },
    });
  });

  it('purges the only one there is', () => {
    const t = table({ me: { house: 'dis', hand: [variant] }, foe: { discard: ['troll'] } });
    t.me.play('omega-tt');
    t.expect({ me: { line: [{ id: 'omega-tt', exhausted: true }] }, foe: { discard: [], purged: ['troll'] } });
  });

  it('is shuffled into the deck of its owner by its action', () => {
    const t = table({ me: { house: 'dis', line: [{ ...variant, owner: 1 }, variant] } });
    t.me.action('omega-tt#1').action('omega-tt');
    t.expect({ me: { line: [], deck: ['omega-tt'] }, foe: { deck: ['omega-tt'] } });
  });
});
