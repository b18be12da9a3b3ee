import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('quintrino-flux', () => {
  it('destroys the two and each creature with the power of either', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['quintrino-flux'], line: ['bumpsy', 'tocsin', 'mother'] },
      foe: { line: ['dextre', 'troll', 'pit-demon', 'duma-the-martyr'] },
    });
    t.me.play('quintrino-flux').choose('bumpsy').choose('troll');
    t.expect({ me: { line: ['tocsin'] }, foe: { line: ['dextre', 'duma-the-martyr'] } });
  });

  it('ruling quintrino-flux/ward: a ward saves only its own creature', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['quintrino-flux'], line: [{ id: 'bumpsy', warded: true }, 'mother'] },
      foe: { line: ['troll'] },
    });
    t.me.play('quintrino-flux').choose('bumpsy');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: [] } });
  });
});
