import { useTranslation } from 'next-i18next/pages';
import { type PropertyTime, type TimeSheet, timeEndpoints } from '@/contracts/master-data/time';
import { useAction } from '@/portal/kit/calls/use-action';
import { SheetChooser } from '@/portal/kit/files/SheetChooser';
import { useSheet } from '@/portal/kit/files/use-sheet';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';
import styles from './BringHours.module.css';
import { isChanged, SheetLines } from './SheetLines';

/** Takes the hours of a filled-in template: what would change is shown first, then all of it is saved or none. */
export function BringHours(props: { onSaved: (saved: PropertyTime) => void; onClose: () => void }) {
  const { t } = useTranslation('time');
  const { sheet, refused, looking, choose } = useSheet(timeEndpoints.look);
  return (
    <Dialog title={t('sheet.bring')} width={620} onClose={props.onClose}>
      <p className={styles.lead}>{t('sheet.bringLead')}</p>
      <p className={styles.lead}>{t('sheet.bringRule')}</p>
      <SheetChooser {...{ choose, looking, refused }}>
        {t(looking ? 'sheet.looking' : 'sheet.choose')}
      </SheetChooser>
      {sheet && <SheetLines sheet={sheet.found} />}
      <DialogFoot onCancel={props.onClose}>
        {sheet && <SaveHours sheet={sheet.found} onSaved={props.onSaved} />}
      </DialogFoot>
    </Dialog>
  );
}

function SaveHours(props: { sheet: TimeSheet; onSaved: (saved: PropertyTime) => void }) {
  const { draft, version, lines, dropped } = props.sheet;
  const { t } = useTranslation(['time', 'common']);
  const [save, saving] = useAction(timeEndpoints.update, {
    done: (saved: PropertyTime) => {
      notice.success(t('common:form.saved'));
      props.onSaved(saved);
    },
  });
  const isChange = dropped.length > 0 || lines.some(isChanged);
  return (
    <Button
      look="primary"
      busy={saving}
      disabled={!draft || !isChange}
      onClick={() => draft && save({ body: { ...draft, version } })}
    >
      {t(draft && !isChange ? 'sheet.nothing' : 'sheet.save')}
    </Button>
  );
}
