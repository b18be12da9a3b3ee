import type { Rung } from '@vaultsong/bots/names';
import type { FormEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { Radios } from '../../components/form/Radios.tsx';
import { preventFileDrop } from '../../components/preventFileDrop.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import { adventurePath, learnPath } from '../../routing/paths.ts';
import { EditionField } from '../../settings/EditionField.tsx';
import type { DeckInfo } from '../../wire/cardInfo.ts';
import type { Choice, Opponent, SeriesName, Starter } from '../../wire/choice.ts';
import { choiceFrom, isForTwo } from '../../wire/choice.ts';
import { human, machine } from '../../wire/match.ts';
import { botOf, rungOf, rungTitles, styleOf } from '../speech/bots.ts';
import { capital, partyOf } from '../speech/parties.ts';
import { AboutBot } from './AboutBot.tsx';
import { ChainsField } from './ChainsField.tsx';
import { DeckField } from './DeckField.tsx';
import { MoreOptions } from './MoreOptions.tsx';

const startersOf = (bot: Opponent): readonly (readonly [Starter, string])[] => [
  ['chance', 'By chance'],
  ['me', capital(partyOf({ bot }, human).name)],
  ['foe', capital(partyOf({ bot }, machine).name)],
];

type Foe = Rung | 'none';
const foeTitles: readonly (readonly [Foe, string])[] = [...rungTitles, ['none', 'A second person, at this screen']];

const seriesTitles: readonly (readonly [SeriesName, string])[] = [
  ['1', 'One game'],
  ['3', 'Best of 3'],
  ['5', 'Best of 5'],
  ['adaptive', 'Adaptive'],
];

/** The fields of the form have the names of the address, and are read in the same way. */
function choiceOf(form: HTMLFormElement): Choice {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const query = new URLSearchParams(fields);
  query.set('chains', query.has('bid') ? 'bid' : query.getAll('chains').join(','));
  return choiceFrom(query.toString());
}

interface NewGameProps {
  readonly choice: Choice;
  readonly decks: readonly DeckInfo[];
  readonly onStart: (choice: Choice) => void;
  readonly onClose: () => void;
  /** What closing leads back to. */
  readonly back?: string;
}

export function NewGame({ choice, decks, onStart, onClose, back = 'Back to the table' }: NewGameProps) {
  const seed = useId();
  const [you, setYou] = useState(choice.you);
  const [foe, setFoe] = useState(choice.foe);
  const [edition, setEdition] = useState(choice.edition);
  const [series, setSeries] = useState(choice.series);
  const [bot, setBot] = useState(choice.bot);
  const [now, setNow] = useState(choice);
  const [mine, foes] = [you, foe].map((slug) => decks.find((deck) => deck.slug === slug));
  useEffect(preventFileDrop, []);
  const start = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onStart(choiceOf(event.currentTarget));
  };
  return (
    <Sheet title="New game" className="new-game" onClose={onClose}>
      <p>
        New to the game? <a href={learnPath}>Learn it in a guided first game</a>. Weary of fighting each other?{' '}
        <a href={adventurePath}>Together against the Keyraken</a>.
      </p>
      <form onSubmit={start} onChange={(event) => setNow(choiceOf(event.currentTarget))}>
        <Radios
          name="bot"
          legend="Against whom"
          chosen={choice.bot === 'none' ? 'none' : rungOf(choice.bot)}
          options={foeTitles}
          onChoose={(foe) => setBot(foe === 'none' || bot === 'none' ? foe : botOf(foe, styleOf(bot)))}
        />
        {bot === 'none' ? null : <AboutBot name="style" label="Its style" bot={bot} onChoose={setBot} />}
        <DeckField
          name="you"
          label={`${partyOf({ bot }, human).whose} deck`}
          chosen={you}
          decks={decks}
          onChoose={setYou}
        />
        <DeckField
          name="foe"
          label={`${partyOf({ bot }, machine).whose} deck`}
          chosen={foe}
          decks={decks}
          onChoose={setFoe}
        />
        <MoreOptions now={now} onToggle={(form) => setNow(choiceOf(form))}>
          <Radios
            name="series"
            legend="How many games"
            chosen={choice.series}
            options={seriesTitles}
            onChoose={setSeries}
          />
          <Radios
            name="first"
            legend={series === '1' ? 'Who goes first' : 'Who goes first in game 1'}
            chosen={choice.first}
            options={startersOf(bot)}
          />
          {series === 'adaptive' ? (
            <p className="hint">
              Game 1 with your own decks, game 2 with swapped decks. At one win each, chains are bid for the deck that
              won twice.
            </p>
          ) : null}
          <ChainsField
            chains={choice.chains}
            bid={choice.bid}
            whose={[isForTwo({ bot }) ? partyOf({ bot }, human).whose : 'Yours', partyOf({ bot }, machine).whose]}
            mayBid={series !== 'adaptive'}
            decks={mine === undefined || foes === undefined ? null : [mine, foes]}
            edition={edition}
          />
          <EditionField chosen={edition} onChoose={setEdition} />
          <p className="field">
            <label htmlFor={seed}>Seed (the same seed deals the same game)</label>
            <input
              id={seed}
              name="seed"
              inputMode="numeric"
              pattern="[0-9]{1,9}"
              placeholder="by chance"
              defaultValue={choice.seed ?? ''}
              autoComplete="off"
            />
          </p>
        </MoreOptions>
        <div className="buttons">
          <button type="submit" className="button is-main">
            Start
          </button>
          <button type="button" className="button" onClick={onClose}>
            {back}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
