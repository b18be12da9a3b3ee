// Keywords: one word for a rule.
import type { Entry } from '../entry.ts';
import { faq, glossary, later, manual, newInGlossary, prose, sinceV13, timing, today } from '../write.ts';

const manualKeywords = manual('5. Core Mechanics: Keywords');

const first = prose`A card with alpha can be played only before its player has played, discarded or used`;

const assaulting = prose`
  When a creature with assault [[attack|attacks]], it first deals damage to the creature that it attacks: as much as
  the number beside the word. This happens at the same moment as [[before|Before Fight: abilities]], in an order that
  the active player chooses. Assault does nothing for a creature that is attacked. If a creature has it more than
  once, the numbers are added.`;

export const keywords: readonly Entry[] = [
  {
    id: 'alpha',
    title: 'Alpha',
    text: prose`
      ${first} any other card in the third step of this turn. Effects that would play it later cannot do so either.`,
    sources: [newInGlossary('Alpha'), manual('4. Gameplay Flow: Main Phase'), today('Alpha (as in 2020)')],
    editions: sinceV13,
    variants: [
      {
        editions: ['manual'],
        text: prose`
          ${first} any card in the third step of this turn, this card included: it must be the first thing done there.
          Effects that would play it later cannot do so either.`,
      },
    ],
  },
  {
    id: 'assault',
    title: 'Assault',
    text: prose`
      ${assaulting} If the attacked creature is destroyed by it, the fight is over: there is neither an exchange of
      damage nor a [[fight-abilities|Fight: ability]].`,
    sources: [
      ...glossary('Assault (X)'),
      manualKeywords,
      timing('Using a creature'),
      today('Assault, hazardous (as in 2020, and online today)'),
    ],
    editions: 'all',
  },
  {
    id: 'deploy',
    title: 'Deploy',
    text: prose`
      A creature with deploy need not be placed on a [[flank]]. When it is played, its player may put it anywhere in
      their [[battleline]], also between two other creatures.`,
    sources: [newInGlossary('Deploy'), manualKeywords, today('Deploy (18.4)')],
    editions: sinceV13,
    variants: [
      {
        editions: ['current'],
        text: prose`
          A creature with deploy need not be placed on a [[flank]]. When it is played or [[put-into-play|put into
          play]], it may go anywhere in the [[battleline]], also between two other creatures.`,
      },
    ],
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
    id: 'entrench',
    title: 'Entrench',
    text: prose`
      In their [[ready-cards|ready cards]] step the player who controls an exhausted creature with entrench may leave it
      exhausted. This is said of each such creature, before anything readies. A ready creature cannot be exhausted by
      it.`,
    sources: [today('Entrench (18.4)')],
    editions: later,
  },
  {
    id: 'hazardous',
    title: 'Hazardous',
    text: prose`
      When a creature with hazardous is [[attack|attacked]], it first deals damage to the attacker: as much as the
      number beside the word. This happens at the same moment as [[before|Before Fight: abilities]], in an order that
      the active player chooses. If the attacker is destroyed by it, the fight is over before the exchange of damage.
      Hazardous does nothing for a creature that attacks. If a creature has it more than once, the numbers are added.`,
    sources: [...glossary('Hazardous (X)'), manualKeywords, timing('Using a creature')],
    editions: 'all',
  },
  {
    id: 'invulnerable',
    title: 'Invulnerable',
    text: prose`
      A card with invulnerable cannot be dealt [[damage]] and cannot be [[destroyed]], so that it cannot be
      [[sacrifice|sacrificed]] either. A power of 0 does not destroy it, and a [[ward]] on it is not used up by damage. It
      may leave play in any other way. Where an attacker ignores the word, only what the attacker does in that fight
      passes it.`,
    sources: [today('Invulnerable (18.4)')],
    editions: later,
  },
  {
    id: 'keyword',
    title: 'Keyword',
    text: prose`
      A word in the text of a card that stands for a rule of its own. A card has the keywords that are printed on it
      and those that effects give it. To have one twice makes no difference, except that the numbers of [[assault]]
      and [[hazardous]] are added. A number that a card computes is read at the moment when the damage is dealt.`,
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
    sources: [newInGlossary('Omega'), manual('4. Gameplay Flow: Main Phase'), timing('A turn'), today('Omega (18.4)')],
    editions: sinceV13,
    variants: [
      {
        editions: ['current'],
        text: prose`
          As a card with omega enters play, or is shown if it is an action, it makes an effect that lasts for the rest of
          this step: the active player cannot play, use or discard anything more in it, except by what is already to be
          done, such as its bonus icons, its [[play-abilities|Play:]] abilities and the effect that played it. Then the step ends,
          and the turn goes on. This is so even if the card has left play by then, or if its text is blank there. A
          card that gains omega after it entered has it too late. A card that is put into play is not played, and ends
          nothing.`,
      },
    ],
  },
  {
    id: 'poison',
    title: 'Poison',
    text: prose`
      In a [[fight]], as attacker or as attacked, a creature with poison destroys whatever it damages with its power,
      however little the damage is. If armor or anything else prevents all of that damage, poison does nothing. Damage
      from other keywords or from abilities is not poisonous.`,
    sources: [...glossary('Poison'), manualKeywords, timing('Using a creature')],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          A creature with poison destroys whatever it damages, in a [[fight]] or otherwise: with its power, with other
          keywords or with its abilities, however little the damage is. If armor or anything else prevents all of that
          damage, poison does nothing.`,
      },
    ],
  },
  {
    id: 'skirmish',
    title: 'Skirmish',
    text: prose`
      When a creature with skirmish attacks, it takes no damage from the power of the creature that it fights. Damage
      from [[hazardous]] or abilities is dealt as usual. Skirmish does nothing for a creature that is attacked.`,
    sources: [...glossary('Skirmish'), manualKeywords, timing('Using a creature')],
    editions: 'all',
  },
  {
    id: 'splash',
    title: 'Splash',
    text: prose`
      Where an ability adds splash damage to the damage that it deals to a creature, each [[neighbor]] of that
      creature is dealt the splash damage, all at the same time. If it does so to several creatures, a common neighbor
      is dealt the splash damage of each.`,
    sources: [...glossary('Splash'), manualKeywords, today('Splash-attack (16)')],
    editions: 'all',
    variants: [
      {
        editions: ['current'],
        text: prose`
          Where an ability adds splash damage to the damage that it deals to a creature, each [[neighbor]] of that
          creature is dealt the splash damage, all at the same time. Splash-attack with a number is a keyword: in the
          exchange of blows of a [[fight]] the attacker also deals that much damage to each neighbor of the creature
          that it fights, even if that creature is [[elusive]]. A creature that this kills was
          [[destroyed-fighting|destroyed fighting]]. Where there is no exchange there is no splash, and it does nothing
          for a creature that is attacked.`,
      },
      {
        editions: ['manual'],
        text: prose`
          Where an ability adds splash damage to the damage that it deals to a creature, each [[neighbor]] of that
          creature is dealt the splash damage, all at the same time. Splash with a number is a keyword too: all damage
          that a creature with it deals is accompanied by that much damage to each neighbor of the damaged creature.
          Splash damage does not splash again.`,
      },
    ],
  },
  {
    id: 'taunt',
    title: 'Taunt',
    text: prose`
      The [[neighbor|neighbors]] of a creature with taunt cannot be attacked unless they have taunt themselves. This
      concerns only the choice of a target for a [[fight]]; abilities can choose them as usual. Creatures with taunt
      are pushed forward a little in the battleline, so that all players see it.`,
    sources: [...glossary('Taunt'), timing('Using a creature')],
    editions: 'all',
  },
  {
    id: 'treachery',
    title: 'Treachery',
    text: prose`
      A card with treachery enters play under the [[control]] of its owner's opponent, on a [[flank]] of that player's
      battleline. A player who plays the card of another gives it to their own opponent. Its bonus and its Play:
      ability are for the player who plays it, whose effects on how cards enter play reach it too; everything else it
      says is for its controller. It still belongs to its
      owner, into whose zones it goes when it leaves play.`,
    sources: [today('Treachery (17)')],
    editions: later,
  },
  {
    id: 'versatile',
    title: 'Versatile',
    text: prose`
      A card with versatile can be [[using-cards|used]] as if it belonged to the [[active-house]]. It cannot be played
      or discarded for that, and it stays a card of its own house for everything that counts or chooses cards of a
      house. All other conditions of a use still hold. Removing a [[stun]] is a use.`,
    sources: [today('Versatile (17)')],
    editions: later,
  },
];
