import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('longfused-mines', () => {
  it('is sacrificed and deals 3 to each enemy creature that is not on a flank', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['longfused-mines'], line: ['urchin', 'dodger', 'silvertooth'] },
      foe: { line: ['tocsin', 'dust-imp', 'raiding-knight', 'mother', 'shooler'] },
    });
    t.me.omni('longfused-mines');
    t.expect({
      me: { aember: 0, artifacts: [], discard: ['longfused-mines'], line: ['urchin', 'dodger', 'silvertooth'] },
      foe: {
        aember: 2,
        line: ['tocsin', { id: 'raiding-knight', damage: 1 }, { id: 'mother', damage: 3 }, 'shooler'],
      },
    });
  });

  it('is used in the turn of any house', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['longfused-mines'] },
      foe: { line: ['mother', 'tocsin', 'shooler'] },
    });
    t.me.omni('longfused-mines');
    t.expect({ me: { artifacts: [] }, foe: { line: ['mother', 'shooler'], discard: ['tocsin'] } });
  });

  it('is sacrificed for nothing where all stand on a flank', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['longfused-mines'] },
      foe: { line: ['urchin', 'silvertooth'] },
    });
    t.me.omni('longfused-mines');
    t.expect({
      me: { artifacts: [], discard: ['longfused-mines'] },
      foe: { line: ['urchin', 'silvertooth'] },
    });
  });

  it('waits until it is ready', () => {
    const t = table({
      me: { house: 'shadows', hand: ['longfused-mines'] },
      foe: { line: ['mother', 'tocsin', 'shooler'] },
    });
    t.me.play('longfused-mines').cannot('omni', 'longfused-mines', 'exhausted');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'longfused-mines', exhausted: true }] },
      foe: { line: ['mother', 'tocsin', 'shooler'] },
    });
  });
});
