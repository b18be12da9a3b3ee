// The control nodes.
import type { Node, Verb } from '../../language/language.ts';
import { keyColors } from '../../terms.ts';
import type { Effects, Words } from './word.ts';

const ofTheRules = 'for programs of the rules only';

export const nodes: Words<Exclude<Node['kind'], Verb['kind']>, Effects> = {
  seq: {
    test: 'Node seq: one step after the other, each sees what the one before did',
    around: [(_p, inner) => ({ kind: 'seq', steps: [inner(), inner()] })],
  },
  choose: {
    test: 'Node choose: asks for cards and keeps them',
    unsampled: 'all effects on cards begin with it',
  },
  option: {
    test: 'Node option: one of several texts',
    around: [
      (_p, inner) => ({
        kind: 'option',
        of: [
          { label: 'First', then: inner() },
          { label: 'Second', then: inner() },
        ],
      }),
    ],
  },
  may: {
    test: 'Node may: yes or no',
    around: [(p, inner) => ({ kind: 'may', then: inner(), ...(p.chance(20) ? { by: 'opponent' as const } : {}) })],
  },
  number: {
    test: 'Node number: between two bounds',
    around: [
      (p) => {
        const as = p.fresh('n');
        return {
          kind: 'seq',
          steps: [
            { kind: 'number', as, min: 0, max: 2 },
            { kind: 'damage', to: { all: p.creatures() }, amount: { var: as } },
          ],
        };
      },
    ],
  },
  house: {
    test: 'Node house: any, one of your deck, one of the deck of the opponent',
    around: [
      (p) => {
        const as = p.fresh('n');
        return {
          kind: 'seq',
          steps: [
            { kind: 'house', as, from: p.one(['any', 'identity', 'opponents-identity'] as const) },
            { kind: 'stun', what: { all: { type: 'creature', house: { var: as } } } },
          ],
        };
      },
    ],
  },
  name: {
    test: 'Node name: titles of this game are offered, and effects mean all cards that have the one that was named',
    around: [
      (p) => {
        const as = p.fresh('n');
        return {
          kind: 'seq',
          steps: [
            { kind: 'name', as, ...(p.chance(50) ? { type: 'creature' as const } : {}) },
            p.one<Node>([
              { kind: 'ward', what: { all: { type: 'creature', name: { var: as } } } },
              {
                kind: 'lasting',
                until: p.one(['turn', 'until-your-turn', 'source-leaves']),
                ability: {
                  on: 'constant',
                  give: [
                    {
                      mod: 'player-cannot',
                      who: p.player(),
                      do: p.one(['play', 'use']),
                      card: { name: { var: as } },
                    },
                  ],
                },
              },
            ]),
          ],
        };
      },
    ],
  },
  trait: {
    test: 'Node trait: traits of this game are offered, and effects mean all cards that have the one that was chosen',
    around: [
      (p) => {
        const as = p.fresh('n');
        return {
          kind: 'seq',
          steps: [
            { kind: 'trait', as },
            p.one<Node>([
              { kind: 'exhaust', what: { all: { type: 'creature', trait: { var: as } } } },
              {
                kind: 'lasting',
                until: 'turn',
                ability: {
                  on: 'constant',
                  give: [{ mod: 'trait', of: { type: 'creature', side: 'friendly' }, trait: { var: as } }],
                },
              },
            ]),
          ],
        };
      },
    ],
  },
  if: {
    test: 'Node if: then or else',
    around: [
      (p, inner) => ({ kind: 'if', cond: p.condition(), then: inner(), ...(p.chance(40) ? { else: inner() } : {}) }),
    ],
  },
  ifYouDo: {
    test: 'Node ifYouDo: then or else',
    around: [
      (_p, inner) => ({ kind: 'seq', steps: [inner(), { kind: 'ifYouDo', then: inner() }] }),
      (_p, inner) => ({ kind: 'seq', steps: [inner(), inner(), { kind: 'ifYouDo', then: inner(), last: true }] }),
    ],
  },
  again: {
    test: 'Node again: the whole ability once more',
    // Only where a player is asked: else it could go on for ever.
    around: [(_p, inner) => ({ kind: 'seq', steps: [inner(), { kind: 'may', then: { kind: 'again' } }] })],
  },
  times: {
    test: 'Node times: as often as was counted before the first',
    around: [(p, inner) => ({ kind: 'times', as: p.fresh('n'), count: { least: [3, p.number()] }, then: inner() })],
  },
  remember: {
    test: 'Node remember: the same cards, although they are described no longer',
    around: [
      (p, inner) => {
        const as = p.fresh('n');
        const what = { var: as };
        return {
          kind: 'seq',
          steps: [
            {
              kind: 'remember',
              as,
              cards: p.one([{ all: p.filter() }, { thisWay: {} }, { top: 2, of: 'you' as const }]),
            },
            inner(),
            p.one<Node>([
              { kind: 'damage', to: what, amount: 1 },
              { kind: 'stun', what },
              { kind: 'toHand', what },
              { kind: 'discard', what },
            ]),
          ],
        };
      },
    ],
  },
  each: {
    test: 'Node each: for one card after the other',
    around: [
      (p) => {
        const as = p.fresh('n');
        return {
          kind: 'each',
          as,
          of: { all: p.creatures() },
          then: { kind: 'may', then: { kind: 'damage', to: { var: as }, amount: 1 } },
        };
      },
    ],
  },
  eachPlayer: {
    test: 'Node eachPlayer: with that player as you, the active player first',
    around: [(_p, inner) => ({ kind: 'eachPlayer', who: 'each', then: inner() })],
  },
  repeat: {
    test: 'Node repeat: while a condition holds',
    around: [(p, inner) => ({ kind: 'repeat', then: inner(), while: p.condition(), atMost: 1 })],
  },
  lasting: {
    test: 'Node lasting: an effect that goes on',
    inPlay: [
      (p, what) => ({
        kind: 'lasting',
        until: p.one(['turn', 'their-next-turn', 'until-your-turn', 'source-leaves', 'your-next-turn'] as const),
        ability: { on: 'constant', give: [p.modifier({ is: what })] },
      }),
    ],
    around: [
      (p) => ({
        kind: 'lasting',
        until: p.one(['turn', 'their-next-turn'] as const),
        ability: p.passive(0),
        ...(p.chance(30) ? { uses: 1 } : {}),
      }),
    ],
  },
  run: {
    test: 'Node run: every program',
    inPlay: [
      (p, card) => ({
        kind: 'run',
        program: p.one(['use', 'reap', 'fight', 'action'] as const),
        card,
        ...(p.chance(30) ? { asYours: true as const } : {}),
      }),
      (p, card) => {
        const as = p.fresh('p');
        return {
          kind: 'seq',
          steps: [
            { kind: 'choose', as, ...p.pick({ ...p.creatures(), attackableBy: card }) },
            { kind: 'run', program: 'fight', card, against: { var: as } },
          ],
        };
      },
    ],
    elsewhere: [
      (_p, card) => ({ kind: 'run', program: 'play', card }),
      (_p, card) => ({ kind: 'run', program: 'play', card, onto: { all: { type: 'creature' } } }),
      (p, card) => ({
        kind: 'run',
        program: 'put-into-play',
        card,
        ...(p.chance(50) ? { asYours: true as const } : {}),
      }),
      (_p, card) => ({ kind: 'run', program: 'put-into-play', card, inPlaceOf: { ref: 'self' } }),
    ],
  },
  trigger: {
    test: 'Node trigger: the Reap:, Fight: or Play: ability of another card as if it were yours',
    inPlay: [(p, of) => ({ kind: 'trigger', timing: p.one(['reap', 'fight', 'play'] as const), of })],
  },
  mulligan: { test: 'each player may mulligan once, the first player first', unsampled: ofTheRules },
  turnOrder: { test: 'Node turnOrder: who of a team goes first, and who next', unsampled: ofTheRules },
  turn: { test: 'Node turn: after each turn of a player comes one of the automaton', unsampled: ofTheRules },
  half: {
    test: 'Node half: one of the two halves of a line, and of an odd number either with the one in the center',
    unsampled: 'what is done with it comes after it',
  },
  useOn: { test: 'Ability to-use: before each use, which comes only if all of it was done', unsampled: ofTheRules },
  readying: { test: 'Node readying: the active player orders what can be told apart', unsampled: ofTheRules },
  moves: { test: 'none: then the move is among the options', unsampled: ofTheRules },
  flank: {
    test: 'Node flank: where a creature is moved to',
    inPlay: [
      (p, what) => {
        const place = p.fresh('p');
        return {
          kind: 'seq',
          steps: [
            { kind: 'flank', card: what, as: place, line: 'you' },
            {
              kind: 'control',
              what,
              who: 'you',
              place,
              ...(p.chance(50) ? { until: 'source-leaves' as const } : {}),
            },
          ],
        };
      },
      (p, what) => {
        const place = p.fresh('p');
        return {
          kind: 'seq',
          steps: [
            { kind: 'flank', card: what, as: place, line: 'opponent' },
            { kind: 'control', what, who: 'opponent', place },
          ],
        };
      },
      (p, card) => {
        const place = p.fresh('p');
        return {
          kind: 'seq',
          steps: [
            { kind: 'flank', card, as: place, line: { controllerOf: card }, how: 'anywhere' },
            { kind: 'toPlace', what: card, place, anywhere: true },
          ],
        };
      },
    ],
  },
  otherHalf: { test: 'Node otherHalf: of art halves that differ one is chosen', unsampled: ofTheRules },
  bonus: {
    test: 'the icons of a card are resolved as if it had been played, and it was not',
    inPlay: [(_p, card) => ({ kind: 'bonus', card })],
    elsewhere: [(_p, card) => ({ kind: 'bonus', card })],
  },
  setup: { test: 'what a power does before hands are dealt is done first, by its player', unsampled: ofTheRules },
  permit: { test: 'Node permit: of permissions that differ the player says which is used up', unsampled: ofTheRules },
  useHow: { test: 'Node useHow: in which way a card is used', unsampled: ofTheRules },
  forge: {
    test: 'Node forge: an effect can forge a key at current cost',
    onPlayers: [
      () => ({ kind: 'forge', who: 'you', extra: 2 }),
      () => ({ kind: 'forge', who: 'you', extra: { times: [-1, { hand: 'you' }] }, least: 4 }),
      (p) => ({ kind: 'forge', who: 'you', color: p.one(keyColors) }),
      (p) => ({ kind: 'forge', who: p.player(), cost: { sum: [3, p.number()] } }),
    ],
  },
  unforge: {
    test: 'Node unforge: the key must be forged again',
    onPlayers: [(_p, who) => ({ kind: 'unforge', who }), (_p, who) => ({ kind: 'unforge', who, forged: 'last-turn' })],
  },
  contribute: {
    test: 'Node contribute: each player of the team says how much, and the last gives what is missing',
    unsampled: ofTheRules,
  },
  useAutomaton: {
    test: 'Node useAutomaton: creatures from left to right, then artifacts',
    unsampled: 'of adventures',
  },
};
