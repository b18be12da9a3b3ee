import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const berserker = { id: 'mother', token: 'berserker' };
const beside = ['berserker'];

describe('berserker', () => {
  it('is made ready and enraged, and destroys itself after it fought', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['ornate-talking-tray'], deck: ['mother'], beside },
      foe: { line: ['troll'] },
    });
    t.me.omni('ornate-talking-tray');
    t.expect({
      me: { line: [{ ...berserker, enraged: true }], deck: [], artifacts: [], discard: ['ornate-talking-tray'] },
      foe: { line: ['troll'] },
    });
    t.me.cannot('reap', 'berserker');
    t.me.fight('berserker', 'troll');
    t.expect({
      me: { line: [], discard: ['mother', 'ornate-talking-tray'] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });

  it('destroys itself though the fight did it no harm, and a ward keeps it once', () => {
    const t = table({ me: { house: 'brobnar', line: [{ ...berserker, warded: true }] }, foe: { line: ['urchin'] } });
    t.me.fight('berserker', 'urchin');
    t.expect({ me: { line: [{ ...berserker, exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('reaps where it is not enraged, and stays', () => {
    const t = table({ me: { house: 'brobnar', line: [berserker] } });
    t.me.reap('berserker');
    t.expect({ me: { aember: 1, line: [{ ...berserker, exhausted: true }] } });
  });
});
