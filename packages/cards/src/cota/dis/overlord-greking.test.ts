import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };

describe('overlord-greking', () => {
  it('takes the creature that it destroyed attacking, exhausted and on the flank that is chosen', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking', 'tocsin'] },
      foe: { line: ['charette', 'mother'], aember: 4 },
    });
    t.me.fight('overlord-greking', 'charette').flank('left');
    t.expect({
      me: {
        aember: 0,
        line: [{ id: 'charette', exhausted: true }, { id: 'overlord-greking', damage: 4, exhausted: true }, 'tocsin'],
      },
      foe: { aember: 4, line: ['mother'], discard: [] },
    });
  });

  it('takes the creature that attacked it', () => {
    const t = table({ me: { house: 'logos', line: ['mother'] }, foe: { line: ['overlord-greking'] } });
    t.me.fight('mother', 'overlord-greking').flank('right');
    t.expect({
      me: { line: [], discard: [] },
      foe: {
        line: [
          { id: 'overlord-greking', damage: 5 },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });

  it('takes the creature without its damage, æmber, counters and upgrades, after its Destroyed: abilities', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: {
        line: [{ id: 'dust-imp', aember: 2, power: 1, damage: 1, stunned: true, upgrades: ['protect-the-weak'] }],
      },
    });
    t.me.fight('overlord-greking', 'dust-imp').flank('right');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'overlord-greking', damage: 3, exhausted: true },
          { id: 'dust-imp', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [], discard: ['protect-the-weak'] },
    });
  });

  it('does not become its owner: the creature leaves play for the hand of the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['hysteria'], line: ['overlord-greking'] },
      foe: { line: ['tocsin'], hand: [] },
    });
    t.me.fight('overlord-greking', 'tocsin').flank('right').play('hysteria');
    t.expect({ me: { line: [], hand: ['overlord-greking'] }, foe: { line: [], hand: ['tocsin'] } });
  });

  it('keeps the creature when it leaves play itself', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'], line: [{ id: 'overlord-greking', damage: 1 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('overlord-greking', 'tocsin').flank('right').play('gongoozle').choose('overlord-greking');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: [], discard: [] } });
  });

  it('takes nothing when both are destroyed, or when its foe survives', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'overlord-greking', damage: 1 }, 'overlord-greking'] },
      foe: { line: ['valdr', 'pitlord'] },
    });
    t.me.fight('overlord-greking#2', 'pitlord');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 1 }] },
      foe: { line: ['valdr', { id: 'pitlord', damage: 7 }] },
    });
  });

  it('takes nothing when it dies together with the creature', () => {
    const t = table({ me: { house: 'dis', line: [{ id: 'overlord-greking', damage: 1 }] }, foe: { line: ['valdr'] } });
    t.me.fight('overlord-greking', 'valdr');
    t.expect({ me: { line: [], discard: ['overlord-greking'] }, foe: { line: [], discard: ['valdr'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling overlord-greking/discard-pile: does not find a Bad Penny, which is in the hand of her owner (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', line: ['overlord-greking'] },
        foe: { line: ['bad-penny'], hand: [] },
      });
      t.me.fight('overlord-greking', 'bad-penny');
      t.expect({
        me: { line: [{ id: 'overlord-greking', damage: 1, exhausted: true }] },
        foe: { line: [], hand: ['bad-penny'] },
      });
    },
  );

  it('does not find a creature that was purged instead', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('overlord-greking', 'tocsin');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 3, exhausted: true }] },
      foe: { line: [], purged: ['tocsin'] },
    });
  });

  it('takes no creature that was destroyed otherwise', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'], line: ['overlord-greking'] },
      foe: { line: ['tocsin'], discard: [] },
    });
    t.me.play('gongoozle').choose('tocsin');
    t.expect({ me: { line: ['overlord-greking'] }, foe: { line: [], discard: ['tocsin'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling overlord-greking/tolas: a Tolas that it takes over does not pay for its own destruction (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'dis', line: ['tolas'] }, foe: { line: ['overlord-greking'] } });
      t.me.fight('tolas', 'overlord-greking').flank('right');
      t.expect({
        me: { aember: 0, line: [] },
        foe: {
          aember: 0,
          line: [
            { id: 'overlord-greking', damage: 1 },
            { id: 'tolas', exhausted: true },
          ],
        },
      });
    },
  );
});

describe('Overlord Greking', () => {
  it('takes Tolas without a payment for its own death, and Tolas pays him from then on', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking', 'pit-demon'] },
      foe: { line: [{ id: 'tolas', house: 'mars' }, 'dust-imp'] },
    });
    t.me.fight('overlord-greking', 'tolas');
    t.expect({
      me: { line: [{ id: 'overlord-greking', ...tired }, 'pit-demon'] },
      foe: { aember: 0, line: ['tolas', 'dust-imp'] },
    });
    t.me.fight('pit-demon', 'tolas');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'overlord-greking', ...tired },
          { id: 'pit-demon', damage: 1, ...tired },
        ],
      },
      foe: { aember: 0, line: ['dust-imp'] },
    });
  });

  it('takes a creature whose Destroyed: ability paid its former controller, with nothing on it', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: [{ id: 'dust-imp', aember: 1, power: 2, stunned: true, upgrades: ['way-of-the-wolf'] }] },
    });
    t.me.fight('overlord-greking', 'dust-imp').flank('right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'overlord-greking', damage: 4, ...tired },
          { id: 'dust-imp', ...tired },
        ],
      },
      foe: { aember: 2, line: [], discard: ['way-of-the-wolf'] },
    });
  });

  it('takes Magda the Rat after the æmber went, without her Play: ability', () => {
    const t = table({
      me: {
        house: 'dis',
        aember: 0,
        line: ['overlord-greking', 'tocsin'],
      },
      foe: { aember: 3, line: ['magda-the-rat', 'mother'] },
    });
    t.me.fight('tocsin', 'magda-the-rat').fight('overlord-greking', 'magda-the-rat');
    t.me.order('magda-the-rat').flank('left');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'magda-the-rat', ...tired },
          { id: 'overlord-greking', damage: 4, ...tired },
          { id: 'tocsin', ...tired },
        ],
      },
      foe: { aember: 1, line: ['mother'] },
    });
  });

  it('in defense: takes the attacker that he kills, on either flank', () => {
    const t = table({
      active: 1,
      me: { line: ['overlord-greking', 'mother'] },
      foe: { house: 'brobnar', line: ['krump'] },
    });
    t.foe.fight('krump', 'overlord-greking').flank('right');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 6 }, 'mother', { id: 'krump', ...tired }] },
      foe: { line: [], discard: [] },
    });
  });

  it('gets his own creature back that the enemy had taken', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: [{ id: 'tocsin', owner: 0, upgrades: ['collar-of-subordination'] }] },
    });
    t.me.fight('overlord-greking', 'tocsin').flank('right');
    t.expect({
      me: {
        line: [
          { id: 'overlord-greking', damage: 3, ...tired },
          { id: 'tocsin', ...tired },
        ],
        discard: [],
      },
      foe: { line: [], discard: ['collar-of-subordination'] },
    });
  });

  it('takes nobody under an Annihilation Ritual', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: ['tocsin'], artifacts: ['annihilation-ritual'] },
    });
    t.me.fight('overlord-greking', 'tocsin');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 3, ...tired }] },
      foe: { line: [], purged: ['tocsin'], discard: [], artifacts: ['annihilation-ritual'] },
    });
  });
});
