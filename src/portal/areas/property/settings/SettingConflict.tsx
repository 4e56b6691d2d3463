import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import type {
  CommitteeMember,
  PropertySetting,
} from '@/contracts/master-data/property/property-setting';
import { useWrittenDay } from '@/portal/kit/day/use-written-day';
import { Conflict, type ReadableField, type Sides } from '@/portal/kit/form/conflict/Conflict';
import { fieldsOf } from './SettingField';

export type SettingValues = Omit<PropertySetting, 'updatedAt' | 'updatedBy' | 'officeHours'>;

/** The settings with some of the others' fields. */
export function merged(
  mine: SettingValues,
  theirs: SettingValues,
  names: (keyof SettingValues)[],
): SettingValues {
  return { ...mine, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) };
}

interface Props {
  error: ApiError;
  sides: Sides<SettingValues>;
  onTheirs: () => void;
  onMerge: (theirs: (keyof SettingValues)[]) => void;
}

/** Two people changed the settings: both sides of what differs, and the choice between them. */
export function SettingConflict(props: Props) {
  const { t } = useTranslation('property');
  const write = useWrittenDay();
  const member = ({ name, position, from, to }: CommitteeMember) =>
    `${name} (${position}) ${write(from)} – ${write(to)}`;

  const fields: ReadableField<SettingValues>[] = [
    ...Object.values(fieldsOf)
      .flat()
      .map((name) => ({
        name,
        label: t(`fields.${name}`),
        read: (side: SettingValues) =>
          name.endsWith('Phone') ? showPhone(String(side[name])) : String(side[name]),
      })),
    {
      name: 'committee',
      label: t('sections.committee'),
      read: ({ committee }) => committee.map(member).join(', '),
    },
  ];
  return <Conflict {...props} fields={fields} />;
}
