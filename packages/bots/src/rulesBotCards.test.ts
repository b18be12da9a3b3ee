// Cards that the rules bot made nothing of once, because it could not read them ("vaultsong habits" found them).
import '@vaultsong/cards';
import { describe, expect, test } from 'vitest';
import { choice, table, turnOf } from './testing/choices.ts';

describe('permission to use cards of another house', () => {
  test.each([
    { id: 'ritual-of-the-hunt', line: ['dust-pixie', 'niffle-ape'] },
    { id: 'sigil-of-brotherhood', line: ['grey-monk', 'staunch-knight'] },
    { id: 'combat-pheromones', line: ['tunk', 'blypyp'] },
  ])('$id is given up for creatures that are ready, and for nothing less', ({ id, line }) => {
    expect(choice(table({ house: 'dis', artifacts: [id], line }))).toBe(`omni ${id}`);
    const exhausted = line.map((creature) => ({ id: creature, exhausted: true }));
    expect(choice(table({ house: 'dis', artifacts: [id], line: exhausted }))).toBe('end');
  });

  test('Signal Fire is given up to fight, if there is somebody to fight', () => {
    const me = { house: 'dis', artifacts: ['signal-fire'], line: ['headhunter', 'valdr'] } as const;
    expect(choice(table(me, { line: ['charette'] }))).toBe('omni signal-fire');
    expect(choice(table(me))).toBe('end');
  });

  test('none is given up for creatures that can be used anyway', () => {
    const me = {
      house: 'sanctum',
      artifacts: ['sigil-of-brotherhood'],
      line: ['grey-monk', 'staunch-knight'],
    } as const;
    expect(turnOf(table(me))).not.toContain('omni sigil-of-brotherhood');
  });

  test('Scientifical Hack is given up for artifacts that can do something', () => {
    const artifacts = ['scientifical-hack', 'library-of-babble'];
    expect(choice(table({ house: 'dis', artifacts, deck: ['mother'] }))).toBe('omni scientifical-hack');
  });
});

test('United Action is played for cards of other houses, unless more could be used', () => {
  const hand = ['united-action', 'urchin', 'silvertooth', 'bumpsy'];
  const exhausted = [
    { id: 'dodger', exhausted: true },
    { id: 'headhunter', exhausted: true },
  ] as const;
  expect(choice(table({ house: 'star-alliance', hand, line: exhausted }))).toBe('play united-action');
  const crew = ['first-officer-frane', 'commander-chan', 'explo-rover', 'doctor-driscoll'];
  expect(choice(table({ house: 'star-alliance', hand: hand.slice(0, 2), line: crew }))).not.toBe('play united-action');
});

describe('what goes on for a while', () => {
  test('Library Access is played before the cards for which it draws, and alone it is kept', () => {
    const deck = ['mother', 'batdrone', 'mother', 'batdrone'];
    const done = turnOf(table({ house: 'logos', hand: ['batdrone', 'library-access', 'mother'], deck }));
    expect(done[0]).toBe('play library-access');
    expect(choice(table({ house: 'logos', hand: ['library-access'], deck }))).toBe('end');
  });

  test('who gains by each creature that is played comes before them', () => {
    const done = turnOf(table({ house: 'untamed', hand: ['niffle-ape', 'hunting-witch', 'niffle-queen'] }));
    expect(done[0]).toBe('play hunting-witch');
  });

  test('Lifeward keeps an opponent from playing creatures', () => {
    expect(choice(table({ house: 'sanctum', artifacts: ['lifeward'] }))).toBe('omni lifeward');
  });

  test('a key is made dearer when it is about to be forged', () => {
    const me = { house: 'saurian', line: ['rhetor-gallim'] } as const;
    expect(turnOf(table(me, { aember: 6 }))).toEqual(['reap rhetor-gallim', 'yes']);
    expect(turnOf(table(me, { aember: 0 }))).toEqual(['reap rhetor-gallim', 'no']);
  });

  test('creatures are protected while they fight', () => {
    const me = {
      house: 'sanctum',
      artifacts: ['potion-of-invulnerability'],
      line: ['grey-monk', 'staunch-knight'],
    } as const;
    expect(turnOf(table(me, { line: ['valdr', 'headhunter'] }))[0]).toBe('omni potion-of-invulnerability');
    expect(turnOf(table(me))).not.toContain('omni potion-of-invulnerability');
  });
});

