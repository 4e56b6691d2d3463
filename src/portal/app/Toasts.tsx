import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useEffect } from 'react';
import { ToastContainer } from 'react-toastify';
import { useDocument } from '@/portal/app/use-document';
import { notice } from '@/portal/kit/page/notice';

// The library takes its font from its own property.
const toastStyle = { '--toastify-font-family': 'var(--font)' } as CSSProperties;

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
      style={toastStyle}
    />
  );
}
