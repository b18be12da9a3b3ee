// Untamed: creatures with keywords, and those that stun.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

const myHouses = { houses: ['logos', 'mars', 'untamed'] } as const;

describe('ancient-bear', () => {
  it('deals 2 before it attacks, and 5 in the fight', () => {
    const t = table({ me: { house: 'untamed', line: ['ancient-bear'] }, foe: { line: ['grommid', 'tocsin'] } });
    t.me.fight('ancient-bear', 'grommid');
    t.expect({
      me: { line: [], discard: ['ancient-bear'] },
      foe: { line: [{ id: 'grommid', damage: 7 }, 'tocsin'] },
    });
  });

  it('takes no damage from a creature that its assault destroys', () => {
    const t = table({ me: { house: 'untamed', line: ['ancient-bear'] }, foe: { line: ['dust-imp', 'tocsin'] } });
    t.me.fight('ancient-bear', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'ancient-bear', exhausted: true }] },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });

  it('ruling ancient-bear/assault-first: its assault hurts an elusive creature before the fight that does not', () => {
    const t = table({
      me: { house: 'untamed', line: ['ancient-bear'] },
      foe: { line: [{ id: 'urchin', upgrades: ['blood-of-titans'] }, 'tocsin'] },
    });
    t.me.fight('ancient-bear', 'urchin');
    t.expect({
      me: { line: [{ id: 'ancient-bear', exhausted: true }] },
      foe: { line: [{ id: 'urchin', damage: 2, upgrades: ['blood-of-titans'] }, 'tocsin'] },
    });
  });

  it('loses to armor twice: what was used up before the fight is not there in the fight', () => {
    const t = table({ me: { house: 'untamed', line: ['ancient-bear'] }, foe: { line: ['champion-anaphiel'] } });
    t.me.fight('ancient-bear', 'champion-anaphiel');
    t.expect({
      me: { line: [], discard: ['ancient-bear'] },
      foe: { line: [], discard: ['champion-anaphiel'] },
    });
  });

  it('is kept by taunt from attacking the neighbors', () => {
    const t = table({
      me: { house: 'untamed', line: ['ancient-bear'] },
      foe: { line: ['tocsin', 'champion-anaphiel', 'shooler', 'valdr'] },
    });
    expect(targetsOf(t, 'ancient-bear')).toEqual(['champion-anaphiel', 'valdr']);
  });

  it('has no assault when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['ancient-bear'] } });
    t.me.fight('shooler', 'ancient-bear');
    t.expect({ me: { line: [], discard: ['shooler'] }, foe: { line: [], discard: ['ancient-bear'] } });
  });
});

describe('bigtwig', () => {
  it('attacks stunned creatures only', () => {
    const t = table({
      me: { house: 'untamed', line: ['bigtwig', 'snufflegator'] },
      foe: { line: ['valdr', { id: 'tocsin', stunned: true }, 'shooler', { id: 'charette', stunned: true }] },
    });
    expect(targetsOf(t, 'bigtwig')).toEqual(['tocsin', 'charette']);
    expect(targetsOf(t, 'snufflegator')).toEqual(['valdr', 'tocsin', 'shooler', 'charette']);
    t.me.fight('bigtwig', 'charette');
    t.expect({
      me: { line: [{ id: 'bigtwig', damage: 4, exhausted: true }, 'snufflegator'] },
      foe: { line: ['valdr', { id: 'tocsin', stunned: true }, 'shooler'] },
    });
  });

  it('cannot fight where nobody is stunned', () => {
    const t = table({ me: { house: 'untamed', line: ['bigtwig'] }, foe: { line: ['valdr', 'tocsin'] } });
    t.me.cannot('fight', 'bigtwig', 'no-target');
    t.expect({ me: { line: ['bigtwig'] }, foe: { line: ['valdr', 'tocsin'] } });
  });

  it('cannot attack a stunned creature behind taunt', () => {
    const t = table({
      me: { house: 'untamed', line: ['bigtwig'] },
      foe: { line: [{ id: 'tocsin', stunned: true }, 'champion-anaphiel'] },
    });
    t.me.cannot('fight', 'bigtwig', 'no-target');
    t.expect({ me: { line: ['bigtwig'] }, foe: { line: [{ id: 'tocsin', stunned: true }, 'champion-anaphiel'] } });
  });

  it('fights back when it is attacked by a creature that is not stunned', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['bigtwig'] } });
    t.me.fight('shooler', 'bigtwig');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'bigtwig', damage: 5 }] } });
  });

  it('stuns and exhausts one creature after it reaped', () => {
    const t = table({ me: { house: 'untamed', line: ['bigtwig'] }, foe: { line: ['valdr', 'tocsin'] } });
    t.me.reap('bigtwig').choose('valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'bigtwig', exhausted: true }] },
      foe: { line: [{ id: 'valdr', stunned: true, exhausted: true }, 'tocsin'] },
    });
  });

  it('exhausts a creature that is stunned already, and stuns one that is exhausted', () => {
    const t = table({
      me: { house: 'untamed', line: ['bigtwig', 'bigtwig'] },
      foe: {
        line: [
          { id: 'valdr', stunned: true },
          { id: 'tocsin', exhausted: true },
        ],
      },
    });
    t.me.reap('bigtwig').choose('valdr').reap('bigtwig#2').choose('tocsin');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'bigtwig', exhausted: true },
          { id: 'bigtwig', exhausted: true },
        ],
      },
      foe: {
        line: [
          { id: 'valdr', stunned: true, exhausted: true },
          { id: 'tocsin', stunned: true, exhausted: true },
        ],
      },
    });
  });

  it('has to stun itself where it is alone', () => {
    const t = table({ me: { house: 'untamed', line: ['bigtwig'] }, foe: {} });
    t.me.reap('bigtwig');
    t.expect({ me: { aember: 1, line: [{ id: 'bigtwig', stunned: true, exhausted: true }] } });
  });
});

