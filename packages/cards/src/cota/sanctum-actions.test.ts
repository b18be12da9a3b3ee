import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('begone', () => {
  it('destroys each Dis creature of both players, and no other', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'], line: ['tocsin', 'mother'] },
      foe: { line: ['shooler', 'valdr', 'charette'] },
    });
    t.me.play('begone').choose('Destroy each Dis creature');
    t.expect({
      me: { aember: 0, line: ['mother'], discard: ['begone', 'tocsin'] },
      foe: { line: ['valdr'] },
    });
  });

  it('gains 1 instead, and then destroys nothing', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'], line: ['tocsin'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('begone').choose('Gain 1 æmber');
    t.expect({ me: { aember: 1, line: ['tocsin'], discard: ['begone'] }, foe: { line: ['shooler'] } });
  });

  it('may be played to destroy where no Dis creature is, and then does nothing', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'], line: ['mother'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('begone').choose('Destroy each Dis creature');
    t.expect({ me: { aember: 0, line: ['mother'] }, foe: { line: ['valdr'] } });
  });

  it('goes by the house that a maverick has', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'] },
      foe: { line: [{ id: 'tocsin', house: 'mars' }, { id: 'mother', house: 'dis' }, 'dust-imp'] },
    });
    t.me.play('begone').choose('Destroy each Dis creature');
    t.expect({ me: { aember: 0 }, foe: { aember: 2, line: ['tocsin'] } });
  });

  it('leaves a Dis creature whose Destroyed: ability saves it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'] },
      foe: { line: [{ id: 'tocsin', damage: 1, upgrades: ['armageddon-cloak'] }, 'shooler'] },
    });
    t.me.play('begone').choose('Destroy each Dis creature');
    t.expect({ foe: { line: ['tocsin'] } });
  });

  it('only takes the ward of a Dis creature that has one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'shooler'] },
    });
    t.me.play('begone').choose('Destroy each Dis creature');
    t.expect({ foe: { line: ['tocsin'] } });
  });
});

describe('blinding-light', () => {
  it('stuns each creature of the chosen house, on both sides', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['blinding-light'], line: ['tocsin', 'mother'] },
      foe: { line: ['shooler', 'valdr', 'dust-imp'] },
    });
    t.me.play('blinding-light').house('dis');
    t.expect({
      me: { aember: 1, line: [{ id: 'tocsin', stunned: true }, 'mother'] },
      foe: { line: [{ id: 'shooler', stunned: true }, 'valdr', { id: 'dust-imp', stunned: true }] },
    });
  });

  it('may name a house of which no creature is in play', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['blinding-light'], line: ['tocsin'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('blinding-light').house('untamed');
    t.expect({ me: { aember: 1, line: ['tocsin'] }, foe: { line: ['valdr'] } });
  });

  it('counts mavericks to their own house', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['blinding-light'] },
      foe: {
        line: [
          { id: 'valdr', house: 'dis' },
          { id: 'tocsin', house: 'mars' },
        ],
      },
    });
    t.me.play('blinding-light').house('dis');
    t.expect({ foe: { line: [{ id: 'valdr', stunned: true }, 'tocsin'] } });
  });

  it('takes the next use of a creature, and no second one of a creature that was stunned already', () => {
    const t = table({
      me: { house: 'sanctum', houses: ['sanctum', 'logos', 'untamed'], hand: ['blinding-light'] },
      foe: { ...foeHouses, line: [{ id: 'tocsin', stunned: true }] },
    });
    t.me.play('blinding-light').house('dis').end();
    t.foe.house('dis').cannot('reap', 'tocsin', 'stunned').unstun('tocsin').end();
    t.me.house('sanctum').end();
    t.foe.house('dis').reap('tocsin');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: [{ id: 'tocsin', exhausted: true }] } });
  });

  it('does not stun creatures that enter later', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['blinding-light', 'raiding-knight'], line: ['champion-anaphiel'] },
      foe: {},
    });
    t.me.play('blinding-light').house('sanctum').play('raiding-knight');
    t.expect({
      me: {
        line: [
          { id: 'champion-anaphiel', stunned: true },
          { id: 'raiding-knight', exhausted: true },
        ],
      },
    });
  });
});

