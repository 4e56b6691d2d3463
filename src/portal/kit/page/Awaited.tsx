import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Read } from '@/portal/kit/calls/use-reader';
import { SkeletonRows } from '@/portal/ui/layout/Panel';
import { type Missing, ReadFailed } from './ReadFailed';

/** Stands where an answer is to be: its rows to come, or why they do not and the way to try again. */
export function Awaited(props: {
  read: Pick<Read<unknown>, 'reading' | 'reload'>;
  rows?: number;
  /** What is drawn of it meanwhile, where it is no rows. */
  shape?: ReactNode;
  missing?: Missing;
}) {
  const { t } = useTranslation('common');
  const { read, rows = 10, shape, missing } = props;
  const { reading, reload } = read;
  if (reading.status !== 'failed') {
    return shape ?? <SkeletonRows rows={rows} label={t('list.loading')} />;
  }
  return <ReadFailed error={reading.error} onRetry={reload} {...(missing && { missing })} />;
}
