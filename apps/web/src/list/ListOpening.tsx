// Page of a list while its items are still fetched from the browser.
import { PageHeading } from '../layout/PageHeading.tsx';

interface ListOpeningProps {
  readonly title: string;
  readonly says: string;
}

export const ListOpening = ({ title, says }: ListOpeningProps) => (
  <div className="opening">
    <PageHeading>{title}</PageHeading>
    <p className="hint" role="status">
      {says}
    </p>
  </div>
);
