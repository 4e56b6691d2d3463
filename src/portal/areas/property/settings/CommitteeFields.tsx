import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import type { CommitteeMember } from '@/contracts/master-data/property/property-setting';
import styles from '@/portal/areas/property/Property.module.css';
import { DayField } from '@/portal/kit/day/DayField';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';

const columns = ['name', 'position', 'from', 'to'] as const;

/** The committee: a row for each member, added and removed here. */
export function CommitteeFields(props: {
  members: readonly CommitteeMember[];
  errorOf: (name: string) => string | undefined;
  onChange: () => void;
}) {
  const { t } = useTranslation('property');
  const [rows, setRows] = useState(() => props.members.map((member, key) => ({ key, member })));
  const nextKey = useRef(rows.length);
  const section = useRef<HTMLFieldSetElement>(null);

  function change(next: { key: number; member: CommitteeMember }[]) {
    setRows(next);
    props.onChange();
  }
  function add() {
    const last = rows.at(-1)?.member;
    // A committee is elected together: the term is most often the same.
    const member = { name: '', position: '', from: last?.from ?? '', to: last?.to ?? '' };
    change([...rows, { key: nextKey.current++, member }]);
    requestAnimationFrame(() => {
      const names = section.current?.querySelectorAll<HTMLInputElement>('input[name$=".name"]');
      names?.[names.length - 1]?.focus();
    });
  }

  return (
    <fieldset className={styles.section} ref={section}>
      <legend>{t('sections.committee')}</legend>
      {rows.length === 0 && <p className={styles.lead}>{t('committee.none')}</p>}
      {rows.map(({ key, member }, place) => (
        <div key={key} className={styles.member}>
          {columns.map((column) => {
            const Field = column === 'from' || column === 'to' ? DayField : TextField;
            return (
              <Field
                key={column}
                name={`form.committee.${place}.${column}`}
                label={t(`committee.${column}`)}
                autoComplete="off"
                defaultValue={member[column]}
                error={props.errorOf(`form.committee.${place}.${column}`)}
              />
            );
          })}
          <Button
            look="link"
            tone="bad"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => change(rows.filter((row) => row.key !== key))}
          >
            {t('committee.remove')}
            <span className="visually-hidden">{member.name || place + 1}</span>
          </Button>
        </div>
      ))}
      <Button icon={<Plus aria-hidden="true" />} onClick={add}>
        {t('committee.add')}
      </Button>
    </fieldset>
  );
}
