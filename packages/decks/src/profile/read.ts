// Reader of a card's effects from its definition: abilities, nodes, verbs, modifiers and replacements are walked in the order
// of the text. Nothing is known of single cards here, and every word of the language has its case: a new word does not
// compile until it has one.
import type {
  Ability,
  Bonus,
  CardDef,
  EventType,
  Instead,
  Keyword,
  Modifier,
  Node,
  Pattern,
  ProgramName,
  Zone,
} from '@vaultsong/engine';
import { amountOf } from './amount.ts';
import type { Effect, EffectKind, Group } from './effect.ts';
import { toCards, toPlayer } from './effectOf.ts';
import type { Frame, Memory } from './frame.ts';
import { repeated, under } from './frame.ts';
import { cardsOf, filterOf, pickOf, sideOf, someOf } from './group.ts';
import { modifierEffects } from './modifiers.ts';
import { verbEffects } from './verbs.ts';

/**
 * What a card does, in the order of its text: bonus icons, keywords, abilities. The same effect under two bold words
 * ("Fight/Reap:") is there twice.
 * @param card any definition, of a set or of a test
 */
export function effectsOf(card: Pick<CardDef, 'type' | 'bonus' | 'keywords' | 'abilities'>): readonly Effect[] {
  const self: Group = { side: 'self', count: 1, which: 'this', types: [card.type], zones: ['play'], special: false };
  const frame: Frame = {
    when: 'constant',
    chance: 'always',
    lasts: null,
    you: 'self',
    self,
    granter: self,
    it: nothing,
    other: nothing,
    awaits: null,
    rounds: 1,
    uses: null,
  };
  return [
    ...bonusEffects(card.bonus, { ...frame, when: 'bonus' }),
    ...keywordEffects(card.keywords, frame),
    ...card.abilities.flatMap((ability) => abilityEffects(ability, frame)),
  ];
}

const nothing: Group = { side: 'either', count: 1, which: 'other', types: [], zones: ['play'], special: false };

/** The card that a trigger or replacement is about: one of those that its pattern describes. */
const oneOf = (filter: Pattern['card'], frame: Frame, memory: Memory): Group =>
  filter === undefined ? nothing : someOf(filterOf(filter, frame, memory), 1);

const bonusEffects = (icons: readonly Bonus[], frame: Frame): readonly Effect[] =>
  [...new Set(icons)].map((icon) => bonusEffect(icon, icons.filter((other) => other === icon).length, frame));

function bonusEffect(icon: Bonus, amount: number, frame: Frame): Effect {
  switch (icon) {
    case 'aember':
      return toPlayer('gain', 'self', frame, { amount });
    case 'capture':
      return toCards('capture', friendlyCreature, frame, { amount, side: 'opponent' });
    case 'damage':
      return toCards('damage', { ...friendlyCreature, side: 'either' }, frame, { amount });
    case 'draw':
      return toPlayer('draw', 'self', frame, { amount });
    case 'discard':
      return toCards('discard', { ...nothing, side: 'self', count: amount, zones: ['hand'] }, frame);
    case 'power':
      return toCards('counter', { ...friendlyCreature, side: 'either' }, frame, { amount, detail: 'power' });
  }
}

const friendlyCreature: Group = { ...nothing, side: 'self', types: ['creature'] };

const keywordEffects = (keywords: CardDef['keywords'], frame: Frame): readonly Effect[] =>
  (Object.keys(keywords) as Keyword[]).map((keyword) =>
    toCards('keyword', frame.self, frame, { amount: keywords[keyword] ?? 1, detail: keyword }),
  );

function abilityEffects(ability: Ability, frame: Frame): readonly Effect[] {
  const memory: Memory = { cards: new Map(), numbers: new Map(), last: nothing };
  return within(ability, frame, memory);
}

