import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };

describe('shadow-self', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling shadow-self/in-a-fight: damage of a fight that it takes for a neighbor destroys it in that fight (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', line: ['troll'], artifacts: ['the-warchest'] },
        foe: { line: ['bumpsy', { id: 'shadow-self', damage: 5 }] },
      });
      t.me.fight('troll', 'bumpsy').action('the-warchest');
      t.expect({
        me: { aember: 1, line: [{ id: 'troll', damage: 5, exhausted: true }] },
        foe: { line: ['bumpsy'], discard: ['shadow-self'] },
      });
      const u = table({
        edition,
        me: { house: 'sanctum', line: ['francus'] },
        foe: { aember: 1, line: ['mother', { id: 'shadow-self', damage: 5 }] },
      });
      u.me.fight('francus', 'mother');
      u.expect({
        me: { line: [{ id: 'francus', aember: 1, damage: 4, exhausted: true }] },
        foe: { aember: 0, line: ['mother'], discard: ['shadow-self'] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling shadow-self/in-a-fight: assault damage that it takes for a neighbor does not (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', line: [{ id: 'troll', upgrades: ['way-of-the-bear'] }], artifacts: ['the-warchest'] },
        foe: { line: ['bumpsy', { id: 'shadow-self', damage: 8 }] },
      });
      t.me.fight('troll', 'bumpsy').action('the-warchest');
      t.expect({
        me: { aember: 1, line: [{ id: 'troll', upgrades: ['way-of-the-bear'], damage: 5, exhausted: true }] },
        foe: { line: [], discard: ['bumpsy', 'shadow-self'] },
      });
    },
  );

  it('deals no damage when it attacks', () => {
    const t = table({ me: { house: 'shadows', line: ['shadow-self'] }, foe: { line: ['tocsin'] } });
    t.me.fight('shadow-self', 'tocsin');
    t.expect({ me: { line: [{ id: 'shadow-self', damage: 3, exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('deals no damage when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['shadow-self'] } });
    t.me.fight('tocsin', 'shadow-self');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: [{ id: 'shadow-self', damage: 3 }] } });
  });

  it('takes the damage of both neighbors and its own, but of nobody else', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['silvertooth', 'dodger'] },
      foe: { line: ['mother', 'silvertooth', 'shadow-self', 'urchin'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 1, line: [{ id: 'dodger', damage: 2 }] },
      foe: { line: [{ id: 'mother', damage: 2 }, 'silvertooth', { id: 'shadow-self', damage: 6 }, 'urchin'] },
    });
  });

  it('leaves a neighbor that is a Specter alone', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['shadow-self', { id: 'shadow-self', damage: 1 }] },
    });
    t.me.play('punch').choose('shadow-self#2');
    t.expect({ foe: { line: ['shadow-self', { id: 'shadow-self', damage: 4 }] } });
  });

  it('between two others takes its own damage, and nobody is asked', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['shadow-self', 'shadow-self', 'shadow-self'] },
    });
    t.me.play('punch').choose('shadow-self#2');
    t.expect({ foe: { line: ['shadow-self', { id: 'shadow-self', damage: 3 }, 'shadow-self'] } });
  });

  it('asks the active player which of two takes the damage of a creature between them', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'shadow-self', damage: 1 }, 'tocsin', { id: 'shadow-self', damage: 2 }] },
    });
    t.me.play('punch').choose('tocsin').order('shadow-self#2');
    t.expect({
      foe: { line: [{ id: 'shadow-self', damage: 1 }, 'tocsin', { id: 'shadow-self', damage: 5 }] },
    });
  });

  it('can be destroyed by what it takes; the neighbor is unharmed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'shadow-self', damage: 6 }, 'dust-imp'] },
    });
    t.me.play('punch').choose('dust-imp');
    t.expect({ foe: { aember: 0, line: ['dust-imp'], discard: ['shadow-self'] } });
  });

  it('takes damage for its neighbors on its own turn', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shadow-self'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('tocsin', 'mother');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shadow-self', damage: 5 },
        ],
      },
      foe: { line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('does not take what the ward of a neighbor prevents', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'shadow-self'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ foe: { line: ['tocsin', 'shadow-self'] } });
  });

  it('does not save a neighbor from destruction', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'] },
      foe: { line: ['mother', 'tocsin', 'shadow-self'] },
    });
    t.me.play('hand-of-dis');
    t.expect({ foe: { line: ['mother', 'shadow-self'], discard: ['tocsin'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling shadow-self/armor-first: armor of the neighbor first, the rest to Shadow Self, the attacker is hit at the same time (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', line: ['dr-escotera'] },
        foe: { line: ['raiding-knight', 'shadow-self'] },
      });
      t.me.fight('dr-escotera', 'raiding-knight');
      t.expect({
        me: { line: [], discard: ['dr-escotera'] },
        foe: { line: ['raiding-knight', { id: 'shadow-self', damage: 2 }] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling shadow-self/own-armor: armor of Shadow Self does not reduce redirected damage (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'] },
        foe: { line: ['tocsin', { id: 'shadow-self', upgrades: ['protect-the-weak'] }] },
      });
      t.me.play('punch').choose('tocsin');
      t.expect({ foe: { line: ['tocsin', { id: 'shadow-self', damage: 3, upgrades: ['protect-the-weak'] }] } });
    },
  );
});

// Shadow Self takes what its neighbors are dealt: what is left after their armor, and nothing that is prevented before.
describe('two Shadow Selves', () => {
  it('beside one creature: the active player says which of them takes the whole of a hit', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: [{ id: 'shadow-self', damage: 1 }, 'tocsin', 'shadow-self'] },
    });
    t.me.fight('krump', 'tocsin').choose('shadow-self#2');
    t.expect({
      me: { line: [{ id: 'krump', damage: 3, ...tired }] },
      foe: { line: [{ id: 'shadow-self', damage: 1 }, 'tocsin', { id: 'shadow-self', damage: 6 }] },
    });
  });

  it('side by side do not shield each other, for both are Specters', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: ['tocsin', 'shadow-self', 'shadow-self'] },
    });
    t.me.play('punch').choose('shadow-self#2').play('punch').choose('tocsin');
    t.expect({
      me: { aember: 2 },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 3 }, { id: 'shadow-self', damage: 3 }] },
    });
  });

  it('one of them dying does not pass its damage on to the other', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: [{ id: 'shadow-self', damage: 8 }, 'tocsin', 'shadow-self'] },
    });
    t.me.fight('krump', 'tocsin').choose('shadow-self#1');
    t.expect({
      me: { line: [{ id: 'krump', damage: 3, ...tired }] },
      foe: { line: ['tocsin', 'shadow-self'], discard: ['shadow-self'] },
    });
  });

  it('each takes for its own neighbor when a wave hits all', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'] },
      foe: { line: ['tocsin', 'shadow-self', 'krump', 'succubus', 'shadow-self'] },
    });
    t.me.play('ammonia-clouds');
    t.expect({
      me: {},
      foe: { line: ['tocsin', 'krump', 'succubus', { id: 'shadow-self', damage: 6 }], discard: ['shadow-self'] },
    });
  });
});

