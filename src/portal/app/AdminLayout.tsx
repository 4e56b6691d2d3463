import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import styles from '@/portal/app/AdminLayout.module.css';
import { ConnectionBar } from '@/portal/app/ConnectionBar';
import { Header } from '@/portal/app/Header';
import { InsideBanner } from '@/portal/app/InsideBanner';
import { LoadingOverlay } from '@/portal/app/LoadingOverlay';
import { MobileMenu } from '@/portal/app/MobileMenu';
import type { PageProps } from '@/portal/app/page';
import { Sidebar } from '@/portal/app/Sidebar';
import { SignedIn } from '@/portal/app/SignedIn';

/** The shell around every management page: header, 280 px sidebar, mobile menu, toasts, overlay. */
export function AdminLayout({ page, children }: { page: PageProps; children: ReactNode }) {
  const { t } = useTranslation('common');
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <SignedIn page={page}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <div className={styles.shell}>
        <Header menuOpen={menuOpen} onMenu={() => setMenuOpen((open) => !open)} />
        <ConnectionBar />
        <InsideBanner />
        <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        <Sidebar />
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      <LoadingOverlay />
    </SignedIn>
  );
}
