import { useTranslation } from 'next-i18next/pages';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Letter } from '@/contracts/billing/arrears';
import { notice } from '@/portal/kit/page/notice';
import { typeAsScanned } from '@/portal/kit/scan/scanned-key';
import styles from './Letters.module.css';
import { placeLines } from './place-lines';
import type { Tracked } from './use-tracking';

const fieldsFrom = (input: HTMLInputElement) => {
  const all = document.querySelectorAll<HTMLInputElement>('input[data-letter]');
  // A row is drawn once as a card and once as a row: what is hidden takes nothing.
  const seen = [...all].filter((one) => one.offsetParent !== null);
  return seen.slice(Math.max(0, seen.indexOf(input)));
};

/** The post's number of one letter: Enter keeps it and goes to the next, lines that are pasted fill the column. */
export function TrackingInput(props: {
  letter: Letter;
  keep: (letters: Tracked[]) => Promise<boolean>;
}) {
  const { letter, keep } = props;
  const { t } = useTranslation('arrears-letters');
  const kept = useRef(letter.tracking);
  const [wrong, setWrong] = useState(false);

  async function save(tracking: string) {
    const typed = tracking.trim();
    if (typed === kept.current) return;
    const before = kept.current;
    kept.current = typed;
    const done = await keep([{ number: letter.number, tracking: typed }]);
    if (!done) kept.current = before;
    setWrong(!done);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    typeAsScanned(event);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const input = event.currentTarget;
    const next = fieldsFrom(input)[1];
    if (next) next.focus();
    else void save(input.value);
  }
  async function paste(event: ClipboardEvent<HTMLInputElement>) {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim());
    if (lines.length < 2) return;
    event.preventDefault();
    const fields = fieldsFrom(event.currentTarget);
    const { placed, left } = placeLines(
      lines,
      fields.map((one) => one.dataset.letter ?? ''),
    );
    if (left > 0) notice.error(t('unplaced', { n: left }));
    if (placed.length === 0 || !(await keep(placed))) return;
    for (const { number, tracking } of placed) {
      const field = fields.find((one) => one.dataset.letter === number);
      if (field) field.value = tracking;
    }
  }
  return (
    <input
      className={styles.tracking}
      data-letter={letter.number}
      defaultValue={letter.tracking}
      aria-label={t('trackingOf', { number: letter.number })}
      aria-invalid={wrong || undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      onKeyDown={press}
      onPaste={(event) => void paste(event)}
      onBlur={({ currentTarget }) => void save(currentTarget.value)}
    />
  );
}