describe('armor of the neighbor comes first', () => {
  it('Bulwark on the other side gives 2 that Shadow Self need not take', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: ['bulwark', 'tocsin', 'shadow-self'] },
    });
    t.me.fight('krump', 'tocsin');
    t.expect({
      me: { line: [{ id: 'krump', damage: 3, ...tired }] },
      foe: { line: ['bulwark', 'tocsin', { id: 'shadow-self', damage: 4 }] },
    });
  });

  it('Bulwark beside Shadow Self itself does not reduce what it takes for another', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: ['bulwark', 'shadow-self', 'tocsin'] },
    });
    t.me.play('punch').choose('tocsin').play('punch').choose('shadow-self');
    t.expect({ me: { aember: 2 }, foe: { line: ['bulwark', { id: 'shadow-self', damage: 4 }, 'tocsin'] } });
  });

  it('armor of the neighbor is used up for the rest of the turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: ['sequis', 'shadow-self'] },
    });
    t.me.play('punch').choose('sequis').play('punch').choose('sequis');
    t.expect({ me: { aember: 2 }, foe: { line: ['sequis', { id: 'shadow-self', damage: 4 }] } });
  });

  it('damage that ignores armor reaches Shadow Self whole', () => {
    const t = table({
      me: { house: 'mars', line: ['qyxxlyx-plague-master'] },
      foe: { line: ['sequis', 'shadow-self', 'raiding-knight'] },
    });
    t.me.reap('qyxxlyx-plague-master');
    t.expect({
      me: { aember: 1, line: [{ id: 'qyxxlyx-plague-master', ...tired }] },
      foe: { line: ['sequis', { id: 'shadow-self', damage: 6 }, 'raiding-knight'] },
    });
  });

  it('damage that armor stops altogether does not reach it, so that poison has no effect', () => {
    const t = table({
      me: { house: 'shadows', line: ['mooncurser', 'macis-asp'] },
      foe: { aember: 2, line: ['sequis', 'shadow-self'] },
    });
    t.me.fight('mooncurser', 'sequis');
    t.expect({
      me: { aember: 1, line: [{ id: 'mooncurser', ...tired }, 'macis-asp'] },
      foe: { aember: 1, line: ['sequis', 'shadow-self'] },
    });
    t.me.fight('macis-asp', 'sequis');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mooncurser', ...tired },
          { id: 'macis-asp', ...tired },
        ],
      },
      foe: { aember: 1, line: ['sequis'], discard: ['shadow-self'] },
    });
  });
});

