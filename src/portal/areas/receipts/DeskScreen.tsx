import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useState } from 'react';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { UnitSelect } from '@/portal/pickers/units/UnitSelect';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { PaymentForm } from './PaymentForm';
import styles from './Receipts.module.css';

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The desk: a unit, what it owes, and the money that it brings. */
export function DeskScreen() {
  const { t } = useTranslation('receipts');
  const { query, replace } = useRouter();
  const [typed, setTyped] = useState<UnitOption | string>('');
  const unitId = one(query.unitId);
  // The unit that the address names stands in the field, unless somebody is typing there.
  const named = useCallback((unit: UnitOption) => {
    setTyped((now) => {
      const isOther = typeof now === 'string' ? now === '' : now.id !== unit.id;
      return isOther ? unit : now;
    });
  }, []);
  function choose(unit: UnitOption | string) {
    setTyped(unit);
    if (typeof unit === 'string') return;
    void replace({ pathname: '/receipts/desk', query: { unitId: unit.id } }, undefined, {
      shallow: true,
    });
  }
  return (
    <>
      <BackLink href="/receipts">{t('back')}</BackLink>
      <ScreenHeader title={t('take')} />
      <div className={styles.parts}>
        <Section title={t('whose')}>
          <UnitSelect label={t('unitNumber')} value={typed} onChange={choose} />
        </Section>
        {unitId && (
          <Owed key={unitId} unitId={unitId} invoiceId={one(query.invoiceId)} onNamed={named} />
        )}
      </div>
    </>
  );
}

interface Props {
  unitId: string;
  invoiceId: string;
  /** Told once the unit is known. */
  onNamed: (unit: UnitOption) => void;
}

function Owed({ unitId, invoiceId, onNamed }: Props) {
  const { t } = useTranslation('receipts');
  const read = useReader(receiptEndpoints.owed, { query: { unitId } });
  const number = read.answer?.unitNumber;
  useEffect(() => {
    if (number) onNamed({ id: unitId, number, people: [] });
  }, [number, unitId, onNamed]);
  if (!read.answer) {
    return <Awaited read={read} rows={3} missing={{ title: t('missing'), lead: t('noUnit') }} />;
  }
  const { unitNumber, owed, unbilled } = read.answer;
  return (
    <Section title={t('ofUnit', { unit: unitNumber })}>
      {owed + unbilled.total === 0 && (
        <p className={styles.owed} role="status">
          {t('nothingOwed')}
        </p>
      )}
      <PaymentForm unitId={unitId} owing={read.answer} first={invoiceId} />
    </Section>
  );
}
