import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import {
  type Customer,
  customerCareEndpoints,
  type DuplicatePair,
} from '@/contracts/master-data/residents/customer';
import { useAction } from '@/portal/kit/calls/use-action';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import styles from './Customers.module.css';
import { UndoMerge } from './UndoMerge';

interface Merged {
  kept: Customer;
  gone: Customer;
}

/** Two who are one often bear one name. */
const calledAt = ({ name, units }: Customer) =>
  units.length > 0 ? `${name} (${units.join(', ')})` : name;

/** People who may be one, side by side; one of them is kept. */
export function DuplicatesScreen() {
  const { t } = useTranslation('customers');
  const can = usePermission();
  const read = useLiveReader(customerCareEndpoints.duplicates, {});
  const [last, setLast] = useState<Merged>();
  return (
    <>
      <BackLink href="/customers">{t('back')}</BackLink>
      <ScreenHeader title={t('duplicates')} />
      <p className={styles.lead}>
        {t('duplicatesLead')} {!can('customers:approve') && t('mergedByManager')}
      </p>
      {last && (
        <div className={styles.note} role="status">
          <span>{t('mergedOf', { gone: calledAt(last.gone), kept: calledAt(last.kept) })}</span>
          <UndoMerge
            gone={last.gone}
            onDone={() => {
              setLast(undefined);
              read.reload();
            }}
          />
        </div>
      )}
      {!read.answer && <Awaited read={read} />}
      {read.answer?.pairs.length === 0 && <Panel title={t('noDuplicates')} />}
      <div className={styles.parts}>
        {read.answer?.pairs.map((pair) => (
          <Pair
            key={pair.people.map(({ id }) => id).join()}
            pair={pair}
            onMerged={(merged) => {
              setLast(merged);
              read.reload();
            }}
          />
        ))}
      </div>
    </>
  );
}

function Pair({ pair, onMerged }: { pair: DuplicatePair; onMerged: (merged: Merged) => void }) {
  const { t } = useTranslation('customers');
  const [one, other] = pair.people;
  return (
    <Section title={t(`why.${pair.why}`)}>
      <div className={styles.pair}>
        <Side kept={one} gone={other} onMerged={onMerged} />
        <Side kept={other} gone={one} onMerged={onMerged} />
      </div>
    </Section>
  );
}

function Side({ kept, gone, onMerged }: Merged & { onMerged: (merged: Merged) => void }) {
  const { t } = useTranslation('customers');
  const can = usePermission();
  const [merge, merging] = useAction(customerCareEndpoints.merge, {
    done: () => onMerged({ kept, gone }),
  });
  const or = (value: string) => value || t('nothing');
  return (
    <div>
      <Link href={`/customers/${kept.id}`}>
        <b>{kept.name}</b>
      </Link>
      <FactList
        facts={[
          [t('units'), or(kept.units.join(', '))],
          [t('citizenId'), or(kept.citizenId)],
          [t('passport'), or(kept.passport)],
          [t('phone'), or(kept.phone && showPhone(kept.phone))],
          [t('lineId'), or(kept.lineId)],
          [t('email'), or(kept.email)],
        ]}
      />
      {can('customers:approve') && (
        <Button
          busy={merging}
          onClick={() => merge({ body: { keptId: kept.id, goneId: gone.id } })}
        >
          {t('keepOf', { units: or(kept.units.join(', ')) })}
        </Button>
      )}
    </div>
  );
}
