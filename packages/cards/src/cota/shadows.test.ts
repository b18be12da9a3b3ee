import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('bad-penny', () => {
  it('returns to the hand of its owner when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'bad-penny', upgrades: ['protect-the-weak'], aember: 1 }], hand: ['fear'] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 2, discard: ['punch'] },
      foe: { line: [], hand: ['fear', 'bad-penny'], discard: ['protect-the-weak'] },
    });
  });

  it('returns when it dies attacking, and may be played again', () => {
    const t = table({ me: { house: 'shadows', line: ['bad-penny'] }, foe: { line: ['tocsin'] } });
    t.me.fight('bad-penny', 'tocsin').play('bad-penny');
    t.expect({
      me: { hand: [], discard: [], line: [{ id: 'bad-penny', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('returns by each copy for itself, to each owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['bad-penny', 'urchin'] },
      foe: { line: ['bad-penny'], hand: [] },
    });
    t.me.play('poison-wave').order('bad-penny');
    t.expect({
      me: { aember: 1, hand: ['bad-penny'], line: [], discard: ['poison-wave', 'urchin'] },
      foe: { line: [], hand: ['bad-penny'], discard: [] },
    });
  });

  it('stays when a ward saves it', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: [{ id: 'bad-penny', warded: true }] } });
    t.me.play('punch');
    t.expect({ foe: { line: ['bad-penny'], hand: [] } });
  });

  it('ruling bad-penny/yxilo-bolter: is back in hand before Yxilo Bolter could purge her', () => {
    const t = table({ me: { house: 'mars', line: ['yxilo-bolter'] }, foe: { line: ['bad-penny'], hand: [] } });
    t.me.reap('yxilo-bolter').choose('bad-penny');
    t.expect({
      me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { line: [], hand: ['bad-penny'], purged: [] },
    });
  });

  it('ruling bad-penny/was-destroyed: was destroyed all the same, so that Tolas pays', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['tolas'] },
      foe: { line: ['bad-penny'], hand: [] },
    });
    t.me.play('punch').choose('bad-penny');
    t.expect({ me: { aember: 2, line: ['tolas'] }, foe: { line: [], hand: ['bad-penny'], discard: [] } });
  });
});

describe('dodger', () => {
  it('steals 1 after it fought', () => {
    const t = table({ me: { house: 'shadows', line: ['dodger'] }, foe: { aember: 2, line: ['tocsin'] } });
    t.me.fight('dodger', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'dodger', damage: 3, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('steals nothing when it is destroyed', () => {
    const t = table({ me: { house: 'shadows', line: ['dodger'] }, foe: { aember: 2, line: ['mother'] } });
    t.me.fight('dodger', 'mother');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 2, line: [] } });
  });

  it('steals nothing when it is attacked, or by reaping', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger'] },
      foe: { ...foeHouses, aember: 2, line: ['tocsin'] },
    });
    t.me.reap('dodger').end();
    t.foe.house('dis').fight('tocsin', 'dodger');
    t.expect({ me: { aember: 1, line: [{ id: 'dodger', damage: 3 }] }, foe: { aember: 2, line: [] } });
  });

  it('steals from an empty pool nothing', () => {
    const t = table({ me: { house: 'shadows', line: ['dodger'] }, foe: { aember: 0, line: ['urchin'] } });
    t.me.fight('dodger', 'urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'dodger', exhausted: true }] }, foe: { aember: 0, line: ['urchin'] } });
  });
});

