import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Section } from '@/portal/ui/layout/Section';
import { PaymentForm } from './PaymentForm';
import styles from './Receipts.module.css';

interface Props {
  /** The first is whose desk it is; others are paid along with it. */
  unitIds: readonly string[];
  invoiceId: string;
  /** Told once the first unit is known. */
  onNamed: (unit: UnitOption) => void;
  onUnits: (unitIds: readonly string[]) => void;
}

/** What the units owe, the owners' other units, and the form that takes money for them. */
export function Owed({ unitIds, invoiceId, onNamed, onUnits }: Props) {
  const { t } = useTranslation('receipts');
  const [unitId = '', ...along] = unitIds;
  const query = { unitId, ...(along.length > 0 && { along: along.join(',') }) };
  const read = useReader(receiptEndpoints.owed, { query });
  // While what other units owe is asked for, the form stays.
  const known = useRef(read.answer);
  if (read.answer) known.current = read.answer;
  const owing = known.current;
  const number = owing?.unitNumber;
  useEffect(() => {
    if (number) onNamed({ id: unitId, number, people: [] });
  }, [number, unitId, onNamed]);
  if (!owing) {
    return <Awaited read={read} rows={3} missing={{ title: t('missing'), lead: t('noUnit') }} />;
  }
  const all = [owing, ...owing.along];
  const isNothing = all.every((one) => one.owed + one.unbilled.total === 0);
  const turn = (id: string) =>
    onUnits(unitIds.includes(id) ? unitIds.filter((one) => one !== id) : [...unitIds, id]);
  return (
    <Section title={t('ofUnit', { unit: all.map((one) => one.unitNumber).join(', ') })}>
      {owing.others.length > 0 && (
        <fieldset className={styles.others}>
          <legend>{t('othersOf')}</legend>
          {owing.others.map((one) => (
            <label key={one.unitId}>
              <input
                type="checkbox"
                checked={unitIds.includes(one.unitId)}
                onChange={() => turn(one.unitId)}
              />
              <span>{t('other', { unit: one.unitNumber, amount: showBaht(one.owed) })}</span>
            </label>
          ))}
        </fieldset>
      )}
      {isNothing && (
        <p className={styles.owed} role="status">
          {t('nothingOwed')}
        </p>
      )}
      <PaymentForm owing={owing} first={invoiceId} />
    </Section>
  );
}
