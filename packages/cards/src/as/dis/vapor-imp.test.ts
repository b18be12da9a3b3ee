import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const imp = { id: 'vapor-imp', exhausted: true } as const;

describe('vapor-imp', () => {
  it('discards a random card, and the opponent plays no card of its type in their next turn', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['vapor-imp'], hand: ['hand-of-dis'] },
      foe: { ...foeHouses, hand: ['punch', 'troll', 'gauntlet-of-command'] },
    });
    t.me.reap('vapor-imp');
    t.expect({ me: { aember: 1, hand: [], discard: ['hand-of-dis'], line: [imp] } });
    t.me.end();
    t.foe.house('brobnar').cannot('play', 'punch', 'forbidden').play('troll').play('gauntlet-of-command').end();
    t.me.house('logos').end();
    t.foe.house('brobnar').play('punch').choose('troll');
    t.expect({
      me: { line: ['vapor-imp'] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 3 }], artifacts: ['gauntlet-of-command'] },
    });
  });

  it('bars creatures for a creature, but not one that is played as an upgrade', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['vapor-imp'], hand: ['shooler'] },
      foe: { houses: ['brobnar', 'dis', 'star-alliance'], hand: ['explo-rover', 'troll'] },
    });
    t.me.reap('vapor-imp').end();
    t.foe.house('star-alliance').cannot('play', 'explo-rover', 'forbidden').play('explo-rover', 'as-upgrade');
    t.expect({ me: { line: [{ id: 'vapor-imp', upgrades: ['explo-rover'] }] }, foe: { hand: ['troll'] } });
  });

  it('knows the type also where the card did not stay in the discard pile', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['vapor-imp'], hand: ['skreel-swarm'] },
      foe: { ...foeHouses, hand: ['troll', 'punch'] },
    });
    t.me.reap('vapor-imp').yes();
    t.expect({ me: { aember: 1, archives: ['skreel-swarm'], discard: [], line: [imp] } });
    t.me.end();
    t.foe.house('brobnar').cannot('play', 'punch', 'forbidden').play('troll');
    t.expect({ me: { line: ['vapor-imp'] }, foe: { hand: ['punch'], line: [{ id: 'troll', exhausted: true }] } });
  });

  it('bars nothing where the card was not discarded, but put under a creature', () => {
    const held = { id: 'troll', upgrades: ['refined-adhesive'] };
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['vapor-imp', held], hand: ['hand-of-dis'] },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.reap('vapor-imp').end();
    const line = [{ id: 'vapor-imp' }, { ...held, damage: 3, under: ['hand-of-dis'] }];
    t.foe.house('brobnar').play('punch').choose('troll');
    t.expect({ me: { discard: [], line }, foe: { aember: 1, hand: [] } });
  });

  it('bars nothing with an empty hand, and never its own player', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['vapor-imp'] },
      foe: { ...foeHouses, hand: ['punch', 'troll'] },
    });
    t.me.reap('vapor-imp').end();
    t.foe.house('brobnar').play('troll').play('punch').choose('troll');
    t.expect({ me: { line: ['vapor-imp'] }, foe: { hand: [], line: [{ id: 'troll', damage: 3, exhausted: true }] } });
    const own = table({
      me: { house: 'dis', line: ['vapor-imp'], hand: ['shooler', 'shooler'] },
    });
    own.me.reap('vapor-imp').play('shooler', 'right');
    own.expect({ me: { hand: [], line: [imp, { id: 'shooler', exhausted: true }] } });
  });
});
