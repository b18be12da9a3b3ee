// The cards of the two starter decks of Call of the Archons: their text, read from what they do.
import { describe, expect, it as test } from 'vitest';
import type { CardDef } from '../language.ts';
import { sayCard } from '../say.ts';
import {
  a,
  actionAbility,
  actionCard,
  aember,
  another,
  anyCard,
  artifactCard,
  atLeast,
  both,
  cannot,
  capture,
  choose,
  constant,
  count,
  creature,
  creatureCard,
  dealDamage,
  dealsExtraAttacking,
  dealsNoFightDamage,
  destroy,
  destroyed,
  discardAtRandom,
  divideDamage,
  draw,
  each,
  eachTime,
  enemy,
  entersReady,
  equal,
  eventAmount,
  exactly,
  fight,
  fights,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsKeyword,
  getsArmor,
  getsPower,
  handSize,
  heal,
  host,
  ifYouDo,
  ignoresAttacking,
  inDiscard,
  insteadOf,
  isDestroyed,
  isDestroyedFighting,
  it,
  keysForgedBy,
  may,
  minus,
  neighborOf,
  notOnFlank,
  onFlank,
  play,
  playCard,
  purge,
  readyAndFightWith,
  reap,
  returnToHand,
  self,
  shuffleIntoDeck,
  steal,
  stun,
  thisCreature,
  thisWay,
  topOfDeck,
  upgradeCard,
  useCard,
  wasDestroyed,
  when,
  withoutTrait,
  withTrait,
  wouldBeDamaged,
  youPlay,
  youWouldGainByReaping,
} from '../words.ts';

