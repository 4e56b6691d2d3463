import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import type { ZodObject, z } from 'zod';
import type { Parcel } from '@/contracts/parcel/parcel';
import { useAction } from '@/portal/kit/calls/use-action';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Dialogs.module.css';
import { type Errors, inBatches, type Outcome, type Write } from './in-batches';
import { Outcomes } from './Outcomes';

/** A change with all that was said to it: made of some parcels, it tells why each was left. */
type Change = (some: readonly Parcel[]) => Write<Errors>;

/** What keeps a single parcel, or any by what was typed, is thrown: the form shows it. */
const forForm =
  (write: Write<Outcome[]>): Write<Outcome[]> =>
  (dispatch) => ({
    async unwrap() {
      const outcomes = await dispatch(write).unwrap();
      const error = outcomes[0]?.error;
      if (error && (error.fields || outcomes.length === 1)) throw error;
      return outcomes;
    },
  });

/** A change of one parcel or of many: what it asks, how far it is, and what became of each. */
export function EachDialog<S extends ZodObject>(props: {
  title: string;
  parcels: Parcel[];
  schema: S;
  /** It takes something away. */
  danger?: boolean;
  change: (said: z.output<S>) => Change;
  /** Told what became of the parcels, or of none where nothing was done. */
  onClose: (outcomes: Outcome[]) => void;
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}) {
  const { title, parcels, schema, danger = false, onClose } = props;
  const { t } = useTranslation(['parcels', 'common']);
  const [through, setThrough] = useState(0);
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [change, setChange] = useState<Change>();
  const left = outcomes.flatMap(({ parcel, error }) => (error ? [parcel] : []));

  const form = usePlainForm<S, Outcome[]>({
    schema,
    save: ({ body }) => {
      const said = props.change(body);
      setChange(() => said);
      return forForm(inBatches(parcels, said, setThrough));
    },
    done: (ended) => {
      if (ended.some(({ error }) => error)) return setOutcomes(ended);
      notice.success(t('changes.done', { title, n: ended.length }));
      onClose(ended);
    },
  });
  const [retry, retrying] = useAction<Change, Outcome[]>(
    (again) => inBatches(left, again, setThrough),
    { done: (ended) => setOutcomes([...outcomes.filter(({ error }) => !error), ...ended]) },
  );

  const [first] = parcels;
  const about =
    parcels.length === 1 && first
      ? t('list.name', { code: first.docCode, unit: first.unitNumber })
      : t('list.count', { n: parcels.length });
  const progress = (of: number) => t('changes.through', { n: through, of });
  const cancel = async () => {
    if (await form.mayLeave()) onClose(outcomes);
  };
  return (
    <Dialog title={title} onClose={cancel}>
      {outcomes.length > 0 ? (
        <Outcomes outcomes={outcomes}>
          {change && left.length > 0 && (
            <Button
              busy={retrying}
              onClick={() => {
                setThrough(0);
                void retry(change);
              }}
            >
              {retrying ? progress(left.length) : t('changes.retry', { n: left.length })}
            </Button>
          )}
          <Button look="primary" onClick={() => onClose(outcomes)}>
            {t('common:form.close')}
          </Button>
        </Outcomes>
      ) : (
        <form {...form.props} className={styles.form} aria-label={title}>
          <p className={styles.about}>{about}</p>
          {props.children(form.errorOf)}
          <DialogFoot onCancel={cancel} danger={danger}>
            <Button type="submit" look="primary" tone={danger ? 'bad' : 'brand'} busy={form.saving}>
              {form.saving && parcels.length > 1 ? progress(parcels.length) : title}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
