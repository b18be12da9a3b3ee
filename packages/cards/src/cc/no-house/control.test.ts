import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('control', () => {
  it('may have a friendly creature capture 1 in place of an æmber icon', () => {
    const me = { house: 'dis', hand: ['offering-to-invidius'], line: ['infomorph'], beside: ['control'] } as const;
    const t = table({ me, foe: { aember: 2 } });
    t.me.play('offering-to-invidius').choose('control');
    t.expect({ me: { aember: 0, line: [{ id: 'infomorph', aember: 1 }] }, foe: { aember: 1 } });
    const no = table({ me, foe: { aember: 2 } });
    no.me.play('offering-to-invidius').no();
    no.expect({ me: { aember: 1, line: ['infomorph'] }, foe: { aember: 2 } });
  });

  it('replaces what another effect has not made another icon already', () => {
    const me = { house: 'dis', hand: ['offering-to-invidius'], line: ['infomorph'], beside: ['control'] } as const;
    const t = table({ me: { ...me, artifacts: ['amphora-captura'] }, foe: { aember: 2 } });
    t.me.play('offering-to-invidius').choose('amphora-captura');
    t.expect({ me: { aember: 0, line: [{ id: 'infomorph', aember: 1 }] }, foe: { aember: 1 } });
    const u = table({ me: { ...me, line: ['scrivener-favian'], artifacts: ['amphora-captura'] }, foe: { aember: 2 } });
    u.me.play('offering-to-invidius').choose('amphora-captura').choose('scrivener-favian');
    u.expect({ me: { aember: 1, line: ['scrivener-favian'] }, foe: { aember: 1 } });
    const v = table({ me: { ...me, line: ['scrivener-favian'] }, foe: { aember: 2 } });
    v.me.play('offering-to-invidius').choose('control');
    v.expect({ me: { aember: 0, line: [{ id: 'scrivener-favian', aember: 1 }] }, foe: { aember: 1 } });
  });

  it('is asked for each icon, and not for those of the opponent', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dust-pixie'], line: ['infomorph'], beside: ['control'] },
      foe: { houses: ['untamed', 'dis', 'logos'], aember: 2, hand: ['dust-pixie'] },
    });
    t.me.play('dust-pixie').choose('control').choose('infomorph').no().end();
    t.foe.house('untamed').play('dust-pixie');
    t.expect({
      me: { aember: 1, line: [{ id: 'infomorph', aember: 1 }, 'dust-pixie'] },
      foe: { aember: 3, line: [used('dust-pixie')] },
    });
  });
});
