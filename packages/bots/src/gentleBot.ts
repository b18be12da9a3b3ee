// Level ½: an opponent for first games. It makes no blunders and plays no worse card than the rules bot would, but it does not
// look for the best: any house that has something to do will do, then any move that is worth making, in any order. And who is
// ahead does not press on: it takes nothing and attacks nobody until the others have caught up.
import type { Ask, View } from '@vaultsong/engine';
import type { SeeingBot } from './bot.ts';
import type { Random } from './random.ts';
import { promise } from './rules/houses.ts';
import { movesWorthMaking } from './rules/moves.ts';
import type { Table } from './rules/table.ts';
import { areAllies, tableOf } from './rules/table.ts';
import { rulesBot } from './rulesBot.ts';

/** What a key counts for in æmber when it is seen who is ahead: what it usually costs. */
const perKey = 6;
/** A house is good enough that promises so much of what the best one does. */
const share = 0.3;
/** Ahead by so much æmber it holds back. */
const lead = 3;

export const gentleBot: SeeingBot = { name: 'gentle', needs: 'view', choose };

function choose(view: View, random: Random): number {
  const { ask } = view;
  if (ask === null) throw new Error('Nothing is asked of the gentle bot');
  const answers = answersTo(ask, tableOf(view, ask.player));
  return answers[Math.floor(random() * answers.length)] ?? rulesBot.choose(view, random);
}

/** Those among which it does not care; none where it answers as the rules bot does. */
function answersTo(ask: Ask, table: Table): readonly number[] {
  switch (ask.kind) {
    case 'house':
      return ask.source === null ? housesWorthCalling(ask, table) : [];
    case 'move':
      return movesWorthMaking(table, ask.options, isAhead(table));
    default:
      return [];
  }
}

function housesWorthCalling({ options }: Ask, table: Table): readonly number[] {
  const promises = options.map((option) =>
    option.pick === 'house' && option.house !== null ? promise(table, option.house) : 0,
  );
  const enough = share * Math.max(...promises);
  return promises.flatMap((promised, i) => (promised > 0 && promised >= enough ? [i] : []));
}

/** Ahead of each opponent. Against an automaton nobody is: there it plays for its team. */
function isAhead(table: Table): boolean {
  const { players } = table.view;
  const score = (seat: number): number => {
    const player = players[seat];
    return player === undefined ? 0 : player.keys * perKey + player.aember;
  };
  return (
    table.race === null &&
    players.every(({ seat }) => areAllies(table, seat, table.me) || score(table.me) >= score(seat) + lead)
  );
}
