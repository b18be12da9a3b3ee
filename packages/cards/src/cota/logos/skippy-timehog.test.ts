import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true };
const fresh = (id: string) => ({ id, ...tired });

describe('skippy-timehog', () => {
  it('keeps the opponent from using any card in their next turn; they may play and discard', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['skippy-timehog'] },
      foe: {
        ...foeHouses,
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
      me: { ...myHouses.logos, house: 'logos', hand: ['skippy-timehog'] },
      foe: { ...foeHouses, line: [{ id: 'valdr', exhausted: true }], hand: ['anger'] },
    });
    t.me.play('skippy-timehog').end();
    t.foe.house('brobnar').play('anger');
    t.expect({ me: { line: ['skippy-timehog'] }, foe: { aember: 1, line: ['valdr'] } });
  });

  it('is over after that turn, and does not hinder its player', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['skippy-timehog'], line: ['mother'] },
      foe: { ...foeHouses, line: ['tocsin'] },
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
      me: { ...myHouses.logos, house: 'logos', hand: ['skippy-timehog'] },
      foe: { ...foeHouses, line: ['tocsin'], hand: ['fear'] },
    });
    t.me.play('skippy-timehog').end();
    t.foe.house('dis').play('fear').cannot('reap', 'tocsin', 'forbidden');
    t.expect({ me: { line: [], hand: ['skippy-timehog'] }, foe: { line: ['tocsin'] } });
  });
});

describe('Skippy Timehog', () => {
  const set = (foe: object) => {
    const t = table({ me: { house: 'logos', hand: ['skippy-timehog'] }, foe });
    t.me.play('skippy-timehog').end();
    return t;
  };

  it('lets Anger ready a creature, which does not fight', () => {
    const t = set({ houses: ['brobnar'], hand: ['anger'], line: [{ id: 'krump', ...tired }] });
    t.foe.play('anger').cannot('fight', 'krump', 'forbidden');
    t.expect({ me: { line: ['skippy-timehog'] }, foe: { aember: 1, line: ['krump'] } });
  });

  it('stops Ganger Chieftain’s neighbor, Combat Pheromones and every Omni:', () => {
    const t = set({
      houses: ['brobnar'],
      hand: ['ganger-chieftain'],
      line: ['krump'],
      artifacts: ['combat-pheromones', 'mighty-javelin'],
    });
    t.foe
      .house('brobnar')
      .cannot('omni', 'combat-pheromones', 'forbidden')
      .cannot('omni', 'mighty-javelin', 'forbidden');
    t.foe.play('ganger-chieftain');
    t.expect({ me: { line: ['skippy-timehog'] }, foe: { line: ['krump', fresh('ganger-chieftain')] } });
  });

  it('stops Remote Access and Poltergeist from using an artifact; Poltergeist still destroys it', () => {
    const t = set({ houses: ['logos'], hand: ['remote-access'], deck: ['punch'], line: [] });
    t.foe.play('remote-access');
    t.expect({ me: { line: ['skippy-timehog'] }, foe: { aember: 1 } });
    const u = table({
      me: { house: 'logos', hand: ['skippy-timehog'], artifacts: ['library-of-babble'] },
      foe: { houses: ['dis'], hand: ['poltergeist'], deck: Array.from({ length: 9 }, () => 'fear') },
    });
    u.me.play('skippy-timehog').end();
    u.foe.play('poltergeist');
    u.expect({
      me: { line: ['skippy-timehog'], artifacts: [], discard: ['library-of-babble'] },
      foe: { aember: 1, hand: [] },
    });
  });

  it('does not stop Replicator-like triggers that use nothing, nor constant abilities', () => {
    const t = set({ houses: ['untamed'], hand: ['dust-pixie'], line: ['hunting-witch'] });
    t.foe.play('dust-pixie');
    t.expect({ me: { line: ['skippy-timehog'] }, foe: { aember: 3, line: ['hunting-witch', fresh('dust-pixie')] } });
  });
});
