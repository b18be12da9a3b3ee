import { creatureCard, define, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

define([creatureCard({ id: 'my-grunt', name: 'My Grunt', house: 'dis', power: 3 })]);

describe('general-sherman', () => {
  it('purges each other creature, friendly ones too, as it is played', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['general-sherman'], line: ['bumpsy'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('general-sherman');
    t.expect({
      me: { line: [{ id: 'general-sherman', exhausted: true }], purged: ['bumpsy'] },
      foe: { line: [], purged: ['troll', 'mother'] },
    });
  });

  it('deals no damage when it fights, whoever attacks', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['general-sherman'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin', 'shooler'] },
    });
    t.me.fight('general-sherman', 'tocsin').end();
    t.foe.house('dis').fight('shooler', 'general-sherman');
    t.expect({
      me: { line: [{ id: 'general-sherman', damage: 8 }] },
      foe: { line: ['tocsin', { id: 'shooler', exhausted: true }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling general-sherman/returns: a warded creature stays; when it leaves play the others return exhausted, one by one, to whoever owns them (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'unfathomable', hand: ['general-sherman', 'abandon-ship'], line: [{ id: 'troll', owner: 1 }] },
        foe: {
          line: [
            { id: 'mother', warded: true },
            { id: 'tocsin', damage: 1 },
          ],
        },
      });
      t.me.play('general-sherman');
      t.expect({
        me: { line: [{ id: 'general-sherman', exhausted: true }] },
        foe: { line: ['mother'], purged: ['troll', 'tocsin'] },
      });
      t.me.play('abandon-ship').choose('general-sherman').choose('troll').choose('right').choose('left');
      t.expect({
        me: { line: [], hand: ['general-sherman'] },
        foe: { line: [{ id: 'tocsin', exhausted: true }, 'mother', { id: 'troll', exhausted: true }], purged: [] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling general-sherman/cards: what was a creature for a while only stays purged (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'unfathomable',
          hand: ['general-sherman', 'abandon-ship'],
          houses: ['unfathomable', 'logos', 'brobnar'],
          artifacts: [{ id: 'effigy-of-melerukh', counters: { awakening: 5 } }],
        },
        foe: { houses: ['dis', 'logos', 'shadows'], line: ['pit-demon'] },
      });
      t.me.end();
      t.foe.house('dis').reap('pit-demon').end();
      t.me.house('unfathomable').play('general-sherman');
      t.expect({
        me: { line: [{ id: 'general-sherman', exhausted: true }], purged: ['effigy-of-melerukh'] },
        foe: { line: [], purged: ['pit-demon'] },
      });
      t.me.play('abandon-ship');
      t.expect({
        me: { line: [], artifacts: [], purged: ['effigy-of-melerukh'] },
        foe: { line: [{ id: 'pit-demon', exhausted: true }], purged: [] },
      });
    },
  );

  it('lets them stay purged as long as it is in play', () => {
    const t = table({
      me: { house: 'unfathomable', houses: ['unfathomable', 'logos', 'brobnar'], hand: ['general-sherman'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.play('general-sherman').end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['general-sherman'] }, foe: { purged: ['tocsin'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling general-sherman/tokens: of token creatures the cards come back that are creatures (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'unfathomable',
          houses: ['unfathomable', 'logos', 'brobnar'],
          hand: ['general-sherman', 'abandon-ship'],
          line: [
            { id: 'troll', token: 'my-grunt' },
            { id: 'anger', token: 'my-grunt' },
          ],
          beside: ['my-grunt'],
        },
        foe: {},
      });
      t.me.play('general-sherman', 'right');
      t.expect({ me: { line: [{ id: 'general-sherman', exhausted: true }], purged: ['troll', 'anger'] } });
      t.me.play('abandon-ship').flank('left');
      t.expect({ me: { line: [{ id: 'troll', exhausted: true }], purged: ['anger'] } });
    },
  );
});
