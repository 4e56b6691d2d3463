import { Mail } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { arrearEndpoints, type Letter } from '@/contracts/billing/arrears';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';

/** Sends a copy of a letter by e-mail, having said that the paper is what counts. */
export function MailLetter({ letter }: { letter: Letter }) {
  const { t } = useTranslation('arrears');
  const confirm = useConfirm();
  const [send, sending] = useAction(arrearEndpoints.mail, {
    done: ({ letters }) => notice.success(t('mailed', { n: letters })),
  });
  async function press() {
    const ask = t('mailAsk', { number: letter.number });
    if (await confirm({ ask, yes: t('mail') })) void send({ params: { id: letter.id } });
  }
  return (
    <Button icon={<Mail />} busy={sending} onClick={() => void press()}>
      {t('mail')} <span className="visually-hidden">{letter.number}</span>
    </Button>
  );
}
