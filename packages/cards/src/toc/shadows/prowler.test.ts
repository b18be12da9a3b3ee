import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const prowler = { id: 'krump', token: 'prowler' };
const used = { ...prowler, exhausted: true };

describe('prowler', () => {
  it('steals 1 after it reaped if the opponent has more æmber then', () => {
    const t = table({ me: { house: 'shadows', line: [prowler], aember: 1 }, foe: { aember: 3 } });
    t.me.reap('prowler');
    t.expect({ me: { aember: 3, line: [used] }, foe: { aember: 2 } });
  });

  it('steals nothing where they have as much', () => {
    const t = table({ me: { house: 'shadows', line: [prowler], aember: 1 }, foe: { aember: 2 } });
    t.me.reap('prowler');
    t.expect({ me: { aember: 2, line: [used] }, foe: { aember: 2 } });
  });
});
