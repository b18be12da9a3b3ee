import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('information-officer-gray', () => {
  it('archives a revealed card of another house', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['information-officer-gray', 'zap', 'punch'] }, foe: {} });
    t.me.play('information-officer-gray').yes();
    t.expect({
      me: { line: [{ id: 'information-officer-gray', exhausted: true }], hand: ['zap'], archives: ['punch'] },
    });
    expect(revealed(t)).toEqual(['punch']);
  });

  it('may decline, and archives no Star Alliance card', () => {
    const t = table({ me: { house: 'star-alliance', line: ['information-officer-gray'], hand: ['punch'] }, foe: {} });
    t.me.reap('information-officer-gray').no();
    t.expect({ me: { line: [{ id: 'information-officer-gray', exhausted: true }], hand: ['punch'], archives: [] } });
    const u = table({ me: { house: 'star-alliance', line: ['information-officer-gray'], hand: ['zap'] }, foe: {} });
    u.me.reap('information-officer-gray');
    u.expect({ me: { line: [{ id: 'information-officer-gray', exhausted: true }], hand: ['zap'] } });
  });
});