describe('clear-mind', () => {
  it('unstuns each friendly creature, and no enemy one', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['clear-mind'],
        line: [{ id: 'tocsin', stunned: true }, 'mother', { id: 'raiding-knight', stunned: true, exhausted: true }],
      },
      foe: { line: [{ id: 'shooler', stunned: true }] },
    });
    t.me.play('clear-mind');
    t.expect({
      me: { aember: 1, line: ['tocsin', 'mother', { id: 'raiding-knight', exhausted: true }] },
      foe: { line: [{ id: 'shooler', stunned: true }] },
    });
  });

  it('is no use of the creature, which may reap in the same turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['clear-mind'], line: [{ id: 'raiding-knight', stunned: true }] },
      foe: {},
    });
    t.me.cannot('reap', 'raiding-knight', 'stunned').play('clear-mind').reap('raiding-knight');
    t.expect({ me: { aember: 2, line: [{ id: 'raiding-knight', exhausted: true }] } });
  });

  it('gives only its bonus where nothing is stunned', () => {
    const t = table({ me: { house: 'sanctum', hand: ['clear-mind'], line: ['tocsin'] }, foe: { line: ['mother'] } });
    t.me.play('clear-mind');
    t.expect({ me: { aember: 1, line: ['tocsin'], discard: ['clear-mind'] }, foe: { line: ['mother'] } });
  });
});

describe('doorstep-to-heaven', () => {
  it.each([
    { theirs: 0, left: 0 },
    { theirs: 4, left: 4 },
    { theirs: 5, left: 5 },
    { theirs: 6, left: 5 },
    { theirs: 7, left: 5 },
    { theirs: 19, left: 5 },
  ])('leaves the opponent $left of $theirs', ({ theirs, left }) => {
    const t = table({ me: { house: 'sanctum', hand: ['doorstep-to-heaven'] }, foe: { aember: theirs } });
    t.me.play('doorstep-to-heaven');
    t.expect({ me: { aember: 1 }, foe: { aember: left } });
  });

  it.each([
    { mine: 3, left: 4 },
    { mine: 4, left: 5 },
    { mine: 5, left: 5 },
    { mine: 9, left: 5 },
  ])('counts its own bonus: of $mine and 1 are left $left', ({ mine, left }) => {
    const t = table({ me: { house: 'sanctum', hand: ['doorstep-to-heaven'], aember: mine }, foe: { aember: 2 } });
    t.me.play('doorstep-to-heaven');
    t.expect({ me: { aember: left }, foe: { aember: 2 } });
  });

  it('reduces both players at once', () => {
    const t = table({ me: { house: 'sanctum', hand: ['doorstep-to-heaven'], aember: 8 }, foe: { aember: 7 } });
    t.me.play('doorstep-to-heaven');
    t.expect({ me: { aember: 5, discard: ['doorstep-to-heaven'] }, foe: { aember: 5 } });
  });

  it('leaves captured æmber where it is', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['doorstep-to-heaven'], line: [{ id: 'mother', aember: 7 }] },
      foe: { aember: 6, artifacts: [{ id: 'pocket-universe', aember: 9 }] },
    });
    t.me.play('doorstep-to-heaven');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', aember: 7 }] },
      foe: { aember: 5, artifacts: [{ id: 'pocket-universe', aember: 9 }] },
    });
  });
});

