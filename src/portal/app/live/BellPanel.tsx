import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import styles from '@/portal/app/live/Bell.module.css';
import { useBell } from '@/portal/bell/bell';
import { inboxPath, notificationTarget } from '@/portal/bell/notification-target';
import { useMarkRead } from '@/portal/bell/use-mark-read';
import { useSound } from '@/portal/kit/live/sound';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';

const closePanel = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

/** The latest notifications with their read marks, the sound's switch, and the way to all. */
export function BellPanel() {
  const { t } = useTranslation('common');
  const { moment } = useDates();
  const { seq = 0, unread = 0, newest = [] } = useBell() ?? {};
  const sound = useSound();
  const [mark, marking] = useMarkRead();
  return (
    <>
      <header className={styles.head}>
        <h2>{t('bell.title')}</h2>
        <Button
          look="link"
          disabled={unread === 0}
          busy={marking}
          onClick={() => void mark({ body: { upTo: seq } })}
        >
          {t('bell.readAll')}
        </Button>
      </header>
      {newest.length === 0 && <p className={styles.empty}>{t('bell.empty')}</p>}
      <ul className={styles.list}>
        {newest.map((one) => (
          <li key={one.id}>
            <Link
              className={styles.one}
              href={notificationTarget(one, location.origin)}
              prefetch={false}
              data-unread={!one.read || undefined}
              onClick={(event) => {
                if (!one.read) void mark({ body: { ids: [one.id] } });
                closePanel(event);
              }}
            >
              <b>
                {one.title}
                {!one.read && <span className="visually-hidden"> {t('bell.unread')}</span>}
              </b>
              <span>{one.text}</span>
              <small>
                {moment(one.at)} · {one.by || t('bell.system')}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <label>
          <input
            type="checkbox"
            checked={sound.on}
            onChange={(event) => sound.change(event.target.checked)}
          />
          {t('bell.sound')}
        </label>
        <Link href={inboxPath} prefetch={false} onClick={closePanel}>
          {t('bell.all')}
        </Link>
      </footer>
    </>
  );
}
