import { Eye, EyeOff } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { type Review, reviewColumns, reviewEndpoints } from '@/contracts/admin-order/review';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useMove } from '@/portal/kit/calls/use-move';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useDates } from '@/portal/kit/text/dates';
import { PropertyFilter } from '@/portal/pickers/places/PropertyFilter';
import { Button } from '@/portal/ui/actions/Button';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { AllStars } from './AllStars';
import styles from './Reviews.module.css';
import { ServiceStars } from './ServiceStars';
import { Stars } from './Stars';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
);
const nameOf = ({ serviceTh, customerName }: Review) => `${serviceTh} · ${customerName}`;

/** What residents say of services, the stars of each, and of one service those over time. */
export function ReviewsScreen() {
  const { t } = useTranslation('reviews');
  const can = usePermission();
  const [hiding, setHiding] = useState<Review>();
  const records = useRecords(reviewEndpoints);
  const { list } = records;
  const { serviceId, month } = list.query;
  const { propertyId } = usePerson();
  const { monthOf } = useDates();
  const services = useLiveReader(reviewEndpoints.services, {}).answer ?? [];
  const [show, showing] = useMove(reviewEndpoints.show, {
    done: list.reload,
    reload: list.reload,
  });
  const renders = useMemo(
    () => ({
      comment: ({ comment }: Review) =>
        comment || <span className={styles.none}>{t('noComment')}</span>,
      propertyTh: ({ propertyTh }: Review) => (propertyId ? '–' : <Name>{propertyTh}</Name>),
      stars: ({ stars }: Review) => <Stars stars={stars} />,
      customerName: ({ customerName }: Review) => <Name>{customerName}</Name>,
      vendorName: ({ vendorName }: Review) => <Name>{vendorName || '–'}</Name>,
      orderNumber: ({ orderId, orderNumber }: Review) => (
        <RowLink href={`/orders/${orderId}`}>{`#${orderNumber}`}</RowLink>
      ),
      hidden: ({ hidden }: Review) => (hidden ? <Tag tone="off">{t('hiddenOnes')}</Tag> : ''),
      hiddenReason: ({ hidden, hiddenBy, hiddenReason }: Review) =>
        hidden ? (
          <>
            {hiddenReason} ({t('by')} <Name>{hiddenBy}</Name>)
          </>
        ) : (
          '–'
        ),
    }),
    [t, propertyId],
  );
  return (
    <>
      <RecordsScreen
        records={records}
        texts="reviews"
        columns={reviewColumns}
        renders={renders}
        nameOf={nameOf}
        tabs={
          serviceId ? (
            <ServiceStars key={serviceId} serviceId={serviceId} />
          ) : (
            services.length > 0 && <AllStars services={services} />
          )
        }
        actions={
          can('reviews:edit')
            ? (row) => (
                <Button
                  look="link"
                  icon={row.hidden ? <Eye /> : <EyeOff />}
                  disabled={showing}
                  onClick={() =>
                    row.hidden
                      ? void show({ params: { id: row.id }, body: { version: row.version } })
                      : setHiding(row)
                  }
                >
                  {t(row.hidden ? 'show' : 'hide')}
                  <span className="visually-hidden">{nameOf(row)}</span>
                </Button>
              )
            : undefined
        }
      >
        {!propertyId && <PropertyFilter list={list} label={t('propertyTh')} />}
        <FilterSelect
          list={list}
          name="serviceId"
          label={t('serviceTh')}
          options={services.map(({ id, nameTh, placeTh, count }) => ({
            value: id,
            label: `${[nameTh, !propertyId && placeTh].filter(Boolean).join(' · ')} (${count})`,
          }))}
        />
        <FilterSelect
          list={list}
          name="stars"
          label={t('stars')}
          options={['5', '4', '3', '2', '1'].map((value) => ({
            value,
            label: t('ofFive', { n: value }),
          }))}
        />
        <FilterSelect
          list={list}
          name="hidden"
          label={t('hidden')}
          options={[
            { value: 'false', label: t('shown') },
            { value: 'true', label: t('hiddenOnes') },
          ]}
        />
        <FilterChip list={list} name="month">
          {month && t('givenIn', { month: monthOf(month) })}
        </FilterChip>
      </RecordsScreen>
      {hiding && (
        <ReasonDialog
          title={t('hide')}
          lead={t('hideLead', { name: nameOf(hiding) })}
          action={t('hide')}
          endpoint={reviewEndpoints.hide}
          id={hiding.id}
          body={{ version: hiding.version }}
          onDone={() => {
            setHiding(undefined);
            list.reload();
          }}
          onClose={() => setHiding(undefined)}
        />
      )}
    </>
  );
}
