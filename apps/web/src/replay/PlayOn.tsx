// The choice of how to play on from a moment of a game: the seat that one takes, the opponent, and the hidden cards. The new
// game is kept like every other, and says where it came from.
import type { Rung } from '@vaultsong/bots/names';
import { useState } from 'react';
import { Radios } from '../components/form/choices.tsx';
import { newName } from '../games/savedGame.ts';
import { openGames } from '../games/store.ts';
import { Sheet } from '../layout/Sheet.tsx';
import { momentAfter } from '../routing/moment.ts';
import { goTo } from '../routing/navigation.ts';
import { gamePath } from '../routing/paths.ts';
import { rungTitles } from '../table/speech/bots.ts';
import type { BranchChoice } from '../wire/branch.ts';
import { queryOfBranch } from '../wire/branch.ts';
import type { Eyes } from '../wire/replay.ts';
import type { OpenedReplay } from './useReplay.ts';

interface PlayOnProps {
  readonly id: string;
  readonly opened: OpenedReplay;
  readonly step: number;
  readonly eyes: Eyes;
  readonly onClose: () => void;
}

type Foe = Rung | 'none';
const foes: readonly (readonly [Foe, string])[] = [...rungTitles, ['none', 'A second person, at this screen']];

const cards = [
  ['kept', 'As they lay in that game'],
  ['anew', 'Dealt anew, as far as that seat could not know them'],
] as const;

/** Keeps the new game. @returns its address */
async function begin({ replayer, replay }: OpenedReplay, step: number, choice: BranchChoice): Promise<string> {
  const { kept, decks, turn, keys } = await replayer.branch(step);
  const id = newName();
  const query = queryOfBranch(choice, '');
  const own = decks[choice.seat] ?? '';
  const others = decks.filter((_, seat) => seat !== choice.seat);
  const games = await openGames();
  await games.keep(
    id,
    {
      ...{ what: 'branch', query, kept, turn, series: null, status: 'running', result: '', touched: true },
      decks: [own, ...others],
      opponent: replay.info.kind === 'adventure' ? 'the Keyraken' : (others[0] ?? ''),
      keys: [keys[choice.seat] ?? 0, ...keys.filter((_, seat) => seat !== choice.seat)],
    },
    Date.now(),
  );
  return gamePath(id, query);
}

export function PlayOn({ id, opened, step, eyes, onClose }: PlayOnProps) {
  const { info, turns } = opened.replay;
  const usual = eyes === 'open' ? (opened.replay.steps[step]?.player ?? 0) : eyes;
  const [seat, setSeat] = useState(String(info.decks[usual] === undefined ? 0 : usual));
  const [foe, setFoe] = useState<Foe>('rules');
  const [hidden, setHidden] = useState<(typeof cards)[number][0]>('kept');
  const [error, setError] = useState<string | null>(null);
  const start = (): void => {
    const moment = momentAfter(turns, step);
    const choice = { from: id, moment, seat: Number(seat), bot: foe, isDealtAnew: hidden === 'anew' };
    begin(opened, step, choice).then(goTo, (error: unknown) =>
      setError(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <Sheet title="Play on from here" className="play-on" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <p>The game that you look back on stays as it is. This becomes another one, among your games.</p>
        <Radios
          legend="You play"
          value={seat}
          options={info.decks.map(({ name }, at) => [String(at), `${name} (${info.seats[at]?.name ?? ''})`])}
          onChange={setSeat}
        />
        <Radios legend="Against" value={foe} options={foes} onChange={setFoe} />
        <Radios legend="The hidden cards" value={hidden} options={cards} onChange={setHidden} />
        {error === null ? null : (
          <p className="refusal" role="alert">
            {error}
          </p>
        )}
        <div className="buttons">
          <button type="submit" className="button is-main">
            Play on
          </button>
          <button type="button" className="button" onClick={onClose}>
            Back to the game
          </button>
        </div>
      </form>
    </Sheet>
  );
}
