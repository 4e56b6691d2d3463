import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Reading } from '@/portal/kit/calls/reading';
import type { Read } from '@/portal/kit/calls/use-reader';
import { listAddress } from '@/portal/kit/list/list-address';
import { openedRow } from '@/portal/kit/list/opened-row';
import { Awaited } from '@/portal/kit/page/Awaited';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { SkeletonRecord, SkeletonTitle } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';

/** A service that is silent or broken says nothing of the record: what is shown and typed stays. */
const tellsOfRecord = (reading: Reading) =>
  reading.status === 'failed' && reading.error.status >= 400 && reading.error.status < 500;

/** A record to come, with what the list that it is opened from says of it. */
function RecordToCome({ label }: { label: string }) {
  const row = openedRow(useRouter().asPath);
  return (
    <>
      {row ? <ScreenHeader title={row.title} meta={row.said} /> : <SkeletonTitle />}
      <SkeletonRecord label={label} />
    </>
  );
}

/**
 * A record's screen: the way back to its list as it was left, and the record, or why it is not there. The
 * area's texts name them by `title`, `missing` and `missingLead`.
 */
export function RecordPage<R>(props: {
  read: Read<R>;
  /** The list's address. */
  list: string;
  /** The namespace of the area's texts. */
  texts: string;
  children: (record: R) => ReactNode;
}) {
  const { read, list, texts, children } = props;
  const { t } = useTranslation([texts, 'common']);
  return (
    <div data-wide="record">
      <BackLink href={listAddress(list)}>{t('title')}</BackLink>
      {read.answer !== undefined && !tellsOfRecord(read.reading) ? (
        children(read.answer)
      ) : (
        <Awaited
          read={read}
          shape={<RecordToCome label={t('common:list.loading')} />}
          missing={{ title: t('missing'), lead: t('missingLead') }}
        />
      )}
    </div>
  );
}
