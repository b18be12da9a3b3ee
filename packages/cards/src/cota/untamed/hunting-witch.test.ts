import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hunting-witch', () => {
  it('gains 1 each time you play another creature, but not for itself or for other cards', () => {
    const t = table({
      me: { house: 'untamed', hand: ['hunting-witch', 'snufflegator', 'regrowth'] },
      foe: {},
    });
    t.me.play('hunting-witch');
    t.expect({ me: { aember: 0, line: [{ id: 'hunting-witch', exhausted: true }] } });
    t.me.play('snufflegator', 'right').play('regrowth');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'hunting-witch', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
  });

  it('counts another copy, and each copy counts', () => {
    const t = table({
      me: { house: 'untamed', hand: ['hunting-witch', 'niffle-ape'], line: ['hunting-witch'] },
      foe: {},
    });
    t.me.play('hunting-witch', 'left');
    t.expect({ me: { aember: 1, line: [{ id: 'hunting-witch', exhausted: true }, 'hunting-witch'] } });
    t.me.play('niffle-ape', 'left');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'niffle-ape', exhausted: true }, { id: 'hunting-witch', exhausted: true }, 'hunting-witch'],
      },
    });
  });

  it('gains nothing for creatures of the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['tocsin'] },
      foe: { line: ['hunting-witch'] },
    });
    t.me.play('tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'tocsin', exhausted: true }] },
      foe: { aember: 0, line: ['hunting-witch'] },
    });
  });
});
