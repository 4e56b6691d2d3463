import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { type Upload, uploadEndpoints } from '@/contracts/upload/upload';
import { useAction } from '@/portal/kit/calls/use-action';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import styles from './CropField.module.css';
import { useFileAddress } from './use-file-address';

const mostZoom = 4;
/** How far an arrow key moves the picture, CSS pixels; a fifth of it with Shift. */
const keyStep = 10;

/** Whole pixels that lie within the picture. */
const partOf = ({ x, y, width, height }: Area) => {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const right = Math.max(left + 1, Math.floor(x + width));
  const bottom = Math.max(top + 1, Math.floor(y + height));
  return { left, top, width: right - left, height: bottom - top };
};

/**
 * Chooses the part of a picture's original that is to be seen, by pointer, fingers or keys, and has it
 * made.
 */
export function CropDialog(props: {
  upload: string;
  /** Width by height. */
  aspect: number;
  title: string;
  onCropped: (made: Upload) => void;
  onClose: () => void;
}) {
  const { upload, aspect, title, onClose } = props;
  const { t } = useTranslation(['uploads', 'common']);
  const errorText = useErrorText();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { address, failure } = useFileAddress(upload, 'original');
  const why = error ?? failure;

  const [make, making] = useAction(uploadEndpoints.crop, {
    done: props.onCropped,
    onRefused: (refused) => {
      setError(refused);
      return true;
    },
  });
  const confirm = () => {
    setError(null);
    if (area) void make({ body: { id: upload, ...partOf(area) } });
  };

  return (
    <Dialog title={t('crop.title', { label: title })} onClose={onClose}>
      <p className={styles.lead}>{t('crop.lead')}</p>
      <div className={styles.stage}>
        {address && (
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            aspect={aspect}
            maxZoom={mostZoom}
            keyboardStep={keyStep}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
            cropperProps={{ role: 'application', 'aria-label': t('crop.area') }}
            mediaProps={{ onError: () => setUnreadable(true) }}
          />
        )}
      </div>
      <label className={styles.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      {(why || isUnreadable) && (
        <p role="alert" className={styles.error}>
          {why ? errorText(why) : t('crop.broken')}
        </p>
      )}
      <DialogFoot onCancel={onClose}>
        <Button look="primary" busy={making} disabled={!area} onClick={confirm}>
          {t('crop.use')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
