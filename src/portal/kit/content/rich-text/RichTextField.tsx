import dynamic from 'next/dynamic';
import { useId } from 'react';
import type { Language } from '@/portal/kit/text/language';
import styles from './RichTextField.module.css';

const RichTextEditor = dynamic(() => import('./RichTextEditor').then((m) => m.RichTextEditor), {
  ssr: false,
  loading: () => <div className={styles.skeleton} />,
});

interface Props {
  label: string;
  /** Of the text, whatever the screen's is. */
  language: Language;
  /** HTML; another text comes with another `key`. */
  initial: string;
  error?: string | undefined;
  required?: boolean;
  /** Told the HTML at each change; empty where there are no words. */
  onChange: (html: string) => void;
}

/**
 * A text with headings, lists and links. Its editor is loaded when it is first shown, into a place of
 * the same height. Needs the texts of `contentTexts`.
 */
export function RichTextField(props: Props) {
  const { label, language, initial, error, required = false, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={`${styles.label} ${required ? 'required' : ''}`}>
        {label}
      </span>
      <RichTextEditor
        id={id}
        initial={initial}
        language={language}
        invalid={error !== undefined}
        required={required}
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
