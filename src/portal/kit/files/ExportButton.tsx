import { useTranslation } from 'next-i18next/pages';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { useCountText } from '@/portal/kit/list/use-count-text';
import { DownloadButton } from './DownloadButton';
import type { FileEndpoint } from './download';

/** Saves what a list's filters find as .xlsx, and says beforehand how many rows that is. */
export function ExportButton<E extends FileEndpoint>(props: {
  list: { total: number; atLeast: boolean };
  endpoint: E;
  call: CallOf<E>;
}) {
  const { t } = useTranslation('common');
  const countText = useCountText();
  const { total, atLeast } = props.list;
  return (
    <DownloadButton look="icon" endpoint={props.endpoint} call={props.call} disabled={total === 0}>
      {`${t('list.export')} (${countText(total, atLeast)})`}
    </DownloadButton>
  );
}
