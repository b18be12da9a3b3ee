// The keyboard map, read from the table that the page obeys, and the settings.
import type { EditionName } from '@vaultsong/engine';
import { editionOf } from '@vaultsong/engine';
import { Fragment } from 'react';
import { Sheet } from '../../layout/Sheet.tsx';
import { cardsPath, learnPath } from '../../routing/paths.ts';
import { addressOf } from '../../routing/rulesAddress.ts';
import { SettingsForm } from '../../settings/SettingsForm.tsx';
import type { Settings } from '../../settings/settings.ts';
import { saveRecord } from '../actions/gameActions.ts';
import { keyGroups } from '../actions/keyGroups.ts';
import { useTableActions } from '../actions/tableAction.ts';
import { RememberedOrders } from '../automation/RememberedOrders.tsx';
import { MoveToServer } from '../MoveToServer.tsx';
import { usePointing } from '../speech/pointing.ts';

interface HelpProps {
  readonly edition: EditionName;
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly onClose: () => void;
}

export function Help({ edition, settings, onSettings, onClose }: HelpProps) {
  const { press, rest } = usePointing();
  const context = useTableActions();
  return (
    <Sheet title="Help and settings" className="help" onClose={onClose}>
      <p>
        {press} a card that glows, then what to do with it. When cards must be chosen, the ones with a dashed ring are
        the candidates. {rest} any card to read it. Short signs such as that of the rules say what they mean when you
        press them.
      </p>
      <p>
        Or drag it: a card of the hand onto your battleline (at its end, to that flank) or onto the discard pile, an
        upgrade onto its creature, a creature onto the enemy it fights. With a finger, pull it upward. Escape, or a
        second finger, lets it go.
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
      <h3>Settings</h3>
      <SettingsForm settings={settings} onSettings={onSettings} />
      {context.others?.walk == null ? <RememberedOrders /> : null}
      <div className="buttons">
        <button type="button" className="button" onClick={() => saveRecord.run(context, null)}>
          Download the record of this game
        </button>
        <MoveToServer />
      </div>
      {keyGroups(context).map(({ title, lines }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <dl className="keymap">
            {lines.map(({ written, help }) => (
              <div key={written}>
                <dt>
                  <kbd>{written}</kbd>
                </dt>
                <dd>{help}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </Sheet>
  );
}
