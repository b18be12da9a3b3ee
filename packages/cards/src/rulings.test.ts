// Rulings that no test beside their card plays, with stand-ins for the cards of later sets that they speak of; and the
// proof that every ruling has a test that is named after it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  actionAbility,
  actionCard,
  aember,
  artifact,
  artifactCard,
  capture,
  constant,
  count,
  creature,
  creatureCard,
  define,
  destroyed,
  each,
  eachTime,
  enemy,
  entersStunned,
  forgeKey,
  forges,
  friendly,
  gain,
  insteadOf,
  isDefined,
  lose,
  omni,
  play,
  seq,
  steal,
  table,
  thisCreature,
  withPowerAtLeast,
  withTrait,
  wouldBeDamaged,
} from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { rulings } from './index.ts';
import { editionsSince } from './testing/editions.ts';
import { filler } from './testing/filler.ts';
import { foeHouses, myHouses } from './testing/houses.ts';

// Stand-ins, each with the one line of a later card that a ruling is about.
define([
  // as Ardent Hero
  creatureCard(
    { id: 'unhurt-hero', name: 'Unhurt Hero', house: 'sanctum', power: 5 },
    insteadOf({ ...wouldBeDamaged(thisCreature), other: withPowerAtLeast(5, creature) }, { do: seq() }),
  ),
  // as Eureka!
  actionCard({ id: 'early-idea', name: 'Early Idea', house: 'logos', keywords: ['alpha'] }, play(gain(2))),
  // as Forgemaster Og
  creatureCard(
    { id: 'greedy-smith', name: 'Greedy Smith', house: 'brobnar', power: 5 },
    eachTime(forges('opponent'), lose(aember('opponent'), 'opponent')),
  ),
  // as Keyfrog
  creatureCard({ id: 'key-toad', name: 'Key Toad', house: 'untamed', power: 3 }, destroyed(forgeKey())),
  // as Scowly Caper: it says something about how it enters play
  creatureCard(
    { id: 'sleepy-giant', name: 'Sleepy Giant', house: 'brobnar', power: 5 },
    constant(entersStunned(thisCreature)),
  ),
  // as Shard of Greed
  artifactCard(
    { id: 'shard', name: 'Shard', house: 'shadows', traits: ['shard'] },
    actionAbility(gain(count(each(friendly(withTrait('shard', artifact)))))),
  ),
  // as Shoulder Id
  creatureCard(
    { id: 'light-fingers', name: 'Light Fingers', house: 'dis', power: 3 },
    insteadOf({ ...wouldBeDamaged(enemy(creature)), other: thisCreature }, { do: steal(1) }),
  ),
  // as Sir Marrows
  creatureCard(
    { id: 'tax-knight', name: 'Tax Knight', house: 'sanctum', power: 5 },
    eachTime({ event: 'gain', who: 'opponent', cause: 'reap' }, capture(1)),
  ),
  creatureCard({ id: 'watchful-monk', name: 'Watchful Monk', house: 'sanctum', power: 3 }, omni(gain(1))),
  creatureCard({ id: 'brittle', name: 'Brittle', house: 'sanctum', power: 1, bonus: ['damage', 'aember', 'draw'] }),
  creatureCard({ id: 'jailer', name: 'Jailer', house: 'sanctum', power: 4, bonus: ['damage', 'damage', 'capture'] }),
]);

