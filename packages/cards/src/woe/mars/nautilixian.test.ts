import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nautilixian', () => {
  it('cannot be used until a friendly Mars creature was used this turn', () => {
    const t = table({ me: { house: 'mars', line: ['nautilixian', 'zorg'] }, foe: { line: ['troll'] } });
    t.me.cannot('reap', 'nautilixian').reap('zorg').reap('nautilixian');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'nautilixian', exhausted: true },
          { id: 'zorg', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });

  it('a creature of another house does not do', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['follow-the-leader'], line: ['nautilixian', 'troll'] },
      foe: { line: ['krump'] },
    });
    t.me.play('follow-the-leader').fight('troll', 'krump').cannot('fight', 'nautilixian');
    t.expect({ me: { line: ['nautilixian', { id: 'troll', damage: 6, exhausted: true }] }, foe: { line: [] } });
  });

  it('friendly Pilots cannot be dealt damage or destroyed, others can', () => {
    const t = table({
      me: { house: 'mars', hand: ['kaboom'], line: ['nautilixian', 'red-aeronaut', 'blypyp'] },
      foe: { line: ['troll', 'white-aeronaut'] },
    });
    t.me.fight('red-aeronaut', 'troll');
    t.expect({
      me: { line: ['nautilixian', { id: 'red-aeronaut', exhausted: true }, 'blypyp'] },
      foe: { line: [{ id: 'troll', damage: 3 }, 'white-aeronaut'] },
    });
    const doom = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['nautilixian', 'red-aeronaut', 'blypyp'] },
      foe: { line: ['white-aeronaut'] },
    });
    doom.me.play('gateway-to-dis');
    doom.expect({ me: { chains: 3, line: ['red-aeronaut'] }, foe: { line: [] } });
  });
});
