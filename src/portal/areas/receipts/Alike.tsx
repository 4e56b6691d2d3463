import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import styles from './Receipts.module.css';

/** That money like this was taken already, and the word that it is other money; within the form. */
export function Alike({ error }: { error: ApiError }) {
  const { t } = useTranslation('receipts');
  const errorText = useErrorText();
  const number = String(error.details?.number ?? '');
  const query = { keywords: number };
  return (
    <div className={styles.alike}>
      <p role="alert">
        {errorText(error)}{' '}
        <Link href={{ pathname: '/receipts', query }} target="_blank" prefetch={false}>
          {t('seeAlike', { number })}
        </Link>
      </p>
      <label>
        <input type="checkbox" name="isAnother" value="true" /> {t('isAnother')}
      </label>
    </div>
  );
}
