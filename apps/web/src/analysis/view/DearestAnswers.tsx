// The answers that cost most, each with what was better and why, and the ways to its moment.
import type { Analysis, Valued } from '@vaultsong/bots';
import { sayWhy } from '@vaultsong/bots';
import { Link } from 'wouter';
import type { MomentLinks, Players } from './words.ts';
import { nameOf, nameWithin, percent, points } from './words.ts';

/** Most answers that are listed, and the least loss of one: those of `vaultsong analyse`. */
const mostTold = 6;
const leastTold = 0.02;

interface DearestAnswersProps {
  readonly analysis: Analysis;
  readonly players: Players;
  readonly links: MomentLinks | null;
  /** A link is followed, perhaps within the page that shows this. */
  readonly onFollow: () => void;
}

interface AnswerProps extends Omit<DearestAnswersProps, 'analysis'> {
  readonly answer: Valued;
}

const Answer = ({ answer, players, links, onFollow }: AnswerProps) => {
  const { at, turn, seat, given, best, loss, plan, reasons } = answer;
  const why = sayWhy(reasons, seat, (one) => nameWithin(players, one));
  return (
    <li>
      <h4>
        Turn {turn} · {nameOf(players, seat)} · <b>−{points(loss)} % to win</b>
      </h4>
      <dl>
        <dt>Given</dt>
        <dd>
          {given} <span className="soft">({percent(reasons.otherChance.mean)} to win)</span>
        </dd>
        <dt>Better</dt>
        <dd>
          {best} <span className="soft">({percent(reasons.bestChance.mean)})</span>
          {plan.length === 0 ? null : `, then ${plan.join(', ')}`}
        </dd>
        {why === '' ? null : (
          <>
            <dt>Why</dt>
            <dd>{why}</dd>
          </>
        )}
      </dl>
      {links === null ? null : (
        <p className="answer-ways">
          <Link className="button" to={links.replay(at)} onClick={onFollow}>
            See turn {turn}
          </Link>
          <Link className="button" to={links.playOn(at)} onClick={onFollow}>
            Try turn {turn} again
          </Link>
        </p>
      )}
    </li>
  );
};

export function DearestAnswers({ analysis, ...rest }: DearestAnswersProps) {
  const dearest = analysis.answers
    .filter(({ loss }) => loss >= leastTold)
    .toSorted((x, y) => y.loss - x.loss)
    .slice(0, mostTold);
  if (dearest.length === 0)
    return <p>{analysis.isWhole ? 'No answer cost more than two points.' : 'Nothing so far.'}</p>;
  return (
    <ol className="dearest-answers" data-testid="dearest-answers">
      {dearest.map((answer) => (
        <Answer key={answer.at} answer={answer} {...rest} />
      ))}
    </ol>
  );
}
