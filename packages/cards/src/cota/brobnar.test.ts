import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('ganger-chieftain', () => {
  it('may ready and fight with a neighbor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: [{ id: 'headhunter', exhausted: true }, 'smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('ganger-chieftain', 'left').yes();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ganger-chieftain', exhausted: true },
          { id: 'headhunter', damage: 3, exhausted: true },
          'smaaash',
        ],
      },
      foe: { line: [] },
    });
  });

  it('uses the neighbor on the flank where it enters', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: ['headhunter', 'doc-bookton'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('ganger-chieftain', 'right').yes();
    t.expect({
      me: {
        aember: 0,
        line: [
          'headhunter',
          { id: 'doc-bookton', damage: 3, exhausted: true },
          { id: 'ganger-chieftain', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('may leave it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('ganger-chieftain', 'left').no();
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'ganger-chieftain', exhausted: true },
          { id: 'headhunter', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('does nothing without a neighbor: it does not use itself', () => {
    const t = table({ me: { house: 'brobnar', hand: ['ganger-chieftain'] }, foe: { line: ['tocsin'] } });
    t.me.play('ganger-chieftain');
    t.expect({ me: { line: [{ id: 'ganger-chieftain', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('only readies the neighbor where there is nobody to fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: [] },
    });
    t.me.play('ganger-chieftain', 'right').yes();
    t.expect({ me: { aember: 0, line: ['headhunter', { id: 'ganger-chieftain', exhausted: true }] } });
  });

  it('removes the stun of a stunned neighbor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: [{ id: 'headhunter', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('ganger-chieftain', 'right').yes();
    t.expect({
      me: {
        line: [
          { id: 'headhunter', exhausted: true },
          { id: 'ganger-chieftain', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });
});

describe('headhunter', () => {
  it('gains 1 after it fought', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['mother', 'tocsin'] } });
    t.me.fight('headhunter', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', damage: 3, exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('gains also when the target survives', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['raiding-knight'] } });
    t.me.fight('headhunter', 'raiding-knight');
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', damage: 3 }] },
    });
  });

  it('gains nothing when it is destroyed', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['lady-maxena'] } });
    t.me.fight('headhunter', 'lady-maxena');
    t.expect({
      me: { aember: 0, line: [], discard: ['headhunter'] },
      foe: { line: [{ id: 'lady-maxena', damage: 3 }] },
    });
  });

  it('gains nothing when it is attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { line: ['headhunter'] },
    });
    t.me.fight('tocsin', 'headhunter');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 0, line: [{ id: 'headhunter', damage: 3 }] } });
  });

  it('gains no more than anybody by reaping', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: {} });
    t.me.reap('headhunter');
    t.expect({ me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] } });
  });
});

describe('smaaash', () => {
  it('stuns a creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['smaaash'], line: ['mother'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.play('smaaash', 'left').choose('shooler');
    t.expect({
      me: { line: [{ id: 'smaaash', exhausted: true }, 'mother'] },
      foe: { line: ['tocsin', { id: 'shooler', stunned: true }] },
    });
  });

  it('may stun a friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['smaaash'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('smaaash', 'right').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'mother', stunned: true },
          { id: 'smaaash', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('stuns itself where it is alone', () => {
    const t = table({ me: { house: 'brobnar', hand: ['smaaash'] }, foe: {} });
    t.me.play('smaaash');
    t.expect({ me: { line: [{ id: 'smaaash', exhausted: true, stunned: true }] } });
  });

  it('ruling smaaash/already-stunned: may choose a creature that is stunned already instead of itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['smaaash'] },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
    t.me.play('smaaash').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'smaaash', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
  });

  it('leaves the stunned creature nothing but losing its stun', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['smaaash'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.play('smaaash').choose('tocsin').end();
    t.foe.house('dis').cannot('reap', 'tocsin', 'stunned').cannot('fight', 'tocsin', 'stunned').unstun('tocsin');
    t.expect({
      me: { line: ['smaaash'] },
      foe: { aember: 0, line: [{ id: 'tocsin', exhausted: true }] },
    });
  });
});

describe('valdr', () => {
  const titan = { id: 'niffle-queen', upgrades: ['blood-of-titans'] } as const;

  it('deals 2 more to a flank creature that it attacks', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: [titan, 'tocsin', 'mother'] } });
    t.me.fight('valdr', 'niffle-queen');
    t.expect({ me: { line: [] }, foe: { line: [{ ...titan, damage: 8 }, 'tocsin', 'mother'] } });
  });

  it('deals 2 more to an only creature, which is on both flanks', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: [titan] } });
    t.me.fight('valdr', 'niffle-queen');
    t.expect({ me: { line: [] }, foe: { line: [{ ...titan, damage: 8 }] } });
  });

  it('deals its power to a creature between others', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['tocsin', titan, 'mother'] } });
    t.me.fight('valdr', 'niffle-queen');
    t.expect({ me: { line: [] }, foe: { line: ['tocsin', { ...titan, damage: 6 }, 'mother'] } });
  });

  it('deals its power when it is attacked', () => {
    const t = table({ me: { house: 'untamed', line: [titan] }, foe: { line: ['valdr'] } });
    t.me.fight('niffle-queen', 'valdr');
    t.expect({ me: { line: [{ ...titan, damage: 6, exhausted: true }] }, foe: { line: [] } });
  });

  it('gets through 2 armor with its full power on a flank', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['mother', 'staunch-knight'] } });
    t.me.fight('valdr', 'staunch-knight');
    t.expect({ me: { line: [] }, foe: { line: ['mother'], discard: ['staunch-knight'] } });
  });

  it('deals nothing to an elusive creature on a flank', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['urchin'] } });
    t.me.fight('valdr', 'urchin');
    t.expect({ me: { line: [{ id: 'valdr', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('gives its 2 more to a Shadow Self beside the flank creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['dodger', 'shadow-self'] } });
    t.me.fight('valdr', 'dodger');
    t.expect({
      me: { line: [{ id: 'valdr', damage: 5, exhausted: true }] },
      foe: { line: ['dodger', { id: 'shadow-self', damage: 8 }] },
    });
  });
});