describe('briar-grubbling', () => {
  it('destroys a weak attacker before the fight and stays unhurt', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('shooler', 'briar-grubbling');
    t.expect({ me: { line: [], discard: ['shooler'] }, foe: { line: ['briar-grubbling'] } });
  });

  it('falls to an attacker that survives the 5 damage', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['briar-grubbling', 'tocsin'] } });
    t.me.fight('valdr', 'briar-grubbling');
    t.expect({
      me: { line: [], discard: ['valdr'] },
      foe: { line: ['tocsin'], discard: ['briar-grubbling'] },
    });
  });

  it('hurts an attacker with skirmish too', () => {
    const t = table({ me: { house: 'untamed', line: ['lupo-the-scarred'] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('lupo-the-scarred', 'briar-grubbling');
    t.expect({
      me: { line: [{ id: 'lupo-the-scarred', damage: 5, exhausted: true }] },
      foe: { line: [], discard: ['briar-grubbling'] },
    });
  });

  it.each([
    { first: 'ancient-bear', mine: [{ id: 'ancient-bear', exhausted: true }], theirs: [] },
    { first: 'briar-grubbling', mine: [], theirs: ['briar-grubbling'] },
  ])('meets an attacker with assault: the active player lets $first be first', ({ first, mine, theirs }) => {
    const t = table({ me: { house: 'untamed', line: ['ancient-bear'] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('ancient-bear', 'briar-grubbling').order(first);
    t.expect({ me: { line: mine }, foe: { line: theirs } });
  });

  it('is harmless as an attacker', () => {
    const t = table({ me: { house: 'untamed', line: ['briar-grubbling'] }, foe: { line: ['tocsin'] } });
    t.me.fight('briar-grubbling', 'tocsin');
    t.expect({
      me: { line: [], discard: ['briar-grubbling'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });
});

describe('dew-faerie', () => {
  it('gains 2 in all by reaping', () => {
    const t = table({ me: { house: 'untamed', line: ['dew-faerie'] }, foe: {} });
    t.me.reap('dew-faerie');
    t.expect({ me: { aember: 2, line: [{ id: 'dew-faerie', exhausted: true }] } });
  });

  it('gains nothing by fighting', () => {
    const t = table({ me: { house: 'untamed', line: ['dew-faerie'] }, foe: { line: ['urchin'] } });
    t.me.fight('dew-faerie', 'urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'dew-faerie', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('eludes the first attack of a turn, and not the second', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'shooler'] }, foe: { line: ['dew-faerie'] } });
    t.me.fight('tocsin', 'dew-faerie');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] }, foe: { line: ['dew-faerie'] } });
    t.me.fight('shooler', 'dew-faerie');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('is hurt by effects as any other creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['dew-faerie'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [], discard: ['dew-faerie'] } });
  });
});

describe('halacor', () => {
  it('gives skirmish to the creatures on both flanks, but not to those between them', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'mighty-tiger', 'halacor', 'inka-the-spider'] },
      foe: { line: ['grommid', 'mother', 'shooler'] },
    });
    t.me.fight('niffle-ape', 'grommid').fight('mighty-tiger', 'shooler').fight('inka-the-spider', 'mother');
    t.expect({
      me: {
        line: [{ id: 'niffle-ape', exhausted: true }, 'halacor', { id: 'inka-the-spider', exhausted: true }],
        discard: ['mighty-tiger'],
      },
      foe: {
        line: [
          { id: 'grommid', damage: 3 },
          { id: 'shooler', damage: 4 },
        ],
        discard: ['mother'],
      },
    });
  });

  it('ruling friendly/itself: has skirmish itself while it is on a flank', () => {
    const t = table({ me: { house: 'untamed', line: ['halacor'] }, foe: { line: ['grommid'] } });
    t.me.fight('halacor', 'grommid');
    t.expect({
      me: { line: [{ id: 'halacor', exhausted: true }] },
      foe: { line: [{ id: 'grommid', damage: 4 }] },
    });
  });

  it('has none between two others', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'halacor', 'mighty-tiger'] },
      foe: { line: ['grommid'] },
    });
    t.me.fight('halacor', 'grommid');
    t.expect({
      me: { line: ['niffle-ape', 'mighty-tiger'], discard: ['halacor'] },
      foe: { line: [{ id: 'grommid', damage: 4 }] },
    });
  });

  it('gives nothing to the flanks of the opponent', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: ['halacor', 'mighty-tiger'] },
    });
    t.me.fight('tocsin', 'mighty-tiger');
    t.expect({
      me: { line: ['shooler'], discard: ['tocsin'] },
      foe: { line: ['halacor', { id: 'mighty-tiger', damage: 3 }] },
    });
  });

  it('helps who comes to a flank because another left it', () => {
    const t = table({
      me: { house: 'untamed', line: ['snufflegator', 'niffle-ape', 'halacor'], hand: ['nature-s-call'] },
      foe: { line: ['grommid'] },
    });
    t.me.play('nature-s-call').choose('snufflegator').done().fight('niffle-ape', 'grommid');
    t.expect({
      me: { aember: 1, line: [{ id: 'niffle-ape', exhausted: true }, 'halacor'] },
      foe: { line: [{ id: 'grommid', damage: 3 }] },
    });
  });

  it('helps a creature that only counts as being on a flank', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        line: ['halacor', 'doc-bookton', 'mother'],
      },
      foe: { line: ['grommid'] },
    });
    t.me.action('spectral-tunneler').choose('doc-bookton').fight('doc-bookton', 'grommid');
    t.expect({
      me: { line: ['halacor', { id: 'doc-bookton', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'grommid', damage: 5 }] },
    });
  });
});

