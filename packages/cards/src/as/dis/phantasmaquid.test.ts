import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true } as const;

describe('phantasmaquid', () => {
  it('lets the opponent play no creature on their right flank', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll'], line: ['bumpsy'] },
      foe: { line: ['phantasmaquid'] },
    });
    t.me.play('troll');
    t.expect({ me: { line: [{ id: 'troll', ...tired }, 'bumpsy'] }, foe: { line: ['phantasmaquid'] } });
  });

  it('leaves the places between creatures to one with deploy', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lamindra'], line: ['bumpsy', 'valdr'] },
      foe: { line: ['phantasmaquid'] },
    });
    t.me.play('lamindra', { between: ['bumpsy', 'valdr'] });
    t.expect({
      me: { line: ['bumpsy', { id: 'lamindra', ...tired }, 'valdr'] },
      foe: { line: ['phantasmaquid'] },
    });
  });

  it('ruling phantasmaquid/empty-line: without a creature of theirs, the opponent can play none', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll', 'punch', 'gauntlet-of-command'] },
      foe: { line: ['phantasmaquid'] },
    });
    t.me.cannot('play', 'troll', 'forbidden').play('punch').play('gauntlet-of-command');
    t.expect({
      me: { aember: 1, hand: ['troll'], line: [], artifacts: [{ id: 'gauntlet-of-command', ...tired }] },
      foe: { line: [{ id: 'phantasmaquid', damage: 3 }] },
    });
  });

  it('does not bar a creature that enters on the other side, or is put into play', () => {
    const t = table({ me: { house: 'shadows', hand: ['scowly-caper'] }, foe: { line: ['phantasmaquid'] } });
    t.me.play('scowly-caper', 'right');
    t.expect({ me: { line: [] }, foe: { line: ['phantasmaquid', { id: 'scowly-caper', ...tired }] } });
    const put = table({
      me: { house: 'mars', artifacts: ['swap-widget'], line: ['zorg'], hand: ['tunk'] },
      foe: { line: ['phantasmaquid'] },
    });
    put.me.action('swap-widget');
    put.expect({
      me: { line: ['tunk'], hand: ['zorg'], artifacts: [{ id: 'swap-widget', ...tired }] },
      foe: { line: ['phantasmaquid'] },
    });
  });

  it('holds for effects that play a creature, and for an upgrade that might be one only as a creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['exhume'], discard: ['troll'] },
      foe: { line: ['phantasmaquid'] },
    });
    t.me.play('exhume');
    t.expect({ me: { line: [], discard: ['exhume', 'troll'] }, foe: { line: ['phantasmaquid'] } });
    const rover = table({
      me: { house: 'star-alliance', hand: ['explo-rover'] },
      foe: { line: ['phantasmaquid'] },
    });
    rover.me.cannot('play', 'explo-rover', 'forbidden').play('explo-rover', 'as-upgrade');
    rover.expect({ me: { line: [] }, foe: { line: [{ id: 'phantasmaquid', upgrades: ['explo-rover'] }] } });
  });

  it('does not bind its own player', () => {
    const t = table({ me: { house: 'dis', hand: ['shooler'], line: ['phantasmaquid'] } });
    t.me.play('shooler', 'right');
    t.expect({ me: { line: ['phantasmaquid', { id: 'shooler', ...tired }] } });
  });

  it('two of them bar it as one does', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll'], line: ['bumpsy'] },
      foe: { line: ['phantasmaquid', 'phantasmaquid'] },
    });
    t.me.play('troll');
    t.expect({
      me: { line: [{ id: 'troll', ...tired }, 'bumpsy'] },
      foe: { line: ['phantasmaquid', 'phantasmaquid'] },
    });
  });

  it('is destroyed at the end of its player’s turn where there is no enemy creature', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['phantasmaquid'] }, foe: foeHouses });
    t.me.end();
    t.expect({ me: { line: [], discard: ['phantasmaquid'] } });
  });

  it('stays where there is one, and at the end of the turn of the opponent', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['phantasmaquid'] },
      foe: { ...foeHouses, line: [{ id: 'dust-pixie', damage: 0 }] },
    });
    t.me.end();
    t.expect({ me: { line: ['phantasmaquid'] }, foe: { line: ['dust-pixie'] } });
    const theirs = table({
      me: { house: 'brobnar', houses: foeHouses.houses },
      foe: { ...myHouses.dis, line: ['phantasmaquid'] },
    });
    theirs.me.end();
    theirs.expect({ foe: { line: ['phantasmaquid'] } });
  });
});
