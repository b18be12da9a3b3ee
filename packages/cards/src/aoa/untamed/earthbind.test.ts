import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('earthbind', () => {
  it('keeps its creature from being used until its controller has discarded a card', () => {
    const t = table({
      me: { house: 'untamed', hand: ['earthbind', 'dust-pixie'], line: ['snufflegator'] },
      foe: { line: ['mother'] },
    });
    t.me
      .play('earthbind')
      .choose('snufflegator')
      .cannot('reap', 'snufflegator', 'forbidden')
      .cannot('fight', 'snufflegator', 'forbidden');
    t.me.discard('dust-pixie').reap('snufflegator');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'snufflegator', exhausted: true, upgrades: ['earthbind'] }],
        discard: ['dust-pixie'],
      },
      foe: { line: ['mother'] },
    });
  });

  it('keeps a stunned creature stunned', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'snufflegator', stunned: true, upgrades: ['earthbind'] }] },
      foe: {},
    });
    t.me.cannot('unstun', 'snufflegator', 'forbidden');
    t.expect({ me: { line: [{ id: 'snufflegator', stunned: true, upgrades: ['earthbind'] }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling earthbind/own-discard: only a discard of the controller of the creature counts, and in that turn (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', ...myHouses.untamed, hand: ['earthbind', 'dust-pixie'], line: ['mother'] },
        foe: { ...foeHouses, line: ['shooler'], hand: ['dust-imp'] },
      });
      t.me.play('earthbind').choose('shooler').discard('dust-pixie').end();
      t.foe.house('dis').cannot('reap', 'shooler', 'forbidden').discard('dust-imp').reap('shooler');
      t.expect({
        me: { line: ['mother'] },
        foe: { aember: 1, line: [{ id: 'shooler', exhausted: true, upgrades: ['earthbind'] }] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling earthbind/own-discard: a card that is discarded from the deck does not count (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'mars',
          line: [{ id: 'tunk', upgrades: ['earthbind'] }],
          artifacts: ['invasion-portal'],
          deck: ['punch'],
        },
        foe: {},
      });
      t.me.action('invasion-portal').cannot('reap', 'tunk', 'forbidden');
      t.expect({ me: { line: [{ id: 'tunk', upgrades: ['earthbind'] }], discard: ['punch'] } });
    },
  );

  it('is satisfied by a discard from hand that an effect asks for', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [{ id: 'mother', upgrades: ['earthbind'] }],
        hand: ['sloppy-labwork', 'fear', 'punch'],
      },
      foe: {},
    });
    t.me.cannot('reap', 'mother', 'forbidden').play('sloppy-labwork').choose('fear').reap('mother');
    t.expect({
      me: {
        line: [{ id: 'mother', exhausted: true, upgrades: ['earthbind'] }],
        archives: ['fear'],
        discard: ['sloppy-labwork', 'punch'],
      },
    });
  });
});
