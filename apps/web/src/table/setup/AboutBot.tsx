// The style of a bot, where it has any, and what a player reads about it before choosing it.
import type { BotName } from '../../wire/choice.ts';
import { aboutBot, botOf, isStyled, rungOf, styleOf } from '../speech/bots.ts';
import { StyleField } from './StyleField.tsx';

interface AboutBotProps {
  /** Of the field for its style. */
  readonly name: string;
  readonly label: string;
  readonly bot: BotName;
  readonly onChoose: (bot: BotName) => void;
}

export const AboutBot = ({ name, label, bot, onChoose }: AboutBotProps) => (
  <>
    {isStyled(rungOf(bot)) ? (
      <StyleField
        name={name}
        label={label}
        chosen={styleOf(bot)}
        onChoose={(style) => onChoose(botOf(rungOf(bot), style))}
      />
    ) : null}
    <p className="hint" aria-live="polite" data-testid="about-bot">
      {aboutBot(bot)}
    </p>
  </>
);
