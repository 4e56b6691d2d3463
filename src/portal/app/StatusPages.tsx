import type { NextPageContext } from 'next';
import { useTranslation } from 'next-i18next/pages';
import { StatusMessage } from '@/portal/ui/StatusMessage';

/** The portal's own 404. */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <StatusMessage
      code="404"
      title={t('status.notFound')}
      lead={t('status.notFoundLead')}
      action={{ href: '/', label: t('status.home') }}
    />
  );
}

/** Any other failure of a page, on the server or in the browser. */
export function ErrorPage({ statusCode }: { statusCode: number }) {
  const { t } = useTranslation('common');
  if (statusCode === 404) return <NotFoundPage />;
  return (
    <StatusMessage
      code={String(statusCode)}
      title={t('status.failed')}
      lead={t('status.failedLead')}
      action={{ href: '/', label: t('status.home') }}
    />
  );
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => ({
  statusCode: err?.statusCode ?? res?.statusCode ?? 500,
});