describe('what is prevented is not passed on', () => {
  it('a neighbor that cannot be dealt damage: nothing is dealt, so nothing is dealt instead', () => {
    const t = table({
      active: 0,
      me: { house: 'sanctum', line: ['protectrix', { id: 'sequis', damage: 1 }, 'shadow-self'] },
      foe: { line: ['krump'] },
    });
    t.me.reap('protectrix').yes().choose('sequis').fight('sequis', 'krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'protectrix', ...tired }, { id: 'sequis', ...tired }, 'shadow-self'] },
      foe: { line: [{ id: 'krump', damage: 4 }] },
    });
  });

  it('a Shadow Self that cannot be dealt damage takes it and is not hurt', () => {
    const t = table({
      me: { house: 'sanctum', line: ['protectrix', 'sequis', { id: 'shadow-self', damage: 3 }] },
      foe: { line: ['krump'] },
    });
    t.me.reap('protectrix').yes().choose('shadow-self').fight('sequis', 'krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'protectrix', ...tired }, { id: 'sequis', ...tired }, 'shadow-self'] },
      foe: { line: [{ id: 'krump', damage: 4 }] },
    });
  });

  it('Potion of Invulnerability covers both', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['ammonia-clouds'],
        line: ['tocsin', 'shadow-self', 'krump'],
        artifacts: ['potion-of-invulnerability'],
      },
      foe: { line: ['troll'] },
    });
    t.me.omni('potion-of-invulnerability').play('ammonia-clouds');
    t.expect({ me: { line: ['tocsin', 'shadow-self', 'krump'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });
});

