import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { slipEndpoints } from '@/contracts/billing/statements/slip';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useAction } from '@/portal/kit/calls/use-action';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { useDates } from '@/portal/kit/text/dates';
import { buttonLook } from '@/portal/ui/actions/Button';
import styles from './Statements.module.css';

const look = buttonLook('primary');

/** Holds a transfer's slip against the statements, by the code in its picture, which is read here. */
export function SlipDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('statements');
  const [said, setSaid] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<ReplyOf<typeof slipEndpoints.read>>();
  const [ask, asking] = useAction(slipEndpoints.read, {
    done: setFound,
    onRefused: ({ code }) => {
      if (code === 'INVALID') setSaid(t('slipOther'));
      return code === 'INVALID';
    },
  });
  async function choose(file: File) {
    setFound(undefined);
    setSaid('');
    setLooking(true);
    const { readPicture } = await import('@/portal/kit/scan/read-picture');
    const code = await readPicture(file);
    setLooking(false);
    if (code) await ask({ body: { code: code.slice(0, 500) } });
    else setSaid(t('slipNone'));
  }
  return (
    <Dialog title={t('slip')} onClose={onClose}>
      <p className={styles.lead}>{t('slipLead')}</p>
      <label {...look} aria-busy={isLooking || asking}>
        {t('slipChoose')}
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          disabled={isLooking || asking}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            target.value = '';
          }}
        />
      </label>
      <div role="status">
        {said && <p className={styles.warn}>{said}</p>}
        {found && <Found found={found} />}
      </div>
      <DialogFoot onCancel={onClose} />
    </Dialog>
  );
}

function Found({ found }: { found: ReplyOf<typeof slipEndpoints.read> }) {
  const { t } = useTranslation('statements');
  const { date } = useDates();
  const { bank, reference, lines } = found;
  const said = { bank: t(`values.bank.${bank}`), reference };
  if (lines.length === 0) return <p className={styles.warn}>{t('slipNotFound', said)}</p>;
  return (
    <>
      <p>{t('slipFound', said)}</p>
      <ul className={styles.offers}>
        {lines.map(({ id, day, amount, state }) => (
          <li key={id} className={styles.offer}>
            <Link href={`/statements/${id}`}>
              {`${date(day)} · ${showBaht(amount)} · ${t(`states.${state}`)}`}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
