import { findBundled, toDeckList } from '@vaultsong/decks';
import type { EditionName, Node, Position, SeatPosition, State } from '@vaultsong/engine';
import {
  a,
  actionCard,
  answer,
  archonPowerCard,
  chooseTrait,
  clone,
  constant,
  creature,
  creatureCard,
  deal,
  define,
  destroy,
  each,
  eachTime,
  fulfill,
  gain,
  imagine,
  inDiscard,
  lasting,
  lose,
  move,
  nameCard,
  named,
  play,
  playerCannot,
  position,
  prophecyCard,
  reveal,
  see,
  ward,
  withTrait,
} from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { decide, randomBot, randomFrom, rulesBot } from './index.ts';
import { worthOfFight } from './rules/fight.ts';
import { tableOf } from './rules/table.ts';
import { choice, table, turnOf } from './testing/choices.ts';

describe('in its turn', () => {
  test.each([
    { aember: 6, done: 'action the-sting' },
    { aember: 5, done: 'end' },
  ])('it gives up The Sting for a key that it can pay for: $aember æmber', ({ aember, done }) => {
    expect(choice(table({ house: 'shadows', artifacts: ['the-sting'], aember }))).toBe(done);
  });

  test('it reaps when there is nothing to fight', () => {
    expect(choice(table({ house: 'brobnar', line: ['headhunter'] }))).toBe('reap headhunter');
  });

  test('it fights when that kills and costs nothing', () => {
    expect(choice(table({ house: 'brobnar', line: ['valdr'] }, { line: ['doc-bookton'] }))).toBe('fight valdr');
  });

  test('it uses what lies beside the table where that is good, and activates a prophecy with a card that is left', () => {
    define([
      archonPowerCard({ id: 'bot-spring', name: 'Spring' }, move(1, gain(1))),
      archonPowerCard({ id: 'bot-drain', name: 'Drain' }, move(1, lose(1))),
      prophecyCard({ id: 'bot-omen', name: 'Omen' }, eachTime({ event: 'forge', who: 'opponent' }, fulfill)),
    ]);
    const beside = ['bot-spring', 'bot-drain', 'bot-omen'];
    const state = table({ house: 'brobnar', houses: ['brobnar', 'dis'], aember: 1, hand: ['fear'], beside });
    expect(turnOf(state)).toEqual(['beside bot-spring', 'beside bot-omen', 'end']);
  });

  test('it does not throw a creature away', () => {
    expect(choice(table({ house: 'shadows', line: ['urchin'] }, { line: ['valdr'] }))).toBe('reap urchin');
  });

  test('it chooses the enemy that it can kill', () => {
    const state = table(
      { house: 'brobnar', line: ['headhunter'] },
      { line: ['valdr', 'dust-imp', 'stealer-of-souls'] },
    );
    expect(turnOf(state).slice(0, 2)).toEqual(['fight headhunter', 'dust-imp']);
  });

  test('it plays its hand before it uses what is in play', () => {
    const done = turnOf(table({ house: 'brobnar', hand: ['smaaash', 'gauntlet-of-command'], line: ['headhunter'] }));
    expect(done).toEqual(expect.arrayContaining(['play smaaash', 'play gauntlet-of-command', 'reap headhunter']));
    expect(done.indexOf('reap headhunter')).toBeGreaterThan(done.indexOf('play smaaash'));
  });

  test('it uses the actions of its artifacts', () => {
    expect(choice(table({ house: 'logos', artifacts: ['library-of-babble'], deck: ['mother'] }))).toBe(
      'action library-of-babble',
    );
  });

  test('it frees a stunned creature', () => {
    expect(choice(table({ house: 'brobnar', line: [{ id: 'headhunter', stunned: true }] }))).toBe('unstun headhunter');
  });

  test('it discards what it cannot play', () => {
    expect(choice(table({ house: 'brobnar', hand: ['blood-of-titans'] }))).toBe('discard blood-of-titans');
  });

  test('it plays a gigantic creature, and keeps half of one for the other half', () => {
    define([
      creatureCard({ id: 'bot-giant', name: 'Giant', house: 'brobnar', power: 9, half: 'base' }),
      creatureCard({ id: 'bot-giant-2', name: 'Giant', house: 'brobnar', bonus: ['aember'], half: 'art' }),
    ]);
    const both = table({ house: 'brobnar', houses: ['brobnar', 'dis'], hand: ['bot-giant-2', 'bot-giant'] });
    expect(turnOf(both)).toEqual(['play bot-giant']);
    for (const half of ['bot-giant', 'bot-giant-2'])
      expect(choice(table({ house: 'brobnar', hand: [half] }))).toBe('end');
    expect(choice(table({ house: 'brobnar', hand: ['bot-giant-2'], discard: ['bot-giant'] }))).toBe(
      'discard bot-giant-2',
    );
  });

  test('it keeps a card that would only do harm', () => {
    expect(choice(table({ house: 'dis', hand: ['hand-of-dis'], line: ['headhunter', 'valdr', 'headhunter'] }))).toBe(
      'end',
    );
  });

  test('it ends the turn when nothing is left', () => {
    expect(
      choice(table({ house: 'brobnar', hand: ['fear'], line: ['charette', { id: 'valdr', exhausted: true }] })),
    ).toBe('end');
  });
});

