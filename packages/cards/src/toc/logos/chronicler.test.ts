import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const chronicler = { id: 'mother', token: 'chronicler' };

describe('chronicler', () => {
  it('archives the top card of the deck after it reaped', () => {
    const t = table({ me: { house: 'logos', line: [chronicler], deck: ['anger', 'troll'] } });
    t.me.reap('chronicler');
    t.expect({ me: { aember: 1, line: [{ ...chronicler, exhausted: true }], deck: ['troll'], archives: ['anger'] } });
  });

  it('archives nothing of an empty deck, nor after it fought', () => {
    const t = table({ me: { house: 'logos', line: [chronicler] } });
    t.me.reap('chronicler');
    t.expect({ me: { aember: 1, line: [{ ...chronicler, exhausted: true }], archives: [] } });
    const u = table({ me: { house: 'logos', line: [chronicler], deck: ['anger'] }, foe: { line: ['urchin'] } });
    u.me.fight('chronicler', 'urchin');
    u.expect({ me: { line: [{ ...chronicler, exhausted: true }], archives: [] }, foe: { line: ['urchin'] } });
  });
});
