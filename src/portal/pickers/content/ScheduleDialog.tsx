import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import * as z from 'zod';
import { optionalTime, readTime } from '@/contracts/kit/fields/thai-time';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { readDay } from '@/contracts/kit/text/written-day';
import { DayField } from '@/portal/kit/day/DayField';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { bangkok, useDates } from '@/portal/kit/text/dates';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './ScheduleDialog.module.css';

const schema = z.object({
  day: typedDay,
  time: optionalTime.refine((time) => time !== '', 'required'),
});

/** A minute of Bangkok's clock as an instant. */
const instantOf = (day: string, time: string) => new Date(`${day}T${time}:00+07:00`).toISOString();

/** Nine o'clock tomorrow, Bangkok. */
const tomorrow = () => bangkok(Date.now()).add(1, 'day').hour(9).minute(0).toISOString();

interface Props<R> {
  title: string;
  /** What the record is called. */
  lead: string;
  /** The instant that it has so far. */
  at: string | null;
  /** The call that sets it, as a thunk. */
  save: (at: string) => unknown;
  /** The field of that call. */
  field: string;
  done: (reply: R) => void;
  /** Told of a refusal that is not of the instant. */
  onStale: () => void;
  onClose: () => void;
}

/**
 * Asks for the minute, in either era, at which something is published by itself, and says it back in
 * words. Needs `pickerTexts`.
 */
export function ScheduleDialog<R>(props: Props<R>) {
  const { title, lead, at, save, field, done, onStale, onClose } = props;
  const { t } = useTranslation('pickers');
  const { moment } = useDates();
  const [begin] = useState(() => bangkok(at ?? tomorrow()));
  const [typed, setTyped] = useState({
    day: begin.format('YYYY-MM-DD'),
    time: begin.format('HH:mm'),
  });

  const form = usePlainForm<typeof schema, R>({
    schema,
    save: ({ body: { day, time } }) => save(instantOf(day, time)),
    done: (reply) => {
      done(reply);
      onClose();
    },
    onRefused: ({ fields }) => {
      if (!fields) onStale();
      return false;
    },
  });
  const [day, time] = [readDay(typed.day), readTime(typed.time)];
  const onInput = (event: { currentTarget: HTMLFormElement }) => {
    form.props.onInput(event);
    const said = new FormData(event.currentTarget);
    setTyped({ day: String(said.get('day')), time: String(said.get('time')) });
  };
  return (
    <FormDialog
      title={title}
      form={{ ...form, props: { ...form.props, onInput } }}
      onClose={onClose}
    >
      <p className={styles.soft}>{lead}</p>
      <div className={styles.pair}>
        <DayField
          name="day"
          required
          label={t('schedule.day')}
          hint={t('schedule.dayHint')}
          defaultValue={typed.day}
          error={form.errorOf('day')}
        />
        <TextField
          name="time"
          required
          label={t('schedule.time')}
          hint={t('schedule.timeHint')}
          defaultValue={typed.time}
          maxLength={10}
          autoComplete="off"
          error={form.errorOf('time') ?? form.errorOf(field)}
        />
      </div>
      <output className={styles.said}>
        {day && time && t('schedule.will', { at: moment(instantOf(day, time)) })}
      </output>
    </FormDialog>
  );
}
