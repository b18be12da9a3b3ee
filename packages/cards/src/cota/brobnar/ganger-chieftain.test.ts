import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ganger-chieftain', () => {
  it('may ready and fight with a neighbor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: [{ id: 'headhunter', exhausted: true }, 'smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('ganger-chieftain', 'left').yes();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ganger-chieftain', exhausted: true },
          { id: 'headhunter', damage: 3, exhausted: true },
          'smaaash',
        ],
      },
      foe: { line: [] },
    });
  });

  it('uses the neighbor on the flank where it enters', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: ['headhunter', 'doc-bookton'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('ganger-chieftain', 'right').yes();
    t.expect({
      me: {
        aember: 0,
        line: [
          'headhunter',
          { id: 'doc-bookton', damage: 3, exhausted: true },
          { id: 'ganger-chieftain', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('may leave it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('ganger-chieftain', 'left').no();
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'ganger-chieftain', exhausted: true },
          { id: 'headhunter', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('does nothing without a neighbor: it does not use itself', () => {
    const t = table({ me: { house: 'brobnar', hand: ['ganger-chieftain'] }, foe: { line: ['tocsin'] } });
    t.me.play('ganger-chieftain');
    t.expect({ me: { line: [{ id: 'ganger-chieftain', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('only readies the neighbor where there is nobody to fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: [] },
    });
    t.me.play('ganger-chieftain', 'right').yes();
    t.expect({ me: { aember: 0, line: ['headhunter', { id: 'ganger-chieftain', exhausted: true }] } });
  });

  it('removes the stun of a stunned neighbor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: [{ id: 'headhunter', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('ganger-chieftain', 'right').yes();
    t.expect({
      me: {
        line: [
          { id: 'headhunter', exhausted: true },
          { id: 'ganger-chieftain', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });
});
