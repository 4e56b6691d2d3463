import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { calendarEndpoints, type Entry } from '@/contracts/master-data/content/home-calendar';
import { CallButton } from '@/portal/kit/calls/CallButton';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useTitle } from '@/portal/kit/text/use-title';
import { Button } from '@/portal/ui/actions/Button';

const RemoveDialog = dynamic(() => import('./RemoveDialog').then((m) => m.RemoveDialog), {
  ssr: false,
});

interface Props {
  entry: Entry;
  onChanged: () => void;
}

/** Shows an entry to residents, or takes it from them. */
export function PublishButton({ entry, onChanged }: Props) {
  const { t } = useTranslation('home-calendar');
  const { id, publish: is } = entry;
  return (
    <CallButton
      endpoint={calendarEndpoints.publish}
      call={{ params: { id }, body: { publish: is ? 0 : 1 } }}
      name={useTitle()(entry)}
      onDone={onChanged}
    >
      {t(is ? 'unpublishIt' : 'publishIt')}
    </CallButton>
  );
}

/** Deletes an entry; of a series, where a day of it is seen, as much as is chosen. */
export function RemoveEntry({ entry, day, onChanged }: Props & { day?: string }) {
  const { t } = useTranslation(['home-calendar', 'common']);
  const mayRemove = usePermission()('calendar:delete');
  const name = useTitle()(entry);
  const [choosing, setChoosing] = useState(false);
  const [remove, removing] = useAction(calendarEndpoints.remove, {
    done: () => {
      notice.success(t('common:form.removed'));
      onChanged();
    },
  });
  const { id, rhythm } = entry;
  if (!mayRemove) return null;
  if (!rhythm || !day) {
    return (
      <RemoveButton
        name={name}
        lost={t(rhythm ? 'lostSeries' : 'lost', { name })}
        busy={removing}
        onRemove={() => void remove({ params: { id }, body: { deletedType: 'series' } })}
      />
    );
  }
  return (
    <>
      <Button look="link" tone="bad" onClick={() => setChoosing(true)}>
        {t('common:form.remove')} <span className="visually-hidden">{name}</span>
      </Button>
      {choosing && (
        <RemoveDialog
          name={name}
          day={day}
          busy={removing}
          onRemove={async (deletedType) => {
            await remove({ params: { id }, body: { deletedType, day } });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
