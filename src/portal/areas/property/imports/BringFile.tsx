import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type ImportKind, type ImportRun, importEndpoints } from '@/contracts/master-data/import';
import { useAction } from '@/portal/kit/calls/use-action';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { buttonLook } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Imports.module.css';

const calls = {
  'property-unit': importEndpoints.units,
  'house-info': importEndpoints.houses,
  'customer-property': importEndpoints.people,
} as const satisfies Record<ImportKind, unknown>;

const look = buttonLook('primary');

/** A kind of file: its template, and the button that sends one. */
export function BringFile(props: {
  kind: ImportKind;
  propertyId: string;
  onBrought: (run: ImportRun) => void;
}) {
  const { kind, propertyId, onBrought } = props;
  const { t } = useTranslation('imports');
  const [isSingle, setSingle] = useState(false);
  const [bring, sending] = useAction(calls[kind], { done: onBrought });
  return (
    <Section title={t(`kinds.${kind}`)}>
      <div className={styles.kind}>
        <p>{t(`leads.${kind}`)}</p>
        {kind === 'house-info' && (
          <label className={styles.single}>
            <input
              type="checkbox"
              checked={isSingle}
              onChange={({ target }) => setSingle(target.checked)}
            />
            {t('isSingle')}
          </label>
        )}
        <div className={styles.tools}>
          <label {...look} className={`${look.className} ${styles.choose}`} aria-busy={sending}>
            {t('choose')}
            <span className="visually-hidden">{t(`kinds.${kind}`)}</span>
            <input
              type="file"
              accept=".xlsx,.csv"
              className="visually-hidden"
              disabled={sending}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void bring({ body: { propertyId, isSingle }, files: [file] });
                // The same file, mended, can be chosen again.
                target.value = '';
              }}
            />
          </label>
          <DownloadButton endpoint={importEndpoints.template} call={{ params: { kind } }}>
            {t('template')}
            <span className="visually-hidden">{t(`kinds.${kind}`)}</span>
          </DownloadButton>
        </div>
      </div>
    </Section>
  );
}