/** An ability, with what was said before it where it is made by an effect. */
function within(ability: Ability, frame: Frame, memory: Memory): readonly Effect[] {
  switch (ability.on) {
    case 'play':
    case 'reap':
    case 'fight':
    case 'before-fight':
    case 'action':
    case 'omni':
    case 'destroyed':
    case 'leaves-play':
    case 'fate':
    case 'scrap':
      return nodeEffects(ability.do, { ...frame, when: ability.on }, memory);
    case 'move':
    case 'setup':
    case 'when-played':
    case 'as-it-enters':
    case 'to-use':
      return nodeEffects(ability.do, { ...frame, when: 'play' }, memory);
    case 'trigger':
      return nodeEffects(ability.do, waiting(ability.when, 'each-time', frame, memory), memory);
    case 'replace':
      return insteadEffects(ability.instead, waiting(ability.when, 'instead', frame, memory), memory);
    case 'constant': {
      const held = ability.while === undefined ? frame : under(frame, 'sometimes');
      return ability.give.flatMap((line) =>
        line.mod === 'ability' ? grantedEffects(line, held, memory) : modifierEffects(line, held, memory),
      );
    }
  }
}

function eventMeant(event: Pattern['event']): EventType {
  if (event === 'used') return 'use';
  if (event === 'attached') return 'attach';
  return event === 'playAbility' ? 'played' : event;
}

/** A trigger of a lasting effect happens because of the bold word that made it. */
const waiting = (pattern: Pattern, when: 'each-time' | 'instead', frame: Frame, memory: Memory): Frame => ({
  ...under(frame, 'repeatedly'),
  when: frame.lasts === null ? when : frame.when,
  it: oneOf(pattern.card, frame, memory),
  other: oneOf(pattern.other, frame, memory),
  awaits: eventMeant(pattern.event),
});

/** An ability that other cards gain: "this creature" is one of them, and "you" its controller. */
function grantedEffects(
  { of, ability }: Extract<Modifier, { readonly mod: 'ability' }>,
  frame: Frame,
  memory: Memory,
): readonly Effect[] {
  const group = filterOf(of, frame, memory);
  const one = someOf(group, 1);
  const chance = group.which === 'other' && group.count !== 1 ? 'repeatedly' : frame.lasts ? 'sometimes' : 'always';
  const you = one.side === 'either' ? 'self' : one.side;
  return within(ability, { ...under(frame, chance), you, self: one, granter: frame.self }, memory);
}

function insteadEffects(instead: Instead, frame: Frame, memory: Memory): readonly Effect[] {
  if ('do' in instead) return nodeEffects(instead.do, frame, memory);
  if ('redirectTo' in instead) return [toCards('redirect-damage', cardsOf(instead.redirectTo, frame, memory), frame)];
  if ('icons' in instead) return [toCards('resolve-bonus', frame.it, frame, { detail: instead.icons.join('/') })];
  return [toCards(intoZone[instead.zone], frame.it, frame)];
}

/** What it means for a card to go there instead. */
const intoZone: Readonly<Record<Zone, EffectKind>> = {
  deck: 'to-deck',
  hand: 'return',
  play: 'put-into-play',
  played: 'put-into-play',
  under: 'put-under',
  beside: 'put-under',
  discard: 'discard',
  archives: 'archive',
  purged: 'purge',
};

const programEffect: Readonly<Record<ProgramName, EffectKind>> = {
  play: 'play-card',
  'put-into-play': 'put-into-play',
  discard: 'discard',
  use: 'use',
  reap: 'use',
  fight: 'use',
  action: 'use',
  omni: 'use',
  unstun: 'use',
  beside: 'use',
  fulfill: 'use',
};

/** The effect that "your opponent repeats on you"; null where a sequence is none of that kind. */
function repeatedByOpponent({ steps: [one, two] }: Extract<Node, { kind: 'seq' }>): Node | null {
  const isRepeated =
    two?.kind === 'eachPlayer' && two.who === 'opponent' && JSON.stringify(two.then) === JSON.stringify(one);
  return isRepeated ? two.then : null;
}