describe('rulings on cards', () => {
  it('ruling anger/must-fight: offers the friendly creatures of every house, and the chosen one has to fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'mother', exhausted: true }, 'silvertooth'] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.play('anger');
    expect(t.options()).toEqual(['mother', 'silvertooth']);
    t.me.choose('mother');
    expect(t.options()).toEqual(['valdr', 'shooler']);
    t.me.choose('shooler');
    t.expect({
      me: { aember: 1, line: ['silvertooth'], discard: ['anger', 'mother'] },
      foe: { line: ['valdr'], discard: ['shooler'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling dimension-door/no-gain: who captures what the opponent gains by reaping gets nothing of a stolen æmber (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['dimension-door'], line: ['mother', 'doc-bookton'] },
        foe: { aember: 3, line: ['tax-knight'] },
      });
      t.me.reap('mother');
      t.expect({
        me: { aember: 0, line: [{ id: 'mother', exhausted: true }, 'doc-bookton'] },
        foe: { aember: 3, line: [{ id: 'tax-knight', aember: 1 }] },
      });
      t.me.play('dimension-door').reap('doc-bookton');
      t.expect({
        me: {
          aember: 1,
          line: [
            { id: 'mother', exhausted: true },
            { id: 'doc-bookton', exhausted: true },
          ],
        },
        foe: { aember: 2, line: [{ id: 'tax-knight', aember: 1 }] },
      });
    },
  );

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { first: 'interdimensional-graft', given: 3 },
      { first: 'greedy-smith', given: 0 },
    ])('ruling interdimensional-graft/order: the player who forged orders it, $first first', ({ first, given }) => {
      const t = table({
        edition,
        me: { house: 'logos', ...myHouses.logos, hand: ['interdimensional-graft'], line: ['greedy-smith'] },
        foe: { ...foeHouses, aember: 9 },
      });
      t.me.play('interdimensional-graft').end();
      t.foe.order(first).house('dis');
      t.expect({ me: { aember: 1 + given, line: ['greedy-smith'] }, foe: { keys: 1, aember: 0 } });
    });
  });

  it('ruling library-access/later-order: the draw comes before the Play: ability of a card off the deck, and nobody is asked', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'logos', hand: ['library-access', 'wild-wormhole'], deck: ['fear', 'labwork', 'urchin', 'punch'] },
      foe: {},
    });
    // Labwork archives a card from hand: were it resolved first, the Urchin could not be one of them.
    t.me.play('library-access').play('wild-wormhole');
    expect([...t.options()].sort()).toEqual(['fear', 'urchin']);
    t.me.choose('urchin');
    t.expect({ me: { aember: 2, hand: ['fear'], archives: ['urchin'], deck: ['punch'] } });
  });

  it.each(editionsSince('master-16'))(
    'ruling library-access/later-order: later rulebooks let the active player order the draw and the Play: ability (%s)',
    (edition) => {
      const position = {
        edition,
        me: {
          house: 'logos',
          hand: ['library-access', 'wild-wormhole'],
          deck: ['dust-pixie', 'snufflegator', 'punch', 'anger'],
        },
        foe: {},
      } as const;
      const playFirst = table(position);
      playFirst.me.play('library-access').play('wild-wormhole');
      expect([...playFirst.options()].sort()).toEqual(['library-access', 'wild-wormhole']);
      playFirst.me.order('wild-wormhole');
      playFirst.expect({
        me: { line: [{ id: 'dust-pixie', exhausted: true }], hand: ['snufflegator', 'punch'], deck: ['anger'] },
      });
      const drawFirst = table(position);
      drawFirst.me.play('library-access').play('wild-wormhole').order('library-access');
      drawFirst.expect({
        me: { line: [{ id: 'snufflegator', exhausted: true }], hand: ['dust-pixie', 'punch'], deck: ['anger'] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling mimicry/alpha: is a copy of an Alpha action where it comes first (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'untamed', hand: ['mimicry'] }, foe: { discard: ['early-idea'] } });
      t.me.play('mimicry');
      t.expect({ me: { aember: 2, hand: [], discard: ['mimicry'] }, foe: { discard: ['early-idea'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling mimicry/alpha: returns to hand as a copy of an Alpha action that does not come first (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['dust-pixie', 'mimicry'] },
        foe: { discard: ['early-idea'] },
      });
      t.me.play('dust-pixie').play('mimicry');
      t.expect({
        me: { aember: 2, hand: ['mimicry'], discard: [], line: [{ id: 'dust-pixie', exhausted: true }] },
        foe: { discard: ['early-idea'] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling mimicry/rule-of-six: as the seventh card of a title it returns to hand (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['mimicry', ...Array.from({ length: 6 }, () => 'curiosity')] },
        foe: { discard: ['curiosity'] },
      });
      for (let played = 0; played < 6; played++) t.me.play('curiosity');
      t.me.play('mimicry');
      t.expect({ me: { aember: 6, hand: ['mimicry'] }, foe: { discard: ['curiosity'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling nexus/counts-as-yours: an enemy Shard counts itself and the Shards of its user, not those beside it (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', line: ['nexus'], artifacts: ['shard'] },
        foe: { artifacts: ['shard', 'shard'] },
      });
      t.me.reap('nexus').choose('shard#2');
      t.expect({
        me: { aember: 3, line: [{ id: 'nexus', exhausted: true }], artifacts: ['shard'] },
        foe: { aember: 0, artifacts: ['shard', { id: 'shard', exhausted: true }] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling rock-hurling-giant/is-the-source: cannot hurt who is safe from power 5 or more, while a Punch can (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch', 'smaaash'], line: ['rock-hurling-giant'] },
        foe: { line: ['unhurt-hero', 'mother'] },
      });
      t.me.discard('smaaash').yes().choose('unhurt-hero');
      t.expect({ me: { line: ['rock-hurling-giant'] }, foe: { line: ['unhurt-hero', 'mother'] } });
      t.me.play('punch').choose('unhurt-hero');
      t.expect({ me: { line: ['rock-hurling-giant'] }, foe: { line: [{ id: 'unhurt-hero', damage: 3 }, 'mother'] } });
    },
  );

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { where: 'under the Shield', hand: ['shield-of-justice'], mine: 2 },
      { where: 'without it', hand: [], mine: 1 },
    ])('ruling shield-of-justice/replaced-damage: who steals instead of dealing damage does so $where', (p) => {
      const t = table({
        edition,
        me: { house: 'sanctum', hand: p.hand, line: ['raiding-knight'], aember: 2 },
        foe: { line: ['light-fingers'] },
      });
      for (const card of p.hand) t.me.play(card);
      t.me.fight('raiding-knight', 'light-fingers');
      t.expect({
        me: { aember: p.mine, line: [{ id: 'raiding-knight', exhausted: true }] },
        foe: { aember: 1, line: [], discard: ['light-fingers'] },
      });
    });
  });

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { card: 'silvertooth', purged: { id: 'silvertooth', damage: 1, exhausted: true }, back: 'silvertooth' },
      { card: 'sleepy-giant', purged: 'sleepy-giant', back: { id: 'sleepy-giant', stunned: true, exhausted: true } },
      { card: 'dodger', purged: { id: 'dodger', stunned: true }, back: { id: 'dodger', exhausted: true } },
    ])('ruling spangler-box/enters-anew: $card comes back as it enters play', ({ purged, back }) => {
      const t = table({
        edition,
        me: { house: 'logos', artifacts: ['spangler-box'], line: [purged], hand: ['phase-shift', 'barehanded'] },
        foe: {},
      });
      t.me.action('spangler-box').play('phase-shift').play('barehanded');
      t.expect({ me: { purged: [], artifacts: [], line: [back], deck: ['spangler-box'] }, foe: { artifacts: [] } });
    });
  });
});

