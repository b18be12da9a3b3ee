// Control taken from one another, and what was set up by who had it before.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('Harland Mindlocks that take each other', () => {
  it('a Mindlock that is taken keeps its prisoner for who played it', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'untamed'], hand: ['harland-mindlock', 'nature-s-call'], line: ['troll', 'mother'] },
      foe: { house: 'logos', houses: ['logos'], hand: ['harland-mindlock'], line: [] },
    });
    t.foe.play('harland-mindlock').choose('troll').flank('right').end();
    t.me.house('logos').play('harland-mindlock', 'right').choose('harland-mindlock').flank('left');
    t.expect({
      me: { line: ['harland-mindlock', 'mother', { id: 'harland-mindlock', ...tired }] },
      foe: { line: ['troll'] },
    });
    t.me.end();
    t.foe.house('logos').end();
    t.me.house('untamed').play('nature-s-call').choose('harland-mindlock#1').done().flank('right');
    t.expect({
      me: { aember: 1, line: ['mother', 'harland-mindlock', 'troll'] },
      foe: { hand: ['harland-mindlock'], line: [] },
    });
  });

  it('the taker leaves: the taken Mindlock goes home, and still holds its prisoner', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'untamed'], hand: ['harland-mindlock', 'nature-s-call'], line: ['troll'] },
      foe: { house: 'logos', houses: ['logos'], hand: ['harland-mindlock'], line: [] },
    });
    t.foe.play('harland-mindlock').flank('right').end();
    t.me.house('logos').play('harland-mindlock').choose('harland-mindlock').flank('left').end();
    t.foe.house('logos').end();
    t.me.house('untamed').play('nature-s-call').choose('harland-mindlock#2').done().flank('right');
    t.expect({ me: { aember: 1, hand: ['harland-mindlock'], line: [] }, foe: { line: ['troll', 'harland-mindlock'] } });
  });

  it('Spangler Box purges a Mindlock: the prisoner is free, and a Mindlock that is given back takes nobody', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'untamed'], hand: ['grasping-vines'], line: ['troll'], artifacts: ['spangler-box'] },
      foe: { house: 'logos', houses: ['logos'], hand: ['harland-mindlock'], line: [] },
    });
    t.foe.play('harland-mindlock').flank('right').end();
    t.me.house('logos').action('spangler-box').choose('harland-mindlock');
    t.expect({
      me: { line: ['troll'], artifacts: [] },
      foe: { line: [], purged: ['harland-mindlock'], artifacts: [{ id: 'spangler-box', ...tired }] },
    });
    t.me.end();
    t.foe.end();
    t.me.house('untamed').play('grasping-vines').choose('spangler-box');
    t.expect({
      me: { aember: 1, hand: ['spangler-box'], line: ['troll'] },
      foe: { line: [{ id: 'harland-mindlock', ...tired }] },
    });
  });
});

describe('what follows the controller', () => {
  it('Shaffles, Mother, Succubus and Murmook work for who controls them now', () => {
    const t = table({
      me: {
        house: 'dis',
        line: [
          { id: 'shaffles', owner: 1 },
          { id: 'mother', owner: 1 },
        ],
        deck: Array.from({ length: 9 }, () => 'punch'),
      },
      foe: { houses: ['dis'], aember: 3, line: [{ id: 'murmook', owner: 0 }] },
    });
    t.me.end();
    t.expect({
      me: { hand: Array.from({ length: 7 }, () => 'punch'), line: ['shaffles', 'mother'] },
      foe: { aember: 2, line: ['murmook'] },
    });
  });

  it('Pitlord, Grommid and Ember Imp bind who controls them, or the opponent of that player', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['zorg', 'squawker', 'soft-landing', 'squawker'],
        line: [{ id: 'grommid', owner: 1 }],
      },
      foe: { line: [{ id: 'ember-imp', owner: 0 }] },
    });
    t.me
      .cannot('play', 'zorg', 'forbidden')
      .play('squawker')
      .choose('Stun a non-Mars creature')
      .play('soft-landing')
      .cannot('play', 'squawker', 'limit');
    t.expect({ me: { aember: 1, line: ['grommid'] }, foe: { line: [{ id: 'ember-imp', stunned: true }] } });
  });

  it('Tentacus and Customs Office that were taken charge their former controller', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'tentacus', owner: 1 }], artifacts: [{ id: 'customs-office', owner: 1 }] },
      foe: { houses: ['brobnar'], aember: 1, artifacts: ['cannon'], hand: ['autocannon'] },
    });
    t.me.end();
    t.foe.action('cannon').cannot('play', 'autocannon', 'toll');
    t.expect({
      me: { aember: 1, line: [{ id: 'tentacus', damage: 2 }] },
      foe: { aember: 0, artifacts: [{ id: 'cannon', ...tired }] },
    });
  });

  it('Tireless Crocag that is taken perishes when its former side is empty', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { line: ['tireless-crocag'] },
    });
    t.me.play('collar-of-subordination');
    t.expect({
      me: { line: [], discard: ['collar-of-subordination'] },
      foe: { line: [], discard: ['tireless-crocag'] },
    });
  });

  it('Tireless Crocag perishes when the last enemy changes sides or leaves in any way', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'], line: ['tireless-crocag'] },
      foe: { line: ['mother'] },
    });
    t.me.play('collar-of-subordination').choose('mother');
    t.expect({
      me: { line: [{ id: 'mother', upgrades: ['collar-of-subordination'] }], discard: ['tireless-crocag'] },
      foe: { line: [] },
    });
    const u = table({
      me: { house: 'dis', hand: ['fear'], line: ['tireless-crocag'] },
      foe: { hand: [], line: ['mother'] },
    });
    u.me.play('fear');
    u.expect({ me: { line: [] }, foe: { hand: ['mother'], line: [] } });
  });
});

describe('what was set up stays as it was set up', () => {
  it('Restringuntus that is taken still bans its house for whom it named it', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'brobnar'], hand: ['restringuntus'] },
      foe: { houses: ['dis', 'brobnar'], hand: ['collar-of-subordination'] },
    });
    t.me.play('restringuntus').house('brobnar').end();
    t.foe.play('collar-of-subordination').end();
    t.me.house('brobnar').end();
    t.expect({
      me: {},
      foe: { line: [{ id: 'restringuntus', upgrades: ['collar-of-subordination'] }] },
      house: 'dis',
      active: 'foe',
    });
  });

  it('Smiling Ruth’s prisoner stays with her player when she is taken herself', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['shadows'], aember: 6, line: ['smiling-ruth'] },
      foe: { houses: ['dis'], hand: ['collar-of-subordination'], line: ['tocsin'] },
    });
    t.me.reap('smiling-ruth').flank('right').end();
    t.foe.play('collar-of-subordination').choose('smiling-ruth');
    t.expect({
      me: { keys: 1, aember: 1, line: ['tocsin'] },
      foe: { line: [{ id: 'smiling-ruth', upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('a creature taken ready may be used at once, one taken exhausted may not', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'collar-of-subordination'] },
      foe: { line: ['tocsin', { id: 'shooler', ...tired }], hand: ['punch'] },
    });
    t.me
      .play('collar-of-subordination')
      .choose('tocsin')
      .play('collar-of-subordination')
      .choose('shooler')
      .flank('left')
      .reap('tocsin')
      .cannot('reap', 'shooler', 'exhausted');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'shooler', upgrades: ['collar-of-subordination'], ...tired },
          { id: 'tocsin', upgrades: ['collar-of-subordination'], ...tired },
        ],
      },
      foe: { hand: [], line: [] },
    });
  });
});
