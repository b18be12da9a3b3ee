// The text of an entry, whose links lead wherever the reader of it goes on: to a place on the page, or on a sheet.
import type { TextPart } from '@vaultsong/rulebook';
import { Fragment } from 'react';

interface EntryTextProps {
  readonly parts: readonly TextPart[];
  readonly link: (id: string, words: string) => React.ReactNode;
}

export const EntryText = ({ parts, link }: EntryTextProps) => (
  <p>
    {parts.map((part, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <Fragment key={n}>{part.kind === 'plain' ? part.text : link(part.id, part.text)}</Fragment>
    ))}
  </p>
);