describe('inka-the-spider', () => {
  it('stuns a creature when it is played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['inka-the-spider'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('inka-the-spider').choose('valdr');
    t.expect({
      me: { line: [{ id: 'inka-the-spider', exhausted: true }] },
      foe: { line: ['tocsin', { id: 'valdr', stunned: true }] },
    });
  });

  it('stuns itself where it is alone', () => {
    const t = table({ me: { house: 'untamed', hand: ['inka-the-spider'] }, foe: {} });
    t.me.play('inka-the-spider');
    t.expect({ me: { line: [{ id: 'inka-the-spider', exhausted: true, stunned: true }] } });
  });

  it('stuns a creature each time it reaps', () => {
    const t = table({ me: { house: 'untamed', line: ['inka-the-spider'] }, foe: { line: ['tocsin', 'valdr'] } });
    t.me.reap('inka-the-spider').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'inka-the-spider', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', stunned: true }, 'valdr'] },
    });
  });

  it('may choose a creature that is stunned already', () => {
    const t = table({
      me: { house: 'untamed', line: ['inka-the-spider', 'snufflegator'] },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
    t.me.reap('inka-the-spider').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'inka-the-spider', exhausted: true }, 'snufflegator'] },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
  });

  it('poisons what it fights, and stuns nobody by fighting', () => {
    const t = table({ me: { house: 'untamed', line: ['inka-the-spider'] }, foe: { line: ['grommid', 'tocsin'] } });
    t.me.fight('inka-the-spider', 'grommid');
    t.expect({
      me: { line: [], discard: ['inka-the-spider'] },
      foe: { line: ['tocsin'], discard: ['grommid'] },
    });
  });

  it('poisons who attacks it', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['inka-the-spider'] } });
    t.me.fight('valdr', 'inka-the-spider');
    t.expect({ me: { line: [], discard: ['valdr'] }, foe: { line: [], discard: ['inka-the-spider'] } });
  });

  it('does not poison through armor or a skirmisher that it does not hurt', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, line: ['inka-the-spider', 'inka-the-spider'] },
      foe: { houses: ['brobnar', 'sanctum', 'untamed'], line: ['staunch-knight', 'snufflegator'] },
    });
    t.me.fight('inka-the-spider', 'staunch-knight').end();
    t.foe.house('untamed').fight('snufflegator', 'inka-the-spider');
    t.expect({
      me: { line: [] },
      foe: { line: ['staunch-knight', { id: 'snufflegator', exhausted: true }] },
    });
  });
});
