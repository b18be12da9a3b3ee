import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('pestergrove', () => {
  it('lets the creatures of both players enter play enraged', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['niffle-ape'], artifacts: ['pestergrove'] },
      foe: { ...foeHouses, hand: ['ember-imp'] },
    });
    t.me.play('niffle-ape').end();
    t.foe.house('dis').play('ember-imp');
    t.expect({
      me: { line: [{ id: 'niffle-ape', enraged: true }] },
      foe: { line: [{ id: 'ember-imp', enraged: true, exhausted: true }] },
    });
  });

  it('leaves the creatures alone that are in play already', () => {
    const t = table({
      me: { house: 'untamed', hand: ['pestergrove'], line: ['mighty-tiger'] },
      foe: { line: ['troll'] },
    });
    t.me.play('pestergrove');
    t.expect({ me: { aember: 1, line: ['mighty-tiger'] }, foe: { line: ['troll'] } });
  });

  it('enrages what is put into play and not played', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], artifacts: ['pestergrove'] },
      foe: { line: [{ id: 'gebuk', damage: 3 }], deck: ['batdrone'] },
    });
    t.me.play('poison-wave');
    t.expect({ foe: { line: [{ id: 'batdrone', enraged: true, exhausted: true }], discard: ['gebuk'] } });
  });

  it('enrages no more once it is gone', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mollymawk', 'niffle-ape'], artifacts: ['pestergrove'] },
      foe: {},
    });
    t.me.play('mollymawk').play('niffle-ape');
    t.expect({
      me: {
        line: [
          { id: 'mollymawk', enraged: true, exhausted: true },
          { id: 'niffle-ape', exhausted: true },
        ],
        discard: ['pestergrove'],
      },
    });
  });
});
