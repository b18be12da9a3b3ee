import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('ghostly-dr-verokter', () => {
  it('puts a card from your discard pile on top of your deck as it is played, and after a reap', () => {
    const t = table({
      me: { house: 'logos', hand: ['ghostly-dr-verokter'], deck: ['anger'], discard: ['troll', 'punch'] },
    });
    t.me.play('ghostly-dr-verokter').choose('punch');
    t.expect({
      me: { line: [{ id: 'ghostly-dr-verokter', exhausted: true }], deck: ['punch', 'anger'], discard: ['troll'] },
    });

    const reaps = table({ me: { house: 'logos', line: ['ghostly-dr-verokter'], discard: ['troll'] } });
    reaps.me.reap('ghostly-dr-verokter');
    reaps.expect({
      me: { aember: 1, line: [{ id: 'ghostly-dr-verokter', exhausted: true }], deck: ['troll'], discard: [] },
    });
  });

  it('is archived as it is destroyed while its player is haunted, and not otherwise', () => {
    const t = table({ me: { house: 'dis', hand: ['gateway-to-dis'], line: ['ghostly-dr-verokter'], discard: haunts } });
    t.me.play('gateway-to-dis');
    t.expect({ me: { line: [], archives: ['ghostly-dr-verokter'] } });

    const none = table({ me: { house: 'dis', hand: ['gateway-to-dis'], line: ['ghostly-dr-verokter'] } });
    none.me.play('gateway-to-dis');
    none.expect({ me: { line: [], archives: [], discard: ['gateway-to-dis', 'ghostly-dr-verokter'] } });
  });
});
