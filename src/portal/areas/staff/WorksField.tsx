import { Button, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Workplace } from '@/contracts/auth/staff';
import styles from './Staff.module.css';
import { useChoices } from './use-choices';

interface Props {
  id?: string;
  value?: Partial<Workplace>[];
  onChange?: (works: Partial<Workplace>[]) => void;
}

const byLabel = { optionFilterProp: 'label' };

/** The properties that an account works in, one row each, with its role there. */
export function WorksField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation(['staff', 'common']);
  const { properties, propertyRoles } = useChoices();
  const taken = new Set(value.map(({ propertyId }) => propertyId));
  const change = (at: number, fields: Partial<Workplace>) =>
    onChange?.(value.map((work, i) => (i === at ? { ...work, ...fields } : work)));
  const rest = (own?: string) =>
    properties.filter(({ value: one }) => one === own || !taken.has(one));

  return (
    <div id={id} className={styles.works}>
      {value.map((work, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row without a property has no other name.
        <div key={at} className={styles.work}>
          <Select
            showSearch={byLabel}
            aria-label={t('propertyOf', { n: at + 1 })}
            placeholder={t('property')}
            value={work.propertyId}
            options={rest(work.propertyId)}
            onChange={(propertyId: string) => change(at, { propertyId })}
          />
          <Select
            showSearch={byLabel}
            aria-label={t('roleOf', { n: at + 1 })}
            placeholder={t('role')}
            value={work.roleId}
            options={propertyRoles}
            onChange={(roleId: string) => change(at, { roleId })}
          />
          <Button
            type="text"
            aria-label={t('removeWork', { n: at + 1 })}
            icon={<X size={16} />}
            onClick={() => onChange?.(value.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      {value.length < properties.length && (
        <Button icon={<Plus size={16} />} onClick={() => onChange?.([...value, {}])}>
          {t('addWork')}
        </Button>
      )}
    </div>
  );
}
