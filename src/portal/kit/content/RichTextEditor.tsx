import { EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useMemo } from 'react';
import { plainText } from '@/contracts/news/languages';
import { htmlLang, type Language } from '@/portal/kit/language';
import { EditorToolbar } from './EditorToolbar';
import { editorExtensions, parseOptions, pastedHtml } from './editor-extensions';
import styles from './RichTextField.module.css';

interface Props {
  /** Of the field: its label and its error are named by it. */
  id: string;
  /** What the form reads. */
  input: RefObject<HTMLInputElement | null>;
  initial: string;
  language: Language;
  invalid: boolean;
  required: boolean;
  onChange: ((html: string) => void) | undefined;
}

/** A file that is dropped on a text would take the page's place. */
const refuseFiles = (_: unknown, event: DragEvent) => {
  const isFile = (event.dataTransfer?.files.length ?? 0) > 0;
  if (isFile) event.preventDefault();
  return isFile;
};

/** The editor of a `RichTextField`, loaded when one is shown. */
export function RichTextEditor(props: Props) {
  const { id, input, initial, language, invalid, required } = props;
  const editorProps = useMemo(
    () => ({
      attributes: {
        class: styles.text ?? '',
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
    extensions: editorExtensions,
    content: input.current?.value ?? initial,
    parseOptions,
    editorProps,
    onUpdate: ({ editor }) => {
      const made = editor.getHTML();
      const html = plainText(made) ? made : '';
      if (input.current) input.current.value = html;
      input.current?.dispatchEvent(new Event('input', { bubbles: true }));
      props.onChange?.(html);
    },
  });

  useEffect(() => {
    const field = input.current;
    const set = (html: string) => editor.commands.setContent(html, { parseOptions });
    const show = () => set(field?.value ?? '');
    const reset = () => set(initial);
    field?.addEventListener('change', show);
    field?.form?.addEventListener('reset', reset);
    return () => {
      field?.removeEventListener('change', show);
      field?.form?.removeEventListener('reset', reset);
    };
  }, [editor, input, initial]);

  return (
    <div className={styles.editor} data-invalid={invalid || undefined}>
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