describe('æmber on creatures', () => {
  test('an enemy that takes æmber from its own side costs its controller', () => {
    const me = { house: 'mars', hand: ['hypnotic-command'], line: ['tunk', 'blypyp'] } as const;
    expect(choice(table(me, { aember: 4, line: ['valdr'] }))).toBe('play hypnotic-command');
    expect(turnOf(table(me, { aember: 0, line: ['valdr'] }))).not.toContain('play hypnotic-command');
  });

  test('æmber that can be spent from a creature is gained, on other creatures it is lost', () => {
    expect(turnOf(table({ house: 'saurian', line: ['senator-shrix'] }))).toEqual(['reap senator-shrix', 'yes']);
    expect(turnOf(table({ house: 'saurian', line: ['centurion-stenopius'] }))).toEqual([
      'reap centurion-stenopius',
      'no',
    ]);
  });

  test('The Flex exhausts a strong creature, and is nothing without one', () => {
    const me = { house: 'brobnar', hand: ['the-flex'] } as const;
    expect(choice(table({ ...me, line: ['kelifi-dragon'] }))).toBe('play the-flex');
    expect(choice(table(me))).toBe('end');
  });
});

describe('actions that stand for others', () => {
  test('Mimicry is played as the best action that lies there', () => {
    const foe = { discard: ['virtuous-works', 'punch'], line: ['valdr'] } as const;
    expect(turnOf(table({ house: 'untamed', hand: ['mimicry'] }, foe)).slice(0, 2)).toEqual([
      'play mimicry',
      'virtuous-works',
    ]);
    expect(choice(table({ house: 'untamed', hand: ['mimicry'] }))).toBe('end');
  });

  test('Masterplan plays what lies beneath it', () => {
    const artifacts = [{ id: 'masterplan', under: ['virtuous-works'] }];
    expect(choice(table({ house: 'dis', artifacts }))).toBe('omni masterplan');
  });

  test('Bouncing Deathquark goes on as long as the exchange is good', () => {
    const foe = { line: ['valdr', 'kelifi-dragon'] } as const;
    const done = turnOf(
      table({ house: 'logos', hand: ['bouncing-deathquark'], line: ['dust-imp', 'dust-pixie'] }, foe),
    );
    expect(done).toContain('yes');
    const strong = turnOf(
      table(
        { house: 'logos', hand: ['bouncing-deathquark'], line: ['dust-imp', 'kelifi-dragon'] },
        { line: ['valdr', 'urchin'] },
      ),
    );
    expect(strong).toContain('no');
  });
});

describe('cards that ask for others', () => {
  test('what is discarded to play a creature costs less than the creature is worth', () => {
    expect(choice(table({ house: 'dis', hand: ['old-yurk', 'mother', 'batdrone'] }))).toBe('play old-yurk');
  });

  test('a hand that is used up is refilled', () => {
    const me = { house: 'untamed', hand: ['punctuated-equilibrium', 'mother'] } as const;
    expect(choice(table(me, { hand: ['a', 'b', 'c', 'd', 'e', 'f'].map(() => 'urchin') }))).toBe(
      'play punctuated-equilibrium',
    );
    const full = [...me.hand, 'batdrone', 'mother', 'mother'];
    expect(choice(table({ ...me, hand: full }))).toBe('end');
  });

  test('Orb of Wonder finds a card', () => {
    expect(choice(table({ house: 'dis', artifacts: [{ id: 'orb-of-wonder', house: 'dis' }], deck: ['mother'] }))).toBe(
      'omni orb-of-wonder',
    );
  });
});

