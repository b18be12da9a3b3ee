import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('smaaash', () => {
  it('stuns a creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['smaaash'], line: ['mother'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.play('smaaash', 'left').choose('shooler');
    t.expect({
      me: { line: [{ id: 'smaaash', exhausted: true }, 'mother'] },
      foe: { line: ['tocsin', { id: 'shooler', stunned: true }] },
    });
  });

  it('may stun a friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['smaaash'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('smaaash', 'right').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'mother', stunned: true },
          { id: 'smaaash', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('stuns itself where it is alone', () => {
    const t = table({ me: { house: 'brobnar', hand: ['smaaash'] }, foe: {} });
    t.me.play('smaaash');
    t.expect({ me: { line: [{ id: 'smaaash', exhausted: true, stunned: true }] } });
  });

  it('leaves the stunned creature nothing but losing its stun', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['smaaash'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.play('smaaash').choose('tocsin').end();
    t.foe.house('dis').cannot('reap', 'tocsin', 'stunned').cannot('fight', 'tocsin', 'stunned').unstun('tocsin');
    t.expect({
      me: { line: ['smaaash'] },
      foe: { aember: 0, line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling smaaash/already-stunned: may choose a creature that is stunned already instead of itself (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['smaaash'] },
        foe: { line: [{ id: 'tocsin', stunned: true }] },
      });
      t.me.play('smaaash').choose('tocsin');
      t.expect({
        me: { line: [{ id: 'smaaash', exhausted: true }] },
        foe: { line: [{ id: 'tocsin', stunned: true }] },
      });
    },
  );
});
