import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chelonia-evil-twin', () => {
  it('costs the opponent 1 each time its controller plays another creature while the tide is high', () => {
    const t = table({
      me: { house: 'untamed', hand: ['niffle-ape', 'niffle-ape'], line: ['chelonia-evil-twin'] },
      foe: { aember: 3 },
      tide: { highFor: 0 },
    });
    t.me.play('niffle-ape').play('niffle-ape');
    t.expect({
      me: {
        aember: 0,
        line: ['chelonia-evil-twin', { id: 'niffle-ape', exhausted: true }, { id: 'niffle-ape', exhausted: true }],
      },
      foe: { aember: 1 },
    });
  });

  it.each([
    { how: 'low', tide: { highFor: 1 } },
    { how: 'neither high nor low', tide: undefined },
  ])('costs nothing while the tide is $how', ({ tide }) => {
    const t = table({
      me: { house: 'untamed', hand: ['niffle-ape'], line: ['chelonia-evil-twin'] },
      foe: { aember: 3 },
      ...(tide === undefined ? {} : { tide }),
    });
    t.me.play('niffle-ape');
    t.expect({ me: { line: ['chelonia-evil-twin', { id: 'niffle-ape', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('costs nothing as it is played itself, and takes no more than there is', () => {
    const t = table({
      me: { house: 'untamed', hand: ['chelonia-evil-twin', 'niffle-ape', 'niffle-ape'] },
      foe: { aember: 1 },
      tide: { highFor: 0 },
    });
    t.me.play('chelonia-evil-twin');
    t.expect({ me: { line: [{ id: 'chelonia-evil-twin', exhausted: true }] }, foe: { aember: 1 } });
    t.me.play('niffle-ape').play('niffle-ape');
    t.expect({
      me: {
        line: [
          { id: 'chelonia-evil-twin', exhausted: true },
          { id: 'niffle-ape', exhausted: true },
          { id: 'niffle-ape', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });
});
