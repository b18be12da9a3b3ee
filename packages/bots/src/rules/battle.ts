// Forecast of a turn of one house against an automaton: blow after blow, the best first, each against what the blows before it
// have left standing.
import type { House, InPlayView, PlayerView } from '@vaultsong/engine';
import { targetsOf, worthOfFight } from './fight.ts';
import { worthOfUsing } from './playing.ts';
import type { Race } from './race.ts';
import type { Table } from './table.ts';
import { isInvulnerable, isUsedIn } from './table.ts';

interface Blow {
  readonly by: InPlayView;
  /** Null where it is used without a fight. */
  readonly against: InPlayView | null;
  readonly worth: number;
}

/** What they are worth together. */
export function worthOfBattle(table: Table, race: Race, house: House): number {
  let now: Table & { readonly race: Race } = { ...table, race, view: { ...table.view, house } };
  let ready = (table.view.players[table.me]?.line ?? []).filter(
    (card) => isUsedIn(card, house) && !card.exhausted && !card.stunned,
  );
  let sum = 0;
  while (ready.length > 0) {
    const best = ready
      .map((card) => bestUse(now, card))
      .reduce((one, other) => (other.worth > one.worth ? other : one));
    sum += Math.max(0, best.worth);
    ready = ready.filter((card) => card !== best.by);
    now = afterBlow(now, best);
  }
  return sum;
}

const bestUse = (table: Table, by: InPlayView): Blow =>
  targetsOf(table, by)
    .map((against): Blow => ({ by, against, worth: worthOfFight(table, by, against) }))
    .reduce((one, other) => (other.worth > one.worth ? other : one), {
      by,
      against: null,
      worth: worthOfUsing(table, by),
    });

function afterBlow(table: Table & { readonly race: Race }, { by, against }: Blow): Table & { readonly race: Race } {
  const hurt = (card: InPlayView): InPlayView => (card.ref.id === against?.ref.id ? struck(card, by.power) : card);
  const line = (player: PlayerView): readonly InPlayView[] =>
    player.line
      .map((card) => (card.ref.id === by.ref.id ? { ...card, exhausted: true } : hurt(card)))
      .filter((card) => card.damage < card.power);
  return {
    ...table,
    race: { ...table.race, adversary: hurt(table.race.adversary) },
    view: { ...table.view, players: table.view.players.map((player) => ({ ...player, line: line(player) })) },
  };
}

/** A ward takes the whole blow, elusive the first of a turn. */
function struck(card: InPlayView, power: number): InPlayView {
  if (isInvulnerable(card)) return card;
  if (card.warded) return { ...card, warded: false };
  const { elusive, ...keywords } = card.keywords;
  if (elusive !== undefined) return { ...card, keywords };
  const through = Math.max(0, power - card.armorLeft);
  return { ...card, armorLeft: Math.max(0, card.armorLeft - power), damage: card.damage + through };
}
