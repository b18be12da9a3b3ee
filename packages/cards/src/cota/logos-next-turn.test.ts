import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const mine = { houses: ['logos', 'sanctum', 'untamed'] } as const;
const theirs = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('foggify', () => {
  it('keeps the creatures of the opponent from fighting in their next turn, but not from reaping', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...theirs, line: ['tocsin'] },
    });
    t.me.play('foggify').end();
    t.foe.house('dis').cannot('fight', 'tocsin', 'forbidden').reap('tocsin');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 1, line: [{ id: 'tocsin', exhausted: true }] } });
  });

  it('leaves the creatures of its player alone', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...theirs, line: ['tocsin'] },
    });
    t.me.play('foggify').fight('mother', 'tocsin');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('is over after that turn', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...theirs, line: ['tocsin'] },
    });
    t.me.play('foggify').end();
    t.foe.house('dis').end();
    t.me.house('sanctum').end();
    t.foe.house('dis').fight('tocsin', 'mother');
    t.expect({ me: { line: [{ id: 'mother', damage: 3 }] }, foe: { line: [] } });
  });

  it('holds also for a creature that enters play in that turn', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...theirs, hand: ['silvertooth'] },
    });
    t.me.play('foggify').end();
    t.foe.house('shadows').play('silvertooth').cannot('fight', 'silvertooth', 'forbidden');
    t.expect({ me: { line: ['mother'] }, foe: { line: ['silvertooth'] } });
  });

  it('lets an effect ready a creature that it does not let fight', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...theirs, hand: ['anger'], line: [{ id: 'tocsin', exhausted: true }] },
    });
    t.me.play('foggify').end();
    t.foe.house('brobnar').play('anger');
    t.expect({ me: { line: ['mother'] }, foe: { aember: 1, line: ['tocsin'] } });
  });

  it('does not keep a stunned creature from losing its stun', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...theirs, line: [{ id: 'tocsin', stunned: true }] },
    });
    t.me.play('foggify').end();
    t.foe.house('dis').unstun('tocsin');
    t.expect({ me: { line: ['mother'] }, foe: { line: [{ id: 'tocsin', exhausted: true }] } });
  });
});

describe('interdimensional-graft', () => {
  it.each([
    { pool: 9, left: 3 },
    { pool: 7, left: 1 },
    { pool: 6, left: 0 },
  ])('makes an opponent who forges with $pool give up the other $left', ({ pool, left }) => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['interdimensional-graft'] },
      foe: { ...theirs, aember: pool },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1 + left }, foe: { keys: 1, aember: 0 } });
  });

  it('takes nothing from an opponent who cannot forge', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['interdimensional-graft'] },
      foe: { ...theirs, aember: 5 },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1 }, foe: { keys: 0, aember: 5 } });
  });

  it('is over after that turn', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['interdimensional-graft'] },
      foe: { ...theirs, aember: 5, line: ['tocsin', 'shooler'] },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('dis').reap('tocsin').reap('shooler').end();
    t.me.house('logos').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1 }, foe: { keys: 1, aember: 1, line: ['tocsin', 'shooler'] } });
  });

  it('does not touch a key that its own player forges', () => {
    const t = table({
      me: { ...mine, house: 'logos', aember: 8, hand: ['interdimensional-graft'] },
      foe: { ...theirs, aember: 2 },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('dis').end();
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 3 }, foe: { keys: 0, aember: 2 } });
  });

  it('holds also for a key that a card forges in that turn', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['interdimensional-graft'] },
      foe: { houses: ['untamed', 'dis', 'shadows'], aember: 5, hand: ['dust-pixie', 'dust-pixie', 'key-charge'] },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('untamed').play('dust-pixie').play('dust-pixie').play('key-charge').yes();
    t.expect({
      me: { aember: 3 },
      foe: {
        keys: 1,
        aember: 0,
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
    });
  });

  it('comes too late against the third key', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['interdimensional-graft'] },
      foe: { ...theirs, aember: 9, keys: 2 },
    });
    t.me.play('interdimensional-graft').end();
    t.expect({ winner: 'foe', me: { aember: 1 }, foe: { keys: 3, aember: 3 } });
  });

  it('leaves nothing for a second copy', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['interdimensional-graft', 'interdimensional-graft'] },
      foe: { ...theirs, aember: 8 },
    });
    t.me.play('interdimensional-graft').play('interdimensional-graft').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 4 }, foe: { keys: 1, aember: 0 } });
  });
});

