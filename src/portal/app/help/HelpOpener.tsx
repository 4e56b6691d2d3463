import { CircleHelp } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useState } from 'react';
import bell from '@/portal/app/live/Bell.module.css';
import { onTour } from '@/portal/kit/page/tour';
import { useLater } from '@/portal/kit/page/use-later';
import styles from './HelpOpener.module.css';

const load = () => import('./HelpPanel').then(({ HelpPanel }) => HelpPanel);
const HelpPanel = dynamic(load, { ssr: false });
const Tour = dynamic(() => import('@/portal/app/tour/Tour').then(({ Tour }) => Tour), {
  ssr: false,
});

/** Opens the screen's help, by the button or by `?`; a dot says that something is new there. */
export function HelpOpener() {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  const [open, setOpen] = useState(false);
  const [hasNews, setNews] = useState(false);
  const [isTouring, setTouring] = useState(false);
  useEffect(() => onTour(() => setTouring(true)), []);
  const watch = useCallback(async () => {
    const { watchHelp } = await import('./watch-help');
    return watchHelp(pathname, { open: () => setOpen(true), news: setNews });
  }, [pathname]);
  useLater(watch);
  const label = t(hasNews ? 'help.openNew' : 'help.open');
  return (
    <>
      <button
        type="button"
        className={bell.bell}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
      >
        <CircleHelp aria-hidden="true" />
        {hasNews && <span className={styles.dot} />}
      </button>
      {open && (
        <HelpPanel
          onClose={() => {
            setOpen(false);
            setNews(false);
          }}
        />
      )}
      {isTouring && <Tour onEnd={() => setTouring(false)} />}
    </>
  );
}
