import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { Awaited } from '@/portal/kit/page/Awaited';
import { keptHere } from '@/portal/kit/page/kept-here';
import { usePerson } from '@/portal/kit/page/person';
import { startTour } from '@/portal/kit/page/tour';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Modal } from '@/portal/ui/layout/Modal';
import styles from './HelpPanel.module.css';
import { screenAt } from './help-texts';
import { Keys } from './Keys';
import { useHelp } from './use-help';
import { newAt } from './whats-new';

/** What the screen is for, what its words mean, which keys it has and what is new: beside it, on phones over it. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const { date } = useDates();
  const { pathname, push } = useRouter();
  const isMain = !usePerson().propertyId;
  const dialog = useRef<HTMLDialogElement>(null);
  const read = useHelp(screenAt(pathname, isMain));
  const news = newAt(pathname);
  // Only what was new when it was opened: seen from now on.
  const [unseen] = useState(() => {
    const { seen } = keptHere.read();
    return news.filter(({ key }) => !seen.includes(key)).map(({ key }) => key);
  });
  useEffect(() => {
    const { seen } = keptHere.read();
    keptHere.change({ seen: [...seen, ...unseen.filter((key) => !seen.includes(key))] });
  }, [unseen]);

  async function begin() {
    dialog.current?.close();
    onClose();
    if (pathname !== '/') await push('/');
    startTour();
  }

  const { answer } = read;
  return (
    <Modal
      ref={dialog}
      className={styles.panel}
      aria-label={t('help.open')}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2>{t('help.open')}</h2>
          <Button onClick={() => dialog.current?.close()}>{t('form.close')}</Button>
        </header>
        <div className={styles.body}>
          {!answer && <Awaited read={read} rows={6} />}
          {answer && (
            <>
              <p>{answer.help.about}</p>
              {answer.help.words.length > 0 && (
                <section>
                  <h3>{answer.texts.words}</h3>
                  <dl>
                    {answer.help.words.map(([word, means]) => (
                      <div key={word}>
                        <dt>{word}</dt>
                        <dd>{means}</dd>
                      </div>
                    ))}
                  </dl>
                </section>
              )}
              <Keys texts={answer.texts} own={answer.help.keys} />
              {news.length > 0 && (
                <section>
                  <h3>{answer.texts.news}</h3>
                  <ul>
                    {news.map(({ key, on }) => (
                      <li key={key} data-new={unseen.includes(key) || undefined}>
                        <small>{date(on)}</small>
                        {answer.texts.whatsNew[key]}
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </>
          )}
        </div>
        {answer && (
          <footer className={styles.foot}>
            <span>{answer.texts.tourLead}</span>
            <Button onClick={() => void begin()}>{answer.texts.tour}</Button>
          </footer>
        )}
      </div>
    </Modal>
  );
}
