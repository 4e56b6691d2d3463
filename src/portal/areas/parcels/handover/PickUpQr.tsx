import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { qrPath, quietDots } from '@/portal/areas/parcels/labels/codes';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import styles from './PickUpQr.module.css';

export interface MadeCode {
  code: string;
  unitNumber: string;
  expiresAt: string;
}

/** Only the card, on one page: all that neither holds it nor stands in it is gone. */
const alone = `@media print{body :not(:has([data-qr-card]),[data-qr-card],[data-qr-card] *){display:none}
[data-qr-card]{position:fixed;inset:0;border:0}[data-qr-card] button{display:none}}`;

/** A pick-up code as it is shown once: to be scanned, printed, or sent as text. */
export default function PickUpQr({ made, onClose }: { made: MadeCode; onClose: () => void }) {
  const { t } = useTranslation('parcels');
  const { moment } = useDates();
  const [copied, setCopied] = useState(false);
  const { code, unitNumber: unit } = made;
  const at = moment(made.expiresAt);
  const { path, modules } = qrPath(code);
  const size = modules + 2 * quietDots;
  const copy = () =>
    void navigator.clipboard
      .writeText(t('pickup.message', { unit, code, at }))
      .then(() => setCopied(true));
  return (
    <section data-qr-card className={styles.qr} aria-label={t('pickup.title', { unit })}>
      <style>{alone}</style>
      <b>{t('pickup.title', { unit })}</b>
      <svg viewBox={`${-quietDots} ${-quietDots} ${size} ${size}`} role="img" aria-label={code}>
        <path d={path} />
      </svg>
      <code>{code}</code>
      <p>{t('pickup.lead', { at })}</p>
      <span className={styles.actions}>
        <Button size="small" onClick={copy}>
          {t(copied ? 'pickup.copied' : 'pickup.copy')}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {t('pickup.print')}
        </Button>
        <Button size="small" look="link" onClick={onClose}>
          {t('pickup.close')}
        </Button>
      </span>
    </section>
  );
}
