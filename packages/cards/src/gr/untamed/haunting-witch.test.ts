import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('haunting-witch', () => {
  it('gains 1 for each creature that you play while you are haunted', () => {
    const t = table({
      me: { house: 'untamed', line: ['haunting-witch'], hand: ['snufflegator', 'murmook'], discard: ten },
    });
    t.me.play('snufflegator').play('murmook');
    t.expect({
      me: {
        aember: 2,
        line: ['haunting-witch', { id: 'snufflegator', exhausted: true }, { id: 'murmook', exhausted: true }],
      },
    });
  });

  it('gains nothing while you are not, and nothing for other cards or players', () => {
    const t = table({
      me: { house: 'untamed', line: ['haunting-witch'], hand: ['snufflegator'], discard: ten.slice(1) },
      foe: { discard: ten },
    });
    t.me.play('snufflegator');
    t.expect({ me: { aember: 0, line: ['haunting-witch', { id: 'snufflegator', exhausted: true }] } });
    const u = table({
      me: { house: 'brobnar', hand: ['troll', 'blood-of-titans'], discard: ten },
      foe: { line: ['haunting-witch'], discard: ten },
    });
    u.me.play('troll');
    u.expect({
      me: { aember: 0, line: [{ id: 'troll', exhausted: true }] },
      foe: { aember: 0, line: ['haunting-witch'] },
    });
  });
});