describe('nerve-blast', () => {
  it('steals 1 and deals 2 to a creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['nerve-blast'], line: ['dodger'] },
      foe: { aember: 1, line: ['tocsin', 'silvertooth'] },
    });
    t.me.play('nerve-blast').choose('silvertooth');
    t.expect({
      me: { aember: 1, line: ['dodger'], discard: ['nerve-blast'] },
      foe: { aember: 0, line: ['tocsin'] },
    });
  });

  it('deals no damage when there was nothing to steal', () => {
    const t = table({
      me: { house: 'shadows', hand: ['nerve-blast'], line: ['dodger'] },
      foe: { aember: 0, line: ['tocsin'] },
    });
    t.me.play('nerve-blast');
    t.expect({ me: { aember: 0, line: ['dodger'], discard: ['nerve-blast'] }, foe: { line: ['tocsin'] } });
  });

  it('steals also where there is no creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['nerve-blast'] }, foe: { aember: 3 } });
    t.me.play('nerve-blast');
    t.expect({ me: { aember: 1 }, foe: { aember: 2 } });
  });

  it('may hit a friendly creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['nerve-blast'], line: ['dodger'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.play('nerve-blast').choose('dodger');
    t.expect({ me: { aember: 1, line: [{ id: 'dodger', damage: 2 }] }, foe: { aember: 2, line: ['tocsin'] } });
  });
});

describe('noddy-the-thief', () => {
  it('steals 1 by its Action', () => {
    const t = table({ me: { house: 'shadows', line: ['noddy-the-thief'] }, foe: { aember: 2 } });
    t.me.action('noddy-the-thief');
    t.expect({ me: { aember: 1, line: [{ id: 'noddy-the-thief', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'shadows', line: ['noddy-the-thief'] }, foe: { aember: 0 } });
    t.me.action('noddy-the-thief');
    t.expect({ me: { aember: 0, line: [{ id: 'noddy-the-thief', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('is elusive: no damage in the first attack of a turn, damage in the second', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: ['noddy-the-thief'] },
    });
    t.me.fight('tocsin', 'noddy-the-thief');
    t.expect({
      me: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] },
      foe: { line: ['noddy-the-thief'] },
    });
    t.me.fight('shooler', 'noddy-the-thief');
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

  it('is not protected by elusive from other damage, nor when it attacks', () => {
    const t = table({
      me: { house: 'shadows', line: ['noddy-the-thief'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('noddy-the-thief', 'tocsin');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'tocsin', damage: 2 }] } });
  });
});

describe('poison-wave', () => {
  it('deals 2 to each creature, friendly and enemy, at the same time', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['silvertooth', 'dodger'] },
      foe: { line: ['niffle-ape', 'raiding-knight', { id: 'mother', damage: 3 }] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 1, line: [{ id: 'dodger', damage: 2 }], discard: ['poison-wave', 'silvertooth'] },
      foe: { line: [{ id: 'niffle-ape', damage: 2 }, 'raiding-knight'], discard: ['mother'] },
    });
  });

  it('gives only its bonus without creatures', () => {
    const t = table({ me: { house: 'shadows', hand: ['poison-wave'] }, foe: {} });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1, discard: ['poison-wave'] } });
  });

  it('hits elusive creatures, and takes wards', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { line: ['urchin', { id: 'silvertooth', warded: true }] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { line: ['silvertooth'], discard: ['urchin'] } });
  });
});

