import { EditorContent, useEditor } from '@tiptap/react';
import { useMemo } from 'react';
import { plainText } from '@/contracts/kit/languages';
import { htmlLang, type Language } from '@/portal/kit/language';
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

/** A file that is dropped on a text would take the page's place. */
const refuseFiles = (_: unknown, event: DragEvent) => {
  const isFile = (event.dataTransfer?.files.length ?? 0) > 0;
  if (isFile) event.preventDefault();
  return isFile;
};

/** The editor of a `RichTextField`, loaded when one is shown. */
export function RichTextEditor(props: Props) {
  const { id, initial, language, invalid, required } = props;
  const editorProps = useMemo(
    () => ({
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
      handleDrop: refuseFiles,
      transformPastedHTML: pastedHtml,
    }),
    [id, language, invalid, required],
  );
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
