import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brain-eater', () => {
  it('draws when it destroys the creature that it attacks', () => {
    const t = table({
      me: { house: 'logos', line: ['brain-eater'], deck: ['fear', 'punch'] },
      foe: { line: ['tocsin'], deck: ['urchin'] },
    });
    t.me.fight('brain-eater', 'tocsin');
    t.expect({
      me: { hand: ['fear'], deck: ['punch'], line: [{ id: 'brain-eater', damage: 3, exhausted: true }] },
      foe: { hand: [], line: [] },
    });
  });

  it('draws for its controller when it destroys an attacker', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'], deck: ['punch'] },
      foe: { line: ['brain-eater'], deck: ['fear'] },
    });
    t.me.fight('tocsin', 'brain-eater');
    t.expect({ me: { hand: [], line: [] }, foe: { hand: ['fear'], line: [{ id: 'brain-eater', damage: 3 }] } });
  });

  it('draws nothing when the other creature survives', () => {
    const t = table({
      me: { house: 'logos', line: ['brain-eater'], deck: ['fear'] },
      foe: { line: ['shadow-self'] },
    });
    t.me.fight('brain-eater', 'shadow-self');
    t.expect({
      me: { hand: [], deck: ['fear'], line: [{ id: 'brain-eater', exhausted: true }] },
      foe: { line: [{ id: 'shadow-self', damage: 6 }] },
    });
  });

  it('draws nothing when it is destroyed itself in that fight', () => {
    const t = table({
      me: { house: 'brobnar', line: ['valdr'] },
      foe: { line: ['brain-eater'], deck: ['fear'] },
    });
    t.me.fight('valdr', 'brain-eater');
    t.expect({ me: { line: [] }, foe: { hand: [], deck: ['fear'], line: [] } });
  });

  it('draws nothing for creatures that are destroyed otherwise, or fighting another one', () => {
    const t = table({
      me: { house: 'logos', hand: ['twin-bolt-emission'], line: ['brain-eater', 'mother'], deck: ['fear'] },
      foe: { line: ['silvertooth', 'dust-imp', 'tocsin'] },
    });
    t.me.play('twin-bolt-emission').choose('silvertooth', 'dust-imp').fight('mother', 'tocsin');
    t.expect({
      me: { hand: [], deck: ['fear'], line: ['brain-eater', { id: 'mother', damage: 3, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });
});
