import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import * as z from 'zod';
import { readDay, typedDay } from '@/contracts/kit/thai-day';
import { optionalTime, readTime } from '@/contracts/kit/thai-time';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { News } from '@/contracts/news/news';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { DayField } from '@/portal/kit/day/DayField';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { notice } from '@/portal/kit/page/notice';
import { bangkok, useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/Button';
import { TextField } from '@/portal/ui/TextField';
import styles from './Item.module.css';
import type { StateProps } from './state-props';

const schema = z.object({
  day: typedDay,
  time: optionalTime.refine((time) => time !== '', 'required'),
});

/** A minute of Bangkok's clock as an instant. */
const instantOf = (day: string, time: string) => new Date(`${day}T${time}:00+07:00`).toISOString();

/** Nine o'clock tomorrow, Bangkok. */
const tomorrow = () => bangkok(Date.now()).add(1, 'day').hour(9).minute(0).toISOString();

/** Asks for the minute at which news is published by itself, and says it back in words. */
export function ScheduleDialog(props: StateProps & { onClose: () => void }) {
  const { news, onChanged, onStale, onClose } = props;
  const { t } = useTranslation(['news', 'common']);
  const { moment } = useDates();
  const { id, version } = news;
  const [begin] = useState(() => bangkok(news.publishAt ?? tomorrow()));
  const [typed, setTyped] = useState({
    day: begin.format('YYYY-MM-DD'),
    time: begin.format('HH:mm'),
  });

  const form = usePlainForm<typeof schema, News>({
    schema,
    save: ({ body: { day, time } }) =>
      callEndpoint(newsEndpoints.move, {
        body: { id, version, publishState: 'scheduled', publishAt: instantOf(day, time) },
      }),
    done: (moved) => {
      notice.success(t('item.moved.scheduled'));
      onChanged(moved);
      onClose();
    },
    onRefused: ({ fields }) => {
      if (!fields) onStale();
      return false;
    },
  });
  const [day, time] = [readDay(typed.day), readTime(typed.time)];
  const title = t(`item.moves.${news.publishState === 'scheduled' ? 'reschedule' : 'schedule'}`);
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const said = new FormData(currentTarget);
    setTyped({ day: String(said.get('day')), time: String(said.get('time')) });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        {...form.props}
        onInput={(event: FormEvent<HTMLFormElement>) => {
          form.props.onInput(event);
          follow(event);
        }}
        className={styles.form}
        aria-label={title}
      >
        <p className={styles.soft}>{news.titleTh}</p>
        <div className={styles.pair}>
          <DayField
            name="day"
            required
            label={t('item.schedule.day')}
            hint={t('item.schedule.dayHint')}
            defaultValue={typed.day}
            error={form.errorOf('day')}
          />
          <TextField
            name="time"
            required
            label={t('item.schedule.time')}
            hint={t('item.schedule.timeHint')}
            defaultValue={typed.time}
            maxLength={10}
            autoComplete="off"
            error={form.errorOf('time') ?? form.errorOf('publishAt')}
          />
        </div>
        <output className={styles.said}>
          {day && time && t('item.schedule.will', { at: moment(instantOf(day, time)) })}
        </output>
        <DialogFoot onCancel={onClose}>
          <Button type="submit" look="primary" busy={form.saving}>
            {title}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