describe('its aim', () => {
  const aimOf = (me: SeatPosition, foe: SeatPosition): string => turnOf(table(me, foe))[1] ?? 'nobody';

  test('damage goes to an enemy that dies of it', () => {
    expect(aimOf({ house: 'brobnar', hand: ['punch'], line: ['dust-imp'] }, { line: ['valdr', 'tocsin'] })).toBe(
      'tocsin',
    );
  });

  test('damage that is assigned goes where it kills, no more than that takes, and several hits to one that needs them', () => {
    const me: SeatPosition = {
      house: 'mars',
      hand: ['mothership-support'],
      line: ['blypyp', 'tunk', 'uxlyx-the-zookeeper'],
    };
    const hits = (line: NonNullable<SeatPosition['line']>): readonly string[] =>
      turnOf(table(me, { line })).slice(1, 4);
    expect(hits(['bilgum-avalanche', 'valdr', 'dust-imp'])).toEqual(['dust-imp', expect.anything(), expect.anything()]);
    expect(hits(['valdr', 'kelifi-dragon', 'headhunter', 'pit-demon'])).toEqual(['valdr', 'valdr', 'valdr']);
    expect(hits(['kelifi-dragon', 'pit-demon', 'grommid'])).toEqual(['pit-demon', 'pit-demon', 'pit-demon']);
    expect(hits(['dust-imp', 'charette', 'kelifi-dragon']).filter((name) => name === 'charette')).toHaveLength(2);
  });

  test('what armor stops is put where it is not', () => {
    const me: SeatPosition = { house: 'untamed', hand: ['cooperative-hunting'], line: ['halacor', 'niffle-ape'] };
    expect(turnOf(table(me, { line: ['raiding-knight', 'umbra'] })).slice(1, 3)).toEqual(['umbra', 'umbra']);
  });

  test('a stun goes to the strongest enemy', () => {
    expect(aimOf({ house: 'brobnar', hand: ['smaaash'] }, { line: ['dust-imp', 'valdr', 'tocsin'] })).toBe('valdr');
  });

  test('destruction goes to the enemy', () => {
    const lines = [{ line: ['tocsin', 'mother', 'tocsin'] }, { line: ['tocsin', 'batdrone', 'tocsin'] }] as const;
    expect(aimOf({ house: 'dis', hand: ['hand-of-dis'], ...lines[0] }, lines[1])).toBe('batdrone');
  });

  test('what returns to a hand is the best that the enemy has', () => {
    expect(aimOf({ house: 'dis', hand: ['fear'] }, { line: ['dust-imp', 'champion-anaphiel', 'tocsin'] })).toBe(
      'champion-anaphiel',
    );
  });

  test('an upgrade that strengthens goes to a friend', () => {
    expect(
      aimOf({ house: 'brobnar', hand: ['blood-of-titans'], line: ['charette'] }, { line: ['valdr', 'valdr'] }),
    ).toBe('charette');
  });
});

