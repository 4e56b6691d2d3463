import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useState } from 'react';
import styles from './RichTextField.module.css';

const LinkDialog = dynamic(() => import('./LinkDialog').then((m) => m.LinkDialog), { ssr: false });

type Chain = ReturnType<Editor['chain']>;

/** What is marked or not where the caret stands. */
const marks = [
  { name: 'bold', Icon: Bold, is: ['bold'], run: (to: Chain) => to.toggleBold() },
  { name: 'italic', Icon: Italic, is: ['italic'], run: (to: Chain) => to.toggleItalic() },
  {
    name: 'underline',
    Icon: Underline,
    is: ['underline'],
    run: (to: Chain) => to.toggleUnderline(),
  },
  {
    name: 'heading',
    Icon: Heading2,
    is: ['heading', { level: 2 }],
    run: (to: Chain) => to.toggleHeading({ level: 2 }),
  },
  {
    name: 'subheading',
    Icon: Heading3,
    is: ['heading', { level: 3 }],
    run: (to: Chain) => to.toggleHeading({ level: 3 }),
  },
  { name: 'bullets', Icon: List, is: ['bulletList'], run: (to: Chain) => to.toggleBulletList() },
  {
    name: 'numbers',
    Icon: ListOrdered,
    is: ['orderedList'],
    run: (to: Chain) => to.toggleOrderedList(),
  },
  { name: 'quote', Icon: TextQuote, is: ['blockquote'], run: (to: Chain) => to.toggleBlockquote() },
  // Asks first where it leads.
  { name: 'link', Icon: Link, is: ['link'], run: undefined },
] as const;

/** What is done once. */
const deeds = [
  {
    name: 'clear',
    Icon: RemoveFormatting,
    run: (to: Chain) => to.unsetAllMarks().clearNodes(),
  },
  { name: 'undo', Icon: Undo2, run: (to: Chain) => to.undo() },
  { name: 'redo', Icon: Redo2, run: (to: Chain) => to.redo() },
] as const;

/** From one button to the next by the arrow keys: a toolbar is one stop of the Tab key. */
function step({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const buttons = [...currentTarget.querySelectorAll('button')];
  const from = buttons.indexOf(target as HTMLButtonElement);
  if (by && from >= 0) buttons.at((from + by) % buttons.length)?.focus();
}

/** The buttons above a text: each says whether it applies where the caret stands. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('content');
  const [stop, setStop] = useState<string>('bold');
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor }) =>
      marks.flatMap(({ name, is: [type, of] }) => (editor.isActive(type, of) ? name : [])),
  });
  const button = (name: string) => ({
    type: 'button' as const,
    className: styles.tool,
    tabIndex: stop === name ? 0 : -1,
    'aria-label': t(`tools.${name}`),
    title: t(`tools.${name}`),
    onFocus: () => setStop(name),
  });
  const act = (run: (to: Chain) => Chain) => () => run(editor.chain().focus()).run();
  return (
    <>
      <div role="toolbar" aria-label={t('toolbar')} className={styles.toolbar} onKeyDown={step}>
        {marks.map(({ name, Icon, run }) => (
          <button
            key={name}
            {...button(name)}
            aria-pressed={on.includes(name)}
            aria-haspopup={run ? undefined : 'dialog'}
            onClick={run ? act(run) : () => setLinking(true)}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
        {deeds.map(({ name, Icon, run }) => (
          <button key={name} {...button(name)} onClick={act(run)}>
            <Icon aria-hidden="true" />
          </button>
        ))}
      </div>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
