import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import type { UnitAccount } from '@/contracts/billing/arrears';
import { showBaht } from '@/contracts/kit/fields/satang';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { usePermission } from '@/portal/kit/page/permission';
import { daysSince, useDates } from '@/portal/kit/text/dates';
import { shortNumber } from '@/portal/kit/text/short-number';
import { ActionLink } from '@/portal/ui/actions/Action';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Halves } from '@/portal/ui/layout/Halves';
import { Hero } from '@/portal/ui/layout/Hero';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Tag } from '@/portal/ui/words/Tag';
import { Law } from './Law';
import { Letters } from './Letters';
import { Plans } from './plans/Plans';

/** One unit's account: what stands, the letters, and every entry with what was owed after it. */
export function UnitAccountPart({ account, reload }: { account: UnitAccount; reload: () => void }) {
  const { t } = useTranslation(['arrears', 'common']);
  const { date, monthOf } = useDates();
  const can = usePermission();
  const { unitId, unitNumber, owed, late, waiting, surcharge, advance, pending, owners } = account;
  const { owing } = account;
  const lateSince = owing[0]?.dueOn;
  const lateFor = lateSince && t('late', { n: daysSince(`${lateSince}T00:00:00+07:00`) });
  const bills = (state: 'owed' | 'late', amount: number) => (
    <Link href={`/invoices?unitId=${unitId}&state=${state}`}>{showBaht(amount)}</Link>
  );
  return (
    <>
      <Hero
        state={
          late > 0 ? (
            <Tag tone="failed" big>
              {late === owed ? lateFor : `${lateFor} · ${showBaht(late)}`}
            </Tag>
          ) : (
            <Tag tone={owed > 0 ? 'off' : 'done'} big>
              {t(owed > 0 ? 'notLate' : 'nothingOwed')}
            </Tag>
          )
        }
        figure={bills('owed', owed)}
        unit={t('common:baht')}
        next={owners.map(({ id, name, phone }, at) => (
          <Fragment key={id}>
            {at > 0 && ' · '}
            {name} {phone && <a href={`tel:${phone}`}>{showPhone(phone)}</a>}
          </Fragment>
        ))}
      >
        {can('receipts:create') && (
          <ActionLink look="primary" href={`/receipts/desk?unitId=${unitId}`}>
            {t(owed + waiting + surcharge > 0 ? 'take' : 'takeAhead')}
          </ActionLink>
        )}
      </Hero>
      <Halves
        side={
          <>
            <Section title={t('standing', { unit: unitNumber })}>
              <FactList
                facts={[
                  [
                    t('unitNumber'),
                    can('units:view') ? (
                      <Link key="unit" href={`/units/${unitId}`}>
                        {unitNumber}
                      </Link>
                    ) : (
                      unitNumber
                    ),
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
                    surcharge > 0 && (
                      <Fragment key="surcharge">
                        <div>{late > 0 ? bills('late', surcharge) : showBaht(surcharge)}</div>
                        {owing[0] && can('invoices:create') && (
                          <Link href={`/invoices/${owing[0].id}?ask=waiver`}>{t('waive')}</Link>
                        )}
                      </Fragment>
                    ),
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
            </Section>
            <Law law={account.law} />
          </>
        }
      >
        <Section title={t('entries', { unit: unitNumber })}>
          {account.lines.length === 0 ? (
            <p>{t('noEntries')}</p>
          ) : (
            <DataTable
              label={t('entries', { unit: unitNumber })}
              rows={account.lines}
              columns={[
                {
                  key: 'day',
                  title: t('day'),
                  width: 116,
                  rank: 1,
                  card: 'fact',
                  render: (row) => date(row.day),
                },
                {
                  key: 'what',
                  title: t('what'),
                  rank: 1,
                  card: 'title',
                  render: ({ what, href, number }) => (
                    <>
                      {t(`whats.${what}`)} <Link href={href}>{shortNumber(number)}</Link>
                    </>
                  ),
                  under: ({ period }) => period && t('ofMonth', { month: monthOf(period) }),
                },
                {
                  key: 'debit',
                  title: t('debit'),
                  width: 112,
                  rank: 1,
                  card: 'figure',
                  align: 'end',
                  render: (row) => (row.debit > 0 ? showBaht(row.debit) : ''),
                },
                {
                  key: 'credit',
                  title: t('credit'),
                  width: 112,
                  rank: 1,
                  card: 'figure',
                  onCard: () => '−…',
                  align: 'end',
                  render: (row) => (row.credit > 0 ? showBaht(row.credit) : ''),
                },
                {
                  key: 'balance',
                  title: t('balance'),
                  width: 112,
                  rank: 1,
                  card: 'fact',
                  named: true,
                  align: 'end',
                  render: (row) => showBaht(row.balance),
                },
              ]}
            />
          )}
        </Section>
        <Letters account={account} reload={reload} />
        <Plans account={account} reload={reload} />
      </Halves>
    </>
  );
}