describe('seeker-needle', () => {
  it('deals 1 and gains 1 when that destroys the creature', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['seeker-needle'], line: ['dodger'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'mother'] },
    });
    t.me.action('seeker-needle').choose('tocsin');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'seeker-needle', exhausted: true }], line: ['dodger'] },
      foe: { line: ['mother'], discard: ['tocsin'] },
    });
  });

  it('gains nothing when the creature survives', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['seeker-needle'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.action('seeker-needle');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'silvertooth', damage: 1 }] } });
  });

  it('gains nothing when armor or a ward stops the damage', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['seeker-needle', 'seeker-needle'] },
      foe: {
        line: [
          { id: 'raiding-knight', damage: 3 },
          { id: 'urchin', warded: true },
        ],
      },
    });
    t.me.action('seeker-needle').choose('raiding-knight').action('seeker-needle#2').choose('urchin');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'raiding-knight', damage: 3 }, 'urchin'] } });
  });

  it('gains 1 for a Bad Penny, which was destroyed although it returned to hand', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['seeker-needle'] }, foe: { line: ['bad-penny'] } });
    t.me.action('seeker-needle');
    t.expect({ me: { aember: 1 }, foe: { line: [], hand: ['bad-penny'], discard: [] } });
  });

  it('gains 1 for a friendly creature as well', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['seeker-needle'], line: [{ id: 'dust-imp', damage: 1 }] },
      foe: {},
    });
    t.me.action('seeker-needle');
    t.expect({ me: { aember: 3, line: [] } });
  });

  it('gains nothing when Shadow Self takes the damage, even if that destroys Shadow Self', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['seeker-needle'] },
      foe: { line: ['urchin', { id: 'shadow-self', damage: 8 }] },
    });
    t.me.action('seeker-needle').choose('urchin');
    t.expect({ me: { aember: 0 }, foe: { line: ['urchin'], discard: ['shadow-self'] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['seeker-needle'] }, foe: {} });
    t.me.action('seeker-needle');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'seeker-needle', exhausted: true }] } });
  });
});

describe('shadow-self', () => {
  it('ruling shadow-self/armor-first: armor of the neighbor first, the rest to Shadow Self, the attacker is hit at the same time', () => {
    const t = table({
      me: { house: 'logos', line: ['dr-escotera'] },
      foe: { line: ['raiding-knight', 'shadow-self'] },
    });
    t.me.fight('dr-escotera', 'raiding-knight');
    t.expect({
      me: { line: [], discard: ['dr-escotera'] },
      foe: { line: ['raiding-knight', { id: 'shadow-self', damage: 2 }] },
    });
  });

  it('ruling shadow-self/own-armor: armor of Shadow Self does not reduce redirected damage', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['tocsin', { id: 'shadow-self', upgrades: ['protect-the-weak'] }] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ foe: { line: ['tocsin', { id: 'shadow-self', damage: 3, upgrades: ['protect-the-weak'] }] } });
  });

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
});

describe('silvertooth', () => {
  it('enters play ready and may be used at once', () => {
    const t = table({ me: { house: 'shadows', hand: ['silvertooth', 'urchin'] }, foe: { aember: 1 } });
    t.me.play('silvertooth');
    t.expect({ me: { line: ['silvertooth'] } });
    t.me.reap('silvertooth');
    t.expect({ me: { aember: 1, line: [{ id: 'silvertooth', exhausted: true }] } });
  });

  it('makes no other creature enter ready', () => {
    const t = table({ me: { house: 'shadows', hand: ['dodger'], line: ['silvertooth'] }, foe: {} });
    t.me.play('dodger', 'left').cannot('reap', 'dodger', 'exhausted');
    t.expect({ me: { line: [{ id: 'dodger', exhausted: true }, 'silvertooth'] } });
  });
});

describe('too-much-to-protect', () => {
  it.each([
    { pool: 5, stolen: 0 },
    { pool: 6, stolen: 0 },
    { pool: 7, stolen: 1 },
    { pool: 11, stolen: 5 },
  ])('steals $stolen from a pool of $pool', ({ pool, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['too-much-to-protect'] }, foe: { aember: pool } });
    t.me.play('too-much-to-protect');
    t.expect({ me: { aember: 1 + stolen, discard: ['too-much-to-protect'] }, foe: { aember: pool - stolen } });
  });
});

describe('urchin', () => {
  it('steals 1 when it is played', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin'] }, foe: { aember: 3 } });
    t.me.play('urchin');
    t.expect({ me: { aember: 1, line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin'] }, foe: { aember: 0 } });
    t.me.play('urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('is elusive again in the next turn', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { ...foeHouses, line: ['urchin'] },
    });
    t.me.fight('tocsin', 'urchin').end();
    t.foe.house('brobnar').end();
    t.me.fight('tocsin', 'urchin');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: ['urchin'] } });
  });
});
