import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('encounter-suit', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling encounter-suit/before: wards its creature after the bonus of an action card, before that resolves (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'star-alliance', hand: ['zap'], line: [{ id: 'urchin', upgrades: ['encounter-suit'] }] },
        foe: {},
      });
      t.me.play('zap').choose('urchin');
      t.expect({ me: { aember: 1, line: [{ id: 'urchin', upgrades: ['encounter-suit'] }] } });
    },
  );

  it('does so for actions of the opponent too, and not for other cards', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['bumpsy', 'punch'] },
      foe: { line: [{ id: 'urchin', upgrades: ['encounter-suit'] }] },
    });
    t.me.play('bumpsy');
    t.expect({
      me: { line: [{ id: 'bumpsy', exhausted: true }] },
      foe: { line: [{ id: 'urchin', upgrades: ['encounter-suit'] }] },
    });
    t.me.play('punch').choose('urchin');
    t.expect({
      me: { line: [{ id: 'bumpsy', exhausted: true }] },
      foe: { line: [{ id: 'urchin', upgrades: ['encounter-suit'] }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling encounter-suit/wild-wormhole: played off the deck by a Wild Wormhole it is too late for that action (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['wild-wormhole'], line: ['urchin'], deck: ['encounter-suit', 'fear'] },
        foe: {},
      });
      t.me.play('wild-wormhole');
      t.expect({ me: { deck: ['fear'], line: [{ id: 'urchin', upgrades: ['encounter-suit'] }] } });
    },
  );
});
