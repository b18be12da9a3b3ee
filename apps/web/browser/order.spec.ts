// The order of abilities that wait: in any order, always so; and what the table answers in the player's place.
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { openWhere } from './openAtMoment.ts';
import { bothScreens } from './screens.ts';
import { answerBy, asks, moment, openTool, settled, touch, troubles } from './table.ts';

/** A creature with three abilities that reaps in its first turns. */
const query = 'seed=61&first=me&you=generated:wc:61&foe=generated:wc:61';

test(
  'any order answers the rest, is told, and is taken back whole; always so is remembered and forgotten',
  bothScreens,
  async ({ page }) => {
    const found = troubles(page);
    await openWhere(page, query, ({ question }) => question?.kind === 'order' && question.answers.length === 3);
    expect(await faults(page)).toEqual([]);
    const notice = page.getByTestId('own-answers');

    await expect(page.getByTestId('any-order')).toBeInViewport();
    await answerBy(page, page.getByTestId('any-order'));
    // The first of them asks something of its own.
    for (let n = 0; n < 4 && (await notice.textContent()) === ''; n++)
      await answerBy(page, page.locator('.prompt button[data-number]').last());
    await expect(notice).toContainText('(in any order)');
    const undo = page.getByTestId('undo');
    for (let n = 0; n < 6 && (await asks(page)) !== 'order'; n++) await answerBy(page, undo);
    expect(await asks(page)).toBe('order');
    await expect(notice).toBeEmpty();

    const always = page.getByTestId('always-so');
    await touch(page, always);
    await expect(always).toHaveAttribute('aria-pressed', 'true');
    const before = await moment(page);
    await page.keyboard.press('1');
    await settled(page, before);
    const help = await openTool(page, 'Help');
    const remembered = help.getByTestId('remembered');
    await expect(remembered.getByRole('listitem')).toHaveCount(1);
    expect(await faults(page)).toEqual([]);
    await touch(page, remembered.getByRole('button', { name: /^Forget: / }));
    await expect(remembered.getByRole('listitem')).toHaveCount(0);
    expect(found).toEqual([]);
  },
);
