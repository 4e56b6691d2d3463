import { useTranslation } from 'next-i18next/pages';
import { useDates } from '@/portal/kit/text/dates';
import { Select } from '@/portal/ui/fields/fields';

/** Chooses a year, each with how many days it holds. */
export function YearChoice(props: {
  years: readonly { year: number; days: number }[];
  year: number;
  onChoose: (year: number) => void;
}) {
  const { years, year, onChoose } = props;
  const { t } = useTranslation('holidays');
  const { year: inEra } = useDates();
  const known = years.some((one) => one.year === year);
  return (
    <Select
      name="year"
      aria-label={t('year')}
      value={year}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {!known && <option value={year}>{inEra(year)}</option>}
      {years.map((one) => (
        <option key={one.year} value={one.year}>
          {t('yearDays', { year: inEra(one.year), n: one.days })}
        </option>
      ))}
    </Select>
  );
}
