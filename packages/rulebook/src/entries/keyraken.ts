// Rise of the Keyraken: a team of 1 to 3 players against an adventure deck.
import type { Entry } from '../entry.ts';
import { keyraken, prose } from '../write.ts';

export const riseOfTheKeyraken: readonly Entry[] = [
  {
    id: 'keyraken-advance',
    title: 'Keyraken: advancing',
    text: prose`
      The first thing in its turn, the Keyraken advances if its pool suffices: for 3 æmber a player at low tide, 6 at
      high tide. Effects that change the cost of keys change this cost as well. If its pool has too little, nothing is
      spent, and it never advances twice in a turn. To advance is not to [[forge-a-key|forge]]: effects that wait for
      keys do not see it.`,
    sources: [keyraken('Keyraken Turns')],
    editions: 'all',
  },
  {
    id: 'keyraken-archives',
    title: 'Keyraken: archives instead of a hand',
    text: prose`
      The Keyraken has [[archives]] and no hand. An effect on the hand of the opponent affects them instead. Cards that
      would return to its hand are archived, and so are the cards that it would draw, from the top of the adventure
      deck. Cards that are archived while it draws wait for its next turn.`,
    sources: [keyraken('Keyraken Archives and Hand of Cards')],
    editions: 'all',
  },
  {
    id: 'keyraken-armor',
    title: 'Keyraken: its armor',
    text: prose`
      The Keyraken has 2 [[armor]] for each key that the active player has not forged, so from 6 down to 0. In its own turn
      that is the player who plays it.`,
    sources: [keyraken('The Keyraken')],
    editions: 'all',
  },
  {
    id: 'keyraken-artifacts',
    title: 'Keyraken: using its artifacts',
    text: prose`
      After its creatures the artifacts of the Keyraken are used, one after the other, for their
      [[action-ability|Action:]] abilities. An artifact that a player gave to it is used for its [[omni|Omni:]] ability, if
      it has one.`,
    sources: [keyraken('Keyraken Turns')],
    editions: 'all',
  },
  {
    id: 'keyraken-difficulty',
    title: 'Keyraken: difficulty',
    text: prose`
      The Keyraken draws two cards of its deck in each of its turns. For an easier game it draws one, for a harder one
      three.`,
    sources: [keyraken('Optional Difficulties')],
    editions: 'all',
  },
  {
    id: 'keyraken-draws',
    title: 'Keyraken: drawing adventure cards',
    text: prose`
      After its attempt to advance the Keyraken draws what lay in its archives as the step began, and then two cards of the
      adventure deck. Each is played before the next is drawn. When the deck is empty, its discard pile is shuffled to
      become the deck.`,
    sources: [keyraken('Keyraken Turns')],
    editions: 'all',
  },
  {
    id: 'keyraken-enrage',
    title: 'Keyraken: enraged creatures',
    text: prose`
      An enraged creature of the Keyraken that has no prey has the least powerful creature as its prey, as long as it is
      enraged. One that has prey keeps to that, and reaps where there is none.`,
    sources: [keyraken('Enrage Tokens')],
    editions: 'all',
  },
  {
    id: 'keyraken-fights',
    title: 'Keyraken: fighting it',
    text: prose`
      A creature that is used to [[fight]] may fight the Keyraken or one of its creatures. In any fight of its own the
      Keyraken deals 3 damage, whatever its power.`,
    sources: [keyraken('Player Turns'), keyraken('The Keyraken')],
    editions: 'all',
  },
  {
    id: 'keyraken-first-turn',
    title: 'Keyraken: no first-turn rule',
    text: prose`
      The [[first-turn-rule]] does not hold against the Keyraken: the player who begins may play as many cards as in any
      other turn. All other rules of a turn hold.`,
    sources: [keyraken('Player Turns')],
    editions: 'all',
  },
  {
    id: 'keyraken-forging',
    title: 'Keyraken: forging keys',
    text: prose`
      Keys do not win against the Keyraken, not even the third. Each key that the active player has makes its armor weaker.
      A player with three keys forges no more.`,
    sources: [keyraken('Winning and Losing')],
    editions: 'all',
  },
  {
    id: 'keyraken-losing',
    title: 'Keyraken: losing the game',
    text: prose`When the Keyraken advances for the fourth time it reaches the surface: all players lose at once.`,
    sources: [keyraken('Winning and Losing'), keyraken('Overview')],
    editions: 'all',
  },
  {
    id: 'keyraken-lowering-the-tide',
    title: 'Keyraken: lowering the tide',
    text: prose`
      The tide falls when the Keyraken has advanced, when one of its artifacts is spent as its ability resolves, and when an
      adventure card says so.`,
    sources: [keyraken('The Tide'), keyraken('Keyraken Turns')],
    editions: 'all',
  },
  {
    id: 'keyraken-not-a-creature',
    title: 'Keyraken: no creature',
    text: prose`
      The Keyraken is a type of card of its own. Nothing that is said of creatures affects it, and it stands in no
      battleline, so that a creature with [[taunt]] does not protect it. It is fought, exhausted, readied, dealt damage and
      healed like one all the same, and has upgrades from the adventure deck.`,
    sources: [keyraken('The Keyraken')],
    editions: 'all',
  },
  {
    id: 'keyraken-opponent',
    title: 'Keyraken: the opponent of each player',
    text: prose`
      On the cards of a player the opponent is the Keyraken, and “each player” includes it. On adventure cards “you” is the
      player who resolves them, and the Keyraken is called by its name. They all belong to its own house.`,
    sources: [keyraken('Reading Adventure Cards')],
    editions: 'all',
  },
  {
    id: 'keyraken-play',
    title: 'Keyraken: how adventure cards are played',
    text: prose`
      A creature enters play exhausted on the right flank of the Keyraken, an artifact exhausted beside it; an upgrade goes
      on the Keyraken itself; an action resolves and is discarded. Bonus icons give æmber to the Keyraken. All of them are
      played by the opponent. Where a player plays an adventure card, its icons and upgrades go to the Keyraken all the
      same.`,
    sources: [keyraken('Keyraken Turns')],
    editions: 'all',
  },
  {
    id: 'keyraken-power',
    title: 'Keyraken: its power',
    text: prose`The Keyraken has 30 [[power]] for each player of the team. It begins the game in play and ready.`,
    sources: [keyraken('The Keyraken')],
    editions: 'all',
  },
  {
    id: 'keyraken-prey',
    title: 'Keyraken: prey',
    text: prose`
      A card of the Keyraken with prey fights when it is used, if the active player has a creature as its prey describes.
      Only creatures of that player are looked at: the most or least powerful of theirs is the prey, however powerful
      those of their teammates are. Where several are eligible, that player chooses. Where there is none, the card
      [[reap|reaps]].`,
    sources: [keyraken('Prey Keyword')],
    editions: 'all',
  },
  {
    id: 'keyraken-raising-the-tide',
    title: 'Keyraken: raising the tide',
    text: prose`
      In the turn of any player the team may lose 2 æmber for each of its players to raise the tide. It does not matter how
      much each of them gives. This stands in the place of raising it for [[chains]].`,
    sources: [keyraken('The Tide')],
    editions: 'all',
  },
  {
    id: 'keyraken-readies',
    title: 'Keyraken: readying',
    text: prose`At the end of its turn the Keyraken readies, with all of its creatures and artifacts.`,
    sources: [keyraken('Keyraken Turns')],
    editions: 'all',
  },
  {
    id: 'keyraken-setup',
    title: 'Keyraken: setup',
    text: prose`
      The Keyraken lies in the middle, the tide is low, and its deck is shuffled. Each player has a deck of their own, draws
      six cards, and may take a [[mulligan]] once. Everyone begins without keys and æmber.`,
    sources: [keyraken('Game Setup')],
    editions: 'all',
  },
  {
    id: 'keyraken-taunt',
    title: 'Keyraken: prey beside taunt',
    text: prose`
      Where the prey has no [[taunt]] and a neighbor of it does, the neighbor is fought instead. The active player
      chooses between two such neighbors.`,
    sources: [keyraken('Taunt Keyword')],
    editions: 'all',
  },
  {
    id: 'keyraken-teammates',
    title: 'Keyraken: teammates',
    text: prose`
      Players of a team have pools, hands and battlelines of their own. Their cards are in play for each other and can be
      affected by what is said of any card, but they are neither [[friendly]] nor [[enemy]].`,
    sources: [keyraken('Team Play'), keyraken('Reading Adventure Cards')],
    editions: 'all',
  },
  {
    id: 'keyraken-tide',
    title: 'Keyraken: the tide',
    text: prose`
      Against the Keyraken the tide is high or low for all. It cannot be raised while it is high, nor lowered while it is
      low; to reset it is to make it low. Its card is not in play.`,
    sources: [keyraken('The Tide')],
    editions: 'all',
  },
  {
    id: 'keyraken-turn-order',
    title: 'Keyraken: order of turns',
    text: prose`
      After each turn of a player comes one of the Keyraken, in which this player makes all decisions; then the next player
      has a turn. The players choose who goes first, second and third when all have drawn their starting hands and taken
      their [[mulligan|mulligans]]. After that the order does not change.`,
    sources: [keyraken('How to Play')],
    editions: 'all',
  },
  {
    id: 'keyraken-used',
    title: 'Keyraken: using its creatures',
    text: prose`
      After the draws the Keyraken is used, and then each of its ready creatures from left to right. They [[reap]], unless
      they have prey. A stunned creature only loses its stun.`,
    sources: [keyraken('Keyraken Turns')],
    editions: 'all',
  },
  {
    id: 'keyraken-winning',
    title: 'Keyraken: winning the game',
    text: prose`When the Keyraken has as much damage as power it is defeated, and the whole team wins.`,
    sources: [keyraken('Winning and Losing')],
    editions: 'all',
  },
];
