// One of the two commits, in a process of its own: plays seeded games and says of each what was told and asked and how it
// stood, as hashes. The game goes by its own dice, so that no bot matters.
import { createHash } from 'node:crypto';
import '@vaultsong/cards';
import { bundledDecks, toDeckList } from '@vaultsong/decks';
import { answer, deal, editionNames, legal, stateHash } from '@vaultsong/engine';
import type { Digest } from './same.ts';

// `referenceDecks`, by what commits of before have too.
const decks = bundledDecks.filter(({ deck }) => deck.set === 'cota').map(({ deck }) => toDeckList(deck));
const mostAnswers = 2000;
const every = 25;

/** How states are written, which their hashes name since there are several forms. */
const formOf = (hash: string): string => (hash.includes('-') ? hash.slice(0, hash.indexOf('-')) : '1');

for (const edition of editionNames) {
  for (let game = 0; game < Number(process.argv[2]); game++) {
    const pair = [game, 7 * game + 3].map((at) => decks[at % decks.length]!);
    const s = deal({ decks: pair, seed: game, first: game % 2, edition });
    const told = createHash('sha1');
    const states = createHash('sha1');
    let dice = game + 1;
    for (let i = 0; s.ask !== null && i < mostAnswers; i++) {
      dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
      const { player, kind, why, options } = s.ask;
      told.update(JSON.stringify([player, kind, why, options]));
      told.update(JSON.stringify(answer(s, (dice >>> 8) % legal(s).length)));
      if (i % every === 0) states.update(JSON.stringify(s));
    }
    const digest: Digest = {
      game: `${edition}, game ${game}`,
      told: told.digest('hex'),
      states: states.digest('hex'),
      form: formOf(stateHash(s)),
    };
    console.log(JSON.stringify(digest));
  }
}
