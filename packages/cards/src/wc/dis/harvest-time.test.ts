import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('harvest-time', () => {
  const at = (mine: readonly (string | object)[], theirs: readonly (string | object)[], more: object = {}) =>
    table({
      me: { house: 'dis', hand: ['harvest-time'], line: mine as string[] },
      foe: { line: theirs as string[], ...more },
    });

  it('purges each card with the trait, and gives each player 1 for each that they controlled', () => {
    const t = at(['doc-bookton'], ['quixo-the-adventurer', 'dextre', 'troll']);
    t.me.play('harvest-time').choose('human');
    t.expect({
      me: { aember: 1, line: [], purged: ['doc-bookton'] },
      foe: { aember: 2, line: ['troll'], purged: ['dextre', 'quixo-the-adventurer'] },
    });
  });

  it('purges artifacts with it too', () => {
    const t = at([], ['troll'], { artifacts: ['gauntlet-of-command'] });
    t.me.play('harvest-time').choose('item');
    t.expect({
      me: { aember: 0 },
      foe: { aember: 1, line: ['troll'], artifacts: [], purged: ['gauntlet-of-command'] },
    });
  });

  it('ruling harvest-time/upgrades: an upgrade that falls off a purged creature is not purged, and gives nothing', () => {
    const t = at(
      [],
      [
        { id: 'troll', upgrades: ['blood-of-titans'] },
        { id: 'bumpsy', upgrades: ['blood-of-titans'] },
      ],
    );
    t.me.play('harvest-time').choose('giant');
    t.expect({
      me: { aember: 0 },
      foe: { aember: 2, line: [], purged: ['troll', 'bumpsy'], discard: ['blood-of-titans', 'blood-of-titans'] },
    });
  });

  it('ruling harvest-time/ward: a warded creature loses only its ward, and gives nothing', () => {
    const t = at([], [{ id: 'troll', warded: true }, 'bumpsy']);
    t.me.play('harvest-time').choose('giant');
    t.expect({ me: { aember: 0 }, foe: { aember: 1, line: ['troll'], purged: ['bumpsy'] } });
  });
});