describe('keys and turns', () => {
  test('a card that forges waits until all æmber is there, and is kept if a little is missing', () => {
    const me = { house: 'shadows', hand: ['nightforge'], line: ['urchin', 'silvertooth'] } as const;
    expect(turnOf(table({ ...me, aember: 8 }))).toEqual(expect.arrayContaining(['play nightforge', 'yes']));
    expect(turnOf(table({ ...me, aember: 6 }))).not.toContain('play nightforge');
    expect(turnOf(table({ ...me, aember: 0 }))).toContain('play nightforge');
  });

  test('Swindle, which ends the turn that it begins, is played when it brings more than the rest', () => {
    const foe = { aember: 5 };
    expect(choice(table({ house: 'shadows', hand: ['swindle', 'urchin'] }, foe))).toBe('play swindle');
    expect(choice(table({ house: 'shadows', hand: ['swindle', 'urchin'] }))).toBe('play urchin');
    const line = ['silvertooth', 'urchin', 'noddy-the-thief', 'dodger', 'umbra', 'silvertooth'];
    expect(choice(table({ house: 'shadows', hand: ['swindle'], line }, foe))).not.toBe('play swindle');
  });

  test('a creature that keeps its controller from forging is sent to die, and one of the enemy that does the same is destroyed first', () => {
    const imp = { house: 'dis', line: ['gold-key-imp'] } as const;
    const me = { ...imp, aember: 6, keys: 2 };
    expect(choice(table(me, { line: ['valdr'] }))).toBe('fight gold-key-imp');
    expect(choice(table({ ...me, aember: 5 }, { line: ['valdr'] }))).toBe('reap gold-key-imp');
    const punch = { house: 'brobnar', hand: ['punch'] } as const;
    const foe = { line: [{ id: 'kelifi-dragon', damage: 10 }, 'gold-key-imp'] } as const;
    expect(turnOf(table(punch, foe))).toEqual(['play punch', 'kelifi-dragon']);
    expect(turnOf(table({ ...punch, aember: 6, keys: 2 }, foe))).toEqual(['play punch', 'gold-key-imp']);
  });

  test('what looks back at the turn is played when the turn is nearly over', () => {
    const line = ['niffle-ape', 'niffle-queen', 'hunting-witch'];
    expect(turnOf(table({ house: 'untamed', hand: ['stampede'], line }, { aember: 4 }))).toEqual([
      expect.stringMatching(/^reap/),
      expect.stringMatching(/^reap/),
      expect.stringMatching(/^reap/),
      'play stampede',
    ]);
  });

  test('of a full hand of which nothing is worth playing the worst is discarded, so that a card is drawn', () => {
    const hand = ['hand-of-dis', 'mother', 'mother', 'batdrone', 'mother', 'mother'];
    const me = { house: 'dis', line: [{ id: 'dust-imp', exhausted: true }] } as const;
    expect(choice(table({ ...me, hand }))).toBe('discard hand-of-dis');
    expect(choice(table({ ...me, hand: hand.slice(0, 5) }))).toBe('end');
  });

  test('Auto-Legionary becomes a creature', () => {
    expect(choice(table({ house: 'saurian', artifacts: ['auto-legionary'] }))).toBe('action auto-legionary');
  });
});

describe('a card on which nothing would happen, which can be chosen all the same', () => {
  test('æmber is moved off the card that has some', () => {
    const line = ['dextre', { id: 'troll', aember: 2 }, 'mother'] as const;
    const polliasaurus = turnOf(table({ house: 'saurian', artifacts: ['library-of-polliasaurus'], line }));
    expect(polliasaurus).toContain('troll');
    const northelle = turnOf(table({ house: 'sanctum', line: ['mother-northelle', ...line] }));
    expect(northelle).toContain('troll');
  });

  test('æmber goes from a friendly creature to an enemy, and from an enemy to nobody: then a card without any is chosen', () => {
    const hand = ['chant-of-hubris'];
    const mine = { id: 'troll', aember: 2 };
    const done = turnOf(table({ house: 'saurian', hand, line: ['mother', mine] }, { line: ['krump', 'bumpsy'] }));
    expect(done.slice(0, 3)).toEqual(['play chant-of-hubris', 'troll', 'krump']);
    const theirs = { id: 'krump', aember: 1 };
    const kept = table({ house: 'saurian', hand, line: ['mother', 'troll'] }, { line: [theirs, 'bumpsy'] });
    expect(turnOf(kept).slice(0, 2)).toEqual(['play chant-of-hubris', 'mother']);
  });

  test('a creature that is ready is sent to fight, and the stronger of two exhausted ones is readied for it', () => {
    const foe = { line: ['dust-pixie'] };
    const line = [{ id: 'valdr', exhausted: true }, 'troll', 'seeker-of-truth'] as const;
    const done = turnOf(table({ house: 'sanctum', line }, foe));
    expect(done).not.toContain('valdr');
    const worn = [
      { id: 'dust-pixie', exhausted: true },
      { id: 'troll', exhausted: true },
    ] as const;
    expect(turnOf(table({ house: 'brobnar', hand: ['anger'], line: worn }, foe)).slice(0, 2)).toEqual([
      'play anger',
      'troll',
    ]);
  });
});

describe('what does more once the own creatures were used', () => {
  const foe = { line: ['troll', 'krump', 'bumpsy'] } as const;

  test('the destruction of all creatures waits until they were', () => {
    const me = { house: 'dis', hand: ['gateway-to-dis'], line: ['ember-imp', 'troll'] } as const;
    expect(turnOf(table(me, foe)).slice(0, 2)).toEqual(['reap ember-imp', 'play gateway-to-dis']);
  });

  test('so does what exhausts them with others', () => {
    const me = { house: 'brobnar', hand: [{ id: 'doze-wing', houseIcons: ['brobnar'] }], line: ['valdr'] } as const;
    const all = [...foe.line, 'troll'];
    expect(turnOf(table(me, { line: all })).at(-1)).toBe('play doze-wing');
  });

  test('what strikes enemies alone comes first', () => {
    const me = { house: 'brobnar', hand: ['punch'], line: ['valdr'] } as const;
    expect(turnOf(table(me, foe))[0]).toBe('play punch');
  });
});
