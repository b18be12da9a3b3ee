import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = { id: 'mother', token: 'trader' };

describe('trader', () => {
  it('steals 1 and is destroyed', () => {
    const t = table({ me: { house: 'ekwidon', line: [trader] }, foe: { aember: 2 } });
    t.me.action('trader');
    t.expect({ me: { aember: 1, line: [], discard: ['mother'] }, foe: { aember: 1 } });
  });

  it('is destroyed though there is nothing to steal', () => {
    const t = table({ me: { house: 'ekwidon', line: [trader] } });
    t.me.action('trader');
    t.expect({ me: { line: [], discard: ['mother'] } });
  });

  it('reaps and stays', () => {
    const t = table({ me: { house: 'ekwidon', line: [trader] }, foe: { aember: 2 } });
    t.me.reap('trader');
    t.expect({ me: { aember: 1, line: [{ ...trader, exhausted: true }] }, foe: { aember: 2 } });
  });
});
