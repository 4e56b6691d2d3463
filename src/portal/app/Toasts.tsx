import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useEffect } from 'react';
import { ToastContainer } from 'react-toastify';
import { useDocument } from '@/portal/app/document/use-document';
import { notice } from '@/portal/kit/page/notice';

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
  '--toastify-toast-bd-radius': '10px',
} as CSSProperties;

/** Where notices appear: top right, 3 seconds. */
export function Toasts() {
  const { t } = useTranslation('common');
  const { theme } = useDocument();
  useEffect(notice.prepare, []);
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
