import { Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './PaletteOpener.module.css';

const load = () => import('@/portal/app/palette/Palette').then(({ Palette }) => Palette);
const Palette = dynamic(load, { ssr: false });

const isMac = () => /^(Mac|iP)/.test(navigator.platform);
const never = () => () => {};

/** The K key of whatever layout; a Thai one types another letter by it. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (code === 'KeyK' || key === 'k');

/** Opens the palette, by the button or by Ctrl-K; its script loads with the first opening. */
export function PaletteOpener() {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const mac = useSyncExternalStore(never, isMac, () => false);

  useEffect(() => {
    const opened = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      // Another dialog asks something first.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', opened);
    return () => document.removeEventListener('keydown', opened);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('palette.title')}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <Search aria-hidden="true" />
        <span>{t('palette.open')}</span>
        <kbd>{mac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