describe('next to the defender, in every kind of fight', () => {
  const against = (attacker: string, defender: string, line: readonly string[]) => {
    const t = table({ me: { house: 'dis', line: [{ id: attacker, house: 'dis' }] }, foe: { line } });
    t.me.fight(attacker, defender);
    return t;
  };

  it('poison destroys Shadow Self instead', () => {
    against('macis-asp', 'tocsin', ['tocsin', 'shadow-self']).expect({
      me: { line: [{ id: 'macis-asp', ...tired }] },
      foe: { line: ['tocsin'], discard: ['shadow-self'] },
    });
  });

  it('assault and the blow both go to it', () => {
    against('ancient-bear', 'tocsin', ['tocsin', 'shadow-self']).expect({
      me: { line: [{ id: 'ancient-bear', damage: 3, ...tired }] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 7 }] },
    });
  });

  it('what Valdr deals more to a creature on a flank goes to it too', () => {
    against('valdr', 'tocsin', ['tocsin', 'shadow-self']).expect({
      me: { line: [{ id: 'valdr', damage: 3, ...tired }] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 8 }] },
    });
  });

  it('hazardous of the defender hits the attacker as ever', () => {
    against('krump', 'briar-grubbling', ['briar-grubbling', 'shadow-self']).expect({
      me: { line: [], discard: ['krump'] },
      foe: { line: ['briar-grubbling', { id: 'shadow-self', damage: 6 }] },
    });
  });

  it('an elusive defender is not dealt anything that it could take', () => {
    against('krump', 'urchin', ['urchin', 'shadow-self']).expect({
      me: { line: [{ id: 'krump', ...tired }] },
      foe: { line: ['urchin', 'shadow-self'] },
    });
  });

  it('Firespitter: 1 for each neighbor and its own 1 before the fight, then the blow', () => {
    against('firespitter', 'tocsin', ['tocsin', 'shadow-self', 'dust-imp']).expect({
      me: { line: [{ id: 'firespitter', damage: 2, ...tired }] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 8 }, 'dust-imp'] },
    });
  });

  it('Lord Golgotha: 3 to Shadow Self as the neighbor of the defender, and his blow on top', () => {
    against('lord-golgotha', 'tocsin', ['tocsin', 'shadow-self']).expect({
      me: { line: [{ id: 'lord-golgotha', damage: 1, ...tired }] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 8 }] },
    });
  });

  it('Gabos Longarms: a creature beside it that he chooses is as safe as the defender', () => {
    const t = table({
      me: { house: 'dis', line: ['gabos-longarms'] },
      foe: { line: ['tocsin', 'shadow-self', 'dust-imp'] },
    });
    t.me.fight('gabos-longarms', 'tocsin').choose('dust-imp');
    t.expect({
      me: { line: [{ id: 'gabos-longarms', damage: 3, ...tired }] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 5 }, 'dust-imp'] },
    });
  });

  it('Brain Eater draws when Shadow Self dies in the place of the creature that it fights', () => {
    const t = table({
      me: { house: 'logos', line: ['brain-eater'], deck: ['punch'] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 4 }] },
    });
    t.me.fight('brain-eater', 'tocsin');
    t.expect({
      me: { hand: ['punch'], deck: [], line: [{ id: 'brain-eater', damage: 3, ...tired }] },
      foe: { line: ['tocsin'], discard: ['shadow-self'] },
    });
  });

  it('a Shadow Self that dies of assault leaves its neighbor to the blow', () => {
    const t = table({
      me: { house: 'untamed', line: ['ancient-bear'] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 7 }] },
    });
    t.me.fight('ancient-bear', 'tocsin');
    t.expect({ me: { line: [{ id: 'ancient-bear', damage: 3, ...tired }] }, foe: { line: [] } });
  });
});

