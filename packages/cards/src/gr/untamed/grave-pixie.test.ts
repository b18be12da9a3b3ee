import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('grave-pixie', () => {
  it('is archived as it is destroyed, if its player is haunted', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['grave-pixie'], discard: ten },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [], archives: ['grave-pixie'], discard: ten } });
  });

  it('goes to the discard pile otherwise', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], discard: ten },
      foe: { line: ['grave-pixie'] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [], archives: [], discard: ['grave-pixie'] } });
  });
});
