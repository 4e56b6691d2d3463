import { ConfigProvider } from 'antd';
import thTH from 'antd/locale/th_TH';
import zhCN from 'antd/locale/zh_CN';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import styles from '@/portal/app/AdminLayout.module.css';
import { browserApi } from '@/portal/app/browser-api';
import { Header } from '@/portal/app/Header';
import { LoadingOverlay } from '@/portal/app/LoadingOverlay';
import { MobileMenu } from '@/portal/app/MobileMenu';
import type { PageProps } from '@/portal/app/page';
import { Sidebar } from '@/portal/app/Sidebar';
import { useDocument } from '@/portal/app/use-document';
import { PermissionsContext } from '@/portal/kit/permission';
import { PersonContext } from '@/portal/kit/person';
import { makeStore } from '@/portal/kit/store';
import { antdThemes } from '@/portal/ui/theme';

const Toasts = dynamic(() => import('@/portal/app/Toasts').then(({ Toasts }) => Toasts), {
  ssr: false,
});

const antdLocales = { th: thTH, en: undefined, cn: zhCN };

/** The shell around every management page: header, 280 px sidebar, mobile menu, toasts, overlay. */
export function AdminLayout({ page, children }: { page: PageProps; children: ReactNode }) {
  const { t } = useTranslation('common');
  const { session, language, theme } = useDocument();
  const [store] = useState(() => makeStore(browserApi, page.state));
  const [menuOpen, setMenuOpen] = useState(false);
  const person = useMemo(
    () => ({ fullname: session?.fullname ?? '', propertyId: session?.property_id ?? null }),
    [session],
  );
  return (
    <Provider store={store}>
      <ConfigProvider theme={antdThemes[theme]} locale={antdLocales[language]}>
        <PermissionsContext value={session?.permissions ?? []}>
          <PersonContext value={person}>
            <a className="skip-link" href="#content">
              {t('shell.skip')}
            </a>
            <div className={styles.shell}>
              <Header menuOpen={menuOpen} onMenu={() => setMenuOpen((open) => !open)} />
              <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
              <Sidebar />
              <main id="content" className={styles.content} tabIndex={-1}>
                {children}
              </main>
            </div>
            <LoadingOverlay />
            <Toasts />
          </PersonContext>
        </PermissionsContext>
      </ConfigProvider>
    </Provider>
  );
}
