import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { UnitAccount } from '@/contracts/billing/arrears';
import { showBaht } from '@/contracts/kit/fields/satang';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { ActionLink } from '@/portal/ui/actions/Action';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Arrears.module.css';
import { Letters } from './Letters';

/** One unit's account: what stands, the letters, and every entry with what was owed after it. */
export function UnitAccountPart({ account, reload }: { account: UnitAccount; reload: () => void }) {
  const { t } = useTranslation('arrears');
  const { date } = useDates();
  const can = usePermission();
  const { unitId, unitNumber, owed, late, waiting, surcharge, advance, pending, owners } = account;
  const bills = (state: 'owed' | 'late', amount: number) => (
    <Link href={`/invoices?unitId=${unitId}&state=${state}`}>{showBaht(amount)}</Link>
  );
  return (
    <>
      <div className={styles.pair}>
        <Section title={t('standing', { unit: unitNumber })}>
          <FactList
            facts={[
              [
                t('unitNumber'),
                <Link key="unit" href={`/units/${unitId}`}>
                  {unitNumber}
                </Link>,
              ],
              [
                t('owners'),
                owners.length > 0 &&
                  owners.map(({ id, name }) => (
                    <div key={id}>
                      <Link href={`/arrears/account?customerId=${id}`}>{name}</Link>
                    </div>
                  )),
              ],
              [t('owed'), <b key="owed">{bills('owed', owed)}</b>],
              [t('late'), late > 0 && <Tag tone="failed">{bills('late', late)}</Tag>],
              [
                t('waiting'),
                waiting > 0 && (
                  <Link key="waiting" href="/invoices/issue">
                    {showBaht(waiting)}
                  </Link>
                ),
              ],
              [
                t('surcharge'),
                surcharge > 0 && (late > 0 ? bills('late', surcharge) : showBaht(surcharge)),
              ],
              [t('surchargeBack'), surcharge < 0 && showBaht(-surcharge)],
              [
                t('pending'),
                pending > 0 && (
                  <Link key="pending" href={`/mpay?keywords=${unitNumber}`}>
                    {showBaht(pending)}
                  </Link>
                ),
              ],
              [
                t('advance'),
                advance > 0 && (
                  <Link key="advance" href={`/receipts?unitId=${unitId}`}>
                    {showBaht(advance)}
                  </Link>
                ),
              ],
            ]}
          />
          {can('receipts:create') && (
            <div className={styles.bar}>
              <ActionLink look="primary" href={`/receipts/desk?unitId=${unitId}`}>
                {t(owed + waiting + surcharge > 0 ? 'take' : 'takeAhead')}
              </ActionLink>
            </div>
          )}
        </Section>
        <Letters account={account} reload={reload} />
      </div>
      <Section title={t('entries', { unit: unitNumber })}>
        {account.lines.length === 0 ? (
          <p>{t('noEntries')}</p>
        ) : (
          <DataTable
            label={t('entries', { unit: unitNumber })}
            rows={account.lines}
            columns={[
              { key: 'day', title: t('day'), render: (row) => date(row.day) },
              { key: 'what', title: t('what'), render: (row) => t(`whats.${row.what}`) },
              {
                key: 'number',
                title: t('number'),
                render: (row) => <Link href={row.href}>{row.number}</Link>,
              },
              {
                key: 'debit',
                title: t('debit'),
                align: 'end',
                render: (row) => (row.debit > 0 ? showBaht(row.debit) : ''),
              },
              {
                key: 'credit',
                title: t('credit'),
                align: 'end',
                render: (row) => (row.credit > 0 ? showBaht(row.credit) : ''),
              },
              {
                key: 'balance',
                title: t('balance'),
                align: 'end',
                render: (row) => <b>{showBaht(row.balance)}</b>,
              },
            ]}
          />
        )}
      </Section>
    </>
  );
}
