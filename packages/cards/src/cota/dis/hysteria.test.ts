import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hysteria', () => {
  it('returns each creature to the hand of its owner', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['hysteria', 'fear'],
        line: ['mother', { id: 'shooler', owner: 1 }],
        artifacts: ['speed-sigil'],
      },
      foe: { line: ['pitlord', 'urchin'], hand: [] },
    });
    t.me.play('hysteria');
    t.expect({
      me: { aember: 0, hand: ['fear', 'mother'], line: [], artifacts: ['speed-sigil'], discard: ['hysteria'] },
      foe: { hand: ['shooler', 'pitlord', 'urchin'], line: [], discard: [] },
    });
  });

  it('destroys nothing, discards upgrades and takes the æmber on creatures', () => {
    const t = table({
      me: { house: 'dis', hand: ['hysteria'], line: [{ id: 'charette', aember: 2 }] },
      foe: { line: ['dust-imp', { id: 'tocsin', aember: 1, upgrades: ['collar-of-subordination'] }] },
    });
    t.me.play('hysteria');
    t.expect({
      me: { aember: 1, hand: ['charette'], line: [] },
      foe: { aember: 2, hand: ['dust-imp', 'tocsin'], line: [], discard: ['collar-of-subordination'] },
    });
  });

  it('leaves a warded creature, which loses its ward', () => {
    const t = table({
      me: { house: 'dis', hand: ['hysteria'] },
      foe: { line: ['tocsin', { id: 'mother', warded: true }], hand: [] },
    });
    t.me.play('hysteria');
    t.expect({ me: { hand: [] }, foe: { line: ['mother'], hand: ['tocsin'] } });
  });

  it('does nothing on an empty table', () => {
    const t = table({ me: { house: 'dis', hand: ['hysteria'] }, foe: { hand: ['urchin'] } });
    t.me.play('hysteria');
    t.expect({ me: { aember: 0, hand: [], discard: ['hysteria'] }, foe: { hand: ['urchin'] } });
  });
});
