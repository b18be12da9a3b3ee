import { a, actionCard, creature, creatureCard, define, flip, play, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

define([
  creatureCard({ id: 'doorman', name: 'Doorman', house: 'dis', power: 1 }),
  actionCard({ id: 'turn-about', name: 'Turn About', house: 'dis' }, play(flip(a(creature)))),
]);

describe('turnkey', () => {
  const played = (foe: object, hand: readonly (string | object)[] = []) => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['turnkey', ...(hand as string[])] },
      foe: { ...foeHouses, ...foe },
    });
    t.me.play('turnkey');
    return t;
  };
  const tired = { id: 'turnkey', exhausted: true };

  it('unforges a key of the opponent, who gets nothing for it', () => {
    played({ keys: 2, aember: 1 }).expect({ me: { line: [tired] }, foe: { keys: 1, aember: 1 } });
  });

  it('when it leaves play, the opponent forges a key at no cost', () => {
    const t = played({ keys: 1, aember: 3 }, ['imp-losion']);
    t.me.play('imp-losion');
    t.expect({ me: { line: [], discard: ['imp-losion', 'turnkey'] }, foe: { keys: 1, aember: 3 } });
  });

  it('ruling turnkey/whenever: in whosever turn and way it leaves, and whatever keys cost', () => {
    const t = played({ keys: 2, hand: ['fear'] }, ['waking-nightmare']);
    t.me.play('waking-nightmare').end();
    t.foe.house('dis');
    t.expect({ me: { line: ['turnkey'] }, foe: { keys: 1, aember: 0 } });
    t.foe.play('fear');
    t.expect({ me: { line: [] }, foe: { keys: 2, aember: 0 } });
  });

  it('gives no key where it unforged none', () => {
    const t = played({ keys: 0 }, ['imp-losion']);
    t.me.play('imp-losion');
    t.expect({ me: { line: [] }, foe: { keys: 0 } });
  });

  it('gives one that was not played no key, and one that came back no second', () => {
    const t = table({ me: { house: 'dis', hand: ['imp-losion'], line: ['turnkey'] }, foe: { keys: 1 } });
    t.me.play('imp-losion');
    t.expect({ me: { line: [] }, foe: { keys: 1 } });
    const u = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['turnkey', 'hysteria', 'imp-losion'] },
      foe: { ...foeHouses, keys: 1 },
    });
    u.me.play('turnkey').play('hysteria').play('turnkey');
    u.expect({ me: { line: [tired], hand: ['imp-losion'] }, foe: { keys: 0 } });
    u.me.play('imp-losion');
    u.expect({ me: { line: [] }, foe: { keys: 1 } });
  });

  it('a ward that keeps it in play keeps the key unforged', () => {
    const t = played({ keys: 1, hand: ['fear'] }, [{ id: 'hologrammophone', house: 'dis' }]);
    t.me.play('hologrammophone').end();
    t.foe.house('dis').end();
    t.me.house('dis').action('hologrammophone').choose('turnkey').end();
    t.foe.house('dis').play('fear');
    t.expect({ me: { line: ['turnkey'], artifacts: ['hologrammophone'] }, foe: { keys: 0 } });
  });

  it('ruling turnkey/flip: it still owes the key where it was turned facedown before it left', () => {
    const t = table({
      me: { house: 'dis', hand: ['turnkey', 'turn-about', 'imp-losion'], beside: ['doorman'] },
      foe: { keys: 1 },
    });
    t.me.play('turnkey').play('turn-about');
    t.expect({ me: { line: [{ id: 'turnkey', token: 'doorman', exhausted: true }] }, foe: { keys: 0 } });
    t.me.play('imp-losion');
    t.expect({ me: { line: [], discard: ['imp-losion', 'turnkey', 'turn-about'] }, foe: { keys: 1 } });
  });

  it('gives the key to the same player where it changed sides', () => {
    const t = played({ keys: 1, hand: ['hypnobeam'], houses: ['mars', 'brobnar', 'dis'], line: ['troll'] }, [
      'imp-losion',
    ]);
    t.me.end();
    t.foe.house('mars').play('hypnobeam').flank('right').end();
    t.me.house('dis').play('imp-losion').choose('turnkey');
    t.expect({ me: { line: [], discard: ['imp-losion', 'turnkey'] }, foe: { keys: 1, line: ['troll'] } });
  });
});
