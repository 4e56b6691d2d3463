import { useTranslation } from 'next-i18next/pages';
import type { DrawnCode, PayCodes } from '@/contracts/billing/pay-codes';
import styles from './PayWays.module.css';

const quiet = { qr: 4, bars: 10 };

function Code({ code, kind, label }: { code: DrawnCode; kind: 'qr' | 'bars'; label: string }) {
  const around = quiet[kind];
  const width = code.modules + 2 * around;
  const box = kind === 'qr' ? `0 0 ${width} ${width}` : `0 0 ${width} 1`;
  const move = kind === 'qr' ? `translate(${around} ${around})` : `translate(${around} 0)`;
  return (
    <figure className={`${styles.code} ${styles[kind]}`}>
      <svg
        role="img"
        aria-label={label}
        viewBox={box}
        preserveAspectRatio={kind === 'qr' ? 'xMidYMid' : 'none'}
        shapeRendering="crispEdges"
      >
        <path d={code.path} transform={move} fill="#000" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** The codes by which a bill is paid, with its exact amount in them. */
export function PayWays({ codes }: { codes: PayCodes }) {
  const { t } = useTranslation('pickers');
  const { promptPay, bill, barcode, ref1, ref2 } = codes;
  if (!promptPay && !bill) return <p className={styles.lead}>{t('payWays.noCodes')}</p>;
  return (
    <div className={styles.codes}>
      {promptPay && <Code code={promptPay} kind="qr" label={t('payWays.promptPay')} />}
      {bill && <Code code={bill} kind="qr" label={t('payWays.billQr')} />}
      {barcode && <Code code={barcode} kind="bars" label={t('payWays.refs', { ref1, ref2 })} />}
    </div>
  );
}
