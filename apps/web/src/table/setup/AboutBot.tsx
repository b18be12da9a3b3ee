// The style of a bot, where it has any, and what a player reads about it before choosing it.
import { SelectField } from '../../components/form/fields.tsx';
import type { BotName } from '../../wire/choice.ts';
import { aboutBot, botOf, isStyled, rungOf, styleOf, styleOptions } from '../speech/bots.ts';

interface AboutBotProps {
  /** Of the field for its style. */
  readonly label: string;
  readonly bot: BotName;
  readonly onChoose: (bot: BotName) => void;
}

export const AboutBot = ({ label, bot, onChoose }: AboutBotProps) => (
  <>
    {isStyled(rungOf(bot)) ? (
      <SelectField
        label={label}
        value={styleOf(bot)}
        options={styleOptions}
        onChange={(style) => onChoose(botOf(rungOf(bot), style))}
      />
    ) : null}
    <p className="hint" aria-live="polite" data-testid="about-bot">
      {aboutBot(bot)}
    </p>
  </>
);
