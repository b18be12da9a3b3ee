// Luck apart from decisions, by player, once all turns are judged.
import type { Analysis } from '@vaultsong/bots';
import { counted } from '@vaultsong/say';
import type { Players } from './words.ts';
import { nameOf, points } from './words.ts';

interface TotalsProps {
  readonly analysis: Analysis;
  readonly players: Players;
}

export const Totals = ({ analysis, players }: TotalsProps) =>
  analysis.isWhole ? (
    <ul className="analysis-totals" data-testid="analysis-totals">
      {analysis.sums.map(({ seat, cost, luck, answers, mistakes }) => (
        <li key={seat}>
          <b>{nameOf(players, seat)}</b>: {mistakes} of {counted(answers, 'decision')} cost {points(cost)} points
          {/* Where nobody has won, nobody knows what luck would have made of it. */}
          {analysis.winner === null ? '' : `; luck ${luck < 0 ? 'took' : 'gave'} ${points(Math.abs(luck))}`}.
        </li>
      ))}
    </ul>
  ) : (
    <p className="soft">Luck and decisions are told apart when all turns are judged.</p>
  );
