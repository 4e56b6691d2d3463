import { ToastContainer } from 'react-toastify';
import { useDocument } from '@/portal/app/use-document';

/** Where notices appear: top right, 3 seconds. */
export function Toasts() {
  const { theme } = useDocument();
  return (
    <ToastContainer
      position="top-right"
      autoClose={3000}
      theme={theme}
      style={{ fontFamily: 'var(--font)' }}
    />
  );
}
