import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const nemo = { id: 'captain-nemo', damage: 1, exhausted: true };

describe('captain-nemo', () => {
  it('destroys an artifact and a creature after it fights', () => {
    const t = table({
      me: { house: 'logos', line: ['captain-nemo'], artifacts: ['library-of-babble'] },
      foe: { line: ['gub', 'troll'], artifacts: ['gauntlet-of-command'] },
    });
    t.me.fight('captain-nemo', 'gub').choose('gauntlet-of-command').choose('troll');
    t.expect({
      me: { line: [nemo], artifacts: ['library-of-babble'] },
      foe: { line: [], artifacts: [], discard: ['troll', 'gauntlet-of-command', 'gub'] },
    });
  });

  it('destroys what there is: a creature without an artifact, or itself with one', () => {
    const creature = table({ me: { house: 'logos', line: ['captain-nemo'] }, foe: { line: ['gub', 'troll'] } });
    creature.me.fight('captain-nemo', 'gub').choose('troll');
    creature.expect({ me: { line: [nemo] }, foe: { line: [] } });
    const alone = table({
      me: { house: 'logos', line: ['captain-nemo'] },
      foe: { line: ['gub'], artifacts: ['gauntlet-of-command'] },
    });
    alone.me.fight('captain-nemo', 'gub');
    alone.expect({ me: { line: [] }, foe: { line: [], artifacts: [] } });
  });

  it('does nothing where it did not survive', () => {
    const t = table({
      me: { house: 'logos', line: ['captain-nemo'] },
      foe: { line: ['troll'], artifacts: ['gauntlet-of-command'] },
    });
    t.me.fight('captain-nemo', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 4 }], artifacts: ['gauntlet-of-command'] } });
  });
});
