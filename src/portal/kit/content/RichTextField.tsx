import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';
import type { Language } from '@/portal/kit/language';
import styles from './RichTextField.module.css';

const RichTextEditor = dynamic(() => import('./RichTextEditor').then((m) => m.RichTextEditor), {
  ssr: false,
  loading: () => <div className={styles.skeleton} />,
});

interface Props {
  name: string;
  label: string;
  /** Of the text, whatever the screen's is. */
  language: Language;
  /** HTML. */
  initial: string;
  error?: string | undefined;
  required?: boolean;
  /** Told the HTML at each change; empty where there are no words. */
  onChange?: (html: string) => void;
}

/**
 * A text with headings, lists and links, whose HTML is in the form under `name`. It is there as soon
 * as the editor has loaded; what the form's hidden input is set to by then, or later with a `change`
 * event, is what is edited. Needs the texts of `contentTexts`.
 */
export function RichTextField(props: Props) {
  const { name, label, language, initial, error, required, onChange } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {required && ` (${t('form.required')})`}
      </span>
      <input ref={input} type="hidden" name={name} defaultValue={initial} />
      <RichTextEditor
        id={id}
        input={input}
        initial={initial}
        language={language}
        invalid={error !== undefined}
        required={required ?? false}
        onChange={onChange}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
