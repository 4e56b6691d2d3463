import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { payPageEndpoints } from '@/contracts/billing/mpay';
import { saveFile } from '@/portal/kit/files/save-file';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Pay.module.css';

/** Pixels of the picture that is saved: as banks' apps read it from a phone's photos. */
const side = 900;
const edge = 60;

/** The code as a photo of the phone: apps open no drawings. */
async function photoOf(image: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, side, side);
  const scale = (side - 2 * edge) / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
  paper.drawImage(image, (side - wide) / 2, (side - high) / 2, wide, high);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** The QR code that a payment by PromptPay was begun with, and how it is paid with a phone. */
export function QrPanel({ reference }: { reference: string }) {
  const { t } = useTranslation('pay');
  const picture = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [round, setRound] = useState(0);
  const { service, path } = payPageEndpoints.qr;
  const address = `/services/${service}/api/v1${path.replace(':reference', reference)}`;
  async function save() {
    const photo = picture.current && (await photoOf(picture.current));
    if (photo) saveFile(new File([photo], 'promptpay.png', { type: photo.type }));
  }
  return (
    <div className={styles.qr}>
      <h2>{t('qrTitle')}</h2>
      {state === 'failed' ? (
        <>
          <p role="alert">{t('qrFailed')}</p>
          <Button
            onClick={() => {
              setState('loading');
              setRound(round + 1);
            }}
          >
            {t('qrAgain')}
          </Button>
        </>
      ) : (
        // biome-ignore lint/performance/noImgElement: it is drawn anew for each payment and kept by nobody.
        <img
          ref={picture}
          src={`${address}?round=${round}`}
          alt={t('qrTitle')}
          width={264}
          height={264}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
      {state === 'shown' && (
        <Button icon={<Download />} onClick={() => void save()}>
          {t('qrSave')}
        </Button>
      )}
      <ol>
        {(['one', 'two', 'three'] as const).map((step) => (
          <li key={step}>{t(`qrSteps.${step}`)}</li>
        ))}
      </ol>
      <p className={styles.waiting} role="status">
        <i aria-hidden /> {t('qrWaits')}
      </p>
    </div>
  );
}
