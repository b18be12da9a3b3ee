// The text of an entry, whose links lead wherever the reader of it goes on: to a place on the page, or on a sheet.
import { linksOf } from '@vaultsong/rulebook';
import { Fragment } from 'react';

interface EntryTextProps {
  readonly text: string;
  readonly link: (id: string, words: string) => React.ReactNode;
}

export const EntryText = ({ text, link }: EntryTextProps) => (
  <p>
    {linksOf(text).map((part, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <Fragment key={n}>{part.kind === 'plain' ? part.text : link(part.id, part.text)}</Fragment>
    ))}
  </p>
);
