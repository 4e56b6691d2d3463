import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import {
  type PropertySetting,
  propertySettingFields,
} from '@/contracts/master-data/property/property-setting';
import styles from '@/portal/areas/property/Property.module.css';
import { TextField } from '@/portal/ui/fields/TextField';

/** The plain fields by the section that they stand in. */
export const fieldsOf = {
  names: ['nameTh', 'nameEn', 'nameCn', 'registrationNumber', 'taxId'],
  address: ['addressTh', 'subDistrict', 'district', 'province', 'postcode', 'addressEn'],
  contact: ['officePhone', 'emergencyPhone', 'email', 'lineId'],
  parcels: ['parcelReminderDays', 'parcelUnclaimedDays', 'pickupQrHours', 'pickupDaysAhead'],
  votes: [
    ...(['voteNoticeDays', 'voteQuorum', 'voteProxyUnits'] as const),
    ...(['voteHolderCap', 'voteArrearsMonths', 'voteNoProxies'] as const),
  ],
} as const;
export type FieldName = (typeof fieldsOf)[keyof typeof fieldsOf][number];

/** A field's value as people write it. */
export const shownOf = (setting: Pick<PropertySetting, FieldName>, name: FieldName): string =>
  name === 'officePhone' || name === 'emergencyPhone'
    ? showPhone(setting[name])
    : String(setting[name]);

const numeric = { inputMode: 'numeric' } as const;
const inputs: Partial<Record<FieldName, ComponentProps<'input'>>> = {
  nameEn: { lang: 'en' },
  nameCn: { lang: 'zh' },
  taxId: numeric,
  postcode: numeric,
  addressEn: { lang: 'en' },
  officePhone: { type: 'tel' },
  emergencyPhone: { type: 'tel' },
  email: { type: 'email', autoComplete: 'off' },
  parcelReminderDays: numeric,
  parcelUnclaimedDays: numeric,
  pickupQrHours: numeric,
  pickupDaysAhead: numeric,
  voteNoticeDays: numeric,
  voteQuorum: numeric,
  voteProxyUnits: numeric,
  voteHolderCap: numeric,
  voteArrearsMonths: numeric,
};
const hinted: readonly FieldName[] = [
  ...(['addressTh', 'addressEn', 'pickupDaysAhead', 'voteNoticeDays', 'voteQuorum'] as const),
  ...(['voteProxyUnits', 'voteHolderCap', 'voteArrearsMonths', 'voteNoProxies'] as const),
];

/** One field of the settings by its name: its label, its hint, and whether it must be filled. */
export function SettingField(props: {
  name: FieldName;
  defaultValue: string;
  error: string | undefined;
}) {
  const { t } = useTranslation(['property', 'common']);
  const { name } = props;
  const isRequired = !propertySettingFields.shape[name].safeParse('').success;
  const { id: _, className: __, ...input } = inputs[name] ?? {};
  const field = (
    <TextField
      {...input}
      {...props}
      name={`form.${name}`}
      label={t(`fields.${name}`)}
      hint={hinted.includes(name) ? t(`hints.${name}`) : undefined}
      required={isRequired}
    />
  );
  return name.startsWith('address') ? <div className={styles.wide}>{field}</div> : field;
}
