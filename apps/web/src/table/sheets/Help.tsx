// The keyboard map, read from the table that the page obeys, and the few settings.
import type { EditionName } from '@vaultsong/engine';
import { editionOf } from '@vaultsong/engine';
import { cardsPath, learnPath } from '../../address/paths.ts';
import { addressOf } from '../../address/rules.ts';
import { Sheet } from '../../frame/Sheet.tsx';
import type { Settings, Speed } from '../../settings/settings.ts';
import { speeds } from '../../settings/settings.ts';
import { movement, shortcuts } from '../hand/keyboard.ts';
import { usePointing } from '../speech/pointing.ts';

const speedTitles: Readonly<Record<Speed, string>> = {
  steps: 'Step by step',
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  instant: 'At once',
};

interface HelpProps {
  readonly edition: EditionName;
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly onRecord: () => void;
  readonly onClose: () => void;
}

export function Help({ edition, settings, onSettings, onRecord, onClose }: HelpProps) {
  const { press, rest } = usePointing();
  return (
    <Sheet title="Help and settings" className="help" onClose={onClose}>
      <p>
        {press} a card that glows, then what to do with it. When cards must be chosen, the ones with a dashed ring are
        the candidates. {rest} any card to read it. Short signs such as that of the rules say what they mean when you
        press them.
      </p>
      <p>
        This game is played by <b>{editionOf(edition).title}</b>. “New game” offers other editions of the rules.
      </p>
      <p>
        <a href={addressOf({ words: '', edition, entry: '' })} target="_blank" rel="noopener">
          Read the rules (in a new tab)
        </a>
        <br />
        <a href={cardsPath} target="_blank" rel="noopener">
          Look through all cards (in a new tab)
        </a>
      </p>
      <p>
        <a href={learnPath}>Learn to play in a guided first game</a>
      </p>
      <fieldset className="field">
        <legend>Moves of bots, and of the Keyraken, are shown</legend>
        {speeds.map((speed) => (
          <label key={speed} className="radio">
            <input
              type="radio"
              name="speed"
              checked={settings.speed === speed}
              onChange={() => onSettings({ ...settings, speed })}
            />
            <span>{speedTitles[speed]}</span>
          </label>
        ))}
      </fieldset>
      <p className="field">
        <label className="radio">
          <input
            type="checkbox"
            checked={settings.characters}
            onChange={(event) => onSettings({ ...settings, characters: event.target.checked })}
          />
          <span>Letters and numbers are shortcuts</span>
        </label>
      </p>
      <div className="buttons">
        <button type="button" className="button" onClick={onRecord}>
          Download the record of this game
        </button>
      </div>
      <dl className="keymap">
        {[...movement, ...shortcuts].map(({ label, says }) => (
          <div key={label}>
            <dt>
              <kbd>{label}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
