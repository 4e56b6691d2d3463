import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { placeName } from '@/contracts/kit/calls/page-place';
import { useDocument } from '@/portal/app/document/use-document';
import { pagePlace } from '@/portal/app/session/page-place';
import { takePlace } from '@/portal/app/session/take-place';
import { useAuthentication } from '@/portal/app/session/use-authentication';
import { Button } from '@/portal/ui/actions/Button';
import { Modal } from '@/portal/ui/layout/Modal';
import styles from './OtherPlace.module.css';

const never = () => false;

/** Covers a page whose session has moved to another place: it can only be loaded again. */
export function OtherPlace() {
  const { t } = useTranslation('common');
  const { session } = useDocument();
  const { data } = useAuthentication();
  const elsewhere = useSyncExternalStore(pagePlace.subscribe, pagePlace.isElsewhere, never);
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);

  const now = data && placeName(data.property_id);
  useEffect(() => {
    if (now && now !== pagePlace.name()) pagePlace.tellElsewhere();
  }, [now]);

  async function load() {
    setBusy(true);
    // Where this fails, the new page finds out by itself.
    await takePlace().catch(() => undefined);
    window.location.assign('/');
    setBusy(false);
  }

  const name = session?.property_name_th ?? t('shell.mainAdmin');
  if (!elsewhere) return null;
  return (
    <Modal
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="other-place"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="other-place">{t('place.moved', { name })}</h2>
      <p>{t('place.movedLead')}</p>
      <Button look="primary" busy={busy} onClick={() => void load()}>
        {t('place.load')}
      </Button>
    </Modal>
  );
}
