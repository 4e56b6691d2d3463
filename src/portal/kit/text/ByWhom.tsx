import { useDates } from './dates';

/** Who did something, and when, which is written in full in its title. */
export function ByWhom({ name, at }: { name: string; at: string }) {
  const { when, moment } = useDates();
  return (
    <>
      {name} ·{' '}
      <time dateTime={at} title={moment(at)}>
        {when(at)}
      </time>
    </>
  );
}
