import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('sea-urchin', () => {
  it.each([
    { tide: { highFor: 1 } as const, name: 'low' },
    { tide: undefined, name: 'neither high nor low' },
  ])('captures 1 while the tide is $name', ({ tide }) => {
    const t = table({ me: { house: 'shadows', hand: ['sea-urchin'] }, foe: { aember: 2 }, ...(tide ? { tide } : {}) });
    t.me.play('sea-urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'sea-urchin', aember: 1, ...tired }] }, foe: { aember: 1 } });
  });

  it('steals 1 instead while the tide is high', () => {
    const t = table({ me: { house: 'shadows', hand: ['sea-urchin'] }, foe: { aember: 2 }, tide: { highFor: 0 } });
    t.me.play('sea-urchin');
    t.expect({ me: { aember: 1, line: [{ id: 'sea-urchin', ...tired }] }, foe: { aember: 1 } });
  });

  it('captures nothing where there is nothing', () => {
    const t = table({ me: { house: 'shadows', hand: ['sea-urchin'] }, foe: {} });
    t.me.play('sea-urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'sea-urchin', ...tired }] }, foe: { aember: 0 } });
  });
});