const cards: readonly (readonly [CardDef, readonly string[]])[] = [
  [
    actionCard(
      { id: 'anger', name: 'Anger', house: 'brobnar', bonus: 1 },
      play(readyAndFightWith(a(friendly(creature)))),
    ),
    ['Play: Ready and fight with a friendly creature.'],
  ],
  [
    upgradeCard(
      { id: 'blood-of-titans', name: 'Blood of Titans', house: 'brobnar', bonus: 1 },
      constant(getsPower(host, 5)),
    ),
    ['This creature gets +5 power.'],
  ],
  [
    creatureCard(
      { id: 'ganger-chieftain', name: 'Ganger Chieftain', house: 'brobnar', power: 5, traits: ['giant'] },
      play(may(readyAndFightWith(a(neighborOf(self))))),
    ),
    ['Play: You may ready and fight with a neighboring creature.'],
  ],
  [
    artifactCard(
      { id: 'gauntlet-of-command', name: 'Gauntlet of Command', house: 'brobnar', traits: ['item'] },
      actionAbility(readyAndFightWith(a(friendly(creature)))),
    ),
    ['Action: Ready and fight with a friendly creature.'],
  ],
  [
    creatureCard(
      { id: 'headhunter', name: 'Headhunter', house: 'brobnar', power: 5, traits: ['giant'] },
      fight(gain(1)),
    ),
    ['Fight: Gain 1 æmber.'],
  ],
  [
    actionCard(
      { id: 'loot-the-bodies', name: 'Loot the Bodies', house: 'brobnar' },
      play(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature)), gain(1)))),
    ),
    ['Play: For the rest of the turn, each time an enemy creature is destroyed, gain 1 æmber.'],
  ],
  [
    actionCard({ id: 'punch', name: 'Punch', house: 'brobnar', bonus: 1 }, play(dealDamage(3, a(creature)))),
    ['Play: Deal 3 damage to a creature.'],
  ],
  [
    creatureCard(
      { id: 'smaaash', name: 'Smaaash', house: 'brobnar', power: 5, traits: ['giant'] },
      play(stun(a(creature))),
    ),
    ['Play: Stun a creature.'],
  ],
  [
    creatureCard(
      { id: 'valdr', name: 'Valdr', house: 'brobnar', power: 6, traits: ['giant'] },
      constant(dealsExtraAttacking(thisCreature, 2, onFlank(enemy(creature)))),
    ),
    ['This creature deals +2 damage while attacking an enemy creature on a flank.'],
  ],
  [
    actionCard(
      { id: 'warsong', name: 'Warsong', house: 'brobnar' },
      play(forRemainderOfTurn(eachTime(fights(friendly(creature)), gain(1)))),
    ),
    ['Play: For the rest of the turn, each time a friendly creature fights, gain 1 æmber.'],
  ],
  [
    creatureCard({ id: 'charette', name: 'Charette', house: 'dis', power: 4, traits: ['demon'] }, play(capture(3))),
    ['Play: Capture 3 æmber.'],
  ],
  [
    artifactCard(
      { id: 'dominator-bauble', name: 'Dominator Bauble', house: 'dis', traits: ['item'] },
      actionAbility(useCard(a(friendly(creature)))),
    ),
    ['Action: Use a friendly creature.'],
  ],
  [
    creatureCard({ id: 'dust-imp', name: 'Dust Imp', house: 'dis', power: 2, traits: ['imp'] }, destroyed(gain(2))),
    ['Destroyed: Gain 2 æmber.'],
  ],
  [
    actionCard({ id: 'fear', name: 'Fear', house: 'dis' }, play(returnToHand(a(enemy(creature))))),
    ["Play: Return an enemy creature to its owner's hand."],
  ],
  [
    actionCard({ id: 'hand-of-dis', name: 'Hand of Dis', house: 'dis' }, play(destroy(a(notOnFlank(creature))))),
    ['Play: Destroy a creature not on a flank.'],
  ],
  [
    actionCard({ id: 'mind-barb', name: 'Mind Barb', house: 'dis', bonus: 1 }, play(discardAtRandom('opponent'))),
    ["Play: Discard a random card from your opponent's hand."],
  ],
  [
    creatureCard(
      { id: 'shooler', name: 'Shooler', house: 'dis', power: 5, traits: ['demon'] },
      play(when(atLeast(aember('opponent'), 4), steal(1))),
    ),
    ['Play: If your opponent has 4 or more æmber, steal 1 æmber.'],
  ],
  [
    creatureCard(
      { id: 'stealer-of-souls', name: 'Stealer of Souls', house: 'dis', power: 6, traits: ['demon'] },
      eachTime(isDestroyedFighting(enemy(creature), self), purge(it), gain(1)),
    ),
    ['Each time an enemy creature is destroyed fighting this creature, purge that creature and gain 1 æmber.'],
  ],
  [
    creatureCard(
      { id: 'the-terror', name: 'The Terror', house: 'dis', power: 5, traits: ['demon', 'knight'] },
      play(when(equal(aember('opponent'), 0), gain(2))),
    ),
    ['Play: If your opponent has no æmber, gain 2 æmber.'],
  ],
  [
    creatureCard(
      { id: 'tocsin', name: 'Tocsin', house: 'dis', power: 3, traits: ['demon'] },
      reap(discardAtRandom('opponent')),
    ),
    ["Reap: Discard a random card from your opponent's hand."],
  ],
  [
    creatureCard(
      { id: 'bad-penny', name: 'Bad Penny', house: 'shadows', power: 1, traits: ['human', 'thief'] },
      destroyed(returnToHand(self)),
    ),
    ["Destroyed: Return this creature to its owner's hand."],
  ],
  [
    creatureCard(
      { id: 'dodger', name: 'Dodger', house: 'shadows', power: 5, traits: ['elf', 'thief'] },
      fight(steal(1)),
    ),
    ['Fight: Steal 1 æmber.'],
  ],
  [
    actionCard(
      { id: 'nerve-blast', name: 'Nerve Blast', house: 'shadows' },
      play(steal(1), ifYouDo(dealDamage(2, a(creature)))),
    ),
    ['Play: Steal 1 æmber. If you do, deal 2 damage to a creature.'],
  ],
  [
    creatureCard(
      {
        id: 'noddy-the-thief',
        name: 'Noddy the Thief',
        house: 'shadows',
        power: 2,
        traits: ['elf', 'thief'],
        keywords: ['elusive'],
      },
      actionAbility(steal(1)),
    ),
    ['Elusive.', 'Action: Steal 1 æmber.'],
  ],
  [
    actionCard(
      { id: 'poison-wave', name: 'Poison Wave', house: 'shadows', bonus: 1 },
      play(dealDamage(2, each(creature))),
    ),
    ['Play: Deal 2 damage to each creature.'],
  ],
  [
    artifactCard(
      { id: 'seeker-needle', name: 'Seeker Needle', house: 'shadows', traits: ['weapon'] },
      actionAbility(choose(a(creature), (chosen) => [dealDamage(1, chosen), when(wasDestroyed(chosen), gain(1))])),
    ),
    ['Action: Deal 1 damage to a creature. If this destroys it, gain 1 æmber.'],
  ],
  [
    creatureCard(
      { id: 'shadow-self', name: 'Shadow Self', house: 'shadows', power: 9, traits: ['specter'] },
      constant(dealsNoFightDamage(thisCreature)),
      insteadOf(wouldBeDamaged(withoutTrait('specter', neighborOf(self))), { redirectTo: self }),
    ),
    [
      'This creature deals no damage when fighting.',
      'If a neighboring creature without the Specter trait would be dealt damage, that damage is dealt to this creature instead.',
    ],
  ],
  [
    creatureCard(
      { id: 'silvertooth', name: 'Silvertooth', house: 'shadows', power: 2, traits: ['elf', 'thief'] },
      constant(entersReady(thisCreature)),
    ),
    ['This creature enters play ready.'],
  ],
  [
    actionCard(
      { id: 'too-much-to-protect', name: 'Too Much to Protect', house: 'shadows', bonus: 1 },
      play(steal(minus(aember('opponent'), 6))),
    ),
    ["Play: Steal all but 6 of your opponent's æmber."],
  ],
  [
    creatureCard(
      { id: 'urchin', name: 'Urchin', house: 'shadows', power: 1, traits: ['elf', 'thief'], keywords: ['elusive'] },
      play(steal(1)),
    ),
    ['Elusive.', 'Play: Steal 1 æmber.'],
  ],
  [
    creatureCard(
      { id: 'batdrone', name: 'Batdrone', house: 'logos', power: 2, traits: ['robot'], keywords: ['skirmish'] },
      fight(steal(1)),
    ),
    ['Skirmish.', 'Fight: Steal 1 æmber.'],
  ],
  [
    actionCard(
      { id: 'dimension-door', name: 'Dimension Door', house: 'logos' },
      play(forRemainderOfTurn(insteadOf(youWouldGainByReaping, { do: steal(eventAmount) }))),
    ),
    ['Play: For the rest of the turn, if you would gain æmber by reaping, steal that much æmber instead.'],
  ],
  [
    creatureCard(
      { id: 'doc-bookton', name: 'Doc Bookton', house: 'logos', power: 5, traits: ['human', 'scientist'] },
      reap(draw(1)),
    ),
    ['Reap: Draw a card.'],
  ],
  [
    creatureCard(
      { id: 'dr-escotera', name: 'Dr. Escotera', house: 'logos', power: 4, traits: ['cyborg', 'scientist'] },
      play(gain(keysForgedBy('opponent'))),
    ),
    ['Play: Gain 1 æmber for each key your opponent has forged.'],
  ],
  [
    actionCard(
      { id: 'library-access', name: 'Library Access', house: 'logos' },
      play(forRemainderOfTurn(eachTime(youPlay(another(anyCard)), draw(1))), purge(self)),
    ),
    ['Play: For the rest of the turn, each time you play another card, draw a card. Purge this card.'],
  ],
  [
    artifactCard(
      { id: 'library-of-babble', name: 'Library of Babble', house: 'logos', traits: ['location'] },
      actionAbility(draw(1)),
    ),
    ['Action: Draw a card.'],
  ],
  [
    creatureCard(
      { id: 'mother', name: 'Mother', house: 'logos', power: 5, traits: ['robot', 'scientist'] },
      constant(handSize('you', 1)),
    ),
    ['In your “draw cards” step, you refill your hand to 1 more card.'],
  ],
  [
    creatureCard(
      {
        id: 'quixo-the-adventurer',
        name: 'Quixo the “Adventurer”',
        house: 'logos',
        power: 3,
        traits: ['human', 'scientist'],
        keywords: ['skirmish'],
      },
      fight(draw(1)),
    ),
    ['Skirmish.', 'Fight: Draw a card.'],
  ],
  [
    actionCard(
      { id: 'twin-bolt-emission', name: 'Twin Bolt Emission', house: 'logos', bonus: 1 },
      play(dealDamage(2, exactly(2, creature))),
    ),
    ['Play: Deal 2 damage to 2 creatures.'],
  ],
  [
    actionCard({ id: 'wild-wormhole', name: 'Wild Wormhole', house: 'logos', bonus: 1 }, play(playCard(topOfDeck()))),
    ['Play: Play the top card of your deck.'],
  ],
  [
    creatureCard({
      id: 'champion-anaphiel',
      name: 'Champion Anaphiel',
      house: 'sanctum',
      power: 6,
      armor: 1,
      traits: ['knight', 'spirit'],
      keywords: ['taunt'],
    }),
    ['Taunt.'],
  ],
  [
    actionCard(
      { id: 'cleansing-wave', name: 'Cleansing Wave', house: 'sanctum' },
      play(heal(1, each(creature)), gain(count(thisWay(creature)))),
    ),
    ['Play: Heal 1 damage from each creature. Gain 1 æmber for each creature healed this way.'],
  ],
  [
    artifactCard(
      { id: 'hallowed-blaster', name: 'Hallowed Blaster', house: 'sanctum', traits: ['weapon'] },
      actionAbility(heal(3, a(creature))),
    ),
    ['Action: Heal 3 damage from a creature.'],
  ],
  [
    creatureCard(
      { id: 'lady-maxena', name: 'Lady Maxena', house: 'sanctum', power: 5, armor: 2, traits: ['knight', 'spirit'] },
      play(stun(a(creature))),
      actionAbility(returnToHand(self)),
    ),
    ['Play: Stun a creature.', "Action: Return this creature to its owner's hand."],
  ],
  [
    upgradeCard(
      { id: 'protect-the-weak', name: 'Protect the Weak', house: 'sanctum', bonus: 1 },
      constant(getsArmor(host, 1), gainsKeyword(host, 'taunt')),
    ),
    ['This creature gets +1 armor and gains taunt.'],
  ],
  [
    creatureCard(
      {
        id: 'raiding-knight',
        name: 'Raiding Knight',
        house: 'sanctum',
        power: 4,
        armor: 2,
        traits: ['human', 'knight'],
      },
      play(capture(1)),
    ),
    ['Play: Capture 1 æmber.'],
  ],
  [
    creatureCard(
      {
        id: 'sergeant-zakiel',
        name: 'Sergeant Zakiel',
        house: 'sanctum',
        power: 4,
        armor: 1,
        traits: ['human', 'knight'],
      },
      play(may(readyAndFightWith(a(neighborOf(self))))),
    ),
    ['Play: You may ready and fight with a neighboring creature.'],
  ],
  [
    actionCard(
      { id: 'shield-of-justice', name: 'Shield of Justice', house: 'sanctum', bonus: 1 },
      play(forRemainderOfTurn(constant(cannot(friendly(creature), 'dealt-damage')))),
    ),
    ['Play: For the rest of the turn, each friendly creature cannot be dealt damage.'],
  ],
  [
    creatureCard(
      {
        id: 'staunch-knight',
        name: 'Staunch Knight',
        house: 'sanctum',
        power: 4,
        armor: 2,
        traits: ['human', 'knight'],
      },
      constant(getsPower(onFlank(thisCreature), 2)),
    ),
    ['This creature gets +2 power while it is on a flank.'],
  ],
  [
    actionCard(
      { id: 'terms-of-redress', name: 'Terms of Redress', house: 'sanctum', bonus: 1 },
      play(capture(2, a(friendly(creature)))),
    ),
    ['Play: A friendly creature captures 2 æmber.'],
  ],
  [
    actionCard(
      { id: 'cooperative-hunting', name: 'Cooperative Hunting', house: 'untamed' },
      play(divideDamage(count(each(friendly(creature))), creature)),
    ),
    ['Play: Deal 1 damage for each friendly creature, divided as you choose among any number of creatures.'],
  ],
  [
    creatureCard({
      id: 'dust-pixie',
      name: 'Dust Pixie',
      house: 'untamed',
      bonus: 2,
      power: 1,
      traits: ['faerie'],
    }),
    [],
  ],
  [
    actionCard(
      { id: 'full-moon', name: 'Full Moon', house: 'untamed' },
      play(forRemainderOfTurn(eachTime(youPlay(creature), gain(1)))),
    ),
    ['Play: For the rest of the turn, each time you play a creature, gain 1 æmber.'],
  ],
  [
    creatureCard(
      { id: 'hunting-witch', name: 'Hunting Witch', house: 'untamed', power: 2, traits: ['human', 'witch'] },
      eachTime(youPlay(another(creature)), gain(1)),
    ),
    ['Each time you play another creature, gain 1 æmber.'],
  ],
  [
    actionCard(
      { id: 'lost-in-the-woods', name: 'Lost in the Woods', house: 'untamed', bonus: 1 },
      play(
        choose(exactly(2, friendly(creature)), (friends) =>
          choose(exactly(2, enemy(creature)), (enemies) => shuffleIntoDeck(both(friends, enemies))),
        ),
      ),
    ),
    ["Play: Shuffle 2 friendly creatures and 2 enemy creatures into their owners' decks."],
  ],
  [
    creatureCard(
      { id: 'niffle-ape', name: 'Niffle Ape', house: 'untamed', power: 3, traits: ['beast', 'niffle'] },
      constant(ignoresAttacking(thisCreature, 'taunt'), ignoresAttacking(thisCreature, 'elusive')),
    ),
    ['This creature ignores taunt and elusive while attacking.'],
  ],
  [
    creatureCard(
      { id: 'niffle-queen', name: 'Niffle Queen', house: 'untamed', power: 6, traits: ['beast', 'niffle'] },
      constant(getsPower(another(friendly(withTrait('beast', creature))), 1)),
      constant(getsPower(another(friendly(withTrait('niffle', creature))), 1)),
    ),
    [
      'Each other friendly creature with the Beast trait gets +1 power.',
      'Each other friendly creature with the Niffle trait gets +1 power.',
    ],
  ],
  [
    actionCard(
      { id: 'regrowth', name: 'Regrowth', house: 'untamed', bonus: 1 },
      play(returnToHand(a(inDiscard(creature)))),
    ),
    ['Play: Return a creature from your discard pile to your hand.'],
  ],
  [
    creatureCard({
      id: 'snufflegator',
      name: 'Snufflegator',
      house: 'untamed',
      power: 4,
      traits: ['beast'],
      keywords: ['skirmish'],
    }),
    ['Skirmish.'],
  ],
  [
    creatureCard(
      { id: 'witch-of-the-eye', name: 'Witch of the Eye', house: 'untamed', power: 3, traits: ['human', 'witch'] },
      reap(returnToHand(a(inDiscard(anyCard)))),
    ),
    ['Reap: Return a card from your discard pile to your hand.'],
  ],
];

describe('the starter decks', () => {
  test.each(cards.map(([card, lines]) => [card.name, card, lines] as const))('%s', (_name, card, lines) => {
    expect(sayCard(card)).toEqual(lines);
  });
  test('are sixty different cards', () => expect(new Set(cards.map(([card]) => card.id)).size).toBe(60));
});
