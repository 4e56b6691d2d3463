import { Select } from 'antd';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLanguage } from '@/portal/kit/text/language';

/** Several provinces, by their Thai names, each found by a part of its name. */
export function ProvincesSelect(props: {
  /** Given by the form, as the next. */
  id?: string;
  value?: string[];
  onChange?: (next: string[]) => void;
  placeholder: string;
}) {
  const isThai = useLanguage() === 'th';
  const provinces = useReader(lookupEndpoints.provinces, {}).answer ?? [];
  return (
    <Select
      {...props}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      options={provinces.map(({ nameTh, nameEn }) => ({
        value: nameTh,
        label: isThai ? nameTh : `${nameEn} ${nameTh}`,
      }))}
    />
  );
}
