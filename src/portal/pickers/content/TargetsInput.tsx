import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import {
  type PropertyDimension,
  propertyDimensions,
  type TargetProperty,
} from '@/contracts/content/targets';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import type { Read } from '@/portal/kit/calls/use-reader';
import { useLanguage } from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select, TextInput } from '@/portal/ui/fields/fields';
import styles from './TargetsInput.module.css';

interface Props {
  /** Of what is around its fields. */
  id?: string;
  /** The properties that may be chosen, as they were read. */
  properties: Read<TargetProperty[]>;
  /** The ids of those that are, in their order. */
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
  /** Told of the kind that is looked for, where the service is to be asked for it. */
  onDimension?: (dimension: PropertyDimension | undefined) => void;
  invalid?: boolean;
}

/**
 * The properties that something of the platform is for: narrowed by kind and by name, chosen one by
 * one or all. Needs `pickerTexts`.
 */
export function TargetsInput({ id, properties, value = [], onChange, ...props }: Props) {
  const { t } = useTranslation(['pickers', 'common']);
  const language = useLanguage();
  const errorText = useErrorText();
  const [dimension, setDimension] = useState<PropertyDimension>();
  const [typed, setTyped] = useState('');
  const { answer, reading, reload } = properties;
  // Until those for another question are here, the last ones stay.
  const offered = useRef(answer);
  offered.current = answer ?? offered.current;

  const words = typed.trim().toLowerCase();
  const shown = (offered.current ?? [])
    .filter((property) => !dimension || property.dimension === dimension)
    .filter(({ nameTh, nameEn, code }) =>
      [nameTh, nameEn, code].some((name) => name.toLowerCase().includes(words)),
    );
  const chosen = new Set(value);
  const areAllChosen = shown.length > 0 && shown.every((property) => chosen.has(property.id));
  const choose = (ids: string[], isChosen: boolean) => {
    const others = value.filter((one) => !ids.includes(one));
    onChange?.((isChosen ? [...others, ...ids] : others).sort());
  };

  return (
    <div {...(id && { id })}>
      <div className={styles.narrow}>
        <Labelled label={t('targets.dimension')}>
          <Select
            value={dimension ?? ''}
            onChange={({ target }) => {
              const kind = propertyDimensions.find((one) => one === target.value);
              setDimension(kind);
              props.onDimension?.(kind);
            }}
          >
            <option value="">{t('common:list.all')}</option>
            {propertyDimensions.map((one) => (
              <option key={one} value={one}>
                {t(`targets.dimensions.${one}`)}
              </option>
            ))}
          </Select>
        </Labelled>
        <Labelled label={t('targets.search')}>
          <TextInput
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Labelled>
        <Button
          disabled={shown.length === 0}
          onClick={() =>
            choose(
              shown.map((property) => property.id),
              !areAllChosen,
            )
          }
        >
          {t(areAllChosen ? 'targets.none' : 'targets.all', { n: shown.length })}
        </Button>
      </div>
      {reading.status === 'failed' && (
        <p role="alert" className={styles.error}>
          {t('common:list.failed')} {errorText(reading.error)}{' '}
          <Button look="link" onClick={reload}>
            {t('common:list.retry')}
          </Button>
        </p>
      )}
      <div className={styles.list} aria-busy={!answer}>
        {shown.map((property) => (
          <label key={property.id}>
            <input
              type="checkbox"
              checked={chosen.has(property.id)}
              aria-invalid={props.invalid || undefined}
              onChange={(event) => choose([property.id], event.target.checked)}
            />
            {language === 'th' ? property.nameTh : property.nameEn}{' '}
            <small>{t(`targets.dimensions.${property.dimension}`)}</small>
          </label>
        ))}
        {answer && shown.length === 0 && <p>{t('targets.noMatch')}</p>}
      </div>
      <p className={styles.count} aria-live="polite">
        {t('targets.chosen', { n: chosen.size })}
      </p>
    </div>
  );
}
