import { htmlLang, type Language } from '@/portal/kit/text/language';
import styles from './RichText.module.css';

/** Rich text as it is read. Only what the service has cleaned, or the editor's own rules have made, may come here. */
export function RichText({ html, language }: { html: string; language: Language }) {
  return (
    <div
      className={styles.text}
      lang={htmlLang[language]}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it holds nothing but what is allowed.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
