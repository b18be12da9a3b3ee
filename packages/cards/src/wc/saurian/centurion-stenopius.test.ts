import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('centurion-stenopius', () => {
  it('may be exalted when it is played, and gets 3 power by that', () => {
    const t = table({ me: { house: 'saurian', hand: ['centurion-stenopius', 'stomp'], line: [] }, foe: {} });
    t.me.play('centurion-stenopius').yes().play('stomp');
    t.expect({ me: { aember: 1, line: [{ id: 'centurion-stenopius', aember: 1, damage: 3, exhausted: true }] } });
  });

  it('may stay as it is', () => {
    const t = table({ me: { house: 'saurian', hand: ['centurion-stenopius', 'stomp'] }, foe: {} });
    t.me.play('centurion-stenopius').no().play('stomp');
    t.expect({ me: { aember: 1, line: [], discard: ['stomp', 'centurion-stenopius'] } });
  });

  it('has 3 power for each æmber while it fights, and may be exalted after it', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'centurion-stenopius', aember: 2 }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('centurion-stenopius', 'troll').yes();
    t.expect({
      me: { line: [{ id: 'centurion-stenopius', aember: 3, damage: 6, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('may be exalted after it reaped', () => {
    const t = table({ me: { house: 'saurian', line: ['centurion-stenopius'] }, foe: {} });
    t.me.reap('centurion-stenopius').yes();
    t.expect({ me: { aember: 1, line: [{ id: 'centurion-stenopius', aember: 1, exhausted: true }] } });
  });
});
