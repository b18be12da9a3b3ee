import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('universal-welcome', () => {
  it('takes control of the enemy creature in the center', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['universal-welcome'], line: ['bumpsy', 'batdrone', 'krump'] },
      foe: { line: ['troll', 'mother', 'gub'] },
    });
    t.me.play('universal-welcome').flank('left');
    t.expect({
      me: { line: [{ id: 'mother', owner: 1 }, 'bumpsy', 'batdrone', 'krump'] },
      foe: { line: ['troll', 'gub'] },
    });
  });

  it('a single creature is in the center', () => {
    const t = table({ me: { house: 'skyborn', hand: ['universal-welcome'] }, foe: { line: ['troll'] } });
    t.me.play('universal-welcome');
    t.expect({ me: { line: [{ id: 'troll', owner: 1 }] }, foe: { line: [] } });
  });

  it.each([{ line: ['troll', 'gub'] }, { line: [] }])(
    'takes nothing where nobody is in the center: $line',
    ({ line }) => {
      const t = table({ me: { house: 'skyborn', hand: ['universal-welcome'] }, foe: { line } });
      t.me.play('universal-welcome');
      t.expect({ me: { line: [], discard: ['universal-welcome'] }, foe: { line } });
    },
  );
});
