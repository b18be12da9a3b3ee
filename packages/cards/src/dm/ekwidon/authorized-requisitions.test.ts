import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('authorized-requisitions', () => {
  it('a friendly creature captures 2, and a card is drawn', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['authorized-requisitions'], line: ['troll', 'mother'], deck: ['fear', 'punch'] },
      foe: { aember: 3 },
    });
    t.me.play('authorized-requisitions').choose('mother');
    t.expect({
      me: { aember: 1, line: ['troll', { id: 'mother', aember: 2 }], hand: ['fear'], deck: ['punch'] },
      foe: { aember: 1 },
    });
  });

  it('draws without a friendly creature, too', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['authorized-requisitions'], deck: ['fear'] },
      foe: { aember: 3, line: ['valdr'] },
    });
    t.me.play('authorized-requisitions');
    t.expect({ me: { aember: 1, hand: ['fear'] }, foe: { aember: 3, line: ['valdr'] } });
  });
});
