import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/errors';
import { writeDay } from '@/contracts/kit/thai-day';
import { showPhone } from '@/contracts/kit/thai-phone';
import {
  type CommitteeMember,
  type PropertySetting,
  weekdays,
} from '@/contracts/master-data/property-setting';
import { useLanguage } from '@/portal/kit/language';
import { useErrorText } from '@/portal/kit/use-error-text';
import { Button } from '@/portal/ui/Button';
import styles from './Property.module.css';
import { fieldsOf } from './SettingField';

export type SettingValues = Omit<PropertySetting, 'updatedAt' | 'updatedBy'>;

/** Two people changed the settings: both sides of what differs, and the choice between them. */
export function Conflict(props: {
  error: ApiError;
  mine: SettingValues;
  theirs: SettingValues;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { t } = useTranslation(['property', 'common']);
  const errorText = useErrorText();
  const era = useLanguage() === 'th' ? 'buddhist' : 'gregorian';
  const hours = ({ opens, closes }: { opens: string; closes: string }) =>
    opens ? `${opens}–${closes}` : t('closed');
  const member = ({ name, position, from, to }: CommitteeMember) =>
    `${name} (${position}) ${writeDay(from, era)} – ${writeDay(to, era)}`;

  const lines = (values: SettingValues): [label: string, value: string][] => [
    ...Object.values(fieldsOf)
      .flat()
      .map((name): [string, string] => [
        t(`fields.${name}`),
        name.endsWith('Phone') ? showPhone(String(values[name])) : String(values[name]),
      ]),
    ...weekdays.map((day): [string, string] => [
      `${t('sections.hours')} ${t(`weekdays.${day}`)}`,
      hours(values.officeHours[day]),
    ]),
    [t('sections.committee'), values.committee.map(member).join(', ')],
  ];
  const mine = lines(props.mine);
  const differing = lines(props.theirs).flatMap(([label, theirs], at) => {
    const own = mine[at]?.[1] ?? '';
    return own === theirs ? [] : [{ label, theirs, own }];
  });

  return (
    <section className={styles.conflict} role="alert">
      <h2>{t('common:form.stale')}</h2>
      <p>{errorText(props.error)}</p>
      <dl>
        {differing.map(({ label, theirs, own }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {t('conflict.theirs')} <b>{theirs || '–'}</b>
            </dd>
            <dd>
              {t('conflict.mine')} <b>{own || '–'}</b>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.choices}>
        <Button look="primary" onClick={props.onTheirs}>
          {t('common:form.theirs')}
        </Button>
        <Button onClick={props.onMine}>{t('conflict.keep')}</Button>
      </div>
    </section>
  );
}
