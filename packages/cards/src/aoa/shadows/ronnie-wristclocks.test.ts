import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('ronnie-wristclocks', () => {
  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { theirs: 6, stolen: 1 },
      { theirs: 7, stolen: 2 },
      { theirs: 0, stolen: 0 },
    ])('ruling ronnie-wristclocks/instead: steals $stolen of $theirs', ({ theirs, stolen }) => {
      const t = table({ edition, me: { house: 'shadows', hand: ['ronnie-wristclocks'] }, foe: { aember: theirs } });
      t.me.play('ronnie-wristclocks');
      t.expect({
        me: { aember: stolen, line: [{ id: 'ronnie-wristclocks', exhausted: true }] },
        foe: { aember: theirs - stolen },
      });
    });
  });
});
