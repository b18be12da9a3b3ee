import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('forgotten-guardian', () => {
  it('purges a card of a discard pile', () => {
    const t = table({
      me: { house: 'untamed', hand: ['forgotten-guardian'], discard: ['punch'] },
      foe: { discard: ['mother', 'troll'] },
    });
    t.me.play('forgotten-guardian').choose('troll');
    t.expect({
      me: { line: [{ id: 'forgotten-guardian', exhausted: true }], discard: ['punch'] },
      foe: { discard: ['mother'], purged: ['troll'] },
    });
  });

  it('shuffles a purged card into its owner’s deck when it is discarded', () => {
    const t = table({
      me: { house: 'untamed', hand: ['forgotten-guardian'], purged: ['punch'] },
      foe: { purged: ['troll'], deck: ['mother'] },
    });
    t.me.discard('forgotten-guardian').choose('troll');
    t.expect({ me: { purged: ['punch'] }, foe: { purged: [] } });
    expect(t.state.players[1]?.deck).toHaveLength(2);
  });

  it('does nothing where nothing is purged', () => {
    const t = table({ me: { house: 'untamed', hand: ['forgotten-guardian'] }, foe: { deck: ['mother'] } });
    t.me.discard('forgotten-guardian');
    t.expect({ me: { discard: ['forgotten-guardian'] }, foe: { deck: ['mother'] } });
  });
});
