import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('warsong', () => {
  it('gains 1 each time a friendly creature fights', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong'], line: ['smaaash', 'valdr'] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.play('warsong').fight('smaaash', 'tocsin').fight('valdr', 'mother');
    t.expect({
      me: {
        aember: 2,
        discard: ['warsong'],
        line: [
          { id: 'smaaash', damage: 3, exhausted: true },
          { id: 'valdr', damage: 5, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('gains also for a creature that is destroyed in its fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong'], line: ['smaaash'] },
      foe: { line: ['lady-maxena'] },
    });
    t.me.play('warsong').fight('smaaash', 'lady-maxena');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [{ id: 'lady-maxena', damage: 3 }] } });
  });

  it('adds to what the creature gains by its own ability', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong'], line: ['headhunter'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('warsong').fight('headhunter', 'tocsin').order('warsong');
    t.expect({ me: { aember: 2, line: [{ id: 'headhunter', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('gains nothing for reaping, nor for a stunned creature that was to fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong', 'anger'], line: ['smaaash', { id: 'valdr', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('warsong').reap('smaaash').play('anger').choose('valdr');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'smaaash', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('adds up with a second copy', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong', 'warsong'], line: ['smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('warsong').play('warsong').fight('smaaash', 'tocsin');
    t.expect({ me: { aember: 2, line: [{ id: 'smaaash', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('ends with the turn, and never pays for the fights of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong'], line: ['smaaash'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.play('warsong').end();
    t.foe.house('dis').fight('tocsin', 'smaaash');
    t.expect({ me: { aember: 0, line: [{ id: 'smaaash', damage: 3 }] }, foe: { aember: 0, line: [] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'gains for a creature that hazardous destroyed before the exchange (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['warsong'], line: ['headhunter'] },
        foe: { line: [{ id: 'mother', upgrades: ['way-of-the-porcupine', 'way-of-the-porcupine'] }] },
      });
      t.me.play('warsong').fight('headhunter', 'mother');
      t.expect({
        me: { aember: 1, line: [], discard: ['headhunter', 'warsong'] },
        foe: { line: [{ id: 'mother', upgrades: ['way-of-the-porcupine', 'way-of-the-porcupine'] }] },
      });
    },
  );
});
