import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/portal/ui/actions/Button';
import { notice } from './notice';

/** Puts a text into the clipboard, and says whether it is there: a browser may not let it. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation('common');
  // Where the address is no https one, there is no clipboard at all.
  const copy = async () => navigator.clipboard.writeText(text);
  const press = () =>
    void copy().then(
      () => notice.success(t('copying.done')),
      () => notice.error(t('copying.failed')),
    );
  return (
    <Button icon={<Copy size={16} />} onClick={press}>
      {label ?? t('copying.copy')}
    </Button>
  );
}
