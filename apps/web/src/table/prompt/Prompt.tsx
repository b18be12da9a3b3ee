// Pending question of the game, with every answer to it that is not a click on a card.

import type { Ref } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { shown } from '@vaultsong/rulebook';
import { counted } from '@vaultsong/say';
import { useAriaKeys } from '../../actions/useActionKeys.ts';
import { Icon } from '../../components/Glyph.tsx';
import type { Answer, Question } from '../../wire/question.ts';
import { readText } from '../actions/cardActions.ts';
import { Hasten } from '../actions/Hasten.tsx';
import { NumberKey, useNumbered } from '../actions/TableButton.tsx';
import { useTableActions } from '../actions/tableAction.ts';
import { OrderAnswers } from '../automation/OrderAnswers.tsx';
import { useOtherPlayers } from '../gameController.ts';
import { usePlay } from '../hand/Play.ts';
import { useConsidering } from '../hand/useConsidering.ts';
import { Key } from '../seat/Keys.tsx';
import { Cancel } from '../sheets/Cancel.tsx';
import { RuleLink } from '../sheets/RuleLink.tsx';
import { RuleName } from '../sheets/RuleName.tsx';
import { usePointing } from '../speech/pointing.ts';
import { useSeats } from '../speech/seats.ts';
import { HouseChoice } from './HouseChoice.tsx';
import { Phases } from './Phases.tsx';
import { PlacingCard } from './placing/PlacingCard.tsx';
import { RefusedMove } from './RefusedMove.tsx';
import { Verbs } from './Verbs.tsx';
import { WordChoice } from './WordChoice.tsx';
import { sayCount } from './words.ts';

/** The answer that most people give without a second thought. */
const isUsual = (kind: Question['kind'], answer: Answer): boolean =>
  answer.option.pick === (kind === 'mulligan' ? 'no' : 'yes');

const Buttons = ({ question, onShow }: { readonly question: Question; readonly onShow: () => void }) => {
  const play = usePlay();
  const { buttons, elsewhere } = play.marks;
  const { orders } = useTableActions();
  const considering = useConsidering();
  const numbered = useNumbered();
  // The button that shows cards comes before the answers.
  const first = elsewhere.length > 0 ? 2 : 1;
  if (question.kind === 'house') return <HouseChoice answers={buttons} />;
  if (question.kind === 'name' || question.kind === 'trait')
    return <WordChoice key={play.snapshot.moment} question={question} />;
  return (
    <div className="buttons">
      <OrderAnswers />
      {elsewhere.length > 0 ? (
        <button type="button" data-stop className="button is-main" onClick={onShow} {...numbered(1)}>
          <span>
            Show {counted(elsewhere.length, 'card')}
            {play.marks.showsElsewhere ? '' : ' of teammates'}
          </span>
          <NumberKey number={1} />
        </button>
      ) : null}
      {buttons.map((answer, i) => (
        <button
          key={`${play.snapshot.moment} ${answer.index}`}
          type="button"
          data-stop
          data-answer={answer.option.pick}
          className={`button ${isUsual(question.kind, answer) ? 'is-main' : ''}`}
          onClick={() => (orders.isAsked ? orders.choose(answer.index) : play.answer(answer.index))}
          {...numbered(first + i)}
          {...considering(answer.index, answer.option.pick === 'order' ? answer.option.trigger.source.name : null)}
        >
          {answer.option.pick === 'key' ? <Key colour={answer.option.color} isForged /> : null}
          <span>{answer.label}</span>
          <NumberKey number={first + i} />
        </button>
      ))}
    </div>
  );
};

/** Possible actions of the third step, as far as the rules leave any. */
const Hint = () => {
  const { press } = usePointing();
  const { firstTurn, left, mayDiscard } = usePlay().snapshot;
  const last = mayDiscard ? 'to discard, or to end your turn' : 'to end your turn';
  return (
    <>
      {firstTurn === null ? null : (
        <p className="hint" data-testid="first-turn">
          <RuleLink to={shown.firstTurn} stop>
            First turn
          </RuleLink>
          {firstTurn === 'one-card'
            ? ': you may play or discard only one card from your hand.'
            : left !== null && left.hand > 0
              ? ': an effect allows the cards that still glow in your hand.'
              : ': you have played or discarded the one card that is allowed.'}
        </p>
      )}
      <p className="hint">
        {left === null
          ? `Nothing is left to do but ${last}.`
          : `${press} a card that glows, then say what to do with it.`}
      </p>
    </>
  );
};

