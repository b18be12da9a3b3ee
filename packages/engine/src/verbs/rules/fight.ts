// The steps of a fight: the attack, what comes before the blows, the exchange, and its end.

import { editionOf } from '../../editions/editions.ts';
import type { GameEvent } from '../../language/events.ts';
import type { Scope } from '../../language/reading.ts';
import { cardsIn } from '../../language/reading.ts';
import { modifiers } from '../../read/active.ts';
import { applies } from '../../read/applies.ts';
import { cards } from '../../read/cards.ts';
import { matches } from '../../read/filter.ts';
import { number } from '../../read/number.ts';
import { ignores } from '../../read/values/attack.ts';
import { keyword } from '../../read/values/keyword.ts';
import { power } from '../../read/values/power.ts';
import { typeOf } from '../../read/values/type.ts';
import { tellsFighting } from '../../state/game.ts';
import { areEnemies } from '../../state/players.ts';
import type { Fight, State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import { poisonsBeyondPower, splashed, splashOf } from '../damage.ts';
import type { Steps } from './step.ts';
import { subject } from './step.ts';

/** How much a creature deals in the exchange: its power, and what it deals more while attacking. */
function strike(s: State, attacker: Ref, target: Ref, attacks: boolean): number {
  const limits = modifiers(s)['deals-when-fighting'].filter((line) => applies(s, line, attacker));
  // R: online play today: of two limits the stricter one holds.
  if (limits.length > 0) return Math.min(...limits.map((line) => number(s, line.modifier.amount, line.scope)));
  let amount = power(s, attacker);
  if (attacks) {
    for (const line of modifiers(s)['fight-damage']) {
      const { by, against } = line.modifier;
      if (!applies(s, line, attacker)) continue;
      if (against !== undefined && !matches(s, against, target, line.scope)) continue;
      amount += number(s, by, line.scope);
    }
  }
  return amount;
}

const dealsNone = (s: State, ref: Ref, attacks: boolean): boolean =>
  modifiers(s)['no-fight-damage'].some(
    (line) => !(attacks && line.modifier.while === 'attacked') && applies(s, line, ref),
  );

/** Elusive and the like: "while attacking, ignore…" of the attacker counts. */
const isElusive = (s: State, attacker: Ref, defender: Ref): boolean =>
  keyword(s, defender, 'elusive') > 0 &&
  !ignores(s, attacker, 'elusive') &&
  s.deeds.filter((d) => d.did === 'attacked' && d.card !== undefined && sameRef(d.card, defender)).length === 1;

/** Whether it is the fight of that attacker, and no effect stopped it. */
const goesOn = (fight: Fight, attacker: Ref): boolean => !fight.stopped && sameRef(fight.attacker, attacker);

/** Whether what came before has left the two of a fight there, and enemies. */
function canExchange(s: State, { attacker, defender }: Fight): boolean {
  const a = liveBody(s, attacker);
  const d = liveBody(s, defender);
  return a !== null && d !== null && !a.tagged && !d.tagged && areEnemies(s, a.controller, d.controller);
}

/** R: fight, v1.3 p.7: both deal damage equal to their power at the same time. */
function exchange(s: State, scope: Scope): GameEvent[] {
  const { fight } = s;
  if (fight === null || !goesOn(fight, subject(scope))) return [];
  const { attacker, defender } = fight;
  if (!canExchange(s, fight))
    // R: "Assault", "Hazardous", v1.0 p.9 f. and v1.3 glossary: the rest of the fight does not occur; 2020 and 18.4 "Fight": so
    // no Fight: ability resolves, whatever the reason.
    return [{ type: 'fightCut', card: attacker }];
  const blow = (from: Ref, to: Ref, attacks: boolean): GameEvent[] => {
    const amount = dealsNone(s, from, attacks) ? 0 : strike(s, from, to, attacks);
    const poison = keyword(s, from, 'poison') > 0 && (attacks || !ignores(s, to, 'poison'));
    return amount <= 0
      ? []
      : [
          { type: 'damage', card: to, amount, by: from, kind: 'power', poison },
          ...splashed(s, from, to, splashOf(s, from)),
        ];
  };
  const elusive = isElusive(s, attacker, defender);
  // R: "Elusive", v1.0 p.10, v1.3 glossary: no damage either way. Reference manual 5: it takes none, and no more.
  const isHeldBack = elusive && editionOf(s.edition).elusive === 'no-damage-either-way';
  const elsewhere = modifiers(s)['fight-damage-to'].find((line) => applies(s, line, attacker));
  const [other] = elsewhere === undefined ? [] : cards(s, elsewhere.modifier.card, elsewhere.scope);
  const target = other === undefined ? defender : liveBody(s, other) === null ? null : other;
  return [
    ...(target === null || (elusive && sameRef(target, defender)) ? [] : blow(attacker, target, true)),
    ...(isHeldBack || keyword(s, attacker, 'skirmish') > 0 ? [] : blow(defender, attacker, false)),
    // R: "Splash-attack", 16: in the same instant, to the neighbors of the creature fought, and elusive does not stop it.
    ...(editionOf(s.edition).splashAttack === 'with-the-exchange'
      ? splashed(s, attacker, defender, keyword(s, attacker, 'splash-attack'))
      : []),
  ];
}

/** R: both keywords speak of a creature, which the adversary is not (Keyraken, "The Keyraken"). */
const beforeFightDamage = (s: State, from: Ref, to: Ref, kind: 'assault' | 'hazardous'): GameEvent[] => {
  const amount = keyword(s, from, kind);
  return amount === 0 || liveBody(s, to) === null || typeOf(s, to) !== 'creature'
    ? []
    : [
        { type: 'damage', card: to, amount, by: from, kind, poison: poisonsBeyondPower(s, from) },
        ...splashed(s, from, to, splashOf(s, from)),
      ];
};

export const fightSteps = {
  attack: (_s, scope) => {
    const [other] = cardsIn(scope.vars.target);
    return other === undefined ? [] : [{ type: 'attack', card: subject(scope), other, player: scope.controller }];
  },
  'begin-exchange': (s, scope) =>
    s.fight !== null && tellsFighting(s) && goesOn(s.fight, subject(scope)) && canExchange(s, s.fight)
      ? [{ type: 'exchangeBegan', card: s.fight.attacker }]
      : [],
  exchange,
  fought: (s, scope) => {
    const { fight } = s;
    if (fight === null || !sameRef(fight.attacker, subject(scope))) return [];
    const fought: GameEvent = {
      type: 'fought',
      card: fight.attacker,
      other: fight.defender,
      player: scope.controller,
      ...(fight.cut ? { cut: true } : {}),
      ...(fight.stopped ? { stopped: true } : {}),
    };
    if (fight.stopped) return [fought];
    const rage = liveBody(s, fight.attacker)?.rage ?? 0;
    return rage > 0 ? [fought, { type: 'calm', card: fight.attacker, left: rage - 1 }] : [fought];
  },
  assault: (s) => (s.fight === null ? [] : beforeFightDamage(s, s.fight.attacker, s.fight.defender, 'assault')),
  'splash-attack': (s) =>
    s.fight === null || liveBody(s, s.fight.defender) === null
      ? []
      : splashed(s, s.fight.attacker, s.fight.defender, keyword(s, s.fight.attacker, 'splash-attack')),
  hazardous: (s) => (s.fight === null ? [] : beforeFightDamage(s, s.fight.defender, s.fight.attacker, 'hazardous')),
} satisfies Partial<Steps>;
