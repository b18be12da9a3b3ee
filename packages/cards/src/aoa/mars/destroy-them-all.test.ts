import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('destroy-them-all', () => {
  it('destroys an artifact, a creature and an upgrade', () => {
    const t = table({
      me: { house: 'mars', hand: ['destroy-them-all'], artifacts: ['skeleton-key'], line: ['tunk'] },
      foe: { artifacts: ['library-of-babble'], line: ['mother', { id: 'shooler', upgrades: ['duskrunner'] }] },
    });
    t.me.play('destroy-them-all').choose('library-of-babble').choose('mother');
    t.expect({
      me: { artifacts: ['skeleton-key'], line: ['tunk'] },
      foe: { artifacts: [], line: ['shooler'], discard: ['duskrunner', 'mother', 'library-of-babble'] },
    });
  });

  it('destroys what there is', () => {
    const t = table({ me: { house: 'mars', hand: ['destroy-them-all'] }, foe: { line: ['mother'] } });
    t.me.play('destroy-them-all');
    t.expect({ foe: { line: [] } });
  });

  it('may take the creature with the upgrade', () => {
    const t = table({
      me: { house: 'mars', hand: ['destroy-them-all'] },
      foe: { line: [{ id: 'shooler', upgrades: ['duskrunner'] }] },
    });
    t.me.play('destroy-them-all');
    t.expect({ foe: { line: [] } });
  });
});
