import type { ApiError } from '@/contracts/kit/calls/errors';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { buttonLook } from '@/portal/ui/actions/Button';
import styles from './SheetChooser.module.css';

const look = buttonLook('plain');

/** Takes one .xlsx or .csv to be looked at, and says why the last one was not taken. */
export function SheetChooser(props: {
  choose: (file: File) => Promise<void>;
  looking: boolean;
  refused: { name: string; error: ApiError } | null;
  /** On the button, also while a sheet is looked at. */
  children: string;
}) {
  const { choose, looking, refused } = props;
  const errorText = useErrorText();
  return (
    <>
      <label {...look} className={`${look.className} ${styles.choose}`} aria-busy={looking}>
        {props.children}
        <input
          type="file"
          accept=".xlsx,.csv"
          className="visually-hidden"
          disabled={looking}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            // The same file, mended, can be chosen again.
            target.value = '';
          }}
        />
      </label>
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused.name}: {errorText(refused.error)}
        </p>
      )}
    </>
  );
}