test('of a card that is defined anew nothing is remembered', () => {
  const aim = (does: Node): string => {
    define([actionCard({ id: 'changeling', name: 'Changeling', house: 'dis' }, play(does))]);
    return turnOf(table({ house: 'dis', hand: ['changeling'], line: ['valdr'] }, { line: ['mother'] }))[1] ?? '';
  };
  expect(aim(destroy(a(creature)))).toBe('mother');
  expect(aim(ward(a(creature)))).toBe('valdr');
});

describe('what it names', () => {
  const asked = (id: string, ...steps: readonly Node[]): State => {
    define([actionCard({ id, name: 'Names', house: 'dis' }, play(...steps))]);
    const state = table(
      { house: 'dis', hand: [id], line: ['valdr', 'troll', 'dextre'], discard: ['urchin', 'urchin'] },
      { houses: ['untamed'], line: ['dust-pixie', 'mighty-tiger'], discard: ['dust-pixie'] },
    );
    const move = state.ask?.options.findIndex((o) => o.pick === 'move' && o.move.do === 'play') ?? 0;
    answer(state, move);
    return state;
  };

  test('a card that is to be forbidden is one that the opponent has most of, as far as it sees', () => {
    const ban = (name: { readonly var: string }) => [
      lasting('turn', constant(playerCannot('opponent', 'play', named(name)))),
    ];
    expect(choice(asked('bot-ban', nameCard(ban)))).toBe('Dust Pixie');
    expect(
      choice(
        asked(
          'bot-show',
          nameCard((name) => [reveal(each(inDiscard(named(name))))]),
        ),
      ),
    ).toBe('Urchin');
  });

  test('a trait is one that serves best by what is done to those that have it', () => {
    expect(
      choice(
        asked(
          'bot-cull',
          chooseTrait((trait) => [destroy(each(withTrait(trait, creature)))]),
        ),
      ),
    ).toBe('beast');
    expect(
      choice(
        asked(
          'bot-guard',
          chooseTrait((trait) => [ward(each(withTrait(trait, creature)))]),
        ),
      ),
    ).toBe('giant');
  });
});

describe('before the turn', () => {
  const choosing = (me: SeatPosition): string => {
    const state = position({ seats: [me, {}], step: 'forge' });
    return choice(state);
  };

  test('it chooses the house with the most to play', () => {
    expect(choosing({ houses: ['brobnar', 'dis', 'shadows'], hand: ['fear', 'smaaash', 'punch', 'headhunter'] })).toBe(
      'brobnar',
    );
  });

  test('it chooses the house with the most to use', () => {
    expect(
      choosing({ houses: ['brobnar', 'dis', 'shadows'], hand: ['fear'], line: ['urchin', 'silvertooth', 'dodger'] }),
    ).toBe('shadows');
  });

  test('it counts a creature with versatile for every house', () => {
    define([creatureCard({ id: 'bot-ship', name: 'Ship', house: 'brobnar', power: 4, keywords: ['versatile'] })]);
    expect(choosing({ houses: ['brobnar', 'shadows'], line: ['bot-ship', 'bot-ship', 'urchin'] })).toBe('shadows');
  });
});

test('it knows no more than its seat may see: at no question of a game do hidden cards change its answer', () => {
  const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));
  const state = deal({ decks, seed: 4 });
  for (let decision = 0; state.ask !== null; decision++) {
    const option = decide(rulesBot, state, randomFrom(1));
    const other = imagine(state, state.ask.player, decision);
    expect(decide(rulesBot, other, randomFrom(1)), `decision ${decision}`).toBe(option);
    answer(state, option);
  }
});

