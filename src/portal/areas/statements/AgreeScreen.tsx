import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { agreeEndpoints } from '@/contracts/billing/statements/agree';
import { monthAfter } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { AgreeAccount } from './AgreeAccount';
import { agreeCall } from './pages';
import styles from './Statements.module.css';

const shown = 13;

/** Each bank account's month against the books, and what makes them differ. */
export function AgreeScreen() {
  const { t } = useTranslation('statements');
  const { monthOf } = useDates();
  const { query, replace } = useRouter();
  const call = agreeCall(query);
  const { period } = call.query;
  const read = useLiveReader(agreeEndpoints.read, call);
  const now = bangkokDay(Date.now()).slice(0, 7);
  const recent = Array.from({ length: shown }, (_, ago) => monthAfter(now, -ago));
  const months = recent.includes(period) ? recent : [period, ...recent];
  const { accounts, elsewhere } = read.answer ?? {};
  return (
    <>
      <BackLink href="/statements">{t('title')}</BackLink>
      <ScreenHeader title={t('agree')} />
      <div className={styles.parts}>
        <div className={styles.form}>
          <Labelled label={t('period')}>
            <Select
              value={period}
              onChange={({ target }) =>
                void replace({ query: { period: target.value } }, undefined, { shallow: true })
              }
            >
              {months.map((one) => (
                <option key={one} value={one}>
                  {monthOf(one)}
                </option>
              ))}
            </Select>
          </Labelled>
        </div>
        {!accounts && <Awaited read={read} rows={5} />}
        {accounts?.length === 0 && <p className={styles.lead}>{t('noAccount')}</p>}
        {accounts?.map((account) => (
          <AgreeAccount key={account.accountId} account={account} period={period} />
        ))}
        {elsewhere && elsewhere.n > 0 && (
          <p className={styles.lead}>
            {t('elsewhere', { n: elsewhere.n, amount: showBaht(elsewhere.amount) })}
          </p>
        )}
      </div>
    </>
  );
}
