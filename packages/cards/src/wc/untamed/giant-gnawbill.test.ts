import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('giant-gnawbill', () => {
  it('makes who chooses a house destroy an artifact of that house, of either player', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['logos', 'mars', 'untamed'],
        line: ['giant-gnawbill'],
        artifacts: ['creed-of-nature'],
      },
      foe: { houses: ['brobnar', 'dis', 'shadows'], artifacts: ['gauntlet-of-command', 'the-sting'] },
    });
    t.me.end();
    t.foe.house('shadows');
    t.expect({
      me: { line: ['giant-gnawbill'], artifacts: ['creed-of-nature'] },
      foe: { artifacts: ['gauntlet-of-command'], discard: ['the-sting'] },
    });
  });

  it('concerns its own player too', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['logos', 'mars', 'untamed'],
        line: ['giant-gnawbill'],
        artifacts: ['creed-of-nature', 'creed-of-nurture'],
      },
      foe: { houses: ['brobnar', 'dis', 'shadows'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('untamed').choose('creed-of-nature');
    t.expect({ me: { line: ['giant-gnawbill'], artifacts: ['creed-of-nurture'], discard: ['creed-of-nature'] } });
  });
});
