// The tide in the strip between the two sides: neutral, high for one player and low for the other. It is there as long as a
// deck brings the tide, or something else has moved it, and whoever may raise it for chains does so here.

import { tideGlyphs } from '@vaultsong/art';
import type { Seat, View } from '@vaultsong/engine';
import { shown } from '@vaultsong/rulebook';
import { counted } from '@vaultsong/say';
import { Glyph, Icon } from '../../components/Glyph.tsx';
import { usePlay } from '../hand/Play.ts';
import { useConsidering } from '../hand/useConsidering.ts';
import { RuleLink } from '../sheets/RuleLink.tsx';
import type { Seats } from '../speech/seats.ts';
import { useSeats } from '../speech/seats.ts';

/** Whether it matters in this game; an adventure shows its own tide. */
const isShown = ({ adventure, players, tide }: View): boolean =>
  adventure === null && (tide !== null || players.some(({ beside }) => beside.some(({ type }) => type === 'tide')));

interface TideText {
  readonly level: keyof typeof tideGlyphs;
  /** For eyes, which see the glyph besides. */
  readonly brief: string;
  readonly said: string;
}

/** As the player at the lower edge sees it. */
function tideText({ players, tide }: View, me: Seat, { nameOf }: Seats): TideText {
  if (tide === null)
    return { level: 'neutral', brief: 'Neutral tide', said: 'The tide is neutral, neither high nor low' };
  if (typeof tide === 'string') return { level: tide, brief: `Tide ${tide}`, said: `The tide is ${tide}` };
  const call = (seat: Seat): string => (nameOf(seat) === 'You' ? 'you' : nameOf(seat));
  const low = players.filter(({ seat }) => seat !== tide.highFor).map(({ seat }) => call(seat));
  return {
    level: tide.highFor === me ? 'high' : 'low',
    brief: `High for ${call(tide.highFor)}`,
    said: `The tide is high for ${call(tide.highFor)}, low for ${low.join(' and ')}`,
  };
}

export function TideSign() {
  const play = usePlay();
  const seats = useSeats();
  const considering = useConsidering();
  const { raiseTide, sides, tideChains, view } = play.snapshot;
  if (!isShown(view)) return null;
  const { level, brief, said } = tideText(view, sides.me, seats);
  const price = tideChains === 0 ? '' : `: ${counted(tideChains, 'chain')}`;
  return (
    <span className={`tide is-${level}`} data-testid="tide">
      <RuleLink
        to={shown.tideOfPlayers}
        className="tide-side"
        label={`${said}. Rule: ${shown.tideOfPlayers.title}`}
        stop
      >
        <Glyph path={tideGlyphs[level]} />
        {brief}
      </RuleLink>
      {raiseTide === null ? null : (
        <button
          type="button"
          data-stop
          className="tide-raise"
          aria-label={`Raise the tide${price}`}
          onClick={() => play.answer(raiseTide)}
          {...considering(raiseTide)}
          data-testid="raise-tide"
        >
          {play.brief ? (
            <>
              Raise
              {tideChains === 0 ? null : (
                <>
                  <Icon name="chain" />
                  {tideChains}
                </>
              )}
            </>
          ) : (
            `Raise${price}`
          )}
        </button>
      )}
    </span>
  );
}
