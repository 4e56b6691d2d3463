import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { useReader } from '@/portal/kit/calls/use-reader';
import { SeveralSelect } from '@/portal/kit/form/fields/SeveralSelect';
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
    <SeveralSelect
      {...props}
      options={provinces.map(({ nameTh, nameEn }) => ({
        value: nameTh,
        label: isThai ? nameTh : `${nameEn} ${nameTh}`,
      }))}
    />
  );
}
