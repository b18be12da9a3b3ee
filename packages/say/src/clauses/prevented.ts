// The clause of an ability that keeps the event from happening which set it off.
import type { Clause } from '../grammar/clause.ts';
import { cardClause } from '../grammar/clause.ts';
import type { Noun, Voice } from '../grammar/voice.ts';
import { cardsNoun } from '../things/cards.ts';

/** "it does not fight": what an ability that came before an event keeps from happening. */
export function prevented(v: Voice): Clause {
  const order = `prevent ${v.awaited}`;
  const not = (noun: () => Noun, verb: string, what: string): Clause => ({
    ...cardClause(noun, [verb], v, () => `not ${what}`),
    order,
  });
  if (v.awaited === 'that attack') return not(() => cardsNoun({ ref: 'it' }, v), 'do', 'fight');
  const it = (text = v.awaited): Noun => ({ text, many: false, of: null });
  if (v.awaited === 'that forging')
    return {
      ...cardClause(
        () => it('no key'),
        ['be'],
        v,
        () => 'forged',
      ),
      order: 'forge no key',
    };
  return v.awaited === 'that damage' ? not(it, 'be', 'dealt') : not(it, 'do', 'happen');
}