describe('glorious-few', () => {
  it.each([
    { mine: 0, theirs: 0, gained: 0 },
    { mine: 0, theirs: 3, gained: 3 },
    { mine: 2, theirs: 3, gained: 1 },
    { mine: 3, theirs: 3, gained: 0 },
    { mine: 4, theirs: 1, gained: 0 },
  ])('gains $gained with $mine creatures against $theirs', ({ mine, theirs, gained }) => {
    const line = (n: number): string[] => Array.from({ length: n }, () => 'tocsin');
    const t = table({
      me: { house: 'sanctum', hand: ['glorious-few'], line: line(mine) },
      foe: { line: line(theirs) },
    });
    t.me.play('glorious-few');
    t.expect({ me: { aember: gained, line: line(mine), discard: ['glorious-few'] }, foe: { line: line(theirs) } });
  });

  it('counts neither artifacts nor upgrades', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['glorious-few'], line: ['mother'] },
      foe: {
        line: [{ id: 'tocsin', upgrades: ['protect-the-weak'] }],
        artifacts: ['library-of-babble', 'seeker-needle'],
      },
    });
    t.me.play('glorious-few');
    t.expect({
      me: { aember: 0, line: ['mother'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['protect-the-weak'] }] },
    });
  });

  it('counts by control, not by ownership', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['glorious-few'], line: [{ id: 'shooler', owner: 1 }] },
      foe: { line: ['tocsin', { id: 'mother', owner: 0 }] },
    });
    t.me.play('glorious-few');
    t.expect({ me: { aember: 1, line: ['shooler'] }, foe: { line: ['tocsin', 'mother'] } });
  });
});

describe('honorable-claim', () => {
  it('lets each friendly Knight capture 1, whatever its house', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['honorable-claim'], line: ['raiding-knight', 'mother', 'the-terror'] },
      foe: { aember: 5, line: ['staunch-knight'] },
    });
    t.me.play('honorable-claim');
    t.expect({
      me: { aember: 1, line: [{ id: 'raiding-knight', aember: 1 }, 'mother', { id: 'the-terror', aember: 1 }] },
      foe: { aember: 3, line: ['staunch-knight'] },
    });
  });

  it('lets exhausted and stunned Knights capture too', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['honorable-claim'],
        line: [
          { id: 'raiding-knight', exhausted: true, aember: 2 },
          { id: 'staunch-knight', stunned: true },
        ],
      },
      foe: { aember: 2 },
    });
    t.me.play('honorable-claim');
    t.expect({
      me: {
        line: [
          { id: 'raiding-knight', exhausted: true, aember: 3 },
          { id: 'staunch-knight', stunned: true, aember: 1 },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('captures nothing without a Knight', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['honorable-claim'], line: ['mother'] },
      foe: { aember: 5, line: ['staunch-knight'] },
    });
    t.me.play('honorable-claim');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 5, line: ['staunch-knight'] } });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'sanctum', hand: ['honorable-claim'], line: ['staunch-knight'] }, foe: {} });
    t.me.play('honorable-claim');
    t.expect({ me: { aember: 1, line: ['staunch-knight'] }, foe: { aember: 0 } });
  });

  it('lets the active player say which Knights capture where there is too little for all', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['honorable-claim'], line: ['raiding-knight', 'staunch-knight', 'the-terror'] },
      foe: { aember: 2 },
    });
    t.me.play('honorable-claim').choose('the-terror').choose('raiding-knight');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'raiding-knight', aember: 1 }, 'staunch-knight', { id: 'the-terror', aember: 1 }],
      },
      foe: { aember: 0 },
    });
  });
});

