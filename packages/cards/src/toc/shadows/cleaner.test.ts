import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const cleaner = { id: 'krump', token: 'cleaner' };

describe('cleaner', () => {
  it('deals 3 to a creature of either side', () => {
    const t = table({ me: { house: 'shadows', line: [cleaner, 'mother'] }, foe: { line: ['bumpsy', 'dextre'] } });
    t.me.action('cleaner').choose('bumpsy');
    t.expect({
      me: { line: [{ ...cleaner, exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'bumpsy', damage: 3 }, 'dextre'] },
    });
  });

  it('deals them to itself where it is alone', () => {
    const t = table({ me: { house: 'shadows', line: [cleaner] } });
    t.me.action('cleaner');
    t.expect({ me: { line: [], discard: ['krump'] } });
  });
});
