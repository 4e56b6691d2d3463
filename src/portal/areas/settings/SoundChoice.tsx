import { useTranslation } from 'next-i18next/pages';
import { useSound } from '@/portal/kit/live/sound';
import styles from './Settings.module.css';

/** Whether this browser plays a tone with a notification. */
export function SoundChoice() {
  const { t } = useTranslation('settings');
  const sound = useSound();
  return (
    <section className={styles.section} aria-labelledby="settings-sound">
      <h2 id="settings-sound">{t('sound.title')}</h2>
      <p className={styles.lead}>{t('sound.hint')}</p>
      <div className={styles.form}>
        <label className={styles.show}>
          <input
            type="checkbox"
            checked={sound.on}
            onChange={(event) => sound.change(event.target.checked)}
          />
          {t('sound.play')}
        </label>
      </div>
    </section>
  );
}