describe('oath-of-poverty', () => {
  it('destroys each friendly artifact and gains 2 for each', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['oath-of-poverty'],
        artifacts: ['hallowed-blaster', { id: 'library-of-babble', exhausted: true }, 'seeker-needle'],
        line: ['mother'],
      },
      foe: { artifacts: ['gauntlet-of-command'] },
    });
    t.me.play('oath-of-poverty');
    t.expect({
      me: { aember: 7, artifacts: [], line: ['mother'] },
      foe: { aember: 0, artifacts: ['gauntlet-of-command'] },
    });
  });

  it('gives only its bonus without an artifact', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['oath-of-poverty'] },
      foe: { artifacts: ['gauntlet-of-command'] },
    });
    t.me.play('oath-of-poverty');
    t.expect({ me: { aember: 1, discard: ['oath-of-poverty'] }, foe: { artifacts: ['gauntlet-of-command'] } });
  });

  it('destroys artifacts by control, and sends them to their owners', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['oath-of-poverty'], artifacts: [{ id: 'library-of-babble', owner: 1 }] },
      foe: { artifacts: [{ id: 'hallowed-blaster', owner: 0 }] },
    });
    t.me.play('oath-of-poverty');
    t.expect({
      me: { aember: 3, artifacts: [], discard: ['oath-of-poverty'] },
      foe: { artifacts: ['hallowed-blaster'], discard: ['library-of-babble'] },
    });
  });

  it('loses the æmber on an artifact to the supply', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['oath-of-poverty'], artifacts: [{ id: 'pocket-universe', aember: 5 }] },
      foe: {},
    });
    t.me.play('oath-of-poverty');
    t.expect({ me: { aember: 3, artifacts: [] }, foe: { aember: 0 } });
  });

  it('destroys a Masterplan with the card beneath it, which is not played', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['oath-of-poverty'],
        artifacts: [{ id: 'masterplan', under: ['virtuous-works'] }],
      },
      foe: {},
    });
    t.me.play('oath-of-poverty');
    t.expect({
      me: { aember: 3, hand: [], artifacts: [], discard: ['oath-of-poverty', 'masterplan', 'virtuous-works'] },
    });
  });
});

describe('radiant-truth', () => {
  it('stuns each enemy creature between the flanks, and no friendly one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['radiant-truth'], line: ['mother', 'raiding-knight', 'staunch-knight'] },
      foe: { line: ['tocsin', 'shooler', 'valdr', 'dust-imp'] },
    });
    t.me.play('radiant-truth');
    t.expect({
      me: { aember: 1, line: ['mother', 'raiding-knight', 'staunch-knight'] },
      foe: { line: ['tocsin', { id: 'shooler', stunned: true }, { id: 'valdr', stunned: true }, 'dust-imp'] },
    });
  });

  it.each([{ line: ['tocsin', 'shooler'] }, { line: ['tocsin'] }, { line: [] }])(
    'stuns nothing of $line.length enemy creatures, which are all on a flank',
    ({ line }) => {
      const t = table({ me: { house: 'sanctum', hand: ['radiant-truth'] }, foe: { line } });
      t.me.play('radiant-truth');
      t.expect({ me: { aember: 1, discard: ['radiant-truth'] }, foe: { line } });
    },
  );

  it('spares a creature that is considered to be on a flank', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        hand: ['wild-wormhole'],
        deck: ['radiant-truth'],
      },
      foe: { line: ['tocsin', 'shooler', 'valdr', 'dust-imp'] },
    });
    t.me.action('spectral-tunneler').choose('shooler').play('wild-wormhole');
    t.expect({
      me: { aember: 2 },
      foe: { line: ['tocsin', 'shooler', { id: 'valdr', stunned: true }, 'dust-imp'] },
    });
  });
});

describe('virtuous-works', () => {
  it('gives 3 æmber and nothing else', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['virtuous-works'], aember: 1, line: ['mother'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.play('virtuous-works');
    t.expect({
      me: { aember: 4, hand: [], line: ['mother'], discard: ['virtuous-works'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });

  it('gives each of the 3 by itself, so that all of them are taken by an Ether Spider', () => {
    const t = table({ me: { house: 'sanctum', hand: ['virtuous-works'] }, foe: { line: ['ether-spider'] } });
    t.me.play('virtuous-works');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'ether-spider', aember: 3 }] } });
  });

  it('can only be played in a turn of its house', () => {
    const t = table({ me: { house: 'logos', hand: ['virtuous-works'] }, foe: {} });
    t.me.cannot('play', 'virtuous-works', 'wrong-house');
    expect(t.options()).toEqual(['end']);
  });
});
