import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useEffect } from 'react';
import { ToastContainer } from 'react-toastify';
import styles from './Toasts.module.css';
import { useThemeName } from './theme-name';

export { toast } from 'react-toastify';

// The library takes its dress from its own properties.
const dress = {
  '--toastify-font-family': 'var(--font)',
  '--toastify-color-light': 'var(--surface)',
  '--toastify-color-dark': 'var(--surface)',
  '--toastify-text-color-light': 'var(--ink)',
  '--toastify-text-color-dark': 'var(--ink)',
  '--toastify-color-success': 'var(--good)',
  '--toastify-color-error': 'var(--bad)',
  '--toastify-color-info': 'var(--brand)',
  '--toastify-toast-bd-radius': '12px',
  '--toastify-toast-shadow': 'var(--float)',
  // Below the bar with the bell and the account, and the page's own header.
  '--toastify-toast-top': '136px',
} as CSSProperties;

/** The place of what one has done oneself, where the shell has it. */
const doneNotices = 'done';
let hasDonePlace = false;

/** Where what one has done oneself is said. */
export const donePlace = () => (hasDonePlace ? { containerId: doneNotices } : {});

/** Where notices appear, 3 seconds: at the top right. */
export function Toasts() {
  const { t } = useTranslation('common');
  const theme = useThemeName();
  return (
    <ToastContainer
      aria-label={t('shell.notices')}
      position="top-right"
      autoClose={3000}
      theme={theme}
      style={dress}
    />
  );
}

/** Within the shell, what one has done oneself is said at the bottom, where nothing is pressed. */
export function DoneToasts() {
  const { t } = useTranslation('common');
  const theme = useThemeName();
  useEffect(() => {
    hasDonePlace = true;
    return () => {
      hasDonePlace = false;
    };
  }, []);
  return (
    <ToastContainer
      aria-label={t('shell.doneNotices')}
      containerId={doneNotices}
      className={styles.done ?? ''}
      position="bottom-center"
      autoClose={3000}
      hideProgressBar
      theme={theme}
      style={dress}
    />
  );
}
