import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('refit', () => {
  it('may move an upgrade of either side to another creature of either side', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['refit'], line: [{ id: 'troll', upgrades: ['force-field'] }, 'valdr'] },
      foe: { line: [{ id: 'krump', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('refit').yes().choose('blood-of-titans').choose('valdr');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', upgrades: ['force-field'] },
          { id: 'valdr', upgrades: ['blood-of-titans'] },
        ],
      },
      foe: { line: ['krump'] },
    });
  });

  it('may leave them where they are, and moves none where there is no other creature', () => {
    const on = { id: 'troll', upgrades: ['force-field'] } as const;
    const t = table({ me: { house: 'star-alliance', hand: ['refit'], line: [on, 'valdr'] } });
    t.me.play('refit').no();
    t.expect({ me: { line: [on, 'valdr'] } });
    const u = table({ me: { house: 'star-alliance', hand: ['refit'], line: [on] } });
    u.me.play('refit');
    u.me.yes();
    u.expect({ me: { line: [on] } });
  });

  it('Fate: destroys an upgrade on a creature of the active player, whoever played it', () => {
    const t = fated(
      'refit',
      { line: [{ id: 'troll', upgrades: ['force-field', 'blood-of-titans'] }, 'valdr'] },
      { line: [{ id: 'krump', upgrades: ['force-field'] }] },
    );
    t.foe.choose('blood-of-titans');
    t.expect({
      me: { line: [{ id: 'krump', upgrades: ['force-field'] }] },
      foe: { line: [{ id: 'troll', upgrades: ['force-field'] }, 'valdr'] },
    });
  });
});
