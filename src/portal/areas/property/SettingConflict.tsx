import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/errors';
import { writeDay } from '@/contracts/kit/thai-day';
import { showPhone } from '@/contracts/kit/thai-phone';
import {
  type CommitteeMember,
  type PropertySetting,
  weekdays,
} from '@/contracts/master-data/property-setting';
import { Conflict, type ReadableField } from '@/portal/kit/Conflict';
import { useLanguage } from '@/portal/kit/language';
import { fieldsOf } from './SettingField';

export type SettingValues = Omit<PropertySetting, 'updatedAt' | 'updatedBy'>;

/** Two people changed the settings: both sides of what differs, and the choice between them. */
export function SettingConflict(props: {
  error: ApiError;
  mine: SettingValues;
  theirs: SettingValues;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { t } = useTranslation('property');
  const era = useLanguage() === 'th' ? 'buddhist' : 'gregorian';
  const hours = ({ opens, closes }: { opens: string; closes: string }) =>
    opens ? `${opens}–${closes}` : t('closed');
  const member = ({ name, position, from, to }: CommitteeMember) =>
    `${name} (${position}) ${writeDay(from, era)} – ${writeDay(to, era)}`;

  const readable = (values: SettingValues): ReadableField[] => [
    ...Object.values(fieldsOf)
      .flat()
      .map(
        (name): ReadableField => [
          t(`fields.${name}`),
          name.endsWith('Phone') ? showPhone(String(values[name])) : String(values[name]),
        ],
      ),
    ...weekdays.map(
      (day): ReadableField => [
        `${t('sections.hours')} ${t(`weekdays.${day}`)}`,
        hours(values.officeHours[day]),
      ],
    ),
    [t('sections.committee'), values.committee.map(member).join(', ')],
  ];
  return <Conflict {...props} mine={readable(props.mine)} theirs={readable(props.theirs)} />;
}
