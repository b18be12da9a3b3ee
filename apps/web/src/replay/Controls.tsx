// The ways through a game that is looked back on, in place of its questions: where one is, what was asked and answered there,
// buttons and a scrubber, the pace, and whose cards are open.
import { READER } from '@vaultsong/say';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { SelectField } from '../components/form/fields.tsx';
import { Icon } from '../components/Glyph.tsx';
import { momentAfter } from '../routing/moment.ts';
import { streamQuery } from '../routing/stream.ts';
import { saveRecord } from '../table/actions/gameActions.ts';
import { TableButton } from '../table/actions/TableButton.tsx';
import { useTableActions } from '../table/actions/tableAction.ts';
import { faster, playOn, playWalk, slower, walkActions } from '../table/actions/walkActions.ts';
import type { ReplayInfo } from '../wire/replay.ts';
import type { Playing } from './usePlaying.ts';
import type { ReplayState } from './useReplay.ts';
import { sayPace, sayTurn } from './walk.ts';

interface ControlsProps {
  readonly replay: ReplayInfo;
  readonly state: ReplayState;
  readonly playing: Playing;
  /** The way to the analysis of the game. */
  readonly children?: ReactNode;
}

const nameOf = ({ info }: ReplayInfo, seat: number): string => info.seats[seat]?.name ?? `Seat ${seat + 1}`;

/** "What Bot saw", "What you saw". */
const saySeen = (name: string): string => `What ${name === 'You' ? READER : name} saw`;

/** "You won", "Bot won in turn 20". */
function sayEnd(replay: ReplayInfo): string {
  const { winner, turns, steps } = replay;
  if (winner === null) return 'This game was not played to its end.';
  const name = nameOf(replay, winner);
  return `${name} won in turn ${momentAfter(turns, steps.length - 1).turn}.`;
}

const Asked = ({ replay, state }: Pick<ControlsProps, 'replay' | 'state'>) => {
  const asks = state.view?.asks ?? null;
  if (asks === null)
    return <p className="replay-asks">{state.step === replay.steps.length - 1 ? sayEnd(replay) : ''}</p>;
  const name = nameOf(replay, asks.player);
  if (asks.prompt === null) return <p className="replay-asks">{name} decides, unseen from here.</p>;
  return (
    <p className="replay-asks">
      <b>{name}:</b> {asks.prompt}
      {asks.answer === null ? null : (
        <>
          {' → '}
          <b>{asks.answer}</b>
        </>
      )}
    </p>
  );
};

const Scrubber = ({ replay, state }: Pick<ControlsProps, 'replay' | 'state'>) => {
  const { turns, steps } = replay;
  const moment = momentAfter(turns, state.step);
  return (
    <input
      type="range"
      className="replay-scrubber"
      min={0}
      max={steps.length - 1}
      value={state.step}
      aria-label="Moment of the game"
      aria-valuetext={`${sayTurn(replay, state.step)}, step ${moment.step}`}
      onChange={({ target }) => state.goTo(Number(target.value))}
    />
  );
};

/** Copies the address of this moment. */
const CopyLink = () => {
  const [said, say] = useState('');
  return (
    <>
      <button
        type="button"
        data-stop
        className="button"
        onClick={() => {
          navigator.clipboard.writeText(window.location.href).then(
            () => say('Copied'),
            () => say('Copy it from the address bar'),
          );
        }}
      >
        <Icon name="send" /> <span>{said === '' ? 'Link to this moment' : said}</span>
      </button>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  );
};

const ways = ['first', 'turn-back', 'step-back', 'step-on', 'turn-on', 'last'] as const;

const Ways = ({ playing }: Pick<ControlsProps, 'playing'>) => {
  const context = useTableActions();
  const button = (way: (typeof ways)[number]) => (
    <TableButton key={way} action={walkActions[way]} className="replay-way" stop testId={`way-${way}`} />
  );
  return (
    <div className="replay-ways">
      {ways.slice(0, 3).map(button)}
      <button
        type="button"
        data-stop
        className="replay-way is-play"
        aria-label={playWalk.name?.(context)}
        title={playWalk.name?.(context)}
        aria-keyshortcuts="Space"
        data-testid="way-play"
        onClick={playing.toggle}
      >
        <Icon name={playing.isPlaying ? 'pause' : 'play'} />
      </button>
      {ways.slice(3).map(button)}
    </div>
  );
};

export function Controls({ replay, state, playing, children }: ControlsProps) {
  const title = useId();
  const { turns, info, halt } = replay;
  const { step, eyes } = state;
  const moment = momentAfter(turns, step);
  const choices: readonly (readonly [string, string])[] = [
    ...info.decks.map((_, seat) => [String(seat), saySeen(nameOf(replay, seat))] as const),
    ['open', 'All hands open'],
  ];
  return (
    <section className="replay" aria-labelledby={title} data-testid="replay">
      <h2 id={title} aria-live="polite">
        {sayTurn(replay, step)} <small>step {moment.step}</small>
      </h2>
      <Ways playing={playing} />
      <Scrubber replay={replay} state={state} />
      <Asked replay={replay} state={state} />
      {halt === null || step < replay.steps.length - 1 ? null : (
        <p className="refusal" role="status">
          {halt}
        </p>
      )}
      <div className="buttons">
        <TableButton action={playOn} className="button is-main" stop testId="play-on" />
        {children}
      </div>
      <div className="replay-pace">
        <TableButton action={slower} className="button" stop />
        <span>{sayPace(playing.pace)}</span>
        <TableButton action={faster} className="button" stop />
      </div>
      <SelectField
        label="Seen"
        value={String(eyes)}
        options={choices}
        onChange={(value) => state.setEyes(value === 'open' ? 'open' : Number(value))}
      />
      <div className="buttons">
        <TableButton action={walkActions['key-on']} className="button" stop />
        <CopyLink />
        <a className="button" data-stop href={streamQuery(window.location.search)} target="_blank" rel="noopener">
          Board alone, for streams
        </a>
        <TableButton action={saveRecord} className="button" stop />
      </div>
    </section>
  );
}
