import { CreditCard, QrCode } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type PayPage, type PayWay, payPageEndpoints } from '@/contracts/billing/mpay';
import { useAction } from '@/portal/kit/calls/use-action';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Pay.module.css';
import { QrPanel } from './QrPanel';

const icons = { promptpay: <QrCode />, card: <CreditCard /> } satisfies Record<PayWay, unknown>;

/** The ways to pay, and the one that was begun. */
export function Ways(props: {
  page: PayPage;
  reference: string;
  /** What is owed for being late is paid along; another choice than was begun with begins anew. */
  withLate: boolean;
  reload: () => void;
}) {
  const { t } = useTranslation('pay');
  const { page, reference, withLate, reload } = props;
  const params = { reference };
  const [start, starting] = useAction(payPageEndpoints.start, {
    done: ({ url }) => {
      // Where it is paid here, it is this very page.
      if (url.startsWith('/')) reload();
      else window.location.assign(url);
    },
  });
  const [pretend, pretending] = useAction(payPageEndpoints.pretend, {
    done: ({ state }) => {
      const end = state === 'failed' ? 'fail' : 'success';
      window.location.assign(`/callback/${end}?ref=${reference}`);
    },
  });
  const isBegun = page.state === 'started' && withLate === page.lateAlong > 0;
  const others = page.ways.filter((way) => !isBegun || way !== page.way);
  const begin = (way: PayWay) => () => void start({ params, body: { way, withLate } });
  return (
    <div className={styles.buttons}>
      {page.state === 'failed' && <b>{t('tryAgain')}</b>}
      {isBegun && page.way === 'promptpay' && <QrPanel reference={reference} />}
      {isBegun && page.way === 'card' && !page.pretends && (
        <>
          <p>{t('cardLead')}</p>
          <Button look="primary" icon={icons.card} busy={starting} onClick={begin('card')}>
            {t('goOn')}
          </Button>
        </>
      )}
      {isBegun && page.pretends && (
        <>
          <Button
            look="primary"
            busy={pretending}
            onClick={() => void pretend({ params, body: { outcome: 'paid' } })}
          >
            {t('pretendPaid')}
          </Button>
          <Button
            busy={pretending}
            onClick={() => void pretend({ params, body: { outcome: 'failed' } })}
          >
            {t('pretendFailed')}
          </Button>
        </>
      )}
      {others.map((way, at) => (
        <Button
          key={way}
          look={at === 0 && !isBegun ? 'primary' : 'plain'}
          icon={icons[way]}
          busy={starting}
          onClick={begin(way)}
        >
          {t(isBegun ? `instead.${way}` : `by.${way}`)}
        </Button>
      ))}
    </div>
  );
}