/** A program of the rules that an effect starts: playing a card, using it. */
function runEffects(node: Extract<Node, { kind: 'run' }>, frame: Frame, memory: Memory): readonly Effect[] {
  const group = cardsOf(node.card, frame, memory);
  if (node.program === 'put-into-play' && 'var' in node.card)
    memory.cards.set(node.card.var, { ...group, zones: ['play'] });
  const kind = programEffect[node.program];
  return [toCards(kind, group, frame, kind === 'use' ? { detail: node.program } : {})];
}

function nodeEffects(node: Node, frame: Frame, memory: Memory): readonly Effect[] {
  const inside = (then: Node, place: Frame = frame): readonly Effect[] => nodeEffects(then, place, memory);
  const maybe = under(frame, 'sometimes');
  switch (node.kind) {
    case 'seq': {
      const mutual = repeatedByOpponent(node);
      return mutual === null ? node.steps.flatMap((step) => inside(step)) : inside(mutual, { ...frame, you: 'both' });
    }
    case 'choose':
      memory.cards.set(node.as, pickOf(node, frame, memory));
      return [];
    case 'half':
      memory.cards.set(node.as, cardsOf({ all: node.line }, frame, memory));
      return [];
    case 'number':
      memory.numbers.set(node.as, amountOf(node.max, memory.numbers));
      return [];
    case 'remember':
      memory.cards.set(node.as, cardsOf(node.cards, frame, memory));
      return [];
    case 'option':
      return node.of.flatMap(({ then }) => inside(then, maybe));
    case 'may':
      return inside(node.then, maybe);
    case 'if':
    case 'ifYouDo':
      return [...inside(node.then, maybe), ...(node.else === undefined ? [] : inside(node.else, maybe))];
    case 'times':
      return inside(node.then, repeated(frame, amountOf(node.count, memory.numbers)));
    case 'each': {
      const group = cardsOf(node.of, frame, memory);
      memory.cards.set(node.as, someOf(group, 1));
      return inside(node.then, repeated(frame, group.count));
    }
    case 'eachPlayer':
      return inside(node.then, { ...frame, you: sideOf(node.who, frame, memory) });
    case 'repeat': {
      const more = node.atMost === undefined ? 'varies' : amountOf(node.atMost, memory.numbers);
      return inside(node.then, more === 'varies' ? repeated(frame, more) : repeated(maybe, more + 1));
    }
    case 'lasting':
      return within(
        node.ability,
        {
          ...frame,
          lasts: node.until,
          uses: node.uses === undefined ? null : amountOf(node.uses, memory.numbers),
        },
        memory,
      );
    case 'run':
      return runEffects(node, frame, memory);
    case 'trigger':
      return [toCards('trigger', cardsOf(node.of, frame, memory), frame, { detail: node.timing })];
    case 'bonus':
      return [toCards('resolve-bonus', cardsOf(node.card, frame, memory), frame)];
    case 'forge': {
      const { cost, extra = 0, who } = node;
      const [amount, detail] = cost === undefined ? [extra, 'above current cost'] : [cost, 'cost'];
      return [
        toPlayer('forge', sideOf(who, frame, memory), frame, { amount: amountOf(amount, memory.numbers), detail }),
      ];
    }
    case 'unforge':
      return [toPlayer('unforge', sideOf(node.who, frame, memory), frame, { amount: 1 })];
    case 'house': // asks; what follows says what for
    case 'name':
    case 'trait':
    case 'flank':
    case 'otherHalf':
    case 'again': // the same once more: its effects are there already
    case 'turnOrder':
    case 'mulligan': // the rules of a turn, which no card says
    case 'setup':
    case 'readying':
    case 'moves':
    case 'permit':
    case 'useHow':
    case 'useOn':
    case 'turn':
    case 'contribute':
    case 'useAutomaton':
      return [];
    default:
      return verbEffects(node, frame, memory);
  }
}
