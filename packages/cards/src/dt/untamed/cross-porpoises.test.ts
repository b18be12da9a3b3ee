import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cross-porpoises', () => {
  it('raises the tide and enrages two enemy creatures', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cross-porpoises'], line: ['mighty-tiger'] },
      foe: { line: ['troll', 'krump', 'bumpsy'] },
      tide: { highFor: 1 },
    });
    t.me.play('cross-porpoises').choose('troll').choose('bumpsy');
    t.expect({
      me: { aember: 1, chains: 0, line: ['mighty-tiger'] },
      foe: { line: [{ id: 'troll', enraged: true }, 'krump', { id: 'bumpsy', enraged: true }] },
      tide: { highFor: 0 },
    });
  });

  it('enrages the only one there is', () => {
    const t = table({ me: { house: 'untamed', hand: ['cross-porpoises'] }, foe: { line: ['troll'] } });
    t.me.play('cross-porpoises');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', enraged: true }] }, tide: { highFor: 0 } });
  });

  it('enrages also where the tide was high already', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cross-porpoises'] },
      foe: { line: ['troll', 'krump'] },
      tide: { highFor: 0 },
    });
    t.me.play('cross-porpoises');
    t.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'troll', enraged: true },
          { id: 'krump', enraged: true },
        ],
      },
      tide: { highFor: 0 },
    });
  });

  it('raises the tide although there is nobody to enrage, friends being left alone', () => {
    const t = table({ me: { house: 'untamed', hand: ['cross-porpoises'], line: ['mighty-tiger'] }, foe: {} });
    t.me.play('cross-porpoises');
    t.expect({ me: { aember: 1, line: ['mighty-tiger'] }, tide: { highFor: 0 } });
  });
});
