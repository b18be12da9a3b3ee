// The middle of the table: whose turn it is, its steps, the active house, and the effects that go on by themselves.

import { houseTitles } from '@vaultsong/art';
import type { EditionName, Step } from '@vaultsong/engine';
import { editionOf } from '@vaultsong/engine';
import { shown } from '@vaultsong/rulebook';
import { useMatch } from '../../client/useMatch.ts';
import { Emblem } from '../../components/Glyph.tsx';
import { Sign } from '../../components/Sign.tsx';
import { usePlay } from '../hand/Play.ts';
import { RuleLink } from '../sheets/RuleLink.tsx';
import { sayGame, sayScore, sayStanding } from '../speech/matchWords.ts';
import { facesBot, isOrderOpen, isTheirs, useSeats } from '../speech/seats.ts';
import { TideSign } from './TideSign.tsx';

const steps: readonly { readonly step: Step; readonly title: string }[] = [
  { step: 'forge', title: 'Forge' },
  { step: 'house', title: 'House' },
  { step: 'main', title: 'Main' },
  { step: 'ready', title: 'Ready' },
  { step: 'draw', title: 'Draw' },
];

const Steps = ({ now }: { readonly now: Step }) => (
  <ol className="steps" aria-label="Steps of the turn">
    {steps.map(({ step, title }) => (
      <li key={step} aria-current={step === now ? 'step' : undefined}>
        {title}
      </li>
    ))}
  </ol>
);

/** Short enough for the strip on a phone. */
const editionMarks: Readonly<Record<EditionName, string>> = {
  'cota-1.0': 'v1.0',
  'cota-1.3': 'v1.3',
  'master-16': 'MR 16',
  current: 'MR 18',
  manual: 'Manual',
};

const EditionMark = ({ edition }: { readonly edition: EditionName }) => {
  const said = `Rules: ${editionOf(edition).title}`;
  return (
    <Sign says={said} className="edition" testId="edition">
      {editionMarks[edition]}
    </Sign>
  );
};

/** Which game of the series this is, and how the series stands; nothing for a single game. */
const SeriesMark = () => {
  const match = useMatch();
  if (match === null || match.format.bestOf === 1) return null;
  const said = sayStanding(match);
  return (
    <Sign says={said} className="series" testId="series">
      <span className="series-game">{sayGame(match)}</span> {sayScore(match)}
    </Sign>
  );
};

function badge(step: Step, isDuel: boolean, mine: boolean, name: string): string {
  if (step === 'over') return 'over';
  if (step === 'setup') return mine ? 'you go first' : isDuel ? 'the bot goes first' : `${name} goes first`;
  if (mine) return 'yours';
  return isDuel ? 'bot’s' : name;
}

/** What the mark of a game means, in which somebody took back what had shown something. */
const sayTakeBacks = (times: number): string =>
  `Played with take-backs: ${times === 1 ? 'once' : `${times} times`} a decision was undone after it had shown hidden cards`;

export function EffectsStrip({ last }: { readonly last: string | null }) {
  const play = usePlay();
  const { classOf, nameOf } = useSeats();
  const { sides, view, effects, takeBacks } = play.snapshot;
  const { active } = view;
  const theirs = isTheirs(play.info, sides);
  return (
    <div className={`strip ${classOf(active)}`} data-zone="row">
      <span className="turn">
        {view.step === 'setup' ? 'Setup' : `Turn ${view.turn}`}
        <b>
          {isOrderOpen(play.info, view.step)
            ? 'no order yet'
            : badge(view.step, theirs && facesBot(play.info), theirs && active === sides.me, nameOf(active))}
        </b>
      </span>
      <EditionMark edition={view.edition} />
      <SeriesMark />
      {active === view.adventure?.automaton ? null : <Steps now={view.step} />}
      {view.house === null ? null : (
        <RuleLink
          to={shown.house}
          className={`active-house house-${view.house}`}
          label={`${houseTitles[view.house]} is the active house. Rule: ${shown.house.title}`}
          stop
        >
          <Emblem house={view.house} />
          <b>{houseTitles[view.house]}</b>
        </RuleLink>
      )}
      <TideSign />
      {effects.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <ul className="effects" aria-label="Lasting effects" tabIndex={0}>
          {effects.map((effect) => (
            <li key={effect.id}>
              <button
                type="button"
                data-stop
                className="effect"
                onFocus={() => play.inspect(effect.source, null)}
                onPointerEnter={() => play.inspect(effect.source, null)}
                onClick={() => play.read(effect.source, null)}
                title={`${play.cardInfo(effect.source).title}: ${effect.text}`}
                aria-label={`${play.cardInfo(effect.source).title}: ${effect.text}`}
              >
                <b>{play.cardInfo(effect.source).title}</b> <span>{effect.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {takeBacks > 0 ? (
        <Sign says={sayTakeBacks(takeBacks)} className="take-backs">
          with take-backs
        </Sign>
      ) : null}
      <span className="ticker" aria-hidden="true">
        {last}
      </span>
    </div>
  );
}
