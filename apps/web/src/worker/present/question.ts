// A question of the engine in words, as the human at the screen is asked it.
import type { Ask, Option } from '@vaultsong/engine';
import { pointerOfTopic } from '@vaultsong/rulebook';
import { sayAsk, topicOf } from '@vaultsong/say';
import type { Question } from '../../wire/question.ts';

/** @param labelOf what an option of the question is called */
export const questionOf = (ask: Ask, labelOf: (option: Option) => string): Question => ({
  kind: ask.kind,
  prompt: sayAsk(ask),
  entry: pointerOfTopic(topicOf(ask)),
  source: ask.source,
  answers: ask.options.map((option, index) => ({ index, option, label: labelOf(option) })),
  picked: ask.picked,
  min: ask.min,
  max: ask.max,
});
