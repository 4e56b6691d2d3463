import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import {
  type PropertyAdmin,
  propertyAdminEndpoints,
} from '@/contracts/master-data/property/property-admin';
import { useAction } from '@/portal/kit/calls/use-action';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import styles from './AdminDialogs.module.css';

/** Takes the property's administration from somebody, who goes on in another role or not at all. */
export function TakeAdmin(props: {
  propertyId: string;
  admin: PropertyAdmin;
  roles: readonly { id: string; name: string }[];
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('properties');
  const { propertyId, admin, roles } = props;
  const [roleId, goOnAs] = useState<string | null>(roles[0]?.id ?? null);
  const [take, taking] = useAction(propertyAdminEndpoints.change, { done: props.onDone });
  const choice = (value: string | null, label: string) => (
    <label key={value}>
      <input type="radio" name="role" checked={roleId === value} onChange={() => goOnAs(value)} />
      {label}
    </label>
  );
  return (
    <Dialog title={t('admins.takeTitle', { name: admin.fullname })} onClose={props.onClose}>
      <fieldset className={styles.choices}>
        <legend>{t('admins.after')}</legend>
        {roles.map(({ id, name }) => choice(id, t('admins.asRole', { role: name })))}
        {choice(null, t('admins.out'))}
      </fieldset>
      <DialogFoot onCancel={props.onClose}>
        <Button
          look="primary"
          tone="bad"
          busy={taking}
          onClick={() =>
            void take({ body: { propertyId, accountId: admin.id, admin: false, roleId } })
          }
        >
          {t('admins.take')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
