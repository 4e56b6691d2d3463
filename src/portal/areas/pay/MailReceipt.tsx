import { Mail } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { payPageEndpoints } from '@/contracts/billing/mpay';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { useLanguage } from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './Pay.module.css';

const schema = payPageEndpoints.mail.call.shape.body.pick({ email: true });

/** Has the receipt sent to an address that is typed here, and kept no longer than that takes. */
export function MailReceipt({ reference }: { reference: string }) {
  const { t } = useTranslation('pay');
  const language = useLanguage();
  const [isSent, setSent] = useState(false);
  const form = usePlainForm({
    schema,
    save: ({ body }) =>
      callEndpoint(payPageEndpoints.mail, {
        params: { reference },
        body: { ...body, language },
      }),
    done: (_, of) => {
      of.reset();
      setSent(true);
    },
  });
  return (
    <form {...form.props} className={styles.mail}>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        label={t('mailTo')}
        hint={t('mailHint')}
        error={form.errorOf('email')}
      />
      <Button type="submit" icon={<Mail />} busy={form.saving}>
        {t('mail')}
      </Button>
      <p className={styles.soft} role="status">
        {isSent && t('mailTaken')}
      </p>
    </form>
  );
}
