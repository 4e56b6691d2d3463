import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import {
  type SuggestionDetail,
  suggestionEndpoints,
} from '@/contracts/master-data/suggestions/suggestion';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { SearchSelect } from '@/portal/kit/form/fields/SearchSelect';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Item.module.css';

/** Finds the open one that this is a duplicate of; those of the same zone come first. */
export function MergeDialog(props: {
  suggestion: SuggestionDetail;
  onMerged: () => void;
  onClose: () => void;
}) {
  const { id, version, zone } = props.suggestion;
  const { t } = useTranslation(['suggestions', 'common']);
  const [typed, setTyped] = useState('');
  const keywords = typed.trim().slice(0, 200);
  const read = useReader(suggestionEndpoints.list, {
    query: { open: true, limit: 50, sort: '-number', ...(keywords && { keywords }) },
  });
  const [intoId, setInto] = useState<string>();
  const [merge, merging] = useAction(suggestionEndpoints.merge, { done: props.onMerged });
  const near = read.answer?.rows
    .filter((one) => one.id !== id)
    .sort((a, b) => Number(b.zone === zone) - Number(a.zone === zone));
  const isNone = !keywords && near?.length === 0;
  return (
    <Dialog title={t('merge')} onClose={props.onClose}>
      <p className={styles.soft}>{t('mergeLead')}</p>
      {read.reading.status === 'failed' && <Awaited read={read} rows={2} />}
      {isNone && <p>{t('mergeNone')}</p>}
      {!isNone && (
        <SearchSelect
          className={styles.into}
          autoFocus
          onSearch={setTyped}
          aria-label={t('mergeInto')}
          placeholder={t('search')}
          none={t('common:list.noMatch')}
          failed={read.reading.status === 'failed'}
          found={near?.map((one) => ({
            value: one.id,
            label: `#${one.number} ${one.subject} (${t(`values.zone.${one.zone}`)}) ${one.unitNumber}`,
          }))}
          {...(intoId && { value: intoId })}
          onChange={(chosen: string) => setInto(chosen)}
        />
      )}
      <DialogFoot onCancel={props.onClose}>
        <Button
          look="primary"
          busy={merging}
          disabled={!intoId}
          onClick={() => intoId && void merge({ params: { id }, body: { version, intoId } })}
        >
          {t('merge')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
