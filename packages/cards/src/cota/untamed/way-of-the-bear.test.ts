import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('way-of-the-bear', () => {
  it('lets its creature deal 2 damage before it attacks', () => {
    const t = table({
      me: { house: 'untamed', hand: ['way-of-the-bear'], line: ['niffle-ape'] },
      foe: { line: ['silvertooth', 'valdr'] },
    });
    t.me.play('way-of-the-bear').choose('niffle-ape').fight('niffle-ape', 'silvertooth');
    t.expect({
      me: { aember: 1, line: [{ id: 'niffle-ape', exhausted: true, upgrades: ['way-of-the-bear'] }] },
      foe: { line: ['valdr'] },
    });
  });

  it('adds to the assault that its creature has', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'ancient-bear', upgrades: ['way-of-the-bear'] }] },
      foe: { line: ['dr-escotera', 'valdr'] },
    });
    t.me.fight('ancient-bear', 'dr-escotera');
    t.expect({
      me: { line: [{ id: 'ancient-bear', exhausted: true, upgrades: ['way-of-the-bear'] }] },
      foe: { line: ['valdr'], discard: ['dr-escotera'] },
    });
  });

  it('may be put on an enemy creature, whose controller then attacks with it', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['way-of-the-bear'], line: ['niffle-ape'] },
      foe: { ...foeHouses, line: ['shooler', 'valdr'] },
    });
    t.me.play('way-of-the-bear').choose('shooler').end();
    t.foe.house('dis').fight('shooler', 'niffle-ape');
    t.expect({
      me: { aember: 1, line: [], discard: ['niffle-ape'] },
      foe: { line: [{ id: 'shooler', damage: 3, exhausted: true, upgrades: ['way-of-the-bear'] }, 'valdr'] },
    });
  });

  it('does nothing when its creature is attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: [{ id: 'niffle-ape', upgrades: ['way-of-the-bear'] }] },
    });
    t.me.fight('shooler', 'niffle-ape');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 3, exhausted: true }] },
      foe: { line: [], discard: ['niffle-ape', 'way-of-the-bear'] },
    });
  });

  it('is not played where there is no creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['way-of-the-bear'] }, foe: {} });
    t.me.cannot('play', 'way-of-the-bear', 'no-host');
    t.expect({ me: { aember: 0, hand: ['way-of-the-bear'] } });
  });
});
