import { useTranslation } from 'next-i18next/pages';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { buttonLook } from '@/portal/ui/actions/Button';
import { AddDays } from './AddDays';
import area from './Holidays.module.css';
import styles from './Import.module.css';
import { ImportPreview } from './ImportPreview';
import { sheetMost } from './read-sheet';
import { useSheet } from './use-sheet';

const look = buttonLook('plain');

/** Adds the days of a file: each line is looked at first, then all that are new are added, or none. */
export function ImportHolidays(props: { onAdded: () => void; onClose: () => void }) {
  const { t } = useTranslation(['holidays', 'common']);
  const { lines, refused, choose } = useSheet();
  const drafts = (lines ?? []).flatMap(({ draft, kept }) => (draft && !kept ? [draft] : []));
  return (
    <Dialog title={t('import')} onClose={props.onClose}>
      <p className={area.lead}>{t('importLead')}</p>
      <label {...look} className={`${look.className} ${styles.choose}`}>
        {t('importFile')}
        <input
          type="file"
          accept=".xlsx"
          className="visually-hidden"
          onChange={({ target }) => {
            if (target.files?.[0]) void choose(target.files[0]);
            // The same file, changed, can be chosen again.
            target.value = '';
          }}
        />
      </label>
      {refused && (
        <p role="alert" className={styles.wrong}>
          {t(refused.why, { name: refused.name, most: sheetMost })}
        </p>
      )}
      {lines && <ImportPreview lines={lines} />}
      <DialogFoot onCancel={props.onClose}>
        {lines && <AddDays days={drafts} onAdded={props.onAdded} />}
      </DialogFoot>
    </Dialog>
  );
}
