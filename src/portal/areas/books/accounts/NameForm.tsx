import { useTranslation } from 'next-i18next/pages';
import {
  type LedgerAccount,
  type LedgerAccounts,
  ledgerAccountEndpoints,
} from '@/contracts/billing/books/ledger-accounts';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { TextField } from '@/portal/ui/fields/TextField';

const { body: schema } = ledgerAccountEndpoints.rename.call.shape;
const languages = { nameTh: 'th', nameEn: 'en', nameCn: 'cn' } as const;

/** Calls an account otherwise, in three languages. */
export function NameForm(props: {
  account: LedgerAccount;
  onDone: (overview: LedgerAccounts) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['ledger-accounts', 'common']);
  const { account, onDone, onClose } = props;
  const form = usePlainForm<typeof schema, LedgerAccounts>({
    schema,
    save: ({ body }) => callEndpoint(ledgerAccountEndpoints.rename, { body }),
    done: onDone,
  });
  return (
    <FormDialog
      title={t('renameTitle', { code: account.code })}
      form={form}
      action={t('keep')}
      onClose={onClose}
    >
      <input type="hidden" name="account" value={account.account} />
      <input type="hidden" name="fund" value={account.fund} />
      <input type="hidden" name="version" value={account.version} />
      {(['nameTh', 'nameEn', 'nameCn'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(name)}
          defaultValue={account.names[languages[name]]}
          maxLength={100}
          autoComplete="off"
          required={name === 'nameTh'}
          error={form.errorOf(name)}
        />
      ))}
    </FormDialog>
  );
}
