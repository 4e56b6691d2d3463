import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { memo, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '@/portal/app/failures/ErrorBoundary';
import type { PageProps } from '@/portal/app/page/page';
import { SignedIn } from '@/portal/app/page/SignedIn';
import styles from '@/portal/app/shell/AdminLayout.module.css';
import { BegunStep } from '@/portal/app/shell/BegunStep';
import { ConnectionBar } from '@/portal/app/shell/ConnectionBar';
import { Header } from '@/portal/app/shell/header/Header';
import { InsideBanner } from '@/portal/app/shell/header/InsideBanner';
import { LoadingOverlay } from '@/portal/app/shell/LoadingOverlay';
import { MobileMenu } from '@/portal/app/shell/menu/MobileMenu';
import { Sidebar } from '@/portal/app/shell/menu/Sidebar';
import { UnsentNote } from '@/portal/app/unsent/UnsentNote';
import { loadToasts } from '@/portal/kit/page/notice';

const DoneToasts = dynamic(() => loadToasts().then(({ DoneToasts }) => DoneToasts), { ssr: false });

/** What stands around every screen: it takes nothing of one, and is not drawn anew when another comes. */
const Surroundings = memo(function Surroundings() {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <Header menuOpen={menuOpen} onMenu={() => setMenuOpen((open) => !open)} />
      <ConnectionBar />
      <InsideBanner />
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      <Sidebar />
    </>
  );
});

/** The shell around every management page: header, 280 px sidebar, mobile menu, toasts, overlay. */
export function AdminLayout({ page, children }: { page: PageProps; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <SignedIn page={page}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <div className={styles.shell}>
        <Surroundings />
        <main id="content" className={styles.content} tabIndex={-1}>
          <div className={styles.inner}>
            <UnsentNote />
            <BegunStep />
            {children}
          </div>
        </main>
      </div>
      <LoadingOverlay />
      <ErrorBoundary resetOn="" fallback={null}>
        <DoneToasts />
      </ErrorBoundary>
    </SignedIn>
  );
}
