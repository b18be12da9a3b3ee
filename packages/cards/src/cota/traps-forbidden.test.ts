// Bans of a turn against abilities that play or use cards: "cannot" holds for what an effect would do as well.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };
const fresh = (id: string) => ({ id, ...tired });

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
    t.foe.play('ganger-chieftain').yes();
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

describe('Foggify and Fogbank', () => {
  it('forbid fights that an effect would begin; the creature is readied all the same', () => {
    const t = table({
      me: { house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: {
        houses: ['brobnar'],
        hand: ['anger'],
        line: [{ id: 'krump', ...tired }],
        artifacts: ['gauntlet-of-command'],
      },
    });
    t.me.play('foggify').end();
    t.foe.play('anger').cannot('fight', 'krump', 'forbidden').reap('krump').action('gauntlet-of-command').reap('krump');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 3, line: [fresh('krump')] } });
  });

  it('Follow the Leader and Horseman of War do not lift it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['fogbank'], line: ['mother'] },
      foe: { houses: ['sanctum'], hand: ['horseman-of-war'], line: ['sequis'] },
    });
    t.me.play('fogbank').end();
    t.foe.play('horseman-of-war').cannot('fight', 'sequis', 'forbidden').cannot('reap', 'sequis', 'forbidden');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: ['sequis', fresh('horseman-of-war')] } });
  });

  it('hold for creatures that come under the control of the opponent in that turn', () => {
    const t = table({
      me: { house: 'logos', hand: ['foggify'], line: ['mother', 'troll'] },
      foe: { houses: ['dis'], hand: ['collar-of-subordination'] },
    });
    t.me.play('foggify').end();
    t.foe.play('collar-of-subordination').choose('troll').cannot('fight', 'troll');
    t.expect({
      me: { aember: 1, line: ['mother'] },
      foe: { line: [{ id: 'troll', upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('do not forbid my own fights, in my turn or later', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos'], hand: ['foggify'], line: ['mother'] },
      foe: { houses: ['dis'], line: ['dust-imp'] },
    });
    t.me.play('foggify').end();
    t.foe.cannot('fight', 'dust-imp').end();
    t.me.fight('mother', 'dust-imp');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', damage: 2, ...tired }] }, foe: { aember: 2, line: [] } });
  });
});

describe('Scrambler Storm', () => {
  it('forbids actions from the hand, from beneath a Masterplan and off the deck', () => {
    const t = table({
      me: { house: 'logos', hand: ['scrambler-storm'] },
      foe: {
        houses: ['logos'],
        hand: ['labwork', 'batdrone'],
        deck: ['fear'],
        artifacts: [{ id: 'masterplan', under: ['anger'] }, 'chaos-portal'],
        line: ['krump'],
      },
    });
    t.me.play('scrambler-storm').end();
    t.foe
      .house('logos')
      .cannot('play', 'labwork', 'forbidden')
      .action('chaos-portal')
      .house('dis')
      .omni('masterplan')
      .play('batdrone');
    t.expect({
      me: { aember: 1 },
      foe: {
        deck: ['fear'],
        hand: ['labwork'],
        line: ['krump', fresh('batdrone')],
        discard: ['masterplan', 'anger'],
        artifacts: [{ id: 'chaos-portal', ...tired }],
      },
    });
  });

  it('forbids Mimicry, which is an action whatever it copies; a discard is no play', () => {
    const t = table({
      me: { house: 'logos', hand: ['scrambler-storm'], discard: ['labwork'] },
      foe: { houses: ['untamed'], hand: ['mimicry'] },
    });
    t.me.play('scrambler-storm').end();
    t.foe.cannot('play', 'mimicry', 'forbidden').discard('mimicry');
    t.expect({ foe: { hand: [], discard: ['mimicry'] } });
  });

  it('is over in the turn after', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos'], hand: ['scrambler-storm'] },
      foe: {
        houses: ['logos'],
        hand: ['wild-wormhole'],
        deck: ['dust-pixie', 'dust-pixie', 'dust-pixie', 'dust-pixie', 'dust-pixie', 'dust-pixie'],
      },
    });
    t.me.play('scrambler-storm').end();
    t.foe.cannot('play', 'wild-wormhole').end();
    t.me.end();
    t.foe.play('wild-wormhole');
    t.expect({ foe: { aember: 3, line: [fresh('dust-pixie')] } });
  });
});

