import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('treasure-island', () => {
  it('after a friendly Skyborn creature reaps, 1 æmber goes from its controller’s pool onto it', () => {
    const t = table({
      me: { house: 'skyborn', artifacts: ['treasure-island'], line: ['raiding-party'] },
      foe: { aember: 2 },
    });
    t.me.reap('raiding-party');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'treasure-island', aember: 1 }],
        line: [{ id: 'raiding-party', exhausted: true }],
      },
      foe: { aember: 2 },
    });
  });

  it('not after creatures of other houses or enemies reap', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'logos'], artifacts: ['treasure-island'], line: ['troll'] },
      foe: { houses: ['skyborn', 'dis', 'shadows'], line: ['raiding-party'] },
    });
    t.me.reap('troll').end();
    t.foe.house('skyborn').reap('raiding-party');
    t.expect({
      me: { aember: 1, artifacts: ['treasure-island'], line: ['troll'] },
      foe: { aember: 1, line: [{ id: 'raiding-party', exhausted: true }] },
    });
  });

  it('the æmber on it is spent for keys as if it were in the pool', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['skyborn', 'dis', 'logos'], aember: 4, artifacts: [{ id: 'treasure-island', aember: 3 }] },
    });
    t.me.choose('treasure-island').choose('treasure-island').done().house('skyborn');
    t.expect({ me: { keys: 1, aember: 0, artifacts: [{ id: 'treasure-island', aember: 1 }] } });
  });

  it('not by the opponent, nor can it be stolen', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.brobnar, aember: 5 },
      foe: { artifacts: [{ id: 'treasure-island', aember: 3 }] },
    });
    t.me.house('brobnar');
    t.expect({ me: { keys: 0, aember: 5 }, foe: { artifacts: [{ id: 'treasure-island', aember: 3 }] } });
  });
});
