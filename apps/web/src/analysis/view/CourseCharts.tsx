// Charts of a game by turn: keys, æmber, reaps and houses chosen. They follow from what happened, so that they are there at once.
import { emblems, houseTitles } from '@vaultsong/art';
import type { CourseTurn } from '@vaultsong/bots';
import type { House, Seat } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { Emblem } from '../../components/Glyph.tsx';
import { usePhone } from '../../components/useMedia.ts';
import type { Frame } from './lines.ts';
import { pathOf, ticksOf, xOf, yOf } from './lines.ts';
import type { Players } from './words.ts';
import { nameOf, seatsOf } from './words.ts';

interface CourseProps {
  readonly course: readonly CourseTurn[];
  readonly players: Players;
}

interface LinesProps extends CourseProps {
  readonly title: string;
  readonly of: 'keys' | 'aember';
}

const classOf = ({ me }: Players, seat: Seat): string => (seat === me ? 'is-me' : 'is-foe');

/** Dots for the seat whose side it is, squares for the others. */
const Dot = ({ x, y, isMe }: { readonly x: number; readonly y: number; readonly isMe: boolean }) =>
  isMe ? <circle cx={x} cy={y} r="3" /> : <rect x={x - 2.5} y={y - 2.5} width="5" height="5" />;

const Lines = ({ course, players, title, of }: LinesProps) => {
  const phone = usePhone();
  const width = phone ? 340 : 640;
  const most = Math.max(3, ...course.flatMap((turn) => turn[of]));
  const frame = frameOf(course, width, 110);
  return (
    <figure className="course-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} 110`} role="img" aria-label={`${title} by turn; the numbers are in the table below`}>
        {[0, most].map((value) => (
          <g key={value}>
            <line
              className="grid"
              x1={frame.left}
              x2={frame.right}
              y1={yOf(frame, value / most)}
              y2={yOf(frame, value / most)}
            />
            <text className="end" x={frame.left - 5} y={yOf(frame, value / most) + 4}>
              {value}
            </text>
          </g>
        ))}
        {seatsOf(players).map(({ seat }) => {
          const points = course.map((turn): readonly [number, number] => [
            xOf(frame, turn.turn),
            yOf(frame, (turn[of][seat] ?? 0) / most),
          ]);
          return (
            <g key={seat} className={classOf(players, seat)}>
              <path className="course-line" d={pathOf(points)} />
              {points.map(([x, y]) => (
                <Dot key={x} x={x} y={y} isMe={seat === players.me} />
              ))}
            </g>
          );
        })}
        <Turns frame={frame} />
      </svg>
    </figure>
  );
};

const frameOf = (course: readonly CourseTurn[], width: number, height: number): Frame => ({
  ...{ left: 42, right: width - 14, top: 10, bottom: height - 20 },
  firstTurn: course[0]?.turn ?? 0,
  lastTurn: course.at(-1)?.turn ?? 1,
});

const Turns = ({ frame }: { readonly frame: Frame }) =>
  ticksOf(frame, frame.right > 400 ? 14 : 7).map((turn) => (
    <text key={turn} className="middle" x={xOf(frame, turn)} y={frame.bottom + 16}>
      {turn}
    </text>
  ));

/** A bar for each turn: up for the seat whose side it is, down for the others. */
const Reaps = ({ course, players }: CourseProps) => {
  const phone = usePhone();
  const width = phone ? 340 : 640;
  const frame = frameOf(course, width, 130);
  const most = Math.max(2, ...course.map(({ reaps }) => reaps));
  const middle = (frame.top + frame.bottom) / 2;
  const unit = (middle - frame.top) / most;
  const bar = Math.min(16, ((frame.right - frame.left) / Math.max(1, course.length)) * 0.7);
  return (
    <figure className="course-chart">
      <figcaption>
        Reaps: {nameOf(players, players.me)} above, {players.names.filter((_, seat) => seat !== players.me).join(', ')}{' '}
        below
      </figcaption>
      <svg viewBox={`0 0 ${width} 130`} role="img" aria-label="Reaps by turn; the numbers are in the table below">
        <line className="even" x1={frame.left} x2={frame.right} y1={middle} y2={middle} />
        {course.map(({ turn, seat, reaps }) =>
          reaps === 0 ? null : (
            <g key={turn} className={classOf(players, seat)}>
              <rect
                className="course-bar"
                x={xOf(frame, turn) - bar / 2}
                y={seat === players.me ? middle - reaps * unit : middle}
                width={bar}
                height={reaps * unit}
              />
              <title>{`Turn ${turn}, ${nameOf(players, seat)}: ${counted(reaps, 'reap')}`}</title>
            </g>
          ),
        )}
        {[most, 0].map((value) => (
          <text key={value} className="end" x={frame.left - 5} y={middle - value * unit + 4}>
            {value}
          </text>
        ))}
        <Turns frame={frame} />
      </svg>
    </figure>
  );
};

