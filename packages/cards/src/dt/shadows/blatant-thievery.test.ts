import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('blatant-thievery', () => {
  it('enrages an enemy creature and moves all that lies on it to the pool', () => {
    const t = table({
      me: { house: 'shadows', hand: ['blatant-thievery'], line: [{ id: 'umbra', aember: 1 }] },
      foe: {
        aember: 2,
        line: [
          { id: 'troll', aember: 3 },
          { id: 'krump', aember: 1 },
        ],
      },
    });
    t.me.play('blatant-thievery').choose('troll');
    t.expect({
      me: { aember: 4, line: [{ id: 'umbra', aember: 1 }] },
      foe: {
        aember: 2,
        line: [
          { id: 'troll', enraged: true },
          { id: 'krump', aember: 1 },
        ],
      },
    });
  });

  it('ruling blatant-thievery/empty: a creature that is enraged already, or bare, may be chosen', () => {
    const t = table({
      me: { house: 'shadows', hand: ['blatant-thievery', 'blatant-thievery'] },
      foe: { line: [{ id: 'troll', enraged: true, aember: 1 }, 'krump'] },
    });
    t.me.play('blatant-thievery').choose('krump').play('blatant-thievery').choose('troll');
    t.expect({
      me: { aember: 3 },
      foe: {
        line: [
          { id: 'troll', enraged: true },
          { id: 'krump', enraged: true },
        ],
      },
    });
  });

  it('ruling blatant-thievery/empty: it is moved, so that what stops stealing does not stop it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['blatant-thievery'] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 2 }, 'the-vaultkeeper'] },
    });
    t.me.play('blatant-thievery').choose('troll');
    t.expect({ me: { aember: 3 }, foe: { aember: 1, line: [{ id: 'troll', enraged: true }, 'the-vaultkeeper'] } });
  });

  it('gives only its bonus without an enemy creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['blatant-thievery'], line: [{ id: 'umbra', aember: 1 }] },
      foe: { aember: 2 },
    });
    t.me.play('blatant-thievery');
    t.expect({ me: { aember: 1, line: [{ id: 'umbra', aember: 1 }] }, foe: { aember: 2 } });
  });
});
