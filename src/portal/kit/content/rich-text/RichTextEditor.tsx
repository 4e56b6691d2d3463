import { EditorContent, useEditor } from '@tiptap/react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { plainText } from '@/contracts/kit/text/languages';
import { notice } from '@/portal/kit/page/notice';
import { htmlLang, type Language } from '@/portal/kit/text/language';
import { EditorToolbar } from './EditorToolbar';
import { editorExtensions, parseOptions, pastedHtml } from './editor-extensions';
import rich from './RichText.module.css';
import styles from './RichTextField.module.css';

interface Props {
  /** Of the field: its label and its error are named by it. */
  id: string;
  initial: string;
  language: Language;
  invalid: boolean;
  required: boolean;
  onChange: (html: string) => void;
}

/** Files alone: what is copied from a page or a document brings its words along. */
const isFileAlone = (data: DataTransfer | null) =>
  data !== null && data.files.length > 0 && !data.types.some((type) => type.startsWith('text/'));

/** The editor of a `RichTextField`, loaded when one is shown. */
export function RichTextEditor(props: Props) {
  const { id, initial, language, invalid, required } = props;
  const { t } = useTranslation('content');
  const editorProps = useMemo(() => {
    const refuse = (event: Event, data: DataTransfer | null) => {
      if (!isFileAlone(data)) return false;
      event.preventDefault();
      notice.error(t('noFiles'));
      return true;
    };
    return {
      attributes: {
        class: `${styles.text} ${rich.text}`,
        lang: htmlLang[language],
        spellcheck: 'true',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(required && { 'aria-required': 'true' }),
        ...(invalid && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      handleDrop: (_: unknown, event: DragEvent) => refuse(event, event.dataTransfer),
      handlePaste: (_: unknown, event: ClipboardEvent) => refuse(event, event.clipboardData),
      transformPastedHTML: pastedHtml,
    };
  }, [t, id, language, invalid, required]);
  const editor = useEditor({
    // Of itself it would wait in Next.js, and be nothing at first; here it is never on the server.
    immediatelyRender: true,
    extensions: editorExtensions,
    content: initial,
    parseOptions,
    editorProps,
    onUpdate: ({ editor }) => {
      const made = editor.getHTML();
      props.onChange(plainText(made) ? made : '');
    },
  });

  return (
    <div className={styles.editor} data-invalid={invalid || undefined}>
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
