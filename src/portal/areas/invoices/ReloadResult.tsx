import { useTranslation } from 'next-i18next/pages';
import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import { Dialog } from '@/portal/kit/page/Dialog';
import { FactList } from '@/portal/ui/words/FactList';

export type Reloaded = ReplyOf<typeof invoiceEndpoints.reload>;

const listed = (lines: readonly string[]) =>
  lines.length > 0 && lines.map((line) => <div key={line}>{line}</div>);

/** What came of a fetch. */
export function ReloadResult({ told, onClose }: { told: Reloaded; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const { read, added, changed, same, refused, vanished } = told;
  const gone = vanished.map(({ number, unitNumber: unit, owed }) =>
    t('told.vanishedOne', { number, unit, owed: showBaht(owed) }),
  );
  return (
    <Dialog title={t('reloaded')} onClose={onClose}>
      <FactList
        facts={[
          [t('told.read'), String(read)],
          [t('told.added'), listed(added) || '0'],
          [
            t('told.changed'),
            listed(changed.map(({ number, what }) => `${number}: ${what}`)) || '0',
          ],
          [t('told.same'), String(same)],
          [t('told.refused'), listed(refused.map(({ reference, why }) => `${reference}: ${why}`))],
          [t('told.vanished'), gone.length > 0 && listed([...gone, t('told.vanishedLead')])],
        ]}
      />
    </Dialog>
  );
}
