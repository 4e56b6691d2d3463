import { Plus } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { useAction } from '@/portal/kit/calls/use-action';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { CameraButton } from '@/portal/kit/scan/CameraButton';
import { UnitSelect } from '@/portal/pickers/units/UnitSelect';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { JustTaken } from './JustTaken';
import { Owed } from './Owed';
import styles from './Receipts.module.css';
import { isInvoiceCode, useDeskScan } from './use-desk-scan';

const focus = (field: HTMLInputElement | null) => field?.focus();

const several = (value: string | string[] | undefined) => [...new Set([value ?? []].flat())];

/** The desk: the units of somebody who pays, what they owe, and the money that is brought. */
export function DeskScreen() {
  const { t } = useTranslation('receipts');
  const can = usePermission();
  const { query, replace } = useRouter();
  const [typed, setTyped] = useState<UnitOption | string>('');
  const [another, setAnother] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const unitIds = several(query.unitId);
  const [unitId] = unitIds;
  const [invoiceId = ''] = several(query.invoiceId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the desk is opened without a unit.
  useEffect(() => {
    if (!unitId) field.current?.focus();
  }, []);

  /** The unit that the address names stands in the field, unless somebody is typing there. */
  const named = useCallback((unit: UnitOption) => {
    setTyped((now) => {
      const isOther = typeof now === 'string' ? now === '' : now.id !== unit.id;
      return isOther ? unit : now;
    });
  }, []);
  const show = (ids: readonly string[], invoice = '') =>
    void replace(
      {
        pathname: '/receipts/desk',
        query: { unitId: [...ids], ...(invoice && { invoiceId: invoice }) },
      },
      undefined,
      { shallow: true },
    );
  function choose(unit: UnitOption | string) {
    setTyped(unit);
    if (typeof unit !== 'string') show([unit.id]);
  }
  function add(unit: UnitOption | string) {
    if (typeof unit === 'string') return setAnother(unit);
    setAnother(undefined);
    show([...unitIds, unit.id], invoiceId);
  }
  const [find] = useAction(receiptEndpoints.scanned, {
    done: (found) => {
      const unit = { id: found.unitId, number: found.unitNumber, people: [] };
      if (another !== undefined) return add(unit);
      setTyped(unit);
      show([unit.id], found.invoiceId);
    },
    onRefused: ({ code }) => {
      if (code === 'NOT_FOUND') notice.error(t('noSuchCode'));
      return code === 'NOT_FOUND';
    },
  });
  const scanned = (code: string) => void find({ query: { code } });
  function other(code: string) {
    if (!isInvoiceCode(code)) return false;
    scanned(code);
    return true;
  }
  return (
    <div data-wide="form">
      <BackLink href="/receipts">{t('title')}</BackLink>
      <ScreenHeader title={t('take')} />
      <div className={styles.parts} onKeyDownCapture={useDeskScan(scanned)}>
        <Section title={t('whose')}>
          <p className={styles.lead}>{t('scanLead')}</p>
          <div className={styles.whose}>
            <UnitSelect
              ref={field}
              label={t('unitNumber')}
              value={typed}
              onChange={choose}
              onOther={other}
            />
            <CameraButton onRead={scanned} />
          </div>
          {unitId &&
            (another === undefined ? (
              <Button look="link" icon={<Plus />} onClick={() => setAnother('')}>
                {t('anotherUnit')}
              </Button>
            ) : (
              <UnitSelect
                ref={focus}
                label={t('anotherUnit')}
                value={another}
                onChange={add}
                onOther={other}
              />
            ))}
        </Section>
        {unitId && (
          <Owed
            key={`${unitId} ${invoiceId}`}
            unitIds={unitIds}
            invoiceId={invoiceId}
            onNamed={named}
            onUnits={(ids) => show(ids, invoiceId)}
          />
        )}
        {!unitId && can('receipts:view') && <JustTaken />}
      </div>
    </div>
  );
}
