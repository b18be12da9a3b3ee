// Untamed: actions that send, harm and heal creatures.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = { houses: ['logos', 'mars', 'untamed'] } as const;

describe('save-the-pack', () => {
  it('destroys every damaged creature of both players and gains a chain', () => {
    const t = table({
      me: { house: 'untamed', hand: ['save-the-pack'], line: [{ id: 'snufflegator', damage: 1 }, 'niffle-ape'] },
      foe: { line: [{ id: 'valdr', damage: 5 }, 'tocsin', { id: 'mother', damage: 1 }] },
    });
    t.me.play('save-the-pack');
    t.expect({
      me: { aember: 0, chains: 1, line: ['niffle-ape'], discard: ['save-the-pack', 'snufflegator'] },
      foe: { chains: 0, line: ['tocsin'], discard: ['mother', 'valdr'] },
    });
  });

  it('gains the chain also where nobody is damaged', () => {
    const t = table({
      me: { house: 'untamed', hand: ['save-the-pack'], chains: 2, line: ['niffle-ape'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('save-the-pack');
    t.expect({ me: { chains: 3, line: ['niffle-ape'] }, foe: { line: ['tocsin'] } });
  });

  it('leaves a warded creature its damage', () => {
    const t = table({
      me: { house: 'untamed', hand: ['save-the-pack'] },
      foe: { line: [{ id: 'valdr', damage: 2, warded: true }] },
    });
    t.me.play('save-the-pack');
    t.expect({ me: { chains: 1 }, foe: { line: [{ id: 'valdr', damage: 2 }] } });
  });

  it('spares the undamaged creatures that live by the power of one that is destroyed', () => {
    const t = table({
      me: { house: 'untamed', hand: ['save-the-pack'] },
      foe: { line: [{ id: 'niffle-queen', damage: 1 }, 'snufflegator'] },
    });
    t.me.play('save-the-pack');
    t.expect({ me: { chains: 1 }, foe: { line: ['snufflegator'], discard: ['niffle-queen'] } });
  });
});

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
        ...myHouses,
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

describe('the-common-cold', () => {
  it('deals 1 damage to each creature and destroys all Mars creatures of both players', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'], line: ['ether-spider', 'snufflegator'] },
      foe: { line: ['grommid', 'urchin', 'raiding-knight'] },
    });
    t.me.play('the-common-cold').yes();
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', damage: 1 }], discard: ['the-common-cold', 'ether-spider'] },
      foe: { line: ['raiding-knight'], discard: ['grommid', 'urchin'] },
    });
  });

  it('may spare the Mars creatures', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'], line: ['ether-spider'] },
      foe: { line: ['grommid'] },
    });
    t.me.play('the-common-cold').no();
    t.expect({
      me: { aember: 1, line: [{ id: 'ether-spider', damage: 1 }] },
      foe: { line: [{ id: 'grommid', damage: 1 }] },
    });
  });

  it('does not destroy some of them only', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'] },
      foe: { line: ['grommid', 'grommid'] },
    });
    t.me.play('the-common-cold');
    expect(t.options()).toEqual(['yes', 'no']);
    t.me.yes();
    t.expect({ me: { aember: 1 }, foe: { line: [], discard: ['grommid', 'grommid'] } });
  });

  it('takes the house of a maverick as it is printed on it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'] },
      foe: {
        line: [
          { id: 'tocsin', house: 'mars' },
          { id: 'grommid', house: 'dis' },
        ],
      },
    });
    t.me.play('the-common-cold').yes();
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'grommid', damage: 1 }], discard: ['tocsin'] } });
  });

  it('asks nothing where there is no Mars creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'], line: ['snufflegator'] },
      foe: { line: ['urchin', 'tocsin'] },
    });
    t.me.play('the-common-cold');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', damage: 1 }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('finds no Mars creature any more where its damage has killed the only one', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'] },
      foe: { line: [{ id: 'grommid', damage: 9 }, 'tocsin'] },
    });
    t.me.play('the-common-cold');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'tocsin', damage: 1 }], discard: ['grommid'] } });
  });
});

