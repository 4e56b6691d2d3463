import { useTranslation } from 'next-i18next/pages';
import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { SheetChooser } from '@/portal/kit/files/SheetChooser';
import { useSheet } from '@/portal/kit/files/use-sheet';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { AddDays } from './AddDays';
import area from './Holidays.module.css';
import { ImportPreview } from './ImportPreview';

/** Adds the days of a file: each line is looked at first, then all that are new are added, or none. */
export function ImportHolidays(props: { onAdded: () => void; onClose: () => void }) {
  const { t } = useTranslation(['holidays', 'common']);
  const { sheet, ...chooser } = useSheet(holidayEndpoints.look);
  const drafts = (sheet?.found ?? []).flatMap(({ draft, kept }) => (draft && !kept ? [draft] : []));
  return (
    <Dialog title={t('import')} onClose={props.onClose}>
      <p className={area.lead}>{t('importLead')}</p>
      <SheetChooser {...chooser}>{t('importFile')}</SheetChooser>
      {sheet && <ImportPreview file={sheet.file} lines={sheet.found} />}
      <DialogFoot onCancel={props.onClose}>
        {sheet && <AddDays days={drafts} onAdded={props.onAdded} />}
      </DialogFoot>
    </Dialog>
  );
}
