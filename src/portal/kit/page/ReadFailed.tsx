import { useTranslation } from 'next-i18next/pages';
import type { ApiError, ErrorCode } from '@/contracts/kit/calls/errors';
import { markTold } from '@/portal/kit/calls/told';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { Button } from '@/portal/ui/actions/Button';
import { Panel } from '@/portal/ui/layout/Panel';
import { NoProperty } from './NoProperty';

/** What is said of a record that is not there. */
export interface Missing {
  title: string;
  lead: string;
}

const noSuch: ReadonlySet<ErrorCode> = new Set(['NOT_FOUND', 'INVALID']);

/** Says that a read failed and why, with the way to try again; `missing` of what is not there at all. */
export function ReadFailed(props: { error: ApiError; onRetry: () => void; missing?: Missing }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { error, onRetry, missing } = props;
  if (missing && noSuch.has(error.code)) {
    markTold(error);
    return (
      <Panel role="alert" title={missing.title}>
        {missing.lead}
      </Panel>
    );
  }
  if (error.code === 'NO_PROPERTY') {
    markTold(error);
    return <NoProperty />;
  }
  return (
    <Panel
      role="alert"
      title={t('list.failed')}
      actions={<Button onClick={onRetry}>{t('list.retry')}</Button>}
    >
      {errorText(error)}
    </Panel>
  );
}
