import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/errors';
import { showPhone } from '@/contracts/kit/thai-phone';
import {
  type CommitteeMember,
  type OfficeDay,
  type OfficeHours,
  type PropertySetting,
  weekdays,
} from '@/contracts/master-data/property-setting';
import { useWrittenDay } from '@/portal/kit/day/use-written-day';
import { Conflict, type ReadableField, type Sides } from '@/portal/kit/form/Conflict';
import { fieldsOf } from './SettingField';

export type SettingValues = Omit<PropertySetting, 'updatedAt' | 'updatedBy'>;

/** Each weekday is a field of its own. */
type Fields = Omit<SettingValues, 'officeHours'> & OfficeHours;

const fieldsIn = ({ officeHours, ...others }: SettingValues): Fields => ({
  ...others,
  ...officeHours,
});

/** The settings with some of the others' fields. */
export function merged(mine: SettingValues, theirs: SettingValues, names: (keyof Fields)[]) {
  const taken = fieldsIn(theirs);
  const picked = Object.fromEntries(names.map((name) => [name, taken[name]]));
  const { mon, tue, wed, thu, fri, sat, sun, ...others }: Fields = { ...fieldsIn(mine), ...picked };
  return { ...others, officeHours: { mon, tue, wed, thu, fri, sat, sun } };
}

interface Props {
  error: ApiError;
  sides: Sides<SettingValues>;
  onTheirs: () => void;
  onMerge: (theirs: (keyof Fields)[]) => void;
}

/** Two people changed the settings: both sides of what differs, and the choice between them. */
export function SettingConflict({ sides: { base, mine, theirs }, ...props }: Props) {
  const { t } = useTranslation('property');
  const write = useWrittenDay();
  const hours = ({ opens, closes }: OfficeDay) => (opens ? `${opens}–${closes}` : t('closed'));
  const member = ({ name, position, from, to }: CommitteeMember) =>
    `${name} (${position}) ${write(from)} – ${write(to)}`;

  const fields: ReadableField<Fields>[] = [
    ...Object.values(fieldsOf)
      .flat()
      .map((name) => ({
        name,
        label: t(`fields.${name}`),
        read: (side: Fields) =>
          name.endsWith('Phone') ? showPhone(String(side[name])) : String(side[name]),
      })),
    ...weekdays.map((day) => ({
      name: day,
      label: `${t('sections.hours')} ${t(`weekdays.${day}`)}`,
      read: (side: Fields) => hours(side[day]),
    })),
    {
      name: 'committee',
      label: t('sections.committee'),
      read: ({ committee }) => committee.map(member).join(', '),
    },
  ];
  const sides = { base: fieldsIn(base), mine: fieldsIn(mine), theirs: fieldsIn(theirs) };
  return <Conflict {...props} sides={sides} fields={fields} />;
}
