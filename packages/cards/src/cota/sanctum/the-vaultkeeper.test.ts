import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('the-vaultkeeper', () => {
  it('keeps its æmber from being stolen', () => {
    const t = table({
      me: { house: 'shadows', hand: ['nerve-blast', 'urchin'], line: ['noddy-the-thief'] },
      foe: { aember: 5, line: ['the-vaultkeeper'] },
    });
    t.me.play('nerve-blast').play('urchin', 'right').action('noddy-the-thief');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'noddy-the-thief', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
      foe: { aember: 5, line: ['the-vaultkeeper'] },
    });
  });

  it('stops neither capturing nor losing æmber', () => {
    const t = table({
      me: { house: 'dis', hand: ['charette'] },
      foe: { aember: 5, line: ['the-vaultkeeper'] },
    });
    t.me.play('charette');
    t.expect({
      me: { line: [{ id: 'charette', aember: 3, exhausted: true }] },
      foe: { aember: 2, line: ['the-vaultkeeper'] },
    });
  });

  it('leaves its own player free to steal', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'], line: ['the-vaultkeeper'] },
      foe: { aember: 2 },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 1, line: ['the-vaultkeeper', { id: 'urchin', exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('stops also what is stolen in place of a reap, which then gains nothing', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['mother'] },
      foe: { aember: 3, line: ['the-vaultkeeper'] },
    });
    t.me.play('dimension-door').reap('mother');
    t.expect({
      me: { aember: 0, line: [{ id: 'mother', exhausted: true }] },
      foe: { aember: 3, line: ['the-vaultkeeper'] },
    });
  });

  it('protects no longer when it is gone', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear', 'shooler'] },
      foe: { aember: 4, line: ['the-vaultkeeper'] },
    });
    t.me.play('fear').play('shooler');
    t.expect({ me: { aember: 1, line: [{ id: 'shooler', exhausted: true }] }, foe: { aember: 3, line: [] } });
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
