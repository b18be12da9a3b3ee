import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('caendle-unit', () => {
  it('draws each time an enemy creature reaps, and not for friends', () => {
    const t = table({
      me: { house: 'brobnar', line: ['ganger-chieftain', 'krump'] },
      foe: { line: ['caendle-unit'], deck: ['fear', 'punch', 'urchin'] },
    });
    t.me.reap('ganger-chieftain').reap('krump');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'ganger-chieftain', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { hand: ['fear', 'punch'], deck: ['urchin'], line: ['caendle-unit'] },
    });
    const u = table({ me: { house: 'logos', line: ['caendle-unit', 'mother'], deck: ['fear'] }, foe: {} });
    u.me.reap('mother').reap('caendle-unit');
    u.expect({
      me: {
        aember: 2,
        hand: [],
        deck: ['fear'],
        line: [
          { id: 'caendle-unit', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });

  it('captures 1 as an action', () => {
    const t = table({ me: { house: 'logos', line: ['caendle-unit'] }, foe: { aember: 2 } });
    t.me.action('caendle-unit');
    t.expect({ me: { line: [{ id: 'caendle-unit', aember: 1, exhausted: true }] }, foe: { aember: 1 } });
  });
});
