import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ragatha', () => {
  it('enters play under the control of the opponent', () => {
    const t = table({ me: { house: 'redemption', hand: ['ragatha'] } });
    t.me.play('ragatha');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'ragatha', exhausted: true }] } });
  });

  it('deals 3 to each of its neighbors after an enemy creature reaps', () => {
    const t = table({
      me: { house: 'brobnar', line: ['valdr', 'troll'] },
      foe: { line: ['bumpsy', 'ragatha', 'snufflegator', 'dust-pixie'] },
    });
    t.me.reap('valdr');
    t.expect({
      me: { line: [{ id: 'valdr', exhausted: true }, 'troll'] },
      foe: { line: [{ id: 'bumpsy', damage: 3 }, 'ragatha', { id: 'snufflegator', damage: 3 }, 'dust-pixie'] },
    });
  });

  it('does nothing when a friendly creature reaps', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr', 'ragatha'] } });
    t.me.reap('valdr');
    t.expect({ me: { line: [{ id: 'valdr', exhausted: true }, 'ragatha'] } });
  });

  it('ruling ragatha/its-own: also after a creature whose text is blank reaps', () => {
    const foe = { line: ['bumpsy', 'ragatha'] } as const;
    const line = [{ id: 'valdr', upgrades: ['fortune-reverser'] }];
    const now = table({ me: { house: 'brobnar', line }, foe });
    now.me.reap('valdr');
    now.expect({
      me: { line: [{ ...line[0], id: 'valdr', exhausted: true }] },
      foe: { line: [{ id: 'bumpsy', damage: 3 }, 'ragatha'] },
    });
  });
});
