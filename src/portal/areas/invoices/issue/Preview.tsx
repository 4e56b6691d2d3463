import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { type PreviewView, previewPage } from '@/contracts/billing/issue-preview';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { Hero } from '@/portal/ui/layout/Hero';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { type AskedMonth, firstLook } from './first-asked';
import { PreviewRows } from './PreviewRows';

export type Shown = ReplyOf<typeof invoiceEndpoints.preview>;

/** Why there is nothing to issue, and what can be done about it. */
function NothingToIssue({ issued, empty }: { issued: number; empty: number }) {
  const { t } = useTranslation('invoices');
  if (issued > 0 && empty === 0) return <p role="status">{t('allIssued', { n: issued })}</p>;
  if (empty > 0) {
    return (
      <p role="status">
        {t('nothingToCharge', { n: empty })} <Link href="/invoices/settings">{t('settings')}</Link>
      </p>
    );
  }
  return (
    <p role="status">
      {t('noUnits')} <Link href="/units">{t('toUnits')}</Link>
    </p>
  );
}

/** What issuing would make, all of it, with what differs from the month before; nothing is written. */
export function Preview(props: {
  asked: AskedMonth;
  issuing: boolean;
  /** Meters that nobody has read for the month, where it is known: their units are not billed with it. */
  unread: number | undefined;
  onIssue: (shown: Shown) => void;
}) {
  const { asked, issuing, unread = 0, onIssue } = props;
  const { t } = useTranslation(['invoices', 'common']);
  const first = firstLook(asked);
  const [{ view, page }, look] = useState<{ view: PreviewView; page: number }>(first.body);
  const read = useLiveReader(invoiceEndpoints.preview, { body: { ...first.body, view, page } });
  const [last, setLast] = useState<Shown>();
  if (read.answer && read.answer !== last) setLast(read.answer);
  const shown = read.answer ?? last;
  if (!shown) return <Awaited read={read} rows={6} />;
  const { units, total, kinds, issued, empty, advance } = shown;
  const parts = [
    ...kinds.map(
      ({ kind, lines, total: sum }) =>
        [`${t(`kinds.${kind}`)} (${lines})`, `${showBaht(sum)} ${t('common:baht')}`] as const,
    ),
    [
      t('advanceUsed'),
      advance.units > 0 &&
        t('advanceSum', {
          ...{ units: advance.units, total: showBaht(advance.total) },
          rest: showBaht(total - advance.total),
        }),
    ],
    [t('already'), issued > 0 && String(issued)],
    [t('nothing'), empty > 0 && String(empty)],
  ] as const;
  return (
    <>
      <Hero
        label={t('previewTitle')}
        state={<span role="status">{t('previewUnits', { units })}</span>}
        figure={showBaht(total)}
        unit={t('common:baht')}
        next={
          units === 0 ? (
            <NothingToIssue issued={issued} empty={empty} />
          ) : (
            <>
              {shown.inWords}
              {unread > 0 && (
                <p role="status" className={styles.unread}>
                  {t('missingLead', { n: unread })}
                </p>
              )}
            </>
          )
        }
      >
        {units > 0 && (
          <Button
            look={props.unread === 0 ? 'primary' : 'plain'}
            busy={issuing}
            onClick={() => onIssue(shown)}
          >
            {t(unread > 0 ? 'issueUnread' : 'issueAll', { units })}
          </Button>
        )}
        {units > 0 && unread > 0 && (
          <ActionLink look="primary" href={`/meters?period=${asked.period}&show=missing`}>
            {t('toSheet')}
          </ActionLink>
        )}
      </Hero>
      {units > 0 && (
        <Section title={t('previewRows')}>
          <FactList facts={parts} />
          <fieldset className={styles.views}>
            <legend className="visually-hidden">{t('views')}</legend>
            {shown.views
              .filter(({ view: one, count }) => count > 0 || one === view)
              .map(({ view: one, count }) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === view}
                  onClick={() => look({ view: one, page: 1 })}
                >
                  {t(`previewView.${one}`)} <span>{count.toLocaleString('en-US')}</span>
                </button>
              ))}
          </fieldset>
          <PreviewRows rows={shown.rows} shared={shown.shared} />
          {shown.found > previewPage && (
            <nav className={styles.bar} aria-label={t('previewRows')}>
              <Button disabled={page === 1} onClick={() => look({ view, page: page - 1 })}>
                {t('pageBefore')}
              </Button>
              <span role="status">
                {t('pageOf', { page, pages: Math.ceil(shown.found / previewPage) })}
              </span>
              <Button
                disabled={page * previewPage >= shown.found}
                onClick={() => look({ view, page: page + 1 })}
              >
                {t('pageAfter')}
              </Button>
            </nav>
          )}
        </Section>
      )}
    </>
  );
}
