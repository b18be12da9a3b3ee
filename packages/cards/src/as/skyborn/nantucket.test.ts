import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nantucket', () => {
  it.each([
    { line: ['scalawag-finn', 'nantucket', 'raiding-party'], gained: 2 },
    { line: ['scalawag-finn', 'nantucket', 'troll'], gained: 1 },
    { line: ['troll', 'nantucket', 'mother', 'scalawag-finn'], gained: 0 },
    { line: ['nantucket'], gained: 0 },
  ])('gains $gained in the line $line after it reaps and after it fights', ({ line, gained }) => {
    const after = line.map((id) => (id === 'nantucket' ? { id, exhausted: true } : id));
    const t = table({ me: { house: 'skyborn', line } });
    t.me.reap('nantucket');
    t.expect({ me: { aember: 1 + gained, line: after } });
    const fought = table({ me: { house: 'skyborn', line }, foe: { line: ['gub'] } });
    fought.me.fight('nantucket', 'gub');
    fought.expect({
      me: {
        aember: gained,
        line: line.map((id) => (id === 'nantucket' ? { id, exhausted: true, damage: 1 } : id)),
      },
      foe: { line: [] },
    });
  });

  it('can be deployed between two creatures', () => {
    const t = table({ me: { house: 'skyborn', hand: ['nantucket'], line: ['troll', 'mother'] } });
    t.me.play('nantucket', { between: ['troll', 'mother'] });
    t.expect({ me: { aember: 0, line: ['troll', { id: 'nantucket', exhausted: true }, 'mother'] } });
  });
});