describe('next to the attacker', () => {
  it('hazardous and the return blow go to Shadow Self', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger', 'shadow-self'] },
      foe: { aember: 1, line: [{ id: 'dust-imp', upgrades: ['flame-wreathed'] }] },
    });
    t.me.fight('dodger', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dodger', ...tired },
          { id: 'shadow-self', damage: 6 },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('a poisonous defender destroys Shadow Self and not the attacker', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger', 'shadow-self'] },
      foe: { aember: 1, line: ['inka-the-spider', 'mother'] },
    });
    t.me.fight('dodger', 'inka-the-spider');
    t.expect({
      me: { aember: 1, line: [{ id: 'dodger', ...tired }], discard: ['shadow-self'] },
      foe: { aember: 0, line: ['mother'] },
    });
  });

  it('Briar Grubbling kills Shadow Self before the fight, which goes on', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger', { id: 'shadow-self', damage: 4 }] },
      foe: { aember: 1, line: ['briar-grubbling'] },
    });
    t.me.fight('dodger', 'briar-grubbling');
    t.expect({
      me: { aember: 1, line: [{ id: 'dodger', damage: 2, ...tired }], discard: ['shadow-self'] },
      foe: { aember: 0, line: [] },
    });
  });

  it('Shadow Self itself fights without hurting anyone, and takes the blow', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger', 'shadow-self'] },
      foe: { line: ['krump'] },
    });
    t.me.fight('shadow-self', 'krump');
    t.expect({ me: { line: ['dodger', { id: 'shadow-self', damage: 6, ...tired }] }, foe: { line: ['krump'] } });
  });
});

describe('splash and other damage to several', () => {
  it('Lava Ball on a neighbor: its 4 and the splash of 2 on Shadow Self itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: ['mother', 'tocsin', 'shadow-self'] },
    });
    t.me.play('lava-ball').choose('tocsin');
    t.expect({ me: {}, foe: { line: [{ id: 'mother', damage: 2 }, 'tocsin', { id: 'shadow-self', damage: 6 }] } });
  });

  it('Lava Ball on Shadow Self: its 4 and the splash on both neighbors', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: ['mother', 'shadow-self', 'sequis'] },
    });
    t.me.play('lava-ball').choose('shadow-self');
    t.expect({ me: {}, foe: { line: ['mother', { id: 'shadow-self', damage: 6 }, 'sequis'] } });
  });

  it('Positron Bolt along a line with Shadow Self in the middle: all of it', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'] },
      foe: { line: ['mother', 'shadow-self', 'tocsin'] },
    });
    t.me.play('positron-bolt').choose('mother');
    t.expect({ me: { aember: 1 }, foe: { line: ['mother', { id: 'shadow-self', damage: 6 }, 'tocsin'] } });
  });

  it('Word of Returning deals to Shadow Self what lies on its neighbor, and takes the æmber of both', () => {
    const t = table({
      me: { house: 'untamed', hand: ['word-of-returning'] },
      foe: {
        line: [
          { id: 'tocsin', aember: 2 },
          { id: 'shadow-self', aember: 1 },
        ],
      },
    });
    t.me.play('word-of-returning');
    t.expect({ me: { aember: 4 }, foe: { line: ['tocsin', { id: 'shadow-self', damage: 3 }] } });
  });

  it('Yxilo Bolter neither purges Shadow Self nor the creature it aimed at', () => {
    const t = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: ['dust-imp', { id: 'shadow-self', damage: 8 }] },
    });
    t.me.reap('yxilo-bolter').choose('dust-imp');
    t.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', ...tired }] },
      foe: { line: ['dust-imp'], discard: ['shadow-self'], purged: [] },
    });
  });

  it('after a change of control it shields its new neighbors only', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'gongoozle', 'gongoozle'], line: ['shooler'] },
      foe: { line: ['tocsin', 'shadow-self'] },
    });
    t.me.play('collar-of-subordination').choose('shadow-self').flank('right');
    t.me.play('gongoozle').choose('tocsin').play('gongoozle').choose('shooler');
    t.expect({
      me: { aember: 2, line: ['shooler', { id: 'shadow-self', damage: 3, upgrades: ['collar-of-subordination'] }] },
      foe: { line: [] },
    });
  });

  it('with a Phoenix Heart it burns what it stood for, once it is in the hand', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', 'headhunter'] },
      foe: {
        hand: [],
        line: [
          { id: 'tocsin', upgrades: ['phoenix-heart'] },
          { id: 'shadow-self', upgrades: ['phoenix-heart'], damage: 4 },
        ],
      },
    });
    t.me.fight('krump', 'tocsin');
    t.expect({ me: { line: [] }, foe: { hand: ['shadow-self', 'tocsin'], line: [] } });
  });
});
