import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('jackie-tar', () => {
  it('deals 1 to a creature after he reaps', () => {
    const t = table({ me: { house: 'shadows', line: ['jackie-tar'] }, foe: { line: ['troll', 'krump'] } });
    t.me.reap('jackie-tar').choose('krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'jackie-tar', ...tired }] },
      foe: { line: ['troll', { id: 'krump', damage: 1 }] },
    });
  });

  it('deals 6 instead while the tide is high', () => {
    const t = table({
      me: { house: 'shadows', line: ['jackie-tar'] },
      foe: { line: ['troll', 'krump'] },
      tide: { highFor: 0 },
    });
    t.me.reap('jackie-tar').choose('krump');
    t.expect({ me: { aember: 1, line: [{ id: 'jackie-tar', ...tired }] }, foe: { line: ['troll'] } });
  });

  it('deals 1 while the tide is low', () => {
    const t = table({ me: { house: 'shadows', line: ['jackie-tar'] }, foe: { line: ['troll'] }, tide: { highFor: 1 } });
    t.me.reap('jackie-tar').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'jackie-tar', ...tired }] },
      foe: { line: [{ id: 'troll', damage: 1 }] },
    });
  });

  it('must hit himself where he is alone', () => {
    const t = table({ me: { house: 'shadows', line: ['jackie-tar'] }, foe: {}, tide: { highFor: 0 } });
    t.me.reap('jackie-tar');
    t.expect({ me: { aember: 1, line: [] } });
  });
});
