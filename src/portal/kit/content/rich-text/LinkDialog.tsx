import type { Editor } from '@tiptap/react';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './RichTextField.module.css';
import { typedAddress } from './typed-address';

/** Asks where the chosen words lead; with none chosen, the address itself is put there. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation(['content', 'common']);
  const field = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(false);
  const present = String(editor.getAttributes('link').href ?? '');

  function close() {
    onClose();
    editor.commands.focus();
  }
  function apply() {
    const typed = field.current?.querySelector('input')?.value ?? '';
    const href = typedAddress(typed);
    if (!href) {
      setRefused(true);
      field.current?.querySelector('input')?.focus();
      return;
    }
    const at = editor.chain().focus().extendMarkRange('link');
    if (present || !editor.state.selection.empty) at.setLink({ href }).run();
    else {
      const marks = [{ type: 'link', attrs: { href } }];
      at.insertContent({ type: 'text', text: typed.trim(), marks }).run();
    }
    onClose();
  }
  // The field is inside the record's own form, which Enter must not send.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  };
  return (
    <Dialog title={t('link.title')} onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same. */}
      <div
        ref={field}
        className={styles.link}
        onKeyDown={enter}
        // What is typed here is not the form's.
        onInput={(event) => event.stopPropagation()}
      >
        <TextField
          name=""
          label={t('link.address')}
          hint={t('link.hint')}
          error={refused ? t('link.refused') : undefined}
          defaultValue={present}
          inputMode="url"
          autoComplete="off"
        />
        <DialogFoot onCancel={close}>
          {present && (
            <Button
              tone="bad"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('link.remove')}
            </Button>
          )}
          <Button look="primary" onClick={apply}>
            {t('link.apply')}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
