// Æmber that changes hands in several ways at once: stolen, captured, paid, taken from cards; and who may stop it.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('Ether Spider catches whatever would enter the pool of the opponent', () => {
  it('a toll that I pay, a key of mine that their Sting would live on, and what a Graft takes', () => {
    const t = table({
      me: { house: 'brobnar', aember: 1, hand: ['cannon'], line: ['ether-spider'] },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.play('cannon');
    t.expect({ me: { aember: 0, line: [{ id: 'ether-spider', aember: 1 }] }, foe: { aember: 0 } });
    const u = table({
      me: { house: 'untamed', aember: 7, hand: ['key-charge'], line: ['ether-spider'] },
      foe: { artifacts: ['the-sting'] },
    });
    u.me.play('key-charge').yes();
    u.expect({ me: { keys: 1, aember: 0, line: [{ id: 'ether-spider', aember: 6 }] }, foe: { aember: 0 } });
    const v = table({
      active: 1,
      me: { houses: ['mars'], aember: 8, line: ['ether-spider'] },
      foe: { house: 'logos', hand: ['interdimensional-graft'] },
    });
    v.foe.play('interdimensional-graft').end();
    v.expect({ me: { keys: 1, aember: 0, line: [{ id: 'ether-spider', aember: 3 }] }, foe: { aember: 0 } });
  });

  it('what they steal, and what a creature of mine leaves behind', () => {
    const t = table({
      active: 1,
      me: { aember: 3, line: ['ether-spider', { id: 'urchin', aember: 2 }] },
      foe: { house: 'shadows', hand: ['urchin', 'poison-wave'] },
    });
    t.foe.play('urchin').play('poison-wave');
    t.expect({ me: { aember: 2, line: [{ id: 'ether-spider', damage: 2, aember: 4 }] }, foe: { aember: 0, line: [] } });
  });

  it('what Soul Snatcher, Dust Imp and Fertility Chant give them, not what I get', () => {
    const t = table({
      me: { house: 'untamed', hand: ['fertility-chant', 'lupo-the-scarred'], line: ['ether-spider'] },
      foe: { line: ['dust-imp'], artifacts: ['soul-snatcher'] },
    });
    t.me.play('fertility-chant').play('lupo-the-scarred');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'ether-spider', aember: 5 },
          { id: 'lupo-the-scarred', ...tired },
        ],
      },
      foe: { aember: 0, line: [] },
    });
  });

  it('under new control it catches what would be mine', () => {
    const t = table({
      me: { house: 'dis', hand: ['mind-barb'] },
      foe: { line: [{ id: 'ether-spider', owner: 0 }] },
    });
    t.me.play('mind-barb');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'ether-spider', aember: 1 }] } });
  });
});

describe('The Vaultkeeper keeps the pool from being stolen, and from nothing else', () => {
  it('Dimension Door then gains nothing at all', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['mother'] },
      foe: { aember: 4, line: ['the-vaultkeeper'] },
    });
    t.me.play('dimension-door').reap('mother');
    t.expect({ me: { aember: 0, line: [{ id: 'mother', ...tired }] }, foe: { aember: 4, line: ['the-vaultkeeper'] } });
  });

  it('Nerve Blast deals nothing, Magda takes nothing and loses 2 when she leaves', () => {
    const t = table({
      me: { house: 'shadows', aember: 3, hand: ['nerve-blast', 'magda-the-rat', 'pawn-sacrifice'] },
      foe: { aember: 4, line: ['the-vaultkeeper', 'troll'] },
    });
    t.me.play('nerve-blast').play('magda-the-rat').play('pawn-sacrifice');
    t.expect({
      me: { aember: 2, line: [] },
      foe: {
        aember: 6,
        line: [
          { id: 'the-vaultkeeper', damage: 2 },
          { id: 'troll', damage: 3 },
        ],
      },
    });
  });

  it('capturing, paying, losing and Word of Returning go on', () => {
    const t = table({
      me: { house: 'dis', hand: ['charette'] },
      foe: { aember: 4, line: ['the-vaultkeeper'] },
    });
    t.me.play('charette');
    t.expect({
      me: { line: [{ id: 'charette', aember: 3, ...tired }] },
      foe: { aember: 1, line: ['the-vaultkeeper'] },
    });
    const u = table({
      me: { house: 'logos', hand: ['interdimensional-graft'] },
      foe: { houses: ['sanctum'], aember: 8, line: ['the-vaultkeeper'] },
    });
    u.me.play('interdimensional-graft').end();
    u.expect({ me: { aember: 3 }, foe: { keys: 1, aember: 0, line: ['the-vaultkeeper'] } });
  });

  it('taken by Harland Mindlock it guards me, and my opponent may be robbed', () => {
    const t = table({
      me: { house: 'shadows', aember: 3, hand: ['urchin'], line: [{ id: 'the-vaultkeeper', owner: 1 }] },
      foe: { houses: ['shadows'], hand: ['urchin'], aember: 2 },
    });
    t.me.play('urchin').end();
    t.foe.play('urchin');
    t.expect({
      me: { aember: 4, line: ['the-vaultkeeper', 'urchin'] },
      foe: { aember: 1, line: [{ id: 'urchin', ...tired }] },
    });
  });
});

