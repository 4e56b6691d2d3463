import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { arrearEndpoints, type Letter, type UnitAccount } from '@/contracts/billing/arrears';
import { showBaht } from '@/contracts/kit/fields/satang';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Arrears.module.css';
import { AskClear } from './clear/AskClear';
import { MailLetter } from './MailLetter';
import { WriteLetter } from './WriteLetter';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

/** The letters of a unit, the way to take one back, and the one that it has come to. */
export function Letters({ account, reload }: { account: UnitAccount; reload: () => void }) {
  const { t } = useTranslation('arrears');
  const { date } = useDates();
  const can = usePermission();
  const [voiding, setVoiding] = useState<Letter>();
  const { letters } = account;
  return (
    <Section title={t('letters')}>
      {letters.length === 0 ? (
        <p>{t('noLetters')}</p>
      ) : (
        <ul className={styles.letters}>
          {letters.map((letter) => (
            <li key={letter.id}>
              <span>
                <b>{letter.number}</b> {t(`stages.${letter.stage}`)} · {date(letter.day)}{' '}
                {letter.owed > 0 && showBaht(letter.owed)}{' '}
                {letter.voided && (
                  <Tag tone="failed">{t('letterVoid', { reason: letter.voidReason })}</Tag>
                )}
              </span>
              <span className={styles.bar}>
                <DownloadButton
                  endpoint={arrearEndpoints.letter}
                  call={{ params: { id: letter.id } }}
                >
                  {t('paper')}
                </DownloadButton>
                {!letter.voided && can('arrears:create') && <MailLetter letter={letter} />}
                {!letter.voided && can('arrears:approve') && (
                  <Button look="link" onClick={() => setVoiding(letter)}>
                    {t('voidLetter')} <span className="visually-hidden">{letter.number}</span>
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {can('arrears:create') && <NextLetter account={account} reload={reload} />}
      {can('arrears:create') && <AskClear account={account} reload={reload} />}
      {voiding && (
        <ReasonDialog
          title={t('voidLetterTitle', { number: voiding.number })}
          lead={t('voidLetterLead')}
          action={t('voidLetter')}
          endpoint={arrearEndpoints.cancel}
          id={voiding.id}
          onDone={() => {
            setVoiding(undefined);
            notice.success(t('letterVoided'));
            reload();
          }}
          onClose={() => setVoiding(undefined)}
        />
      )}
    </Section>
  );
}

/** The one letter that can be written now, or why there is none. */
function NextLetter({ account, reload }: { account: UnitAccount; reload: () => void }) {
  const { t } = useTranslation('arrears');
  const { date } = useDates();
  const { unitId, unitNumber, late, next, covered, clear } = account;
  const stage = clear
    ? 'clear'
    : next && !covered && next.from <= bangkokDay(Date.now()) && next.stage;
  if (stage) {
    return (
      <>
        {stage === 'clear' && <p className={styles.lead}>{t('clearLead')}</p>}
        <div className={styles.bar}>
          <WriteLetter unit={{ id: unitId, number: unitNumber }} stage={stage} onDone={reload}>
            {t('writeStage', { stage: t(`stages.${stage}`) })}
          </WriteLetter>
        </div>
      </>
    );
  }
  if (late === 0) return <p className={styles.lead}>{t('notClear')}</p>;
  if (covered) return <p className={styles.lead}>{t('covered')}</p>;
  if (!next) return <p className={styles.lead}>{t('noMore')}</p>;
  const words = { stage: t(`stages.${next.stage}`), day: date(next.from) };
  return <p className={styles.lead}>{t('nextFrom', words)}</p>;
}
