import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';
import styles from './DayInput.module.css';

/** The calendar under a day's field, in the reader's era. */
export function DayCalendar(props: {
  day: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
}) {
  return (
    <AntdRoot>
      <DatePicker
        open
        inputReadOnly
        aria-hidden
        tabIndex={-1}
        className={styles.anchor ?? ''}
        value={props.day ? dayjs(props.day) : null}
        onChange={(day) => day && props.onChoose(day.format('YYYY-MM-DD'))}
        onOpenChange={(open) => !open && props.onClose()}
      />
    </AntdRoot>
  );
}
