import type { ReactNode } from 'react';
import { RowLink } from '@/portal/kit/list/RowLink';

/** Makes a row's title the link that the whole row opens by. */
export const rowOpener =
  <Row,>(hrefOf: (row: Row) => string) =>
  (row: Row, shown: ReactNode) => (
    <RowLink data-opens="" href={hrefOf(row)}>
      <b>{shown}</b>
    </RowLink>
  );