describe('Lifeward and Grommid', () => {
  it('forbid creatures, not what puts them into play', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['lifeward'], line: ['tocsin'] },
      foe: { houses: ['dis'], line: ['overlord-greking'], hand: ['urchin'] },
    });
    t.me.omni('lifeward').end();
    t.foe.fight('overlord-greking', 'tocsin').flank('left');
    t.expect({ me: { line: [] }, foe: { line: [fresh('tocsin'), { id: 'overlord-greking', damage: 3, ...tired }] } });
  });

  it('Grommid keeps its new controller from playing creatures, and no longer the old one', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'tocsin'] },
      foe: { houses: ['shadows'], line: ['grommid'], hand: ['urchin'] },
    });
    t.me.play('collar-of-subordination').cannot('play', 'tocsin', 'forbidden').end();
    t.foe.play('urchin');
    t.expect({
      me: { line: [{ id: 'grommid', upgrades: ['collar-of-subordination'] }] },
      foe: { line: [fresh('urchin')] },
    });
  });

  it('Spangler Box gives creatures back while Grommid is there', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: ['grommid', 'urchin'] },
      foe: { artifacts: ['spangler-box'] },
    });
    t.me.play('poltergeist').choose('urchin').flank('left');
    t.expect({ me: { aember: 1, line: [fresh('urchin'), 'grommid'] }, foe: { artifacts: [] } });
  });
});

describe('Ember Imp', () => {
  it('counts cards that effects play, of any type, and not those that are discarded or put into play', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['blypyp', 'tunk', 'soft-landing', 'mindwarper'],
        artifacts: ['swap-widget'],
        line: ['ulyq-megamouth'],
      },
      foe: { line: ['ember-imp'] },
    });
    t.me
      .discard('mindwarper')
      .action('swap-widget')
      .choose('tunk')
      .play('soft-landing')
      .play('blypyp')
      .cannot('play', 'ulyq-megamouth', 'limit');
    t.expect({
      me: { hand: ['ulyq-megamouth'], line: ['tunk', 'blypyp'] },
      foe: { line: ['ember-imp'] },
    });
  });

  it('two of them allow no fewer, and one that dies allows the rest', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger', 'punch', 'punch', 'smith'], line: [] },
      foe: { line: ['ember-imp', 'ember-imp'] },
    });
    t.me.play('punch').choose('ember-imp#1').play('punch').play('smith').play('anger');
    t.expect({ me: { aember: 4, hand: [], line: [] }, foe: { line: [] } });
  });

  it('is friendly to its new controller, who may play as many cards as ever', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'mind-barb', 'mind-barb', 'mind-barb'] },
      foe: { line: ['ember-imp'] },
    });
    t.me.play('collar-of-subordination').play('mind-barb').play('mind-barb').play('mind-barb');
    t.expect({
      me: { aember: 3, line: [{ id: 'ember-imp', upgrades: ['collar-of-subordination'] }] },
      foe: { line: [] },
    });
  });

  it('Library Access still draws for the second card, Phase Shift’s permission stays unused for the third', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'logos', hand: ['phase-shift', 'library-access', 'urchin'], deck: ['punch'] },
      foe: { line: ['ember-imp'] },
    });
    t.me.play('library-access').play('phase-shift').cannot('play', 'urchin', 'limit');
    t.expect({ me: { hand: ['punch', 'urchin'], deck: [] }, foe: { line: ['ember-imp'] } });
  });
});
