import { useTranslation } from 'next-i18next/pages';
import { useDocument } from '@/portal/app/document/use-document';
import { adminShell } from '@/portal/app/page/admin-page';
import type { Layout, PageProps, PortalPage } from '@/portal/app/page/page';
import { StatusMessage } from '@/portal/ui/words/StatusMessage';

interface Props extends PageProps {
  statusCode: number;
}

/** What a request ended in that has no page: 404, or a failure on the server. */
export const ErrorPage: PortalPage<Props> = ({ statusCode }) => {
  const { t } = useTranslation('common');
  const kind = statusCode === 404 ? 'notFound' : 'failed';
  return (
    <StatusMessage
      code={String(statusCode)}
      title={t(`status.${kind}`)}
      lead={t(`status.${kind}Lead`)}
      action={{ href: '/', label: t('status.home') }}
    />
  );
};

/** The shell, so that the menu stays, for who is signed in. */
const ShellIfSignedIn: Layout = ({ page, children }) => {
  const { session } = useDocument();
  if (!session) return <main>{children}</main>;
  return <adminShell.Layout page={page}>{children}</adminShell.Layout>;
};
ErrorPage.Layout = ShellIfSignedIn;

ErrorPage.getInitialProps = async (ctx) => {
  const statusCode = ctx.err?.statusCode ?? ctx.res?.statusCode ?? 500;
  if (typeof window !== 'undefined') return { statusCode };
  const [{ readServerSession }, { readOnServer }] = await Promise.all([
    import('@/portal/app/session/server-session'),
    import('@/portal/app/calls/read-on-server'),
  ]);
  // What failed may be what the shell reads, too: the message comes without its menu then.
  const read = await readServerSession(ctx).catch(() => null);
  const page = read?.session && (await readOnServer(ctx, {}, adminShell).catch(() => null));
  return { ...page, statusCode };
};