describe('Dimension Door', () => {
  it('each reap steals 1 while there is something; Crystal Hive pays on top', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['mother', 'doc-bookton'], deck: ['punch'] },
      foe: { aember: 1 },
    });
    t.me.play('dimension-door').reap('mother').reap('doc-bookton');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        line: [
          { id: 'mother', ...tired },
          { id: 'doc-bookton', ...tired },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('two of them: one æmber is stolen once, not twice', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door', 'dimension-door'], line: ['mother'] },
      foe: { aember: 5 },
    });
    t.me.play('dimension-door').play('dimension-door').reap('mother');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', ...tired }] }, foe: { aember: 4 } });
  });

  it('does not touch bonuses', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door', 'labwork', 'phase-shift'], line: ['mother'] },
      foe: { aember: 5 },
    });
    t.me.play('dimension-door').play('labwork').choose('phase-shift').reap('mother');
    t.expect({ me: { aember: 2, line: [{ id: 'mother', ...tired }] }, foe: { aember: 4 } });
  });
});

describe('æmber on creatures', () => {
  it('goes to the opponent of the controller at the time, after The Terror or Too Much to Protect counted without it', () => {
    const t = table({
      me: { house: 'dis', hand: ['the-terror', 'fear'] },
      foe: { hand: [], line: [{ id: 'mother', aember: 4 }] },
    });
    t.me.play('the-terror').play('fear');
    t.expect({
      me: { aember: 6, line: [{ id: 'the-terror', ...tired }] },
      foe: { aember: 0, line: [], hand: ['mother'] },
    });
  });

  it('Guilty Hearts destroys what Hypnotic Command and Blood Money have made guilty', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts', 'charette'], line: ['tocsin'] },
      foe: { aember: 3, line: [{ id: 'mother', aember: 1 }, 'troll'] },
    });
    t.me.play('charette').play('guilty-hearts');
    t.expect({ me: { aember: 2, line: ['tocsin'] }, foe: { aember: 3, line: ['troll'] } });
  });

  it('captured from the own side stays on the creature and goes to me when it dies', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command', 'ammonia-clouds'], line: ['tunk', 'zorg'] },
      foe: { aember: 5, line: ['urchin', 'mother'] },
    });
    t.me.play('hypnotic-command').choose('urchin').choose('urchin').play('ammonia-clouds');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'tunk', damage: 2 },
          { id: 'zorg', damage: 3 },
        ],
      },
      foe: { aember: 3, line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('Drumble captures all of 7, and a Bilgum or Key Charge later in the turn finds nothing', () => {
    const t = table({
      me: { house: 'dis', hand: ['drumble', 'fear'] },
      foe: { houses: ['brobnar'], aember: 7 },
    });
    t.me.play('drumble').end();
    t.expect({ me: { line: [{ id: 'drumble', aember: 7 }] }, foe: { keys: 0, aember: 0 } });
  });

  it('Ether Spider that dies in a sweep still catches what a Destroyed: ability gives, and leaves it to them', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['ether-spider'], artifacts: ['soul-snatcher'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 3, line: [] } });
  });

  it('Magda the Rat costs her controller 2 each time she leaves, and gains nothing when Spangler Box gives her back', () => {
    const t = table({
      me: { house: 'logos', aember: 3, artifacts: ['spangler-box'], line: ['magda-the-rat'] },
      foe: { houses: ['untamed'], hand: ['grasping-vines'], aember: 0 },
    });
    t.me.action('spangler-box').end();
    t.foe.house('untamed').play('grasping-vines').choose('spangler-box');
    t.expect({
      me: { aember: 1, hand: ['spangler-box'], line: [{ id: 'magda-the-rat', ...tired }] },
      foe: { aember: 3 },
    });
  });
});
