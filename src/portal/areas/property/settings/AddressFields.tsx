import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import styles from '@/portal/areas/property/Property.module.css';

const PlacePicker = dynamic(() => import('./PlacePicker').then((m) => m.PlacePicker), {
  ssr: false,
});

const placeParts = ['province', 'district', 'subDistrict', 'postcode'] as const;
type PlacePart = (typeof placeParts)[number];

/** Whether a field of the settings is a part of the place, which are chosen together. */
export const isPlacePart = (name: string): name is PlacePart =>
  (placeParts as readonly string[]).includes(name);

/** Where the property is, chosen part by part and sent as the settings' own fields. */
export function AddressFields(props: {
  start: Pick<PropertySetting, PlacePart>;
  errorOf: (name: string) => string | undefined;
  onChange: () => void;
}) {
  const { t } = useTranslation('property');
  const [place, setPlace] = useState<Partial<Pick<PropertySetting, PlacePart>>>(props.start);
  const error = placeParts.map((part) => props.errorOf(`form.${part}`)).find(Boolean);
  const part = placeParts.find((one) => !place[one]) ?? 'subDistrict';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the other fields.
    <div className={`${styles.wide} ${styles.place}`} role="group" aria-labelledby="place-label">
      <b id="place-label" className="visually-hidden">
        {t('fields.place')}
      </b>
      <div className={styles.picker}>
        <PlacePicker
          value={place}
          wrong={error === undefined ? undefined : { part, saidBy: 'place-error' }}
          onChange={(next) => {
            setPlace(next);
            props.onChange();
          }}
        />
      </div>
      {/* They are sent whether or not the picker is here by then. */}
      {placeParts.map((part) => (
        <input key={part} type="hidden" name={`form.${part}`} value={place[part] ?? ''} />
      ))}
      {error && (
        <p id="place-error" className={styles.placeError}>
          {error}
        </p>
      )}
    </div>
  );
}
