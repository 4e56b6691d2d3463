import { Pencil } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { held, heldKinds } from '@/contracts/data-care/held';
import { customers } from '@/contracts/features/residents/customers';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { type Customer, customerEndpoints } from '@/contracts/master-data/residents/customer';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useEditing } from '@/portal/kit/form/use-editing';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { useDates } from '@/portal/kit/text/dates';
import { HeldList } from '@/portal/pickers/people/HeldList';
import { Stays } from '@/portal/pickers/people/Stays';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { AppUse } from './AppUse';
import { CardNumbers } from './CardNumbers';
import { Care } from './Care';
import styles from './Customers.module.css';
import { MergedPeople } from './MergedPeople';
import { PersonHero } from './PersonHero';
import { personCall, personStays } from './pages';

const CustomerForm = dynamic(() => import('./CustomerForm').then((m) => m.CustomerForm), {
  ssr: false,
});

const phone = (number: string) => number && <a href={`tel:${number}`}>{showPhone(number)}</a>;

/** One person: how to reach them, which units they have and had, and what was done with their data. */
export function CustomerScreen() {
  const read = useLiveReader(customerEndpoints.get, personCall(useRouter().query));
  return (
    <RecordPage read={read} list="/customers" texts="customers">
      {(person) => <Found key={person.id} person={person} reload={read.reload} />}
    </RecordPage>
  );
}

function Found({ person, reload }: { person: Customer; reload: () => void }) {
  const { t } = useTranslation(['customers', 'residents', 'common']);
  const can = usePermission();
  const { moment } = useDates();
  const editing = useEditing<Customer>('customer');
  const stays = useReader(occupancyEndpoints.list, personStays(useRouter().query));
  useLive('customers', stays.reload);
  const isThere = !person.mergedInto && !person.erasedAt;
  const changed = () => {
    reload();
    stays.reload();
  };
  return (
    <>
      <ScreenHeader title={person.name}>
        {isThere && can('customers:edit') && (
          <MoreMenu>
            <Button icon={<Pencil />} onClick={() => editing.open(person)}>
              {t('common:form.edit')}
            </Button>
          </MoreMenu>
        )}
      </ScreenHeader>
      {person.mergedInto && (
        <Panel title={t('wasMerged')}>
          <Link href={`/customers/${person.mergedInto}`}>{t('openKept')}</Link>
        </Panel>
      )}
      {person.erasedAt && (
        <div className={styles.after}>
          <Panel title={t('wasErased', { at: moment(person.erasedAt) })}>
            <HeldList held={held} kinds={heldKinds.map((kind) => ({ kind }))} />
          </Panel>
        </div>
      )}
      {isThere && <PersonHero person={person} stays={stays.answer?.rows} />}
      <Halves
        side={
          isThere && (
            <>
              <Section title={t('about')}>
                <FactList
                  facts={[
                    [t('phone'), phone(person.phone)],
                    [t('otherPhone'), phone(person.otherPhone)],
                    [t('lineId'), person.lineId],
                    [t('email'), person.email],
                    [t('note'), person.note],
                  ]}
                />
                <CardNumbers person={person} />
                <Care person={person} onErased={changed} />
              </Section>
              {can('users:view') && <AppUse person={person} />}
            </>
          )
        }
      >
        <Section title={t('residents:unit')}>
          {stays.answer ? (
            <Stays of="person" stays={stays.answer.rows} />
          ) : (
            <Awaited read={stays} rows={2} />
          )}
        </Section>
        <MergedPeople onUndone={changed} />
        <HistorySection of={customers} kind="customer" id={person.id} />
      </Halves>
      {editing.form && (
        <CustomerForm
          {...editing.form}
          onSaved={() => {
            editing.close();
            reload();
          }}
        />
      )}
    </>
  );
}
