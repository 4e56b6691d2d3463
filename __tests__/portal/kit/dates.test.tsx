import { render, screen } from '@testing-library/react';
import { useDates } from '@/portal/kit/text/dates';
import { type Language, LanguageContext } from '@/portal/kit/text/language';

const Shown = () => {
  const { moment, date } = useDates();
  return (
    <p>
      {moment('2026-11-21T17:05:00.000Z')} / {date('2026-01-02')}
    </p>
  );
};

test.each<[Language, string]>([
  ['th', '22 พ.ย. 2569 00:05 / 2 ม.ค. 2569'],
  ['en', '22 Nov 2026 00:05 / 2 Jan 2026'],
  ['cn', '2026年11月22日 00:05 / 2026年1月2日'],
])('a date in %s is in its words, order and era, by Bangkok’s clock', (language, words) => {
  render(
    <LanguageContext value={language}>
      <Shown />
    </LanguageContext>,
  );
  expect(screen.getByText(words)).toBeVisible();
});
