// Which game to play next: decks, who goes first, which bot, which rules, and the seed for those who want the same game again.
import type { FormEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import type { BotName, Choice, Starter } from '../choice.ts';
import { choiceFrom } from '../choice.ts';
import { learnPath } from '../guide/address.ts';
import type { DeckFace } from '../host.ts';
import { EditionOptions } from '../parts/EditionOptions.tsx';
import { DeckField } from './DeckField.tsx';
import { Sheet } from './Sheet.tsx';

const starterTitles: readonly (readonly [Starter, string])[] = [
  ['chance', 'By chance'],
  ['me', 'You'],
  ['foe', 'The bot'],
];
const botTitles: readonly (readonly [BotName, string])[] = [
  ['rules', 'By rules of thumb'],
  ['random', 'At random'],
];

interface RadiosProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly chosen: T;
  readonly options: readonly (readonly [T, string])[];
}

const Radios = <T extends string>({ name, legend, chosen, options }: RadiosProps<T>) => (
  <fieldset className="field">
    <legend>{legend}</legend>
    {options.map(([value, title]) => (
      <label key={value} className="radio">
        <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
        <span>{title}</span>
      </label>
    ))}
  </fieldset>
);

/** The fields of the form have the names of the address, and are read in the same way. */
function choiceOf(form: HTMLFormElement): Choice {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return choiceFrom(new URLSearchParams(fields).toString());
}

/** A file that is dropped beside the field that takes it would be opened by the browser in place of the game. */
function dropNothingBeside(): () => void {
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}

interface NewGameProps {
  readonly choice: Choice;
  readonly decks: readonly DeckFace[];
  readonly onStart: (choice: Choice) => void;
  readonly onClose: () => void;
}

export function NewGame({ choice, decks, onStart, onClose }: NewGameProps) {
  const seed = useId();
  const rules = useId();
  const [you, setYou] = useState(choice.you);
  const [foe, setFoe] = useState(choice.foe);
  useEffect(dropNothingBeside, []);
  const start = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onStart(choiceOf(event.currentTarget));
  };
  return (
    <Sheet title="New game" className="new-game" onClose={onClose}>
      <p>
        New to the game? <a href={learnPath}>Learn it in a guided first game</a>.
      </p>
      <form onSubmit={start}>
        <DeckField name="you" label="Your deck" chosen={you} decks={decks} onChoose={setYou} />
        <DeckField name="foe" label="The bot’s deck" chosen={foe} decks={decks} onChoose={setFoe} />
        <Radios name="first" legend="Who goes first" chosen={choice.first} options={starterTitles} />
        <Radios name="bot" legend="How the bot plays" chosen={choice.bot} options={botTitles} />
        <p className="field">
          <label htmlFor={rules}>Rules</label>
          <select id={rules} name="edition" defaultValue={choice.edition}>
            <EditionOptions />
          </select>
        </p>
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
        <div className="buttons">
          <button type="submit" className="button is-main">
            Start
          </button>
          <button type="button" className="button" onClick={onClose}>
            Back to the table
          </button>
        </div>
      </form>
    </Sheet>
  );
}
