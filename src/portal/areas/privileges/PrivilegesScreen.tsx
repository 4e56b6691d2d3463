import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { standings } from '@/contracts/content/period';
import { plainText } from '@/contracts/kit/text/languages';
import {
  type Privilege,
  privilegeColumns,
  privilegeEndpoints,
} from '@/contracts/master-data/content/privilege';
import { PicturedTitle } from '@/portal/kit/content/pictures/PicturedTitle';
import { StandingTag } from '@/portal/kit/content/StandingTag';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';

const PrivilegeForm = dynamic(() => import('./PrivilegeForm').then((m) => m.PrivilegeForm), {
  ssr: false,
});

/** What partners offer to residents, and when. */
export function PrivilegesScreen() {
  const { t } = useTranslation('privileges');
  const records = useRecords(privilegeEndpoints);
  const renders = useMemo(
    () => ({
      partner: ({ partner, picture, own }: Privilege) => (
        <PicturedTitle title={partner} picture={picture} own={own} />
      ),
      descriptionTh: ({ descriptionTh }: Privilege) => plainText(descriptionTh),
      standing: ({ standing }: Privilege) => (
        <StandingTag standing={standing}>{t(`standings.${standing}`)}</StandingTag>
      ),
    }),
    [t],
  );
  return (
    <RecordsScreen
      records={records}
      texts="privileges"
      columns={privilegeColumns}
      renders={renders}
      nameOf={({ partner }) => partner}
      Form={PrivilegeForm}
    >
      <FilterSelect
        list={records.list}
        name="standing"
        label={t('standing')}
        options={standings.map((value) => ({ value, label: t(`standings.${value}`) }))}
      />
    </RecordsScreen>
  );
}
