import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { bankAccountEndpoints } from '@/contracts/billing/statements/bank-account';
import { statementFileEndpoints } from '@/contracts/billing/statements/statement-file';
import { useAction } from '@/portal/kit/calls/use-action';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { SheetChooser } from '@/portal/kit/files/SheetChooser';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { BroughtFiles } from './BroughtFiles';
import { accountsCall } from './pages';
import { StatementPreview } from './StatementPreview';
import styles from './Statements.module.css';
import { sentColumns, useStatementFile } from './use-statement-file';

/** Brings a bank's statement in: whose account, which file, what its columns say. */
export function BringScreen() {
  const { t } = useTranslation('statements');
  const { push } = useRouter();
  const accounts = useLiveReader(bankAccountEndpoints.list, accountsCall);
  const active = (accounts.answer?.rows ?? []).filter((one) => one.active);
  const [chosen, setChosen] = useState('');
  const accountId = chosen || active[0]?.id || '';
  const { looked, turn, leave, ...chooser } = useStatementFile(accountId);
  const [bring, bringing] = useAction(statementFileEndpoints.bring, {
    done: ({ added, already }) => {
      notice.success(t('brought', { added, already }));
      void push('/statements');
    },
  });
  if (!accounts.answer) return <Awaited read={accounts} rows={3} />;
  const { in: into, out, already = 0, wrongCount = 0 } = looked?.found ?? {};
  const n = (into?.n ?? 0) + (out?.n ?? 0) - already;
  return (
    <div data-wide="form">
      <BackLink href="/statements">{t('title')}</BackLink>
      <ScreenHeader title={t('bring')} />
      <div className={styles.parts}>
        <Section title={t('bringFile')}>
          {active.length === 0 ? (
            <p className={styles.lead}>
              {t('noAccount')} <Link href="/statements/accounts">{t('addAccount')}</Link>
            </p>
          ) : (
            <>
              <p className={styles.lead}>{t('bringLead')}</p>
              <div className={styles.whose}>
                <Labelled label={t('accountName')}>
                  <Select
                    value={accountId}
                    onChange={({ target }) => {
                      setChosen(target.value);
                      leave();
                    }}
                  >
                    {active.map(({ id, name, number }) => (
                      <option key={id} value={id}>
                        {`${name} ${number}`}
                      </option>
                    ))}
                  </Select>
                </Labelled>
              </div>
              <SheetChooser {...chooser} look={looked ? 'plain' : 'primary'}>
                {t('chooseFile')}
              </SheetChooser>
            </>
          )}
          {looked && (
            <>
              <StatementPreview look={looked.found} busy={chooser.looking} onTurn={turn} />
              <div className={styles.foot}>
                <Button
                  look="primary"
                  busy={bringing || chooser.looking}
                  disabled={n === 0 || wrongCount > 0}
                  onClick={() =>
                    void bring({
                      body: { accountId, ...sentColumns(looked.found.columns) },
                      files: [looked.file],
                    })
                  }
                >
                  {t('bringLines', { n })}
                </Button>
                {already > 0 && <span className={styles.lead}>{t('already', { n: already })}</span>}
              </div>
            </>
          )}
        </Section>
        <BroughtFiles />
      </div>
    </div>
  );
}
