import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { titleIn } from '@/contracts/kit/text/languages';
import {
  type Phone,
  phoneCategories,
  phoneColumns,
  phoneEndpoints,
} from '@/contracts/master-data/phones/phone-directory';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { emptyOnRefusal } from '@/portal/kit/list/empty-on-refusal';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useLanguage } from '@/portal/kit/text/language';

const PhoneForm = dynamic(() => import('./PhoneForm').then((m) => m.PhoneForm), { ssr: false });

/** Whom residents and staff can call, by category. */
export function PhoneDirectoryScreen() {
  const { t } = useTranslation('phone-directory');
  const read = useRecords(phoneEndpoints);
  const records = { ...read, list: emptyOnRefusal(read.list) };
  const language = useLanguage();
  const nameOf = (row: Phone) => titleIn(row, language) || row.titleTh;
  return (
    <div data-wide="form">
      <RecordsScreen
        records={records}
        texts="phone-directory"
        columns={phoneColumns}
        nameOf={nameOf}
        Form={PhoneForm}
        order={{}}
      >
        <FilterSelect
          list={records.list}
          name="category"
          label={t('category')}
          options={phoneCategories.map((value) => ({
            value,
            label: t(`values.category.${value}`),
          }))}
        />
        <ActiveFilter list={records.list} />
      </RecordsScreen>
    </div>
  );
}
