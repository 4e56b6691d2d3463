import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useDrop } from '@/portal/kit/upload/use-drop';
import { type ButtonLook, buttonLook } from '@/portal/ui/actions/Button';
import styles from './SheetChooser.module.css';

/** Takes one .xlsx or .csv to be looked at, chosen or dropped, and says why the last one was not taken. */
export function SheetChooser(props: {
  choose: (file: File) => Promise<void>;
  looking: boolean;
  refused: { name: string; error: ApiError } | null;
  /** `primary` where choosing is what comes next. */
  look?: ButtonLook;
  /** On the button, also while a sheet is looked at. */
  children: string;
}) {
  const { choose, looking, refused, look = 'plain' } = props;
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const button = buttonLook(look);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !looking) void choose(file);
  };
  const zone = useDrop(take);
  return (
    <>
      <div className={styles.zone} {...zone}>
        <label {...button} className={`${button.className} ${styles.choose}`} aria-busy={looking}>
          {props.children}
          <input
            type="file"
            accept=".xlsx,.csv"
            className="visually-hidden"
            disabled={looking}
            onChange={({ target }) => {
              take(target.files);
              // The same file, mended, can be chosen again.
              target.value = '';
            }}
          />
        </label>
        <small className={styles.drop}>{t('files.drop')}</small>
      </div>
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused.name}: {errorText(refused.error)}
        </p>
      )}
    </>
  );
}