describe('stampede', () => {
  it('steals 2 after 3 creatures were used, in whatever way', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['stampede'],
        line: ['snufflegator', 'dust-pixie', { id: 'niffle-ape', stunned: true }],
      },
      foe: { aember: 3, line: ['valdr'] },
    });
    t.me.fight('snufflegator', 'valdr').reap('dust-pixie').unstun('niffle-ape').play('stampede');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
          { id: 'niffle-ape', exhausted: true },
        ],
      },
      foe: { aember: 1, line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('steals nothing after 2 creatures and an artifact', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['stampede'],
        line: ['snufflegator', 'dust-pixie', 'niffle-ape'],
        artifacts: ['world-tree'],
      },
      foe: { aember: 3 },
    });
    t.me.reap('snufflegator').reap('dust-pixie').action('world-tree').play('stampede');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'snufflegator', exhausted: true }, { id: 'dust-pixie', exhausted: true }, 'niffle-ape'],
      },
      foe: { aember: 3 },
    });
  });

  it('counts a creature that was used twice once', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'stampede'], line: ['snufflegator', 'dust-pixie'] },
      foe: { aember: 3, line: ['grommid'], discard: ['anger'] },
    });
    t.me.reap('snufflegator').reap('dust-pixie').play('mimicry').choose('snufflegator').play('stampede');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
      foe: { aember: 3, line: [{ id: 'grommid', damage: 4 }] },
    });
  });

  it('counts a creature that an effect used, and one that died of its use', () => {
    const t = table({
      me: { house: 'untamed', hand: ['scout', 'stampede'], line: ['dust-pixie', 'niffle-ape', 'tocsin'] },
      foe: { aember: 3, line: ['grommid'] },
    });
    t.me.fight('niffle-ape', 'grommid').reap('dust-pixie').play('scout').choose('tocsin').done().play('stampede');
    t.expect({
      me: {
        aember: 5,
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'tocsin', exhausted: true },
        ],
        discard: ['stampede', 'scout', 'niffle-ape'],
      },
      foe: { aember: 1, line: [{ id: 'grommid', damage: 6 }] },
    });
  });

  it('does not count earlier turns', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses,
        hand: ['stampede'],
        line: ['snufflegator', 'dust-pixie', 'niffle-ape'],
      },
      foe: { ...foeHouses, aember: 3 },
    });
    t.me.reap('snufflegator').reap('dust-pixie').reap('niffle-ape').end();
    t.foe.house('dis').end();
    t.me.house('untamed').play('stampede');
    t.expect({ me: { aember: 4, line: ['snufflegator', 'dust-pixie', 'niffle-ape'] }, foe: { aember: 3 } });
  });
});

describe('vigor', () => {
  it('heals 3 damage and gains 1 for it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor'], line: [{ id: 'ancient-bear', damage: 4 }, 'dust-pixie'] },
      foe: {},
    });
    t.me.play('vigor').choose('ancient-bear').choose(3);
    t.expect({ me: { aember: 2, line: [{ id: 'ancient-bear', damage: 1 }, 'dust-pixie'] } });
  });

  it('gains nothing where only 2 can be healed', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor'], line: [{ id: 'ancient-bear', damage: 2 }, 'dust-pixie'] },
      foe: {},
    });
    t.me.play('vigor').choose('ancient-bear').choose(2);
    t.expect({ me: { aember: 1, line: ['ancient-bear', 'dust-pixie'] } });
  });

  it('gains where exactly 3 can be healed', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor'], line: [{ id: 'ancient-bear', damage: 3 }] },
      foe: {},
    });
    t.me.play('vigor').choose(3);
    t.expect({ me: { aember: 2, line: ['ancient-bear'] } });
  });

  it('may heal less, or nothing, of a creature that is better left hurt', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor', 'vigor'] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
    t.me.play('vigor').choose(0).play('vigor').choose(1);
    t.expect({ me: { aember: 2 }, foe: { line: [{ id: 'valdr', damage: 4 }] } });
  });

  it('may choose an enemy creature for the æmber', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor'], line: [{ id: 'niffle-ape', damage: 1 }] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
    t.me.play('vigor').choose('valdr').choose(3);
    t.expect({
      me: { aember: 2, line: [{ id: 'niffle-ape', damage: 1 }] },
      foe: { line: [{ id: 'valdr', damage: 2 }] },
    });
  });

  it('may choose a creature without damage, and gains nothing then', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vigor'], line: ['snufflegator', { id: 'ancient-bear', damage: 3 }] },
      foe: {},
    });
    t.me.play('vigor').choose('snufflegator');
    t.expect({ me: { aember: 1, line: ['snufflegator', { id: 'ancient-bear', damage: 3 }] } });
  });
});
