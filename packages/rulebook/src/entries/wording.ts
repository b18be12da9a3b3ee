// Words of card texts, and exactly what they ask for.
import type { Entry } from '../entry.ts';
import { faq, glossary, later, newInGlossary, prose, timing, today } from '../write.ts';

export const wording: readonly Entry[] = [
  {
    id: 'groups-of-least-powerful',
    title: 'The several least powerful',
    text: prose`
      Where an effect takes a certain number of the least powerful creatures, those with the lowest [[power]] come
      first, then those with the next lowest, until the number is reached or no creature is left. If more creatures
      with the same power remain than are needed, the active player chooses among these only.`,
    sources: [newInGlossary('Groups of “Least Powerful”')],
    editions: 'all',
  },
  {
    id: 'groups-of-most-powerful',
    title: 'The several most powerful',
    text: prose`
      Where an effect takes a certain number of the most powerful creatures, those with the highest [[power]] come
      first, then those with the next highest, until the number is reached or no creature is left. If more creatures
      with the same power remain than are needed, the active player chooses among these only. With power 9, 6, 4 and 4
      on the table, the three most powerful are 9, 6 and one of the last two.`,
    sources: [newInGlossary('Groups of “Most Powerful”')],
    editions: 'all',
  },
  {
    id: 'if-you-do',
    title: 'If you do, in order to',
    text: prose`
      The effect after "if you do" or "in order to" happens only if the player has done everything before it. To do
      only a part, or to have it [[replacement|replaced]] by something else, is not enough.`,
    sources: [...glossary('“If You Do” and “In Order To”'), timing('General'), today('If you do (read anew in 2026)')],
    editions: 'all',
    variants: [
      {
        editions: ['current'],
        text: prose`
          The effect after "if you do" or "in order to" happens only if the player has done everything that the ability
          says before it. To do only a part, or to have a part [[replacement|replaced]] by something else, is not
          enough, also where other effects stand between that part and these words.`,
      },
    ],
  },
  {
    id: 'least-powerful',
    title: 'Least powerful',
    text: prose`
      The creature in play with the lowest [[power]], on either side unless the text names one. If several share it,
      each of them is least powerful; where one is needed, the active player chooses among them.`,
    sources: [...glossary('Least Powerful')],
    editions: 'all',
  },
  {
    id: 'may',
    title: 'May',
    text: prose`
      The text after the word "may" is optional. A player who decides to do it must do as much of it as possible, and
      cannot pick out parts. Without the word, an ability is not optional.`,
    sources: [...glossary('May')],
    editions: 'all',
  },
  {
    id: 'most-powerful',
    title: 'Most powerful',
    text: prose`
      The creature in play with the highest [[power]], on either side unless the text names one. If several share it,
      each of them is most powerful; where one is needed, the active player chooses among them.`,
    sources: [...glossary('Most Powerful')],
    editions: 'all',
  },
  {
    id: 'naming',
    title: 'Naming a card or a trait',
    text: prose`
      To name a card is to say a title, aloud and for all players; the text may say of which type it must be. It means
      every card with that title, wherever it is and whoever owns it, an evil twin as well as the good one. To choose a
      trait means every card that has it. No player need have such a card. As deck lists are open to all, the program
      offers what occurs in this game: the titles of all cards that can be played or made, and the traits of all cards.`,
    sources: [today('Titles')],
    editions: later,
  },
  {
    id: 'self-reference',
    title: 'A card that names itself',
    text: prose`
      When a card says its own title, or "this creature", it means this one card. Other copies of it are not meant.`,
    sources: [...glossary('Self-Referential Text'), timing('General')],
    editions: 'all',
  },
  {
    id: 'this-way',
    title: 'This way',
    text: prose`
      An event happened "this way" if the same ability caused it while it resolved this time. Effects of the ability at
      another time, or of another copy, do not count, nor do events that were prevented or replaced. A creature that
      dies only because others did was not [[destroyed]] this way.`,
    sources: [...glossary('“This Way”'), faq('Sample Collection with Dysania')],
    editions: 'all',
  },
];