describe('rulings on the rules', () => {
  it.each(editionsSince('master-16'))(
    'ruling bonus-icons/one-by-one: all are resolved, although the first of them destroys their own creature (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'sanctum', hand: ['brittle'], deck: ['fear', 'punch'] },
        foe: { line: ['mother'] },
      });
      t.me.play('brittle').choose('brittle');
      t.expect({
        me: { aember: 1, hand: ['fear'], deck: ['punch'], discard: ['brittle'], line: [] },
        foe: { line: ['mother'] },
      });
    },
  );

  it('ruling bonus-icons/one-by-one: in v1.3 the creature that has them is not there yet', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'sanctum', hand: ['jailer'] },
      foe: { aember: 2, line: ['mother'] },
    });
    t.me.play('jailer');
    t.expect({
      me: { aember: 0, line: [{ id: 'jailer', exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it.each(editionsSince('master-16'))(
    'ruling bonus-icons/one-by-one: each asks by itself, and the creature that has them may be chosen (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'sanctum', hand: ['jailer'] }, foe: { aember: 2, line: ['mother'] } });
      t.me.play('jailer').choose('jailer').choose('mother');
      t.expect({
        me: { aember: 0, line: [{ id: 'jailer', damage: 1, aember: 1, exhausted: true }] },
        foe: { aember: 1, line: [{ id: 'mother', damage: 1 }] },
      });
    },
  );

  it.each([
    { before: 20, after: 23 },
    { before: 21, after: 24 },
    { before: 22, after: 24 },
    { before: 24, after: 24 },
  ])('ruling chains/at-most-24: $before and 3 more are $after', ({ before, after }) => {
    const t = table({ me: { house: 'dis', hand: ['gateway-to-dis'], chains: before }, foe: {} });
    t.me.play('gateway-to-dis');
    t.expect({ me: { chains: after, discard: ['gateway-to-dis'] } });
  });

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([6, 7])(
      'ruling chains/full-hand: 2 chains keep nothing away from a hand of %i, and none is shed',
      (cards) => {
        const t = table({
          edition,
          me: { house: 'logos', ...myHouses.logos, hand: filler(cards), deck: ['fear', 'urchin'], chains: 2 },
          foe: foeHouses,
        });
        t.me.end();
        t.expect({ me: { hand: filler(cards), deck: ['fear', 'urchin'], chains: 2 }, active: 'foe' });
      },
    );
  });

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { cards: 5, drawn: 0 },
      { cards: 4, drawn: 1 },
    ])('ruling chains/one-card-short: 2 chains keep away the last card of a hand of $cards, and one is shed', (p) => {
      const t = table({
        edition,
        me: { house: 'logos', ...myHouses.logos, hand: filler(p.cards), deck: ['fear', 'urchin'], chains: 2 },
        foe: foeHouses,
      });
      t.me.end();
      t.expect({
        me: {
          hand: [...filler(p.cards), ...['fear'].slice(0, p.drawn)],
          deck: ['fear', 'urchin'].slice(p.drawn),
          chains: 1,
        },
        active: 'foe',
      });
    });
  });

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { taken: 1, own: 1, left: 1 },
      { taken: 2, own: 2, left: 0 },
      { taken: 0, own: 0, left: 2 },
    ])('ruling forging/aember-on-cards: a dying Key Toad must forge, with $taken off a Safe Place', (p) => {
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          hand: ['punch'],
          line: ['key-toad'],
          artifacts: [{ id: 'safe-place', aember: 2 }],
          aember: 5,
        },
        foe: {},
      });
      t.me.play('punch');
      for (let i = 0; i < p.taken; i++) t.me.choose('safe-place');
      if (p.taken < 2) t.me.done();
      t.expect({ me: { keys: 1, aember: p.own, line: [], artifacts: [{ id: 'safe-place', aember: p.left }] } });
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling stun/any-use: whatever it could be used for, it loses the stun and exhausts (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', line: [{ id: 'noddy-the-thief', stunned: true }, 'dodger'] },
        foe: { aember: 2, line: ['tocsin'] },
      });
      for (const verb of ['reap', 'fight', 'action'] as const) t.me.cannot(verb, 'noddy-the-thief', 'stunned');
      t.me.unstun('noddy-the-thief').cannot('unstun', 'noddy-the-thief').cannot('reap', 'noddy-the-thief', 'exhausted');
      t.expect({
        me: { aember: 0, line: [{ id: 'noddy-the-thief', exhausted: true }, 'dodger'] },
        foe: { aember: 2, line: ['tocsin'] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling stun/any-use: it counts as a use, as the rule of six shows (%s)',
    (edition) => {
      const line = [{ id: 'lady-maxena', stunned: true }, ...Array.from({ length: 6 }, () => 'lady-maxena')];
      const t = table({ edition, me: { house: 'sanctum', line }, foe: {} });
      t.me.unstun('lady-maxena');
      for (let i = 2; i <= 6; i++) t.me.reap(`lady-maxena#${i}`);
      t.me.cannot('reap', 'lady-maxena#7', 'rule-of-six');
      t.expect({
        me: {
          aember: 5,
          line: [...Array.from({ length: 6 }, () => ({ id: 'lady-maxena', exhausted: true })), 'lady-maxena'],
        },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling stun/any-use: who has an Omni: ability may lose the stun in the turn of another house (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          line: [
            { id: 'watchful-monk', stunned: true },
            { id: 'raiding-knight', stunned: true },
          ],
        },
        foe: {},
      });
      t.me.cannot('unstun', 'raiding-knight', 'wrong-house').unstun('watchful-monk');
      t.expect({
        me: {
          aember: 0,
          line: [
            { id: 'watchful-monk', exhausted: true },
            { id: 'raiding-knight', stunned: true },
          ],
        },
      });
    },
  );

  it('ruling tagging/only-a-replacement-saves: of three that die together, the one is lost that is only healed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: {
        hand: [],
        deck: ['fear', 'urchin'],
        line: [
          { id: 'duma-the-martyr', damage: 1 },
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 3, upgrades: ['armageddon-cloak'] },
        ],
      },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 1 },
      foe: { hand: ['fear', 'urchin'], line: ['shooler'] },
    });
  });
});

