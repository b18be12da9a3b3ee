// The scores of some decks in one picture, for the eye alone: the table beside it says the same in numbers.
import type { DeckProfile } from '@vaultsong/decks/profile';
import { scores, scoreWords } from '@vaultsong/decks/profile';
import { capital } from '../cards/facets.ts';

const [middleX, middleY, radius] = [220, 150, 110];

const placeOf = (n: number, value: number): readonly [number, number] => {
  const angle = (n / scores.length) * 2 * Math.PI - Math.PI / 2;
  const reach = (value / 10) * radius;
  return [middleX + Math.cos(angle) * reach, middleY + Math.sin(angle) * reach];
};

const outline = (scoreOf: (score: (typeof scores)[number]) => number): string =>
  scores
    .map((score, n) =>
      placeOf(n, scoreOf(score))
        .map((at) => at.toFixed(1))
        .join(','),
    )
    .join(' ');

const anchorOf = (x: number): 'start' | 'middle' | 'end' =>
  Math.abs(x - middleX) < 12 ? 'middle' : x > middleX ? 'start' : 'end';

export const Radar = ({ profiles }: { readonly profiles: readonly DeckProfile[] }) => (
  <svg className="radar" viewBox="0 0 440 300" aria-hidden="true">
    {[2.5, 5, 7.5, 10].map((ring) => (
      <polygon key={ring} className={`radar-ring ${ring === 5 ? 'is-middle' : ''}`} points={outline(() => ring)} />
    ))}
    {scores.map((score, n) => {
      const [x, y] = placeOf(n, 10);
      const [tx, ty] = placeOf(n, 11.3);
      return (
        <g key={score}>
          <line className="radar-spoke" x1={middleX} y1={middleY} x2={x} y2={y} />
          <text x={tx} y={ty + 4} textAnchor={anchorOf(tx)}>
            {capital(scoreWords[score])}
          </text>
        </g>
      );
    })}
    {profiles.map((profile, n) => (
      <polygon
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the colour goes by
        key={n}
        className={`radar-deck is-deck-${n}`}
        points={outline((score) => profile.scores[score])}
      />
    ))}
  </svg>
);
