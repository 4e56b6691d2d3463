import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { propertyAdminEndpoints } from '@/contracts/master-data/property/property-admin';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { SearchSelect } from '@/portal/kit/form/fields/SearchSelect';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import styles from './AdminDialogs.module.css';

/** Makes one of those who could an admin of the property. */
export function AddAdmin(props: { propertyId: string; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('properties');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [accountId, choose] = useState<string>();
  const keywords = typed.trim().slice(0, 200);
  const { answer, reading } = useReader(propertyAdminEndpoints.candidates, {
    query: keywords ? { keywords } : {},
  });
  const [add, adding] = useAction(propertyAdminEndpoints.change, { done: props.onDone });
  const { propertyId } = props;
  return (
    <Dialog title={t('admins.add')} onClose={props.onClose}>
      <div className={styles.field}>
        <label htmlFor={id}>{t('admins.who')}</label>
        <SearchSelect
          id={id}
          {...(accountId && { value: accountId })}
          onSearch={setTyped}
          placeholder={t('admins.choose')}
          none={t('admins.nobody')}
          failed={reading.status === 'failed'}
          found={answer?.map((one) => ({
            value: one.id,
            label: `${one.fullname} · ${one.email}`,
          }))}
          onChange={choose}
        />
      </div>
      <DialogFoot onCancel={props.onClose}>
        <Button
          look="primary"
          busy={adding}
          disabled={!accountId}
          onClick={() => accountId && void add({ body: { propertyId, accountId, admin: true } })}
        >
          {t('admins.add')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
