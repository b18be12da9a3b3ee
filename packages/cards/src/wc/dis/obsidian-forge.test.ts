import type { EditionName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('obsidian-forge', () => {
  const at = (aember: number, line: readonly (string | object)[], edition: EditionName = 'current') => {
    const t = table({
      edition,
      me: { house: 'dis', aember, artifacts: ['obsidian-forge'], line: line as string[] },
      foe: {},
    });
    t.me.action('obsidian-forge');
    return t;
  };
  const used = { id: 'obsidian-forge', exhausted: true };

  it('forges a key for 1 less of each sacrificed creature, and is destroyed', () => {
    const t = at(10, ['urchin', 'troll', 'mother']);
    t.me.choose('urchin').choose('troll').done().yes();
    t.expect({
      me: { aember: 0, keys: 1, line: ['mother'], artifacts: [], discard: ['obsidian-forge', 'troll', 'urchin'] },
    });
  });

  it('ruling obsidian-forge/none: with no creature sacrificed the key costs 6 more; it stays where none is forged', () => {
    const t = at(12, ['troll']);
    t.me.done().yes();
    t.expect({ me: { aember: 0, keys: 1, line: ['troll'], artifacts: [] } });
    const declined = at(12, ['troll']);
    declined.me.done().no();
    declined.expect({ me: { aember: 12, keys: 0, line: ['troll'], artifacts: [used] } });
  });

  it('stays where the æmber does not suffice, though the creatures are gone', () => {
    const t = at(9, ['urchin', 'troll']);
    t.me.choose('urchin').choose('troll');
    t.expect({ me: { aember: 9, keys: 0, line: [], artifacts: [used] } });
  });

  it.each(editionsSince('master-16'))(
    'ruling obsidian-forge/really-destroyed: a creature that a ward saves makes the key no cheaper (%s)',
    (edition) => {
      const t = at(11, [{ id: 'troll', warded: true }, 'urchin'], edition);
      t.me.choose('troll').choose('urchin').yes();
      t.expect({ me: { aember: 0, keys: 1, line: ['troll'], artifacts: [] } });
    },
  );

  it('ruling obsidian-forge/really-destroyed: nor does one as it was printed first, with “sacrifice” (v1.3)', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'dis', aember: 11, artifacts: ['obsidian-forge'], line: [{ id: 'troll', warded: true }, 'urchin'] },
      foe: {},
    });
    t.me.action('obsidian-forge').choose('troll', 'urchin').yes();
    t.expect({ me: { aember: 0, keys: 1, line: ['troll'], artifacts: [] } });
  });
});
