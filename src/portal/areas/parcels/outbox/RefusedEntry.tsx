import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { useErrorText, useFieldText } from '@/portal/kit/calls/use-error-text';
import { prepareConfirm, useConfirm } from '@/portal/kit/confirm/confirm';
import { Button } from '@/portal/ui/actions/Button';
import { Name } from '@/portal/ui/words/Name';
import type { Entry } from './outbox';
import { mayRetry } from './send-outbox';

/** An entry that is not sent any more: why, and what a person can do about it. */
export function RefusedEntry(props: {
  entry: Entry;
  /** The key that corrects it, where there is one. */
  hotKey: string;
  onCorrect: (entry: Entry) => void;
  onRetry: (entry: Entry) => void;
  onDrop: (entry: Entry) => void;
}) {
  const { t } = useTranslation('parcels');
  const { entry } = props;
  const { draft, error } = entry;
  const unit = typeof entry.unit === 'string' ? entry.unit : entry.unit.number;
  const isStuck = error && mayRetry(error);
  const confirm = useConfirm();
  useEffect(prepareConfirm, []);
  async function drop() {
    const ask = t('outbox.dropSure', { unit });
    if (await confirm({ ask, yes: t('outbox.drop'), danger: true })) props.onDrop(entry);
  }
  return (
    <li>
      <b>{unit}</b> {draft.parcelCode} <Name>{draft.recipientName}</Name>
      <small>{isStuck ? t('outbox.stuck') : error && <Why error={error} />}</small>
      <span>
        {isStuck && (
          <Button size="small" look="primary" onClick={() => props.onRetry(entry)}>
            {t('outbox.retry')}
          </Button>
        )}
        <Button size="small" onClick={() => props.onCorrect(entry)}>
          {t('outbox.correct')} {props.hotKey && <kbd>{props.hotKey}</kbd>}
        </Button>
        <Button size="small" look="link" onClick={drop}>
          {t('outbox.drop')}
        </Button>
      </span>
    </li>
  );
}

function Why({ error }: { error: ApiError }) {
  const { t } = useTranslation('parcels');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [[path, first] = []] = Object.entries(error.fields ?? {});
  return (
    <>
      {path?.endsWith('.recipientName') && `${t('recipient')}: `}
      {first ? fieldText(first) : errorText(error)}{' '}
      {first?.code === 'duplicateParcel' && (
        <Link href={`/parcels/${first.details?.id}`} target="_blank" prefetch={false}>
          {t('intake.seeFirst', { code: first.details?.code })}
        </Link>
      )}
    </>
  );
}
