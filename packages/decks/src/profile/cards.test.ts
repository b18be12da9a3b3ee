// Effects of single cards, written by reading the cards, which `effectsOf` must find in their definitions.
import { cards } from '@vaultsong/cards';
import { catalogue } from '@vaultsong/cards/catalogue';
import { definition } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { effectKinds } from './effect.ts';
import { effectsOf } from './read.ts';
import { sayEffect } from './sayEffect.ts';

const expected: Readonly<Record<string, readonly string[]>> = {
  anger: ['bonus: gain 1 æmber, you', 'play: ready 1 creature, you', 'play: use 1 creature (fight), you'],
  barehanded: ['bonus: gain 1 æmber, you', 'play: to deck each artifact (top), both players'],
  'bilgum-avalanche': ['each-time: 2 damage to each creature, opponent, repeatedly'],
  'blood-money': ['play: place 2 æmber on 1 creature (supply), opponent'],
  'blood-of-titans': ['bonus: gain 1 æmber, you', 'constant: power +5 for host, you'],
  'brothers-in-battle': ['bonus: gain 1 æmber, you', 'play: may use each creature of a kind (fight), you, for turn'],
  bumpsy: ['play: lose 1 æmber, opponent'],
  'burn-the-stockpile': ['play: lose 4 æmber, opponent, sometimes'],
  'champion-s-challenge': [
    'play: destroy each creature, opponent',
    'play: destroy each creature, you',
    'play: ready 1 creature, you',
    'play: use 1 creature (fight), you',
  ],
  'kelifi-dragon': [
    'constant: condition to play, you',
    'fight: gain 1 æmber, you',
    'fight: 5 damage to 1 creature, either player',
    'reap: gain 1 æmber, you',
    'reap: 5 damage to 1 creature, either player',
  ],
  'lava-ball': [
    'play: 4 damage to 1 creature, either player',
    'play: 2 damage to 2 creatures (neighbors), either player',
  ],
  'phoenix-heart': ['destroyed: to hand host, you', 'destroyed: 3 damage to each creature, both players'],
  'relentless-assault': ['play: ready 3 creatures, you, sometimes', 'play: use 3 creatures (fight), you, sometimes'],
  'sound-the-horns': [
    'bonus: gain 1 æmber, you',
    'play: discard 1 card in deck, you, repeatedly',
    'play: to hand 1 creature of a kind in deck, you',
  ],
  'unguarded-camp': ['bonus: gain 1 æmber, you', 'play: capture 1 æmber with 1 creature, opponent, repeatedly'],
  warsong: ['play: gain 1 æmber, you, repeatedly, for turn'],
  krump: ['each-time: lose 1 æmber, opponent, repeatedly'],
  'a-fair-game': [
    'play: discard 1 card in deck, both players',
    'play: reveal each card in hand, both players',
    'play: gain some æmber, both players',
  ],
  'annihilation-ritual': ['bonus: gain 1 æmber, you', 'instead: purge 1 creature, either player, repeatedly'],
  'collar-of-subordination': ['constant: take control of host, opponent'],
  'control-the-weak': ['bonus: gain 1 æmber, you', 'play: house choice (must), opponent, for their-next-turn'],
  'ember-imp': ['constant: at most 2 plays of each card, opponent'],
  'key-hammer': ['bonus: gain 1 æmber, you', 'play: unforge 1 key, opponent', 'play: gain 6 æmber, opponent'],
  'lash-of-broken-dreams': ['action: keys cost +3, both players, for their-next-turn'],
  succubus: ['constant: hand size -1, opponent'],
  'sacrificial-altar': [
    'bonus: gain 1 æmber, you',
    'action: purge 1 creature of a kind, you',
    'action: play 1 creature in discard, you, sometimes',
  ],
  'tendrils-of-pain': [
    'bonus: gain 1 æmber, you',
    'play: 4 damage to each creature, both players, sometimes',
    'play: 1 damage to each creature, both players, sometimes',
  ],
  truebaru: [
    'constant: keyword for this (taunt), you',
    'constant: costs 3 æmber to play, you',
    'destroyed: gain 5 æmber, you',
  ],
  'three-fates': ['bonus: gain 1 æmber, you', 'play: destroy 3 creatures, either player'],
  'guardian-demon': [
    'play: heal 2 of 1 creature, either player',
    'play: some damage to 1 creature, either player, sometimes',
    'fight: heal 2 of 1 creature, either player',
    'fight: some damage to 1 creature, either player, sometimes',
    'reap: heal 2 of 1 creature, either player',
    'reap: some damage to 1 creature, either player, sometimes',
  ],
  restringuntus: ['play: house choice (cannot), opponent, for source-leaves'],
  'screaming-cave': ['action: shuffle into deck each card in hand/discard, you'],
  'bouncing-deathquark': ['play: destroy 2 creatures, both players'],
  'chaos-portal': ['action: reveal 1 card in deck, you', 'action: play 1 card in deck, you, sometimes'],
  'crazy-killing-machine': [
    'action: discard 2 cards in deck, both players',
    'action: destroy 2 creatures/artifacts of a kind, either player',
    'action: destroy this, you, sometimes',
  ],
  'dimension-door': ['play: steal some æmber, opponent, repeatedly, for turn'],
  'help-from-future-self': [
    'bonus: gain 1 æmber, you',
    'play: reveal 1 card of a kind in deck/discard, you',
    'play: to hand 1 card of a kind in deck/discard, you',
    'play: shuffle discard pile into deck, you',
  ],
  'library-access': ['play: draw 1, you, repeatedly, for turn', 'play: purge this, you'],
  mother: ['constant: hand size +1, you'],
  'neuro-syphon': [
    'bonus: gain 1 æmber, you',
    'play: steal 1 æmber, opponent, sometimes',
    'play: draw 1, you, sometimes',
  ],
  'phase-shift': ['play: may play 1 card, you, for turn'],
  'pocket-universe': ['constant: spend æmber on this, you', 'action: place 1 æmber on this (pool), you'],
  'rocket-boots': ['fight: ready host, you, sometimes', 'reap: ready host, you, sometimes'],
  'spangler-box': [
    'action: purge 1 creature, either player',
    'action: give control of this, you, sometimes',
    'leaves-play: put into play some cards in purged, both players',
  ],
  'titan-mechanic': ['constant: keys cost -1, both players, sometimes'],
  timetraveller: ['bonus: gain 1 æmber, you', 'play: draw 2, you', 'action: shuffle into deck this, you'],
  'vespilon-theorist': [
    'constant: keyword for this (elusive), you',
    'reap: reveal 1 card in deck, you',
    'reap: archive 1 card in deck, you, sometimes',
    'reap: gain 1 æmber, you, sometimes',
    'reap: discard 1 card in deck, you, sometimes',
  ],
  'interdimensional-graft': [
    'bonus: gain 1 æmber, you',
    'play: pay some æmber, opponent, repeatedly, for their-next-turn',
  ],
  'battle-fleet': ['bonus: gain 1 æmber, you', 'play: reveal each card of a kind in hand, you', 'play: draw some, you'],
  'custom-virus': [
    'bonus: gain 1 æmber, you',
    'omni: destroy this, you',
    'omni: purge 1 creature in hand, you, sometimes',
    'omni: destroy each creature of a kind, both players, sometimes',
  ],
  'ether-spider': ['constant: fights: this (no damage), you', 'constant: divert æmber to this, opponent'],
  'hypnotic-command': ['play: capture 1 æmber with 1 creature, opponent, repeatedly'],
  'key-abduction': [
    'bonus: gain 1 æmber, you',
    'play: to hand each creature of a kind, both players',
    'play: forge a key at some (above current cost), you, sometimes',
  ],
  'mass-abduction': ['bonus: gain 1 æmber, you', 'play: archive 3 creatures, opponent'],
  'soft-landing': ['play: enters: 1 creature/artifact (ready), you, for turn'],
  'swap-widget': [
    'action: to hand 1 creature of a kind, you',
    'action: put into play 1 creature of a kind in hand, you, sometimes',
    'action: ready 1 creature of a kind, you, sometimes',
  ],
  zorg: ['constant: enters: this (stunned), you', 'before-fight: stun 3 creatures, opponent'],
  'yxilo-bolter': [
    'fight: 2 damage to 1 creature, either player',
    'fight: purge 1 creature, either player, sometimes',
    'reap: 2 damage to 1 creature, either player',
    'reap: purge 1 creature, either player, sometimes',
  ],
  'armageddon-cloak': [
    'bonus: gain 1 æmber, you',
    'constant: keyword for host (hazardous 2), you',
    'destroyed: heal some of host (fully), you',
    'destroyed: destroy this, you',
    'destroyed: save host, you',
  ],
  charge: ['bonus: gain 1 æmber, you', 'play: 2 damage to 1 creature, opponent, repeatedly, for turn'],
  'epic-quest': [
    'play: archive each creature of a kind, you',
    'omni: sacrifice this, you, sometimes',
    'omni: forge a key at 0 (cost), you, sometimes',
  ],
  'one-stood-against-many': [
    'bonus: gain 1 æmber, you',
    'play: ready 3 creatures, you',
    'play: use 3 creatures (fight), you',
  ],
  protectrix: [
    'reap: heal some of 1 creature (fully), either player, sometimes',
    'reap: protect 1 creature (damage), either player, sometimes, for turn',
  ],
  'shield-of-justice': ['bonus: gain 1 æmber, you', 'play: protect each creature (damage), you, for turn'],
  'the-vaultkeeper': ['constant: forbid (steal), opponent'],
  'virtuous-works': ['bonus: gain 3 æmber, you'],
  'horseman-of-famine': [
    'play: destroy 1 creature, either player',
    'fight: destroy 1 creature, either player',
    'reap: destroy 1 creature, either player',
  ],
  'bad-penny': ['destroyed: to hand this, you'],
  'bait-and-switch': ['play: steal 2 æmber, opponent, sometimes'],
  'customs-office': ['constant: toll of 1 æmber for each artifact (play), opponent'],
  'evasion-sigil': [
    'bonus: gain 1 æmber, you',
    'each-time: discard 1 card in deck, either player, repeatedly',
    'each-time: exhaust 1 creature, either player, repeatedly',
    'each-time: prevent 1 creature (attack), either player, repeatedly',
  ],
  'magda-the-rat': [
    'constant: keyword for this (elusive), you',
    'play: steal 2 æmber, opponent',
    'leaves-play: steal 2 æmber, you',
  ],
  masterplan: [
    'bonus: gain 1 æmber, you',
    'play: put under 1 card in hand, you',
    'omni: play some cards in under, you',
    'omni: sacrifice this, you',
  ],
  miasma: ['bonus: gain 1 æmber, you', 'play: forbid (forge), opponent, for their-next-turn'],
  'shadow-self': ['constant: fights: this (no damage), you', 'instead: redirect damage to this, you, repeatedly'],
  'the-sting': [
    'bonus: gain 1 æmber, you',
    'constant: forbid (forge), you',
    'constant: get æmber spent on keys, opponent',
    'action: sacrifice this, you',
  ],
  'selwyn-the-fence': ['fight: take 1 æmber from 1 card (pool), you', 'reap: take 1 æmber from 1 card (pool), you'],
  'speed-sigil': ['bonus: gain 1 æmber, you', 'constant: enters: each creature (ready), both players, sometimes'],
  sneklifter: [
    'play: take control of 1 artifact, opponent',
    'play: changed: 1 artifact (house), you, sometimes, for game',
  ],
  'ancient-bear': ['constant: keyword for this (assault 2), you'],
  'bear-flute': [
    'action: heal some of 1 creature of a kind (fully), either player',
    'action: reveal each card of a kind in deck/discard, you, sometimes',
    'action: to hand each card of a kind in deck/discard, you, sometimes',
    'action: shuffle discard pile into deck, you, sometimes',
  ],
  'cooperative-hunting': ['play: 1 damage to some creatures, either player'],
  'fertility-chant': ['bonus: gain 4 æmber, you', 'play: gain 2 æmber, opponent'],
  'giant-sloth': ['constant: forbid this (use), you, sometimes', 'action: gain 3 æmber, you'],
  'key-charge': ['play: lose 1 æmber, you', 'play: forge a key at 0 (above current cost), you, sometimes'],
  'lost-in-the-woods': ['bonus: gain 1 æmber, you', 'play: shuffle into deck 4 creatures, both players'],
  mimicry: ['play: copy 1 action in discard, opponent'],
  'witch-of-the-wilds': ['constant: may play each card of a kind, you, sometimes'],
  'word-of-returning': [
    'bonus: gain 1 æmber, you',
    'play: some damage to each creature, opponent',
    'play: take some æmber from each creature (pool), you',
  ],
  'nocturnal-maneuver': ['bonus: gain 1 æmber, you', 'play: exhaust 3 creatures, either player'],
  'niffle-queen': [
    'constant: power +1 for each creature of a kind, you',
    'constant: power +1 for each creature of a kind, you',
  ],
};

