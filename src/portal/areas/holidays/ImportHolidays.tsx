import { useTranslation } from 'next-i18next/pages';
import { notice } from '@/portal/kit/notice';
import { useAction } from '@/portal/kit/use-action';
import { Button, buttonLook } from '@/portal/ui/Button';
import { Dialog } from '@/portal/ui/Dialog';
import { addHolidays } from './calls';
import area from './Holidays.module.css';
import styles from './Import.module.css';
import { ImportPreview } from './ImportPreview';
import { useSheet } from './use-sheet';

const look = buttonLook('plain');

/** Adds the days of a file: each line is looked at first, then all that are new are added, or none. */
export function ImportHolidays(props: { onAdded: () => void; onClose: () => void }) {
  const { t } = useTranslation(['holidays', 'common']);
  const { lines, broken, choose } = useSheet();
  const [add, adding] = useAction(addHolidays, {
    done: ({ added }: { added: number }) => {
      notice.success(t('added', { n: added }));
      props.onAdded();
    },
  });
  const drafts = (lines ?? []).flatMap(({ draft, kept }) => (draft && !kept ? [draft] : []));
  return (
    <Dialog title={t('import')} closeLabel={t('common:form.close')} onClose={props.onClose}>
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
      {broken && (
        <p role="alert" className={styles.wrong}>
          {t('importBroken', { name: broken })}
        </p>
      )}
      {lines && <ImportPreview lines={lines} />}
      {lines && (
        <div className={styles.foot}>
          <Button
            look="primary"
            busy={adding}
            disabled={drafts.length === 0}
            onClick={() => add({ body: { holidays: drafts } })}
          >
            {t('addChosen', { n: drafts.length })}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
