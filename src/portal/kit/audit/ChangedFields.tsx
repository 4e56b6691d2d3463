import th from '@locales/th/audit.json';
import { useTranslation } from 'next-i18next/pages';
import type { AuditEntry } from '@/contracts/auth/audit';
import { permissionNames } from '@/contracts/features/rights';
import { useNames } from '@/portal/kit/use-names';
import styles from './ChangedFields.module.css';

const isPair = (value: unknown): value is [unknown, unknown] =>
  Array.isArray(value) && value.length === 2;

/** Each field that a change touched, with what it was and what it became. */
export function ChangedFields({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const nameIn = useNames();

  function words(value: unknown): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.length > 0 ? value.map(words).join(', ') : '–';
    if (typeof value === 'object') return JSON.stringify(value);
    const text = String(value);
    if (Object.hasOwn(th.values, text)) return t(`values.${text}`);
    const right = permissionNames[text];
    return right ? nameIn(right) : text;
  }

  function shown(value: unknown) {
    if (!isPair(value)) return words(value);
    const [before, after] = value;
    if (Array.isArray(before) && Array.isArray(after)) {
      const gone = before.filter((one) => !after.includes(one));
      const added = after.filter((one) => !before.includes(one));
      return (
        <>
          {gone.length > 0 && <del>{words(gone)}</del>}{' '}
          {added.length > 0 && <ins>{words(added)}</ins>}
        </>
      );
    }
    if (entry.action === 'create') return words(after);
    return (
      <>
        <del>{words(before)}</del> <span aria-hidden="true">→</span> <ins>{words(after)}</ins>
      </>
    );
  }

  return (
    <dl className={styles.fields}>
      {Object.entries(entry.changes).map(([field, value]) => (
        <div key={field}>
          <dt>{t(`fields.${field}`, { defaultValue: field })}</dt>
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
