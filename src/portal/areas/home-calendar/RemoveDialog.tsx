import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type DeletedType, deletedTypes } from '@/contracts/master-data/content/home-calendar';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import styles from './HomeCalendar.module.css';

/** Asks how much of a series goes with one of its days. */
export function RemoveDialog(props: {
  name: string;
  day: string;
  busy: boolean;
  onRemove: (deletedType: DeletedType) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['home-calendar', 'common']);
  const { date } = useDates();
  const [chosen, choose] = useState<DeletedType>('one');
  const { name, day } = props;
  return (
    <Dialog title={t('removeTitle', { name })} onClose={props.onClose}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('removeTitle', { name })}</legend>
        {deletedTypes.map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="deletedType"
              checked={type === chosen}
              onChange={() => choose(type)}
            />
            <span>
              <b>{t(`deletedTypes.${type}`)}</b>
              <small>{t(`deletedLost.${type}`, { day: date(day) })}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <DialogFoot onCancel={props.onClose}>
        <Button look="primary" tone="bad" busy={props.busy} onClick={() => props.onRemove(chosen)}>
          {t('common:form.remove')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