describe('scrambler-storm', () => {
  it('keeps the opponent from playing actions in their next turn, but not other cards', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['scrambler-storm'] },
      foe: { ...theirs, hand: ['fear', 'tocsin', 'soul-snatcher', 'collar-of-subordination'] },
    });
    t.me.play('scrambler-storm').end();
    t.foe.house('dis').cannot('play', 'fear', 'forbidden').play('tocsin').play('soul-snatcher');
    t.foe.play('collar-of-subordination').discard('fear');
    t.expect({
      me: { aember: 1 },
      foe: {
        hand: [],
        line: [{ id: 'tocsin', exhausted: true, upgrades: ['collar-of-subordination'] }],
        artifacts: [{ id: 'soul-snatcher', exhausted: true }],
        discard: ['fear'],
      },
    });
  });

  it('does not hinder its own player', () => {
    const t = table({ me: { house: 'logos', hand: ['scrambler-storm', 'labwork', 'fear'] }, foe: {} });
    t.me.play('scrambler-storm').play('labwork');
    t.expect({ me: { aember: 2, archives: ['fear'] } });
  });

  it('is over after that turn', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['scrambler-storm', 'labwork'] },
      foe: { ...theirs, hand: ['mind-barb'] },
    });
    t.me.play('scrambler-storm').end();
    t.foe.house('dis').cannot('play', 'mind-barb', 'forbidden').end();
    t.me.house('logos').play('labwork').end();
    t.foe.house('dis').play('mind-barb');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, hand: [], discard: ['mind-barb'] } });
  });

  it('stops also an action that another card would play', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['scrambler-storm'], line: ['mother'] },
      foe: { ...theirs, artifacts: [{ id: 'masterplan', under: ['fear'] }] },
    });
    t.me.play('scrambler-storm').end();
    t.foe.house('shadows').omni('masterplan');
    t.expect({ me: { line: ['mother'] }, foe: { artifacts: [], discard: ['masterplan', 'fear'] } });
  });
});

describe('skippy-timehog', () => {
  it('keeps the opponent from using any card in their next turn; they may play and discard', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['skippy-timehog'] },
      foe: {
        ...theirs,
        line: ['tocsin', { id: 'shooler', stunned: true }],
        artifacts: ['dominator-bauble', 'combat-pheromones'],
        hand: ['dust-imp', 'fear'],
      },
    });
    t.me.play('skippy-timehog').end();
    t.foe.house('dis').cannot('reap', 'tocsin', 'forbidden').cannot('fight', 'tocsin', 'forbidden');
    t.foe.cannot('unstun', 'shooler', 'forbidden').cannot('action', 'dominator-bauble', 'forbidden');
    t.foe.cannot('omni', 'combat-pheromones', 'forbidden').play('dust-imp').discard('fear');
    t.expect({
      me: { line: ['skippy-timehog'] },
      foe: {
        line: ['tocsin', { id: 'shooler', stunned: true }, { id: 'dust-imp', exhausted: true }],
        artifacts: ['dominator-bauble', 'combat-pheromones'],
        hand: [],
        discard: ['fear'],
      },
    });
  });

  it('stops also what an effect would use', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['skippy-timehog'] },
      foe: { ...theirs, line: [{ id: 'valdr', exhausted: true }], hand: ['anger'] },
    });
    t.me.play('skippy-timehog').end();
    t.foe.house('brobnar').play('anger');
    t.expect({ me: { line: ['skippy-timehog'] }, foe: { aember: 1, line: ['valdr'] } });
  });

  it('is over after that turn, and does not hinder its player', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['skippy-timehog'], line: ['mother'] },
      foe: { ...theirs, line: ['tocsin'] },
    });
    t.me.play('skippy-timehog').reap('mother').end();
    t.foe.house('dis').end();
    t.me.house('logos').reap('mother').reap('skippy-timehog').end();
    t.foe.house('dis').reap('tocsin');
    t.expect({
      me: { aember: 3, line: ['mother', 'skippy-timehog'] },
      foe: { aember: 1, line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('keeps its effect when it has left play', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['skippy-timehog'] },
      foe: { ...theirs, line: ['tocsin'], hand: ['fear'] },
    });
    t.me.play('skippy-timehog').end();
    t.foe.house('dis').play('fear').cannot('reap', 'tocsin', 'forbidden');
    t.expect({ me: { line: [], hand: ['skippy-timehog'] }, foe: { line: ['tocsin'] } });
  });
});