test('a bot that decides does not change the game', () => {
  const state = table({ house: 'brobnar', hand: ['punch'], line: ['headhunter'] }, { line: ['valdr'] });
  const before = clone(state);
  for (const bot of [randomBot, rulesBot]) decide(bot, state, randomFrom(1));
  expect(state).toEqual(before);
  expect(see(state, 0)).toEqual(see(before, 0));
});

test('it orders what the rules themselves let wait: assault beside a Before Fight: ability', () => {
  const state = table(
    { house: 'brobnar', line: [{ id: 'firespitter', upgrades: ['way-of-the-bear'] }] },
    { line: ['mother', 'dust-imp'] },
  );
  const fight = state.ask?.options.findIndex((option) => option.pick === 'move' && option.move.do === 'fight') ?? -1;
  answer(state, fight);
  answer(state, 0);
  expect(state.ask?.kind).toBe('order');
  expect(choice(state)).toBe('order');
});

describe('what the edition changes', () => {
  const by = (edition: EditionName, me: SeatPosition, foe: SeatPosition = {}, more: Partial<Position> = {}): State =>
    position({ seats: [me, foe], edition, ...more });
  const stock = { deck: Array.from({ length: 20 }, () => 'mother') } as const;

  test('a card that forges is not played for a key in the first turn that bars it', () => {
    const at = (edition: EditionName) =>
      by(edition, { ...stock, house: 'untamed', hand: ['key-charge'], aember: 8 }, stock, { turn: 1 });
    expect(choice(at('current'))).toBe('play key-charge');
    expect(choice(at('manual'))).not.toBe('play key-charge');
  });

  test('a key that may be forged is forged', () => {
    const state = by('manual', { ...stock, houses: ['brobnar', 'dis'], aember: 6 }, stock, { step: 'forge' });
    expect(state.ask?.kind).toBe('may');
    expect(choice(state)).toBe('yes');
  });

  test('no card is drawn from a deck without cards where that loses the game', () => {
    const at = (edition: EditionName, deck: readonly string[]) =>
      by(edition, { deck, house: 'logos', artifacts: ['library-of-babble'], discard: ['mother'] });
    expect(choice(at('manual', ['mother']))).toBe('action library-of-babble');
    expect(choice(at('current', []))).toBe('action library-of-babble');
    expect(choice(at('manual', []))).toBe('end');
  });

  test('a fight is judged by what elusive means there', () => {
    const fight = (edition: EditionName, mine: string, theirs: string): number => {
      const state = by(edition, { ...stock, house: 'brobnar', line: [mine] }, { ...stock, line: [theirs] });
      const at = tableOf(see(state, 0), 0);
      const [attacker, defender] = [at.view.players[0]?.line[0], at.view.players[1]?.line[0]];
      if (attacker === undefined || defender === undefined) throw new Error('There is nobody to fight');
      return worthOfFight(at, attacker, defender);
    };
    // Magda the Rat strikes back by the manual, and kills.
    expect(fight('current', 'ember-imp', 'magda-the-rat')).toBe(0);
    expect(fight('manual', 'ember-imp', 'magda-the-rat')).toBeLessThan(-1);
  });

  test('an Omni: ability is used from the hand only where that is worth the card', () => {
    const at = (line: readonly string[]) =>
      by('manual', { ...stock, house: 'mars', hand: ['custom-virus', 'zorg'] }, { ...stock, line });
    expect(choice(at([]))).not.toBe('omni custom-virus');
  });

  test('in the turn of the opponent it passes or uses, and both are legal', () => {
    const state = by('manual', { ...stock, house: 'brobnar' }, { ...stock, artifacts: ['custom-virus'] });
    expect(state.ask?.kind).toBe('omni');
    expect(['done', 'omni custom-virus']).toContain(choice(state));
  });
});
