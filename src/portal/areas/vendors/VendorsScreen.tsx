import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { type Vendor, vendorColumns, vendorEndpoints } from '@/contracts/admin-order/vendor';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { RowLink } from '@/portal/kit/list/RowLink';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { ProvinceFilter } from '@/portal/pickers/places/ProvinceFilter';
import { FewNames } from '@/portal/ui/words/FewNames';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';

const VendorForm = dynamic(() => import('./VendorForm').then((m) => m.VendorForm), {
  ssr: false,
});

/** Who does what residents order, and where. */
export function VendorsScreen() {
  const { t } = useTranslation(['vendors', 'content']);
  const records = useRecords(vendorEndpoints);
  const renders = useMemo(
    () => ({
      name: ({ name, own }: Vendor) => (
        <>
          <b>
            <Name>{name}</Name>
          </b>{' '}
          {!own && <Tag>{t('content:ofPlatform')}</Tag>}
        </>
      ),
      contactName: ({ contactName }: Vendor) => <Name>{contactName}</Name>,
      areas: ({ areas }: Vendor) => <FewNames names={areas} more={(n) => t('more', { n })} />,
      services: ({ id, services }: Vendor) =>
        services > 0 ? <RowLink href={`/vendors/services?vendorId=${id}`}>{services}</RowLink> : 0,
    }),
    [t],
  );
  return (
    <RecordsScreen
      records={records}
      texts="vendors"
      columns={vendorColumns}
      renders={renders}
      nameOf={({ name }) => name}
      Form={VendorForm}
    >
      <ProvinceFilter list={records.list} label={t('province')} />
      <ActiveFilter list={records.list} />
    </RecordsScreen>
  );
}
