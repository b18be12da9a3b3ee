import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('recruiting-station', () => {
  const me = { house: 'dis', artifacts: ['recruiting-station'], beside: ['grunt'] } as const;

  it('discards the top card of your deck and makes a token creature where it is of the house that you chose', () => {
    const t = table({ me: { ...me, deck: ['troll', 'mother'] } });
    t.me.omni('recruiting-station').choose('brobnar');
    t.expect({
      me: {
        line: [{ id: 'mother', token: 'grunt', exhausted: true }],
        deck: [],
        discard: ['troll'],
        artifacts: [{ id: 'recruiting-station', exhausted: true }],
      },
    });
  });

  it('makes none where it is of another', () => {
    const t = table({ me: { ...me, deck: ['troll', 'mother'] } });
    t.me.omni('recruiting-station').choose('dis');
    t.expect({ me: { line: [], deck: ['mother'], discard: ['troll'] } });
  });
});