describe('the effects of a card', () => {
  it.each(Object.entries(expected))('%s', (id, effects) => {
    expect(effectsOf(definition(id)).map(sayEffect)).toEqual(effects);
  });

  it('are the same for a definition as it was written and as the engine keeps it', () => {
    for (const card of cards) expect(effectsOf(card), card.id).toEqual(effectsOf(definition(card.id)));
  });

  it('are plain JSON', () => {
    for (const card of cards) {
      const effects = effectsOf(card);
      expect(JSON.parse(JSON.stringify(effects)), card.id).toEqual(effects);
    }
  });
});

describe('every card', () => {
  it('has at least one effect, and so has each of its abilities', () => {
    // An art half has no text: what its creature does is said on the base half. Nor has a card that only brings icons to others.
    const speaks = ({ half, abilities, keywords }: (typeof cards)[number]): boolean =>
      half !== 'art' && abilities.length + Object.keys(keywords).length > 0;
    const silent = cards.filter((card) => speaks(card) && effectsOf(card).length === 0).map(({ id }) => id);
    const silentAbilities = cards.flatMap(({ id, type, abilities }) =>
      abilities
        .filter((ability) => effectsOf({ type, bonus: [], keywords: {}, abilities: [ability] }).length === 0)
        .map(() => id),
    );
    expect(silent).toEqual([]);
    expect(silentAbilities).toEqual([]);
  });

  it('has an effect for each bonus icon and each keyword', () => {
    for (const card of cards) {
      const effects = effectsOf(card);
      const icons = effects.filter(({ when }) => when === 'bonus');
      expect(icons.length, card.id).toBe(new Set(card.bonus).size);
      const keywords = effects.filter(({ type: kind, cards: of }) => kind === 'keyword' && of?.which === 'this');
      expect(
        keywords.map(({ detail }) => detail),
        card.id,
      ).toEqual(expect.arrayContaining(Object.keys(card.keywords)));
    }
  });

  it('of Call of the Archons together have all kinds of effects but nine, which are for cards to come', () => {
    const set = catalogue.filter(({ printings }) => printings.some((one) => one.set === 'cota'));
    const found = set.flatMap(({ id }) => effectsOf(definition(id)).map(({ type: kind }) => kind));
    expect(effectKinds.filter((kind) => !found.includes(kind))).toEqual([
      'ward',
      'enrage',
      'make-token',
      'flip',
      'tide',
      'resolve-bonus',
      'haunt',
      'extra-turn',
      'special',
    ]);
  });
});
