import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('discombobulator', () => {
  it('keeps the æmber of its creature’s controller from being stolen, though not from being captured', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'], aember: 0 },
      foe: { aember: 3, line: [{ id: 'mother', upgrades: ['discombobulator'] }] },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 3, line: [{ id: 'mother', upgrades: ['discombobulator'] }] },
    });
    const u = table({
      me: { house: 'saurian', hand: ['thero-centurion'] },
      foe: { aember: 3, line: [{ id: 'mother', upgrades: ['discombobulator'] }] },
    });
    u.me.play('thero-centurion');
    u.expect({
      me: { line: [{ id: 'thero-centurion', aember: 1, exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'mother', upgrades: ['discombobulator'] }] },
    });
  });

  it('helps whoever controls the creature: its own player cannot steal from an opponent whose creature has it', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.shadows, hand: ['discombobulator', 'urchin'] },
      foe: { ...foeHouses, aember: 3, line: ['troll'] },
    });
    t.me.play('discombobulator').end();
    t.foe.house('brobnar').end();
    t.me.house('shadows').play('urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 3, line: [{ id: 'troll', upgrades: ['discombobulator'] }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling discombobulator/gargantodon: nothing would be stolen, so nothing is captured instead (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['urchin'] },
        foe: { aember: 3, line: ['gargantodon', { id: 'mother', upgrades: ['discombobulator'] }] },
      });
      t.me.play('urchin');
      t.expect({
        me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] },
        foe: { aember: 3, line: ['gargantodon', { id: 'mother', upgrades: ['discombobulator'] }] },
      });
    },
  );
});
