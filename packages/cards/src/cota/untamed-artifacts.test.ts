// Untamed: the rituals and the upgrades.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = { houses: ['logos', 'mars', 'untamed'] } as const;

describe('ritual-of-balance', () => {
  it.each([
    { has: 5, stolen: 0 },
    { has: 6, stolen: 1 },
    { has: 9, stolen: 1 },
  ])('steals $stolen from an opponent with $has', ({ has, stolen }) => {
    const t = table({ me: { house: 'untamed', artifacts: ['ritual-of-balance'], aember: 7 }, foe: { aember: has } });
    t.me.action('ritual-of-balance');
    t.expect({
      me: { aember: 7 + stolen, artifacts: [{ id: 'ritual-of-balance', exhausted: true }] },
      foe: { aember: has - stolen },
    });
  });

  it('does not count æmber on the creatures of the opponent', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['ritual-of-balance'] },
      foe: { aember: 5, line: [{ id: 'charette', aember: 3 }] },
    });
    t.me.action('ritual-of-balance');
    t.expect({ me: { aember: 0 }, foe: { aember: 5, line: [{ id: 'charette', aember: 3 }] } });
  });

  it('is an Action: of its own house', () => {
    const t = table({ me: { house: 'logos', artifacts: ['ritual-of-balance'] }, foe: { aember: 6 } });
    t.me.cannot('action', 'ritual-of-balance', 'wrong-house');
    t.expect({ me: { aember: 0, artifacts: ['ritual-of-balance'] }, foe: { aember: 6 } });
  });
});

describe('ritual-of-the-hunt', () => {
  it('is sacrificed and lets the friendly Untamed creatures be used in a turn of another house', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['ritual-of-the-hunt'],
        line: ['snufflegator', 'dew-faerie', 'batdrone', 'tocsin'],
      },
      foe: { line: ['silvertooth'] },
    });
    t.me.cannot('reap', 'dew-faerie', 'wrong-house').omni('ritual-of-the-hunt');
    t.me
      .reap('dew-faerie')
      .fight('snufflegator', 'silvertooth')
      .reap('batdrone')
      .cannot('reap', 'tocsin', 'wrong-house');
    t.expect({
      me: {
        aember: 3,
        artifacts: [],
        discard: ['ritual-of-the-hunt'],
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'dew-faerie', exhausted: true },
          { id: 'batdrone', exhausted: true },
          'tocsin',
        ],
      },
      foe: { line: [] },
    });
  });

  it('does not allow to use Untamed artifacts, or to play Untamed cards', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['ritual-of-the-hunt', 'ritual-of-balance'], hand: ['dust-pixie'] },
      foe: { aember: 6 },
    });
    t.me.omni('ritual-of-the-hunt');
    t.me.cannot('action', 'ritual-of-balance', 'wrong-house').cannot('play', 'dust-pixie', 'wrong-house');
    t.expect({ me: { aember: 0, artifacts: ['ritual-of-balance'], hand: ['dust-pixie'] }, foe: { aember: 6 } });
  });

  it('does not ready anybody', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['ritual-of-the-hunt'], line: [{ id: 'snufflegator', exhausted: true }] },
      foe: {},
    });
    t.me.omni('ritual-of-the-hunt').cannot('reap', 'snufflegator', 'exhausted');
    t.expect({ me: { artifacts: [], line: [{ id: 'snufflegator', exhausted: true }] } });
  });

  it('covers a creature that comes under control after it', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['ritual-of-the-hunt'], hand: ['harland-mindlock'] },
      foe: { line: ['snufflegator'] },
    });
    t.me.omni('ritual-of-the-hunt').play('harland-mindlock', 'left').flank('right').reap('snufflegator');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'harland-mindlock', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('is over at the end of the turn', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, artifacts: ['ritual-of-the-hunt'], line: ['snufflegator'] },
      foe: foeHouses,
    });
    t.me.omni('ritual-of-the-hunt').reap('snufflegator').end();
    t.foe.house('dis').end();
    t.me.house('logos').cannot('reap', 'snufflegator', 'wrong-house');
    t.expect({ me: { aember: 1, artifacts: [], line: ['snufflegator'] } });
  });

  it('gives 1 by its bonus and enters play exhausted', () => {
    const t = table({ me: { house: 'untamed', hand: ['ritual-of-the-hunt'] }, foe: {} });
    t.me.play('ritual-of-the-hunt').cannot('omni', 'ritual-of-the-hunt', 'exhausted');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'ritual-of-the-hunt', exhausted: true }] } });
  });
});

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
      me: { house: 'untamed', ...myHouses, hand: ['way-of-the-bear'], line: ['niffle-ape'] },
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
      me: { house: 'untamed', ...myHouses, line: [{ id: 'lupo-the-scarred', upgrades: ['way-of-the-wolf'] }] },
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