/** What a test file says about rulings: the ids that titles of tests name, and the titles that name none. */
function named(source: string): { readonly played: readonly string[]; readonly waiting: readonly string[] } {
  const titles = [...source.matchAll(/(\.todo|\.skip)?\(\s*(['"`])ruling\b([\s\S]*?)\2/g)];
  const ids = titles.map(([, waits, , rest = '']) => ({
    waits: waits !== undefined,
    id: /^ ([a-z0-9-]+\/[a-z0-9-]+): \S/.exec(rest)?.[1] ?? `?${rest}`,
  }));
  return {
    played: ids.filter((title) => !title.waits).map((title) => title.id),
    waiting: ids.filter((title) => title.waits).map((title) => title.id),
  };
}

describe('every ruling', () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const sources = files.map((file) => named(readFileSync(join(here, file), 'utf8')));
  const played = new Set(sources.flatMap((source) => source.played));
  const waiting = new Set(sources.flatMap((source) => source.waiting));

  it('has an id of its own, under the card that it is on', () => {
    expect(new Set(rulings.map((ruling) => ruling.id)).size).toBe(rulings.length);
    for (const { id, card } of rulings) {
      expect(id).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
      const [topic = ''] = id.split('/');
      if (card === null) expect(isDefined(topic), id).toBe(false);
      else expect([topic, isDefined(card)], id).toEqual([card, true]);
    }
  });

  it('has a test that is named after it, or says why not', () => {
    const without = rulings.filter((ruling) => ruling.untested === undefined && !played.has(ruling.id));
    expect(without.map((ruling) => ruling.id)).toEqual([]);
    const needless = rulings.filter((ruling) => ruling.untested !== undefined && played.has(ruling.id));
    expect(needless.map((ruling) => ruling.id)).toEqual([]);
  });

  it('is known by the id that a test names', () => {
    const known = new Set(rulings.map((ruling) => ruling.id));
    expect([...played, ...waiting].filter((id) => !known.has(id))).toEqual([]);
  });

  it('says what it rests on only where its source is nothing official', () => {
    const official = /FAQ|FFG|rulebook|errata|v1\.3|official/i;
    const wrong = rulings.filter(({ source, basis }) => basis !== undefined && official.test(source));
    expect(wrong.map(({ id, source }) => `${id}: ${source}`)).toEqual([]);
    const online = rulings.filter(({ source }) => /^online/.test(source));
    expect(online.filter(({ basis }) => basis !== 'online-play').map(({ id }) => id)).toEqual([]);
  });

  it('of the FAQ in rulebook v1.3 is here: 28 questions', () => {
    expect(rulings.filter((ruling) => ruling.source === 'v1.3 FAQ').length).toBe(28);
  });

  it('is found in the titles of tests of every form, and in those alone', () => {
    const word = 'ruling';
    expect(named(`it('${word} anger/no-enemy: fights', () => {`)).toEqual({ played: ['anger/no-enemy'], waiting: [] });
    expect(named(`])(\n  "${word} anger/no-enemy: it’s", f)`)).toEqual({ played: ['anger/no-enemy'], waiting: [] });
    expect(named(`it.todo('${word} anger/no-enemy: fights')`)).toEqual({ played: [], waiting: ['anger/no-enemy'] });
    expect(named(`it('${word}: fights', f)`)).toEqual({ played: ['?: fights'], waiting: [] });
    expect(named(`it('${word} anger: fights', f)`)).toEqual({ played: ['? anger: fights'], waiting: [] });
    expect(named(`// a ${word} anger/no-enemy: fights\nit('has no ${word}s', f)`)).toEqual({ played: [], waiting: [] });
  });
});
