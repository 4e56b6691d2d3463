import { CircleHelp } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import bell from '@/portal/app/live/Bell.module.css';
import { onTour } from '@/portal/kit/page/tour';
import styles from './HelpOpener.module.css';

/** One script for all that comes once the page stands: keys, what is new, and what opens from here. */
const load = () => import('./later');

/** Opens the screen's help, by the button or by `?`; a dot says that something is new there. */
export function HelpOpener() {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  const [hasNews, setNews] = useState(false);
  const [Shown, setShown] = useState<ComponentType<{ onClose: () => void }>>();
  const show = useCallback(async (what: 'panel' | 'tour') => {
    const { pieces } = await load();
    const Piece = await pieces[what]();
    setShown(() => Piece);
  }, []);

  const close = useCallback(() => setShown(undefined), []);

  useEffect(() => {
    let isHere = true;
    let stop = onTour(() => void show('tour'));
    load().then(
      ({ hearKeys }) => {
        if (!isHere) return;
        const stops = [stop, hearKeys(() => void show('panel'))];
        stop = () => stops.forEach((one) => void one());
      },
      // Without a connection there are no keys, and all else.
      () => undefined,
    );
    return () => {
      isHere = false;
      stop();
    };
  }, [show]);

  // Again when the panel has closed, which has told it.
  const isClosed = !Shown;
  useEffect(() => {
    if (!isClosed) return;
    load().then(
      ({ hasNewsAt }) => setNews(hasNewsAt(pathname)),
      () => undefined,
    );
  }, [pathname, isClosed]);

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
        onClick={() => void show('panel')}
      >
        <CircleHelp aria-hidden="true" />
        {hasNews && <span className={styles.dot} />}
      </button>
      {Shown && <Shown onClose={close} />}
    </>
  );
}
