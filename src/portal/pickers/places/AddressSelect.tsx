import { Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import type { PlaceAddress } from '@/contracts/master-data/property/property';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLanguage } from '@/portal/kit/text/language';
import styles from './AddressSelect.module.css';

interface Props {
  /** Given by the form, as the next. */
  id?: string;
  value?: Partial<PlaceAddress>;
  onChange?: (next: Partial<PlaceAddress>) => void;
  /** The part to be seen to and the element that says why, where no form says it of all of them. */
  wrong?: { part: keyof PlaceAddress; saidBy: string } | undefined;
}

interface Choice {
  value: string;
  label: string;
}

const named = (name: string | undefined) => (one: { nameTh: string }) => one.nameTh === name;
const choices = (places: readonly { nameTh: string }[] = []): Choice[] =>
  places.map(({ nameTh }) => ({ value: nameTh, label: nameTh }));

/** Where something is: province, district, sub-district and its postcode, each chosen by typing a part. */
export function AddressSelect({ id, value = {}, onChange, wrong }: Props) {
  const { t } = useTranslation('pickers');
  const own = useId();
  const first = id ?? own;
  const isThai = useLanguage() === 'th';
  const provinces = useReader(lookupEndpoints.provinces, {}).answer;
  const provinceId = provinces?.find(named(value.province))?.id ?? '';
  const districts = useReader(lookupEndpoints.districts, { query: { provinceId } }).answer;
  const districtId = districts?.find(named(value.district))?.id ?? '';
  const subDistricts = useReader(lookupEndpoints.subDistricts, { query: { districtId } }).answer;
  const postcodes = subDistricts?.find(named(value.subDistrict))?.postcodes ?? [];

  const part = (name: keyof PlaceAddress, options: Choice[], choose: (chosen: string) => void) => (
    <label className={styles.part} htmlFor={name === 'province' ? first : `${own}-${name}`}>
      {t(`address.${name}`)}
      <Select
        id={name === 'province' ? first : `${own}-${name}`}
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={t(`address.${name}`)}
        value={value[name] || undefined}
        disabled={options.length === 0}
        options={options}
        onChange={choose}
        {...(name === wrong?.part && {
          ...{ status: 'error', 'aria-invalid': true, 'aria-describedby': wrong.saidBy },
        })}
      />
    </label>
  );

  return (
    <div className={styles.parts}>
      {part(
        'province',
        provinces?.map(({ nameTh, nameEn }) => ({
          value: nameTh,
          label: isThai ? nameTh : `${nameEn} ${nameTh}`,
        })) ?? [],
        (province) => onChange?.({ province }),
      )}
      {part('district', choices(districts), (district) =>
        onChange?.({ province: value.province, district }),
      )}
      {part('subDistrict', choices(subDistricts), (subDistrict) => {
        const { province, district } = value;
        const known = subDistricts?.find(named(subDistrict))?.postcodes ?? [];
        const postcode = known.length === 1 ? known[0] : undefined;
        onChange?.({ province, district, subDistrict, postcode });
      })}
      {part(
        'postcode',
        postcodes.map((one) => ({ value: one, label: one })),
        (postcode) => onChange?.({ ...value, postcode }),
      )}
    </div>
  );
}
