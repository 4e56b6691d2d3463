import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { ReportEmail } from '@/contracts/master-data/report-email';

export const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Says when somebody gets letters: `ทุกวันจันทร์ 08:00 น.` */
export function useWhen() {
  const { t } = useTranslation('report-emails');
  return useCallback(
    (row: Pick<ReportEmail, 'frequency' | 'weekday' | 'monthDay' | 'hour'>) =>
      t(`when.${row.frequency}`, {
        weekday: t(`values.weekday.${row.weekday}`),
        day: row.monthDay,
        time: clock(row.hour),
      }),
    [t],
  );
}
