import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mollymawk', () => {
  it('destroys an artifact of either player', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mollymawk'], artifacts: ['nepenthe-seed'] },
      foe: { artifacts: ['the-sting', 'gauntlet-of-command'] },
    });
    t.me.play('mollymawk').choose('gauntlet-of-command');
    t.expect({
      me: { line: [{ id: 'mollymawk', exhausted: true }], artifacts: ['nepenthe-seed'] },
      foe: { artifacts: ['the-sting'], discard: ['gauntlet-of-command'] },
    });
  });

  it('must destroy its player’s own where there is no other', () => {
    const t = table({ me: { house: 'untamed', hand: ['mollymawk'], artifacts: ['nepenthe-seed'] }, foe: {} });
    t.me.play('mollymawk');
    t.expect({ me: { line: [{ id: 'mollymawk', exhausted: true }], artifacts: [], discard: ['nepenthe-seed'] } });
  });

  it('destroys no creature and no upgrade', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mollymawk'] },
      foe: { line: [{ id: 'troll', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('mollymawk');
    t.expect({
      me: { line: [{ id: 'mollymawk', exhausted: true }] },
      foe: { line: [{ id: 'troll', upgrades: ['armageddon-cloak'] }] },
    });
  });
});
