import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/portal/ui/actions/Button';
import { Modal } from '@/portal/ui/layout/Modal';
import styles from './CameraDialog.module.css';
import { readCodes } from './read-codes';

/** ms in which the same code is the same label, still held there. */
const same = 2500;

/** What the camera sees; each code that it reads is told once. */
export function CameraDialog(props: { onRead: (code: string) => void; onClose: () => void }) {
  const { onRead, onClose } = props;
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const last = useRef({ code: '', at: 0 });
  const read = useRef(onRead);
  read.current = onRead;
  const [said, say] = useState('');

  useEffect(() => {
    const { current } = video;
    if (!current) return;
    function take(code: string) {
      const now = Date.now();
      const isSame = code === last.current.code && now - last.current.at < same;
      last.current = { code, at: now };
      if (isSame) return;
      navigator.vibrate?.(60);
      say(t('camera.read', { code }));
      read.current(code);
    }
    let isGone = false;
    let stop: (() => void) | undefined;
    readCodes(current, (code) => !isGone && take(code)).then(
      (end) => {
        stop = end;
        if (isGone) end();
      },
      ({ name }: DOMException) =>
        say(t(name === 'NotAllowedError' ? 'camera.denied' : 'camera.failed')),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [t]);

  return (
    <Modal
      ref={dialog}
      className={styles.camera}
      aria-label={t('camera.open')}
      closedby="any"
      onClose={onClose}
    >
      <video ref={video} muted playsInline />
      <footer>
        <output>{said || t('camera.lead')}</output>
        <Button onClick={() => dialog.current?.close()}>{t('form.close')}</Button>
      </footer>
    </Modal>
  );
}
