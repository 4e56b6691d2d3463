import dynamic from 'next/dynamic';
import { standings } from '@/contracts/content/period';
import { plainText } from '@/contracts/kit/text/languages';
import {
  type Privilege,
  privilegeColumns,
  privilegeEndpoints,
} from '@/contracts/master-data/content/privilege';
import { PicturedTitle } from '@/portal/kit/content/pictures/PicturedTitle';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { ChoiceFilter } from '@/portal/kit/list/ChoiceFilter';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';

const PrivilegeForm = dynamic(() => import('./PrivilegeForm').then((m) => m.PrivilegeForm), {
  ssr: false,
});

const renders = {
  partner: ({ partner, picture, own }: Privilege) => (
    <PicturedTitle title={partner} picture={picture} own={own} />
  ),
  descriptionTh: ({ descriptionTh }: Privilege) => plainText(descriptionTh),
};

/** What partners offer to residents, and when. */
export function PrivilegesScreen() {
  const records = useRecords(privilegeEndpoints);
  return (
    <RecordsScreen
      records={records}
      texts="privileges"
      columns={privilegeColumns}
      renders={renders}
      nameOf={({ partner }) => partner}
      Form={PrivilegeForm}
    >
      <ChoiceFilter
        {...{ list: records.list, texts: 'privileges', name: 'standing' }}
        {...{ values: standings, words: 'standings' }}
      />
      <ActiveFilter list={records.list} />
    </RecordsScreen>
  );
}
