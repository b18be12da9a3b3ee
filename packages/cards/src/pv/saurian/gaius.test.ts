import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gaius', () => {
  const rich = (id: string) => ({ id, aember: 1 });

  it('wards each other friendly creature with æmber on it after it reaps', () => {
    const t = table({
      me: { house: 'saurian', line: [rich('gaius'), rich('valdr'), 'troll'] },
      foe: { line: [rich('bumpsy')] },
    });
    t.me.reap('gaius');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'gaius', aember: 1, exhausted: true }, { id: 'valdr', aember: 1, warded: true }, 'troll'],
      },
      foe: { line: [rich('bumpsy')] },
    });
  });

  it('Scrap: wards a friendly creature, with æmber or without', () => {
    const t = table({
      me: { house: 'saurian', hand: ['gaius'], line: ['valdr', rich('troll')] },
      foe: { line: ['bumpsy'] },
    });
    t.me.discard('gaius').choose('valdr');
    t.expect({ me: { line: [{ id: 'valdr', warded: true }, rich('troll')] }, foe: { line: ['bumpsy'] } });
  });
});
