// A bot of the server for a free seat, from who opened the table: which one, and with which deck.
import { useState } from 'react';
import { SelectField } from '../../components/form/fields.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import { AboutBot } from '../../table/setup/AboutBot.tsx';
import { DeckField } from '../../table/setup/DeckField.tsx';
import { botOf, rungOf, rungTitles, styleOf } from '../../table/speech/bots.ts';
import type { DeckInfo } from '../../wire/cardInfo.ts';
import type { BotName } from '../../wire/choice.ts';
import { presetChoice } from '../../wire/choice.ts';

interface SeatBotProps {
  readonly decks: readonly DeckInfo[];
  /** It is dealt a new deck, as all are. */
  readonly isDealt: boolean;
  readonly isBusy: boolean;
  readonly onSeat: (bot: BotName, deck: string) => void;
}

const BotSheet = ({ decks, isDealt, onSeat, onClose }: SeatBotProps & { readonly onClose: () => void }) => {
  const [bot, setBot] = useState<BotName>('planner');
  const [deck, setDeck] = useState<string>(presetChoice.foe);
  return (
    <Sheet title="A bot of the server" className="seat-bot" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSeat(bot, deck);
          onClose();
        }}
      >
        <SelectField
          label="Which bot"
          value={rungOf(bot)}
          options={rungTitles}
          onChange={(rung) => setBot(botOf(rung, styleOf(bot)))}
        />
        <AboutBot label="Its style" bot={bot} onChoose={setBot} />
        {isDealt ? (
          <p className="hint">It gets a new deck when the game begins.</p>
        ) : (
          <DeckField name="bot" label="Its deck" value={deck} decks={decks} onChange={setDeck} />
        )}
        <div className="buttons">
          <button type="submit" className="button is-main">
            Seat it
          </button>
          <button type="button" className="button" onClick={onClose}>
            Back
          </button>
        </div>
      </form>
    </Sheet>
  );
};

export function SeatBot(props: SeatBotProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        disabled={props.isBusy}
        onClick={() => setOpen(true)}
      >
        Seat a bot…
      </button>
      {isOpen ? <BotSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
