import { ScanBarcode } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useMedia } from '@/portal/kit/page/use-media';
import { Button } from '@/portal/ui/actions/Button';

const CameraDialog = dynamic(() => import('./CameraDialog').then((m) => m.CameraDialog), {
  ssr: false,
});

/** Reads codes with the camera of what is touched, in place of a scanner; nothing where there is a mouse. */
export function CameraButton(props: {
  onRead: (code: string) => void;
  /** One after another, until it is closed. */
  many?: boolean;
}) {
  const { onRead, many = false } = props;
  const { t } = useTranslation('common');
  const isTouched = useMedia('(pointer: coarse)');
  const [isOpen, setOpen] = useState(false);
  if (!isTouched) return null;
  return (
    <>
      <Button
        look="icon"
        icon={<ScanBarcode />}
        aria-label={t('camera.open')}
        title={t('camera.open')}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <CameraDialog
          onRead={(code) => {
            if (!many) setOpen(false);
            onRead(code);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
