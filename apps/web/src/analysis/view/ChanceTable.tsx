// The numbers of the line of chances as a table: for screen readers, and for whoever wants them exactly.
import type { Analysis } from '@vaultsong/bots';
import { swingFor } from './lines.ts';
import type { Players } from './words.ts';
import { nameOf, percent, points, signed, whose } from './words.ts';

interface ChanceTableProps {
  readonly analysis: Analysis;
  readonly judgedTurns: ReadonlySet<number>;
  readonly players: Players;
}

export const ChanceTable = ({ analysis, judgedTurns, players }: ChanceTableProps) => (
  <div className="chance-table">
    <table>
      <caption>
        {whose(players, players.me)} chance to win when each turn begins; changes in points of a hundred
      </caption>
      <thead>
        <tr>
          {['Turn', 'Of', 'Keys', 'Æmber', 'Chance', 'Spread', 'Change', 'Decided', 'Luck'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {analysis.swings.map((swing) => {
          const { turn, seat, keys, aember, chance, low, high, change, byDecisions, byLuck } = swingFor(
            swing,
            players.me,
          );
          const isJudged = judgedTurns.has(turn);
          return (
            <tr key={turn}>
              <th scope="row">
                {turn}
                {analysis.turningPoints.includes(turn) ? <span title="Turning point"> ◆</span> : null}
              </th>
              <td>{nameOf(players, seat)}</td>
              <td>{keys.join(' : ')}</td>
              <td>{aember.join(' : ')}</td>
              <td>{percent(chance)}</td>
              <td>
                {points(low)} to {points(high)}
              </td>
              <td>{signed(change)}</td>
              <td>{isJudged ? signed(byDecisions) : '…'}</td>
              <td>{isJudged ? signed(byLuck) : '…'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