/** Shown while no player at this screen has a question. */
const Waiting = () => {
  const others = useOtherPlayers();
  const { info, snapshot } = usePlay();
  const { nameOf } = useSeats();
  const { phase, view } = snapshot;
  const [who, mine] = [nameOf(view.active), view.active === snapshot.sides.me];
  const isDuel = info.kind === 'duel';
  // Behind the curtain: another person at this screen decides next.
  if (snapshot.curtain !== null) return <h2>Waiting for {nameOf(snapshot.curtain.to)}</h2>;
  const turn = isDuel ? 'The bot’s turn' : `${who}’s turn`;
  if (others !== null) return others.waiting;
  return (
    <>
      <h2>{mine ? (isDuel ? 'The bot decides…' : 'Your team decides…') : turn}</h2>
      {phase === null ? null : <Phases now={phase} />}
      <Hasten />
    </>
  );
};

/** On a phone nothing else shows the text of the card that asks. */
const SourceText = ({ source }: { readonly source: Ref }) => {
  const play = usePlay();
  const ariaKeys = useAriaKeys();
  return play.phone ? (
    <button
      type="button"
      className="prompt-tool"
      aria-label={`${readText.label} of ${play.cardInfo(source.name).title}`}
      aria-keyshortcuts={ariaKeys(readText)}
      onClick={() => play.read(source.name, keyOf(source))}
    >
      <Icon name="text" />
    </button>
  ) : null;
};

interface PromptProps {
  /** The card that is selected, by name and key. */
  readonly selected: { readonly name: string; readonly key: string } | null;
  readonly onShow: () => void;
}

export function Prompt({ selected, onShow }: PromptProps) {
  const play = usePlay();
  const { press } = usePointing();
  const { nameOf } = useSeats();
  const { question } = play.snapshot;
  if (question === null) return <Waiting />;
  const count = sayCount(question);
  // Several at one screen must know who is asked.
  const asked = play.info.seats.filter(({ by }) => by === 'human').length > 1 ? nameOf(play.snapshot.sides.me) : null;
  const source = question.source === null ? null : play.cardInfo(question.source.name);
  return (
    <>
      {asked === null ? null : <p className="prompt-who">{asked}</p>}
      {source === null || question.prompt.includes(source.title) ? null : (
        <p className="prompt-source">{source.title}</p>
      )}
      {question.kind === 'move' && selected !== null ? (
        <h2>{play.cardInfo(selected.name).title}</h2>
      ) : (
        <div className="prompt-head">
          <div className="prompt-asks">
            <h2>
              {play.placing === null || source === null
                ? question.prompt
                : `${play.cardInfo(play.placing.name).title} beneath ${source.title}?`}
            </h2>
            <RuleName of={question.entry} />
          </div>
          <span className="prompt-tools">
            {question.source === null ? null : <SourceText source={question.source} />}
            <Cancel className="prompt-tool" showsKey />
          </span>
        </div>
      )}
      {count === null ? null : <p className="prompt-count">{count}</p>}
      {question.kind === 'move' ? (
        selected === null ? (
          <Hint />
        ) : (
          <Verbs name={selected.name} cardKey={selected.key} />
        )
      ) : play.placing === null ? (
        <Buttons question={question} onShow={onShow} />
      ) : (
        <PlacingCard card={play.placing} />
      )}
      {play.snapshot.noEnd === null ? null : <RefusedMove refusal={play.snapshot.noEnd} />}
      {play.marks.choosing && !play.marks.showsElsewhere ? (
        <p className="hint">
          <Icon name="hand" />{' '}
          {play.placing === null ? `${press} one of the ringed cards.` : `Or ${press.toLowerCase()} another card.`}
        </p>
      ) : null}
    </>
  );
}
