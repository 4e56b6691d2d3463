import {
  LayoutGrid,
  type LucideIcon,
  MessageSquarePlus,
  PackageCheck,
  PackagePlus,
  ScanLine,
} from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { FormEvent } from 'react';
import type { Permission } from '@/contracts/kit/feature/permissions';
import type { Board } from '@/contracts/master-data/board';
import { usePermission } from '@/portal/kit/page/permission';
import styles from './Desk.module.css';

const deeds: readonly { key: string; needs: Permission; href: string; Icon: LucideIcon }[] = [
  { key: 'receive', needs: 'parcels:create', href: '/parcels/receive', Icon: PackagePlus },
  { key: 'handover', needs: 'parcels:approve', href: '/parcels/handover', Icon: PackageCheck },
  { key: 'shelf', needs: 'parcels:edit', href: '/parcels/shelf', Icon: LayoutGrid },
  { key: 'suggestion', needs: 'suggestions:create', href: '/suggestion', Icon: MessageSquarePlus },
];

/** What the counter begins with: a field for a scanner or a number, and its four deeds. */
export function Desk({ parcels }: { parcels: Board['parcels'] }) {
  const { t } = useTranslation('home');
  const can = usePermission();
  const router = useRouter();
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keywords = String(new FormData(event.currentTarget).get('keywords')).trim();
    if (keywords) void router.push({ pathname: '/parcels', query: { keywords } });
  }
  return (
    <div className={styles.desk}>
      <form className={styles.scan} aria-label={t('scan')} action="/parcels" onSubmit={find}>
        <ScanLine aria-hidden="true" />
        <input
          name="keywords"
          aria-label={t('scan')}
          placeholder={t('scan')}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: a scanner types where the focus is.
          autoFocus
        />
      </form>
      <nav className={styles.deeds} aria-label={t('deeds')}>
        {deeds
          .filter(({ needs }) => can(needs))
          .map(({ key, href, Icon }, at) => (
            <Link key={key} href={href} prefetch={false} data-first={at === 0 || undefined}>
              <i aria-hidden="true">
                <Icon size={26} />
              </i>
              <span>
                <b>{t(`desk.${key}.deed`)}</b>
                <span>{t(`desk.${key}.lead`, { n: parcels?.waiting.n ?? 0 })}</span>
              </span>
            </Link>
          ))}
      </nav>
    </div>
  );
}
