import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('sloth', () => {
  it('gains 1 for each friendly Sin at the end of a turn in which its player used no creature', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['sloth', 'pride', 'shooler'] },
      foe: { ...foeHouses, line: ['pride'] },
    });
    t.me.end();
    t.expect({ active: 'foe', me: { aember: 2, line: ['sloth', 'pride', 'shooler'] }, foe: { line: ['pride'] } });
  });

  it('gains nothing where a creature was used, also one that is no Sin or was destroyed', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['sloth', 'shooler'] }, foe: foeHouses });
    t.me.reap('shooler').end();
    t.expect({ active: 'foe', me: { aember: 1, line: ['sloth', 'shooler'] } });
    const u = table({
      me: { house: 'dis', ...myHouses.dis, line: ['sloth', 'tocsin'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    u.me.fight('tocsin', 'troll').end();
    u.expect({ active: 'foe', me: { aember: 0, line: ['sloth'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it('ruling sloth/stun: to remove a stun is to use the creature', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['sloth', { id: 'shooler', stunned: true }] },
      foe: foeHouses,
    });
    t.me.unstun('shooler').end();
    t.expect({ active: 'foe', me: { aember: 0, line: ['sloth', 'shooler'] } });
  });

  it('does not mind what was played, or an artifact that was used', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['tocsin'], line: ['sloth'], artifacts: ['dominator-bauble'] },
      foe: foeHouses,
    });
    t.me.play('tocsin').action('dominator-bauble').choose('tocsin').end();
    t.expect({ active: 'foe', me: { aember: 1, line: ['sloth', 'tocsin'] } });
  });

  it('ruling sloth/your-turn: gains nothing at the end of the opponent’s turn', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.dis, line: ['sloth'] },
      foe: { house: 'dis', ...foeHouses },
    });
    t.foe.end();
    t.expect({ active: 'me', me: { aember: 0, line: ['sloth'] } });
  });
});
