import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import {
  type SuggestionDetail,
  suggestionEndpoints,
} from '@/contracts/master-data/suggestions/suggestion';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import styles from './Item.module.css';

/** Chooses the open one that this is a duplicate of; those of the same zone come first. */
export function MergeDialog(props: {
  suggestion: SuggestionDetail;
  onMerged: () => void;
  onClose: () => void;
}) {
  const { id, version, zone } = props.suggestion;
  const { t } = useTranslation('suggestions');
  const read = useReader(suggestionEndpoints.list, { query: { open: true, limit: 200 } });
  const [chosen, setChosen] = useState('');
  const [merge, merging] = useAction(suggestionEndpoints.merge, { done: props.onMerged });
  const others = (read.answer?.rows ?? []).filter((one) => one.id !== id);
  const near = [...others].sort((a, b) => Number(b.zone === zone) - Number(a.zone === zone));
  const intoId = chosen || near[0]?.id;
  return (
    <Dialog title={t('merge')} onClose={props.onClose}>
      <p className={styles.soft}>{t('mergeLead')}</p>
      {!read.answer && <Awaited read={read} rows={2} />}
      {read.answer && !intoId && <p>{t('mergeNone')}</p>}
      {intoId && (
        <Labelled label={t('mergeInto')}>
          <Select value={intoId} onChange={({ target }) => setChosen(target.value)}>
            {near.map((one) => (
              <option key={one.id} value={one.id}>
                {`#${one.number} ${one.subject} (${t(`values.zone.${one.zone}`)})`}
              </option>
            ))}
          </Select>
        </Labelled>
      )}
      <DialogFoot onCancel={props.onClose}>
        {intoId && (
          <Button
            look="primary"
            busy={merging}
            onClick={() => void merge({ params: { id }, body: { version, intoId } })}
          >
            {t('merge')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
