import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { CameraButton } from '@/portal/kit/scan/CameraButton';
import { typeAsScanned } from '@/portal/kit/scan/scanned-key';
import { useScannedText } from '@/portal/kit/scan/use-scanned-text';
import { Button } from '@/portal/ui/actions/Button';
import styles from './ScanField.module.css';
import { shelfOf } from './shelf-code';

/** The one field that a scanner types into: ready when it appears, and again after each code. */
export function ScanField(props: {
  label: string;
  submit: string;
  onCode: (typed: string) => void;
  /** Names offered while typing. */
  choices?: readonly string[];
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const scan = useScannedText();
  useEffect(() => field.current?.focus(), []);

  function enter(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const typed = input.value.trim();
    input.value = '';
    input.focus();
    if (typed) props.onCode(shelfOf(scan.meant(), []) ? scan.meant() : typed);
  }

  return (
    <form className={styles.scan} onSubmit={enter}>
      <label htmlFor={id}>{props.label}</label>
      <input
        ref={field}
        id={id}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        list={props.choices && `${id}-choices`}
        // A place may have a Thai name; a number has not.
        onKeyDown={props.choices ? scan.press : typeAsScanned}
        onChange={(event) => scan.read(event.target.value)}
      />
      {props.choices && (
        <datalist id={`${id}-choices`}>
          {props.choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      <Button type="submit" look="primary">
        {props.submit}
      </Button>
      <CameraButton many onRead={props.onCode} />
    </form>
  );
}
