import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('way-of-the-wolf', () => {
  it('gives its creature skirmish', () => {
    const t = table({
      me: { house: 'untamed', hand: ['way-of-the-wolf'], line: ['niffle-ape', 'mighty-tiger'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('way-of-the-wolf').choose('niffle-ape').fight('niffle-ape', 'valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'niffle-ape', exhausted: true, upgrades: ['way-of-the-wolf'] }, 'mighty-tiger'] },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('gives it to no other creature', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'niffle-ape', upgrades: ['way-of-the-wolf'] }, 'mighty-tiger'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('mighty-tiger', 'mother');
    t.expect({
      me: { line: [{ id: 'niffle-ape', upgrades: ['way-of-the-wolf'] }], discard: ['mighty-tiger'] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('does not protect from hazardous or when its creature is attacked', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: [{ id: 'lupo-the-scarred', upgrades: ['way-of-the-wolf'] }] },
      foe: { ...foeHouses, line: ['briar-grubbling', 'shooler'] },
    });
    t.me.fight('lupo-the-scarred', 'briar-grubbling').end();
    t.foe.house('dis').fight('shooler', 'lupo-the-scarred');
    t.expect({
      me: { line: [], discard: ['lupo-the-scarred', 'way-of-the-wolf'] },
      foe: { line: [], discard: ['shooler', 'briar-grubbling'] },
    });
  });
});
