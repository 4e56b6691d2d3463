import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import type { ZodObject, z } from 'zod';
import type { Parcel } from '@/contracts/parcel/parcel';
import { notice } from '@/portal/kit/notice';
import { useErrorText } from '@/portal/kit/use-error-text';
import { usePlainForm } from '@/portal/kit/use-plain-form';
import { Button } from '@/portal/ui/Button';
import { Dialog } from '@/portal/ui/Dialog';
import type { Outcome, Write } from './change-each';
import styles from './Dialogs.module.css';

/** A change of one parcel or of several: what it asks, how far it is, and what became of each. */
export function EachDialog<S extends ZodObject>(props: {
  title: string;
  parcels: Parcel[];
  schema: S;
  /** Makes the change, and tells how many are through. */
  save: (said: z.output<S>, onThrough: (count: number) => void) => Write<Outcome[]>;
  /** Told what became of the parcels, or of none where nothing was done. */
  onClose: (outcomes: Outcome[]) => void;
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}) {
  const { title, parcels, schema, save, onClose } = props;
  const { t } = useTranslation(['parcels', 'common']);
  const [through, setThrough] = useState(0);
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const form = usePlainForm<S, Outcome[]>({
    schema,
    save: ({ body }) => save(body, setThrough),
    done: (ended) => {
      if (ended.some(({ error }) => error)) return setOutcomes(ended);
      notice.success(t('changes.done', { title, n: ended.length }));
      onClose(ended);
    },
  });
  const [first] = parcels;
  const about =
    parcels.length === 1 && first
      ? t('list.name', { code: first.docCode, unit: first.unitNumber })
      : t('list.count', { n: parcels.length });

  return (
    <Dialog title={title} closeLabel={t('common:form.close')} onClose={() => onClose(outcomes)}>
      {outcomes.length > 0 ? (
        <Outcomes outcomes={outcomes} onClose={() => onClose(outcomes)} />
      ) : (
        <form {...form.props} className={styles.form} aria-label={title}>
          <p className={styles.about}>{about}</p>
          {props.children(form.errorOf)}
          <p className={styles.buttons}>
            <Button type="submit" look="primary" busy={form.saving}>
              {form.saving && parcels.length > 1
                ? t('changes.through', { n: through, of: parcels.length })
                : title}
            </Button>
          </p>
        </form>
      )}
    </Dialog>
  );
}

function Outcomes({ outcomes, onClose }: { outcomes: Outcome[]; onClose: () => void }) {
  const { t } = useTranslation(['parcels', 'common']);
  const errorText = useErrorText();
  const refused = outcomes.filter(({ error }) => error);
  return (
    <div className={styles.form}>
      <p role="status">
        {t('changes.summary', { done: outcomes.length - refused.length, n: outcomes.length })}
      </p>
      <ul className={styles.outcomes} aria-label={t('changes.results')}>
        {[...refused, ...outcomes.filter(({ error }) => !error)].map(({ parcel, error }) => (
          <li key={parcel.id} data-refused={error ? true : undefined}>
            <b>{t('list.name', { code: parcel.docCode, unit: parcel.unitNumber })}</b>
            <span>{error ? errorText(error) : t('changes.ok')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <Button look="primary" onClick={onClose}>
          {t('common:form.close')}
        </Button>
      </p>
    </div>
  );
}
