import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('daemo-beast', () => {
  it('steals 1 when it is destroyed, in the turn of the opponent too', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], aember: 2 }, foe: { line: ['daemo-beast'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, line: [], discard: ['daemo-beast'] } });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'untamed', line: ['daemo-beast'] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('daemo-beast', 'briar-grubbling');
    t.expect({ me: { aember: 0, line: [], discard: ['daemo-beast'] }, foe: { aember: 0, line: ['briar-grubbling'] } });
  });

  it('steals nothing when it leaves play undestroyed, or a ward saves it', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'], aember: 2 }, foe: { line: ['daemo-beast'] } });
    t.me.play('fear');
    t.expect({ me: { aember: 2 }, foe: { aember: 0, line: [], hand: ['daemo-beast'] } });
    const saved = table({
      me: { house: 'brobnar', hand: ['punch'], aember: 2 },
      foe: { line: [{ id: 'daemo-beast', warded: true }] },
    });
    saved.me.play('punch');
    saved.expect({ me: { aember: 3 }, foe: { aember: 0, line: ['daemo-beast'] } });
  });

  it('steals for its controller, whoever owns it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'daemo-beast', owner: 1 }] },
      foe: { aember: 2 },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 1, discard: ['daemo-beast'] } });
  });
});
