import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { bookingSlots, type SlotHours } from '@/contracts/parcel/booking-slots';
import { Button } from '@/portal/ui/actions/Button';
import { HoursRow } from './HoursRow';
import styles from './Time.module.css';

/** When parcels are fetched by appointment: a row for each slot, added and removed here. */
export function SlotFields(props: {
  slots: readonly SlotHours[];
  errorOf: (name: string) => string | undefined;
  onChange: () => void;
}) {
  const { t } = useTranslation('time');
  const [slots, setSlots] = useState(props.slots);
  const section = useRef<HTMLFieldSetElement>(null);
  const free = bookingSlots.find((name) => !slots.some(({ slot }) => slot === name));

  function change(next: readonly SlotHours[]) {
    setSlots(next);
    props.onChange();
  }
  function add() {
    if (!free) return;
    change([...slots, { slot: free, from: slots.at(-1)?.to ?? '', to: '' }]);
    requestAnimationFrame(() => {
      const inputs = section.current?.querySelectorAll<HTMLInputElement>('input[name$=".to"]');
      inputs?.[inputs.length - 1]?.focus();
    });
  }
  return (
    <fieldset className={styles.section} ref={section}>
      <legend>{t('slots')}</legend>
      <p className={styles.lead}>{t('slotsHint')}</p>
      {slots.map((one, place) => (
        <div key={one.slot}>
          <input type="hidden" name={`bookingSlots.${place}.slot`} value={one.slot} />
          <HoursRow
            title={t('slotN', { n: place + 1 })}
            name={`bookingSlots.${place}`}
            sides={{ from: t('from'), to: t('to') }}
            values={one}
            errorOf={props.errorOf}
          >
            {slots.length > 1 && (
              <Button
                look="bare"
                icon={<Trash2 aria-hidden="true" />}
                aria-label={`${t('remove')} ${t('slotN', { n: place + 1 })}`}
                title={t('remove')}
                onClick={() => change(slots.filter(({ slot }) => slot !== one.slot))}
              />
            )}
          </HoursRow>
        </div>
      ))}
      {free && (
        <Button icon={<Plus aria-hidden="true" />} onClick={add}>
          {t('add')}
        </Button>
      )}
    </fieldset>
  );
}