/** How often each house was chosen, by player, the most frequent first. */
export function housesOf(course: readonly CourseTurn[], seat: Seat): readonly (readonly [House, number])[] {
  const counts = new Map<House, number>();
  for (const turn of course)
    if (turn.seat === seat && turn.house !== null) counts.set(turn.house, (counts.get(turn.house) ?? 0) + 1);
  return [...counts].sort(([, x], [, y]) => y - x);
}

/** The house of each turn, a row for each player. */
const HouseStrip = ({ course, players }: CourseProps) => {
  const width = usePhone() ? 340 : 640;
  const height = 22 * players.names.length + 30;
  const frame = frameOf(course, width, height);
  const size = Math.min(18, (frame.right - frame.left) / Math.max(1, course.length / 2));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Houses by turn; their names are in the table below">
      {course.map(({ turn, seat, house }) =>
        house === null ? null : (
          <g
            key={turn}
            transform={`translate(${xOf(frame, turn) - size / 2} ${frame.top + 22 * seat}) scale(${size / 24})`}
          >
            <title>{`Turn ${turn}, ${nameOf(players, seat)}: ${houseTitles[house]}`}</title>
            <path className={`house-sign house-${house}`} fillRule="evenodd" d={emblems[house]} />
          </g>
        ),
      )}
      <Turns frame={frame} />
    </svg>
  );
};

const Houses = ({ course, players }: CourseProps) => (
  <figure className="course-chart">
    <figcaption>Houses chosen</figcaption>
    <HouseStrip {...{ course, players }} />
    <ul className="course-houses">
      {seatsOf(players).map(({ name, seat }) => {
        const houses = housesOf(course, seat);
        return houses.length === 0 ? null : (
          <li key={seat}>
            <b>{name}</b>
            {houses.map(([house, times]) => (
              <span key={house} className="course-house">
                <Emblem house={house} /> {houseTitles[house]} {times}×
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  </figure>
);

const CourseTable = ({ course, players }: CourseProps) => (
  <div className="chance-table">
    <table>
      <caption>Each turn, and what the players had when it was over</caption>
      <thead>
        <tr>
          {['Turn', 'Of', 'House', 'Reaps', 'Keys', 'Æmber'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.map(({ turn, seat, house, reaps, keys, aember }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            <td>{nameOf(players, seat)}</td>
            <td>{house === null ? '–' : houseTitles[house]}</td>
            <td>{reaps}</td>
            <td>{keys.join(' : ')}</td>
            <td>{aember.join(' : ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export const CourseCharts = ({ course, players }: CourseProps) => (
  <>
    <p className="course-legend">
      {seatsOf(players).map(({ name, seat }) => (
        <span key={seat} className={classOf(players, seat)}>
          <svg viewBox="0 0 24 10" aria-hidden="true">
            <path className="course-line" d="M1 5L23 5" />
            <Dot x={12} y={5} isMe={seat === players.me} />
          </svg>{' '}
          {name}
        </span>
      ))}
    </p>
    <Lines {...{ course, players }} title="Keys" of="keys" />
    <Lines {...{ course, players }} title="Æmber" of="aember" />
    <Reaps {...{ course, players }} />
    <Houses {...{ course, players }} />
    <details>
      <summary>All turns as a table</summary>
      <CourseTable {...{ course, players }} />
    </details>
  </>
);
