import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('scout', () => {
  it('gives skirmish to 2 friendly creatures of any house and fights with each', () => {
    const t = table({
      me: { house: 'untamed', hand: ['scout'], line: ['niffle-ape', 'valdr', 'tocsin'] },
      foe: { line: ['shooler', 'mother', 'dodger'] },
    });
    t.me.play('scout').choose('niffle-ape', 'tocsin').choose('mother').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'niffle-ape', exhausted: true }, 'valdr', { id: 'tocsin', exhausted: true }],
      },
      foe: { line: ['shooler', 'dodger'], discard: ['mother'] },
    });
  });

  it('lets the first fight be over, its Fight: ability included, before the second begins', () => {
    const t = table({
      me: { house: 'untamed', hand: ['scout'], line: ['headhunter', 'valdr'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('scout').choose('headhunter', 'valdr');
    t.expect({
      me: { aember: 2, line: [{ id: 'headhunter', exhausted: true }, 'valdr'] },
      foe: { line: [], discard: ['tocsin'] },
    });
  });

  it('may choose one creature, or none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['scout', 'scout'], line: ['niffle-ape', 'valdr'] },
      foe: { line: ['mother'] },
    });
    t.me.play('scout').done().play('scout').choose('niffle-ape').done();
    t.expect({
      me: { aember: 2, line: [{ id: 'niffle-ape', exhausted: true }, 'valdr'] },
      foe: { line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('does not fight with an exhausted creature, which gains skirmish all the same', () => {
    const t = table({
      me: { house: 'untamed', hand: ['scout', 'mimicry'], line: [{ id: 'niffle-ape', exhausted: true }, 'tocsin'] },
      foe: { line: ['mother', 'valdr'], discard: ['anger'] },
    });
    t.me.play('scout').choose('niffle-ape').done();
    t.expect({
      me: { aember: 1, line: [{ id: 'niffle-ape', exhausted: true }, 'tocsin'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('mimicry').choose('niffle-ape').choose('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'niffle-ape', exhausted: true }, 'tocsin'] },
      foe: { line: [{ id: 'mother', damage: 3 }, 'valdr'] },
    });
  });

  it('gives skirmish for the rest of the turn, and no longer', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses.untamed,
        hand: ['scout'],
        line: [{ id: 'niffle-ape', stunned: true }],
      },
      foe: { ...foeHouses, line: ['shooler', 'mother'] },
    });
    t.me.play('scout').choose('niffle-ape');
    t.expect({
      me: { aember: 1, line: [{ id: 'niffle-ape', exhausted: true }] },
      foe: { line: ['shooler', 'mother'] },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('untamed').fight('niffle-ape', 'shooler');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'shooler', damage: 3 }, 'mother'] } });
  });

  it('needs enemies to fight with', () => {
    const t = table({ me: { house: 'untamed', hand: ['scout'], line: ['niffle-ape'] }, foe: {} });
    t.me.play('scout').choose('niffle-ape');
    t.expect({ me: { aember: 1, line: ['niffle-ape'] } });
  });

  it('does not fight with a scout that died in the fight of the other', () => {
    const t = table({
      me: { house: 'untamed', hand: ['scout'], line: ['niffle-ape', { id: 'shadow-self', damage: 5 }] },
      foe: { line: [{ id: 'briar-grubbling' }, 'valdr'] },
    });
    // The Grubbling is hazardous 5; the Shadow Self takes that for its neighbor and dies of it.
    t.me.play('scout').choose('niffle-ape', 'shadow-self').choose('briar-grubbling');
    t.expect({
      me: { aember: 1, line: [{ id: 'niffle-ape', exhausted: true }], discard: ['scout', 'shadow-self'] },
      foe: { line: ['valdr'], discard: ['briar-grubbling'] },
    });
  });
});
