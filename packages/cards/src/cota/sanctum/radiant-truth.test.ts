import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('radiant-truth', () => {
  it('stuns each enemy creature between the flanks, and no friendly one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['radiant-truth'], line: ['mother', 'raiding-knight', 'staunch-knight'] },
      foe: { line: ['tocsin', 'shooler', 'valdr', 'dust-imp'] },
    });
    t.me.play('radiant-truth');
    t.expect({
      me: { aember: 1, line: ['mother', 'raiding-knight', 'staunch-knight'] },
      foe: { line: ['tocsin', { id: 'shooler', stunned: true }, { id: 'valdr', stunned: true }, 'dust-imp'] },
    });
  });

  it.each([{ line: ['tocsin', 'shooler'] }, { line: ['tocsin'] }, { line: [] }])(
    'stuns nothing of $line.length enemy creatures, which are all on a flank',
    ({ line }) => {
      const t = table({ me: { house: 'sanctum', hand: ['radiant-truth'] }, foe: { line } });
      t.me.play('radiant-truth');
      t.expect({ me: { aember: 1, discard: ['radiant-truth'] }, foe: { line } });
    },
  );

  it('spares a creature that is considered to be on a flank', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        hand: ['wild-wormhole'],
        deck: ['radiant-truth'],
      },
      foe: { line: ['tocsin', 'shooler', 'valdr', 'dust-imp'] },
    });
    t.me.action('spectral-tunneler').choose('shooler').play('wild-wormhole');
    t.expect({
      me: { aember: 2 },
      foe: { line: ['tocsin', 'shooler', { id: 'valdr', stunned: true }, 'dust-imp'] },
    });
  });
});
