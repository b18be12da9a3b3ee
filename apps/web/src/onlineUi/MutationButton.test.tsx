import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MutationButton } from './MutationButton.tsx';
import { stillBusy } from './useMutation.ts';

const button = (props: Partial<Parameters<typeof MutationButton>[0]>): string =>
  renderToStaticMarkup(
    <MutationButton busy={false} {...props}>
      Leave
    </MutationButton>,
  );

it('a button of an action says why it waits, and only then', () => {
  expect(button({ busy: true })).toContain(`aria-disabled="true" title="${stillBusy}"`);
  expect(button({})).toContain('aria-disabled="false"');
  expect(button({})).not.toContain('title');
});

it('a button of an action sends its form where nothing else is to be done, and is disabled by what its words say', () => {
  expect(button({})).toContain('type="submit"');
  expect(button({ onPress: () => {}, look: 'is-main' })).toContain('type="button" class="button is-main"');
  expect(button({ off: true })).toContain('aria-disabled="true"');
  expect(button({ off: true })).not.toContain('title');
});
