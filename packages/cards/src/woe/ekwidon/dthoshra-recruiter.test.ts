import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });
const beside = ['trader'];

describe('dthoshra-recruiter', () => {
  it('makes a token creature when it reaps', () => {
    const t = table({ me: { house: 'ekwidon', line: ['dthoshra-recruiter'], deck: ['mother', 'troll'], beside } });
    t.me.reap('dthoshra-recruiter').flank('left');
    t.expect({
      me: {
        aember: 1,
        line: [
          { ...trader('mother'), exhausted: true },
          { id: 'dthoshra-recruiter', exhausted: true },
        ],
        deck: ['troll'],
      },
    });
  });

  it('makes none without a token card, or with an empty deck, which is not filled', () => {
    const used = { id: 'dthoshra-recruiter', exhausted: true };
    const t = table({ me: { house: 'ekwidon', line: ['dthoshra-recruiter'], deck: ['mother'] } });
    t.me.reap('dthoshra-recruiter');
    t.expect({ me: { aember: 1, line: [used], deck: ['mother'] } });
    const empty = table({ me: { house: 'ekwidon', line: ['dthoshra-recruiter'], discard: ['mother'], beside } });
    empty.me.reap('dthoshra-recruiter');
    empty.expect({ me: { aember: 1, line: [used], discard: ['mother'] } });
  });
});
