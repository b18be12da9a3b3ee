import type { Rung } from '@vaultsong/bots/names';
import { useEffect } from 'react';
import { Radios } from '../../components/form/choices.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import { preventFileDrop } from '../../components/preventFileDrop.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import { adventurePath, learnPath } from '../../routing/paths.ts';
import { EditionField } from '../../settings/EditionField.tsx';
import { SeedField } from '../../settings/SeedField.tsx';
import type { DeckInfo } from '../../wire/cardInfo.ts';
import type { Choice, Opponent, SeriesName, Starter } from '../../wire/choice.ts';
import { isForTwo } from '../../wire/choice.ts';
import { human, machine } from '../../wire/match.ts';
import { botOf, rungOf, rungTitles, styleOf } from '../speech/bots.ts';
import { capital, partyOf } from '../speech/parties.ts';
import { AboutBot } from './AboutBot.tsx';
import { ChainsField } from './ChainsField.tsx';
import { DeckField } from './DeckField.tsx';
import { choiceSoFar, draftOf, gameForm } from './gameForm.ts';
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

interface NewGameProps {
  readonly choice: Choice;
  readonly decks: readonly DeckInfo[];
  readonly onStart: (choice: Choice) => void;
  readonly onClose: () => void;
  /** What closing leads back to. */
  readonly back?: string;
}

export function NewGame({ choice, decks, onStart, onClose, back = 'Back to the table' }: NewGameProps) {
  const form = useForm(gameForm, () => draftOf(choice, (slug) => decks.some((deck) => deck.slug === slug)));
  const { you, foe, edition, series, bot } = form.values;
  const setBot = (bot: Opponent): void => form.set({ bot });
  const [mine, foes] = [you, foe].map((slug) => decks.find((deck) => deck.slug === slug));
  useEffect(preventFileDrop, []);
  return (
    <Sheet title="New game" className="new-game" onClose={onClose}>
      <p>
        New to the game? <a href={learnPath}>Learn it in a guided first game</a>. An adventure for one to three decks on
        one side: <a href={adventurePath}>Together against the Keyraken</a>.
      </p>
      <Form form={form} onSubmit={form.submit(onStart)}>
        <Radios
          legend="Against whom"
          value={bot === 'none' ? 'none' : rungOf(bot)}
          options={foeTitles}
          onChange={(foe) => setBot(foe === 'none' || bot === 'none' ? foe : botOf(foe, styleOf(bot)))}
        />
        {bot === 'none' ? null : <AboutBot label="Its style" bot={bot} onChoose={setBot} />}
        <DeckField name="you" label={`${partyOf({ bot }, human).whose} deck`} decks={decks} {...form.bind('you')} />
        <DeckField name="foe" label={`${partyOf({ bot }, machine).whose} deck`} decks={decks} {...form.bind('foe')} />
        <MoreOptions now={choiceSoFar(form.values)}>
          <Radios legend="Number of games" options={seriesTitles} {...form.bind('series')} />
          <Radios
            legend={series === '1' ? 'Who goes first' : 'Who goes first in game 1'}
            options={startersOf(bot)}
            {...form.bind('first')}
          />
          {series === 'adaptive' ? (
            <p className="hint">
              Game 1 with your own decks, game 2 with swapped decks. At one win each, the players bid chains for the
              deck that won twice.
            </p>
          ) : null}
          <ChainsField
            form={form}
            whose={[isForTwo({ bot }) ? partyOf({ bot }, human).whose : 'Yours', partyOf({ bot }, machine).whose]}
            mayBid={series !== 'adaptive'}
            decks={mine === undefined || foes === undefined ? null : [mine, foes]}
            edition={edition}
          />
          <EditionField {...form.bind('edition')} />
          <SeedField {...form.bind('seed')} />
        </MoreOptions>
        <div className="buttons">
          <button type="submit" className="button is-main">
            Start
          </button>
          <button type="button" className="button" onClick={onClose}>
            {back}
          </button>
        </div>
      </Form>
    </Sheet>
  );
}
