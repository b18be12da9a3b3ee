import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'shrewd-investor', exhausted: true };

describe('shrewd-investor', () => {
  it('may have the opponent gain 1, and captures 4 then', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['shrewd-investor'] }, foe: { aember: 4 } });
    t.me.play('shrewd-investor').yes();
    t.expect({ me: { line: [{ ...used, aember: 4 }] }, foe: { aember: 1 } });
  });

  it('captures as much as there is, and nothing where it is declined', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['shrewd-investor'] } });
    t.me.play('shrewd-investor').yes();
    t.expect({ me: { line: [{ ...used, aember: 1 }] }, foe: { aember: 0 } });
    const not = table({ me: { house: 'ekwidon', hand: ['shrewd-investor'] }, foe: { aember: 4 } });
    not.me.play('shrewd-investor').no();
    not.expect({ me: { line: [used] }, foe: { aember: 4 } });
  });
});
