import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { MeterKind } from '@/contracts/billing/meters/meter-kind';
import { readingEndpoints } from '@/contracts/billing/meters/reading';
import { SheetChooser } from '@/portal/kit/files/SheetChooser';
import { useSheet } from '@/portal/kit/files/use-sheet';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import { TextArea } from '@/portal/ui/fields/TextArea';
import { matched, pastedLines } from './brought';
import styles from './Meters.module.css';
import type { SheetStore } from './sheet-store';
import { usePutReadings } from './use-put-readings';

/** Puts readings into the sheet that were pasted from a spreadsheet, or come in a file. */
export function BringReadings(props: { store: SheetStore; kind: MeterKind; onClose: () => void }) {
  const { store, kind, onClose } = props;
  const { t } = useTranslation('meters');
  const { sheet, ...chooser } = useSheet(readingEndpoints.look);
  const [pasted, setPasted] = useState('');
  const lines = pasted.trim() ? pastedLines(pasted) : (sheet?.found ?? []);
  const found = matched(lines, store.all());
  const n = found.readings.size;
  const { put, leftOut } = usePutReadings(store);
  return (
    <Dialog title={t('bringTitle', { kind: kind.name })} onClose={onClose}>
      <p className={styles.lead}>{t('bringLead')}</p>
      <TextArea
        name="pasted"
        label={t('paste')}
        rows={6}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div className={styles.file}>
        <SheetChooser {...chooser}>{t('file')}</SheetChooser>
      </div>
      {lines.length > 0 && (
        <p role="status">
          {t('found', { lines: lines.length, n })} {leftOut(found)}
        </p>
      )}
      <DialogFoot onCancel={onClose}>
        <Button
          look="primary"
          disabled={n === 0}
          onClick={() => {
            put(found);
            onClose();
          }}
        >
          {t('put', { n })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
