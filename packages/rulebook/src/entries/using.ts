// Getting something out of cards in play.
import type { Entry } from '../entry.ts';
import { cota, cota13, faq, glossary, later, manual, master, prose, today } from '../write.ts';

export const using: readonly Entry[] = [
  {
    id: 'action-ability',
    title: 'Action: ability',
    text: prose`
      A ready creature or artifact of the [[active-house]] can be used for what follows the word "Action:". It is
      exhausted, then the ability resolves. If it has several such abilities, printed or gained, all of them resolve,
      in an order that the active player chooses. This has nothing to do with an [[action-card]].`,
    sources: [...glossary('Action Ability'), ...cota('Action'), ...cota('Using Artifacts')],
    editions: 'all',
    variants: [
      {
        editions: later,
        text: prose`
          A ready creature or artifact of the [[active-house]] can be used for what follows the word "Action:". It is
          exhausted, then the ability resolves. If it has several such abilities, printed or gained, one of them resolves
          with each use, which its player chooses. This has nothing to do with an [[action-card]].`,
      },
    ],
  },
  {
    id: 'omni',
    title: 'Omni: ability',
    text: prose`
      The text after the word "Omni:" can be used by the controller of the card in the third step of any of their own
      turns. The card must be ready; it is exhausted, and the ability resolves. It need not be of the [[active-house]].
      This is using the card, like any other use.`,
    sources: [...glossary('Omni'), cota13('Omni'), ...cota('Using Artifacts'), manual('5. Core Mechanics: Keywords')],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          The text after the word "Omni:" can be used in the third step of any turn, including the opponent's, between
          two deeds of the active player. The card need not be of the [[active-house]]. In play it must be ready, is
          exhausted, and the ability resolves. From hand it is revealed, the ability resolves, and the card is
          discarded. Both are uses of the card, and neither plays it.`,
      },
    ],
  },
  {
    id: 'ready-and-exhausted',
    title: 'Ready and exhausted',
    text: prose`
      A card in play is either ready, upright, or exhausted, turned sideways. Using a card exhausts it, and an
      exhausted card cannot be used, not even by an effect. Creatures and artifacts enter play exhausted. They become
      ready in the fourth step of their controller's turn ([[ready-cards]]) or by an effect. Nothing else changes: an
      exhausted card keeps its constant abilities, and an exhausted creature deals its damage when it is attacked.`,
    sources: [...cota('Ready and Exhausted'), ...cota('Constant Abilities'), master('Ready and Exhausted')],
    editions: 'all',
  },
  {
    id: 'reap',
    title: 'Reap',
    text: prose`
      A ready creature of the [[active-house]] can be used to reap: it is exhausted, its controller gains 1 [[aember]]
      from the supply, and then all its abilities with the word "Reap:" resolve, and abilities of other cards that
      wait for a creature to reap, in an order that the active player chooses. An effect that only resolves a Reap:
      ability does not make the creature reap, and gives no æmber for it.`,
    sources: [...cota('Reap'), ...glossary('Reap'), manual('5. Core Mechanics: Reap')],
    editions: 'all',
  },
  {
    id: 'using-artifacts',
    title: 'Using artifacts',
    text: prose`
      An artifact is used for its [[action-ability|Action: ability]], if it is of the [[active-house]], or for its
      [[omni|Omni: ability]]. It is exhausted for this, even if it is then [[sacrifice|sacrificed]] as a part of what
      it does. An artifact never reaps or fights.`,
    sources: [...cota('Using Artifacts')],
    editions: 'all',
  },
  {
    id: 'using-cards',
    title: 'Using cards',
    text: prose`
      To use a card is to exhaust a creature or artifact for one of the things it can do: see [[using-creatures]] and
      [[using-artifacts]]. In the third step the active player can use ready cards of the [[active-house]] under their
      control. Upgrades are not used, and a card is not used when its [[constant-ability]] or an ability that waits
      for something takes effect. A card that cannot be used can still be chosen for other effects, such as being
      destroyed.`,
    sources: [
      ...cota('Using Cards'),
      ...glossary('Use'),
      ...cota('Using Cards: Upgrades'),
      ...cota('Constant Abilities'),
      faq('Banner of Battle with Poltergeist'),
    ],
    editions: 'all',
  },
  {
    id: 'using-creatures',
    title: 'Using creatures',
    text: prose`
      A creature is exhausted and used in one of four ways: to [[reap]], to [[fight]], for its
      [[action-ability|Action: ability]] or for its [[omni|Omni: ability]]. An effect that makes it do one of these
      uses it too. If it has a [[stun]], the use only removes that.`,
    sources: [...cota('Using Creatures'), ...glossary('Stun, Stun Status Card')],
    editions: 'all',
  },
  {
    id: 'using-through-abilities',
    title: 'Playing and using through abilities',
    text: prose`
      When an ability plays or uses a card, the card may be of any house, unless the ability says otherwise. All else
      holds: a card that is used must be ready and is exhausted, a fight needs a target, and what is forbidden stays
      forbidden. A player cannot use a card under an opponent's control unless the ability says so. Permissions add up:
      two effects that each permit one more card permit two. A creature that may be used this turn may be used again
      when something readies it. An ability that resolves another one as if it were yours may find the one that it was
      used by, which then resolves once more; such abilities come to an end only where they find nothing but each
      other.`,
    sources: [
      ...cota('Using Cards via Other Card Abilities'),
      faq('Anger on a stunned creature'),
      faq('Anger without an enemy creature'),
      faq('Combat Pheromones'),
      faq('Two Phase Shifts'),
      today('Permissions for one card (18.4)'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['current'],
        text: prose`
          When an ability plays or uses a card, the card may be of any house, unless the ability says otherwise. All else
          holds: a card that is used must be ready and is exhausted, a fight needs a target, and what is forbidden stays
          forbidden. A player cannot use a card under an opponent's control unless the ability says so. A permission for
          one card is used up by the first card that it fits, also by one of the [[active-house]] and by one that another
          effect plays or uses. Permissions add up: two effects that each permit one more card permit two. Where a card
          fits several, its player says which it uses up. A creature that may be used this turn may be used again when
          something readies it. An ability that resolves another one as if it were yours may find the one that it was
          used by, which then resolves once more; such abilities come to an end only where they find nothing but each
          other.`,
      },
    ],
  },
];
