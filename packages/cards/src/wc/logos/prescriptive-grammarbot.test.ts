import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('prescriptive-grammarbot', () => {
  it('enrages a creature of either side when it reaps', () => {
    const t = table({ me: { house: 'logos', line: ['prescriptive-grammarbot'] }, foe: { line: ['troll'] } });
    t.me.reap('prescriptive-grammarbot').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'prescriptive-grammarbot', exhausted: true }] },
      foe: { line: [{ id: 'troll', enraged: true }] },
    });
    const u = table({ me: { house: 'logos', line: ['prescriptive-grammarbot'] }, foe: {} });
    u.me.reap('prescriptive-grammarbot');
    u.expect({ me: { line: [{ id: 'prescriptive-grammarbot', enraged: true, exhausted: true }] } });
  });

  it('has taunt and deals 3 to what attacks it', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['mother', 'prescriptive-grammarbot'] } });
    t.me.fight('tocsin', 'prescriptive-grammarbot');
    t.expect({ me: { line: [] }, foe: { line: ['mother', 'prescriptive-grammarbot'] } });
  });
});
