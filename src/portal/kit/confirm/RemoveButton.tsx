import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/portal/ui/actions/Button';
import { useConfirm } from './confirm';

/** Deletes after asking; screen readers hear what by `name`. */
export function RemoveButton(props: {
  name?: string;
  /** The question, and what deleting loses; asked for when it is pressed where others change that. */
  lost: string | (() => Promise<string | undefined>);
  look?: 'plain' | 'link';
  busy: boolean;
  onRemove: () => void;
}) {
  const { name, lost, look = 'link', busy, onRemove } = props;
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  async function ask() {
    const question = typeof lost === 'string' ? lost : await lost();
    if (!question) return;
    if (await confirm({ ask: question, yes: t('form.remove'), danger: true })) onRemove();
  }
  return (
    <Button look={look} tone="bad" icon={<Trash2 />} busy={busy} onClick={ask}>
      {t('form.remove')} {name && <span className="visually-hidden">{name}</span>}
    </Button>
  );
}
