// Keywords: one word for a rule.
import type { Entry } from '../entry.ts';
import { faq, glossary, manual, newInGlossary, prose, sinceV13, timing } from '../write.ts';

const poisonous = prose`
  In a [[fight]], as attacker or as attacked, a creature with poison destroys whatever it damages with its power,
  however little the damage is. If armor or anything else prevents all of that damage, poison does nothing.`;

const manualKeywords = manual('5. Core Mechanics: Keywords');

export const keywords: readonly Entry[] = [
  {
    id: 'alpha',
    title: 'Alpha',
    text: prose`
      A card with alpha can be played only as the first thing in the third step, before its player has played,
      discarded or used any other card in it. Effects that would play the card later cannot do so either.`,
    sources: [newInGlossary('Alpha'), manual('4. Gameplay Flow: Main Phase'), timing('A turn')],
    editions: sinceV13,
  },
  {
    id: 'assault',
    title: 'Assault',
    text: prose`
      When a creature with assault [[attack|attacks]], it first deals damage to the creature that it attacks: as much
      as the number beside the word. This happens at the same moment as [[before|Before Fight: abilities]], in an
      order that the active player chooses. If the attacked creature is destroyed by it, the rest of the fight does
      not take place. Assault does nothing for a creature that is attacked. If a creature has it more than once, the
      numbers are added.`,
    sources: [...glossary('Assault (X)'), manualKeywords, timing('Using a creature')],
    editions: 'all',
  },
  {
    id: 'deploy',
    title: 'Deploy',
    text: prose`
      A creature with deploy need not be placed on a [[flank]]. When it is played, its player may put it anywhere in
      their [[battleline]], also between two other creatures.`,
    sources: [newInGlossary('Deploy'), manualKeywords],
    editions: sinceV13,
  },
  {
    id: 'elusive',
    title: 'Elusive',
    text: prose`
      The first time in a turn that a creature with elusive is attacked, neither it nor the attacker deals damage with
      its power. Damage from [[assault]], [[hazardous]] or abilities is dealt as usual. A second attack in the same
      turn is not affected, even if the first ended before any damage was dealt. Elusive does nothing for a creature
      that attacks.`,
    sources: [...glossary('Elusive'), manualKeywords, faq('Gabos Longarms'), timing('Using a creature')],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          The first time in a turn that a creature with elusive is attacked, it takes no damage from the attacker's
          power; it deals its own as usual. Damage from [[assault]] or abilities is dealt too. A second attack in the
          same turn is not affected. Elusive does nothing for a creature that attacks.`,
      },
    ],
  },
  {
    id: 'hazardous',
    title: 'Hazardous',
    text: prose`
      When a creature with hazardous is [[attack|attacked]], it first deals damage to the attacker: as much as the
      number beside the word. This happens at the same moment as [[before|Before Fight: abilities]], in an order that
      the active player chooses. If the attacker is destroyed by it, the rest of the fight does not take place.
      Hazardous does nothing for a creature that attacks. If a creature has it more than once, the numbers are added.`,
    sources: [...glossary('Hazardous (X)'), manualKeywords, timing('Using a creature')],
    editions: 'all',
  },
  {
    id: 'keyword',
    title: 'Keyword',
    text: prose`
      A word in the text of a card that stands for a rule of its own. A card has the keywords that are printed on it
      and those that effects give it. To have one twice makes no difference, except that the numbers of [[assault]]
      and [[hazardous]] are added.`,
    sources: [...glossary('Assault (X)'), ...glossary('Hazardous (X)'), manualKeywords],
    editions: 'all',
  },
  {
    id: 'omega',
    title: 'Omega',
    text: prose`
      After a card with omega was played and has resolved, the third step ends: its player cannot play, use or discard
      anything more, and the turn goes on with [[ready-cards]]. If an effect played the card, that effect is finished
      first.`,
    sources: [newInGlossary('Omega'), manual('4. Gameplay Flow: Main Phase'), timing('A turn')],
    editions: sinceV13,
  },
  {
    id: 'poison',
    title: 'Poison',
    text: prose`${poisonous} Damage from other keywords or from abilities is not poisonous.`,
    sources: [...glossary('Poison'), manualKeywords, timing('Using a creature')],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`${poisonous} Damage that it deals with other keywords or with abilities is poisonous too.`,
      },
    ],
  },
  {
    id: 'skirmish',
    title: 'Skirmish',
    text: prose`
      When a creature with skirmish attacks, the power of the creature that it fights deals no damage to it. Damage
      from [[hazardous]] or abilities is dealt as usual. Skirmish does nothing for a creature that is attacked.`,
    sources: [...glossary('Skirmish'), manualKeywords, timing('Using a creature')],
    editions: 'all',
  },
  {
    id: 'splash',
    title: 'Splash',
    text: prose`
      An ability that deals damage to a creature with splash damage also deals the splash damage to each [[neighbor]]
      of that creature, all at the same time. If it does so to several creatures, a common neighbor is dealt the
      splash damage of each.`,
    sources: [...glossary('Splash'), manualKeywords],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          An ability that deals damage to a creature with splash damage also deals the splash damage to each
          [[neighbor]] of that creature, all at the same time. Splash with a number is a keyword too: a creature that
          has it and damages another in a fight also deals that much damage to each neighbor of that one.`,
      },
    ],
  },
  {
    id: 'taunt',
    title: 'Taunt',
    text: prose`
      The [[neighbor|neighbors]] of a creature with taunt cannot be attacked, unless they have taunt themselves. This
      concerns only the choice of a target for a [[fight]]; abilities can choose them as usual. Creatures with taunt
      are pushed forward a little in the battleline, so that everybody sees it.`,
    sources: [...glossary('Taunt'), timing('Using a creature')],
    editions: 'all',
  },
];
