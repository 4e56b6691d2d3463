import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import {
  invoiceLetterEndpoints,
  type MailTarget,
  mailLanguages,
  mailTargets,
} from '@/contracts/billing/paper-letter';
import { monthAfter } from '@/contracts/kit/fields/month';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useTries } from '@/portal/kit/calls/use-tries';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { notice } from '@/portal/kit/page/notice';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { WithoutAddress } from './WithoutAddress';

type Language = (typeof mailLanguages)[number];

const shownMonths = 18;

/** Sends invoices by e-mail, after saying to how many, and who cannot be reached. */
export function SendLetters(props: {
  /** Those that were chosen; a whole month where there are none. */
  ids?: readonly string[];
  /** The month that is offered first. */
  period?: string | undefined;
  /** What to send of those chosen is asked for several alone. */
  which?: MailTarget;
  onSent: () => void;
  onClose: () => void;
}) {
  const { ids = [], onSent, onClose } = props;
  const { t } = useTranslation('invoices');
  const { monthOf } = useDates();
  const now = bangkokDay(Date.now()).slice(0, 7);
  const isMonth = ids.length === 0;
  const [period, setPeriod] = useState(props.period ?? now);
  const [which, setWhich] = useState<MailTarget>(props.which ?? 'unsent');
  const [language, setLanguage] = useState<Language>('known');
  const chosen = { ids: [...ids], period: isMonth ? period : null, which };
  const { answer } = useReader(invoiceLetterEndpoints.look, { body: chosen });
  // Sent again after a lost answer, it is the same sending; another choice is another.
  const tryOf = useTries();
  const [send, sending] = useAction(invoiceLetterEndpoints.send, {
    done: ({ letters }) => {
      notice.success(t('send.sent', { n: letters }));
      onSent();
    },
  });
  function press() {
    const body = { ...chosen, language };
    void send({ body: { ...body, id: tryOf(body) } });
  }
  const recent = Array.from({ length: shownMonths }, (_, ago) => monthAfter(now, 1 - ago));
  const months = recent.includes(period) ? recent : [...recent, period].sort().reverse();
  return (
    <Dialog title={t('send.title')} onClose={onClose}>
      <div className={styles.form}>
        {isMonth && (
          <Labelled label={t('period')}>
            <Select value={period} onChange={({ target }) => setPeriod(target.value)}>
              {months.map((month) => (
                <option key={month} value={month}>
                  {monthOf(month)}
                </option>
              ))}
            </Select>
          </Labelled>
        )}
        {ids.length !== 1 && (
          <Labelled label={t('send.which')}>
            <Select value={which} onChange={({ target }) => setWhich(target.value as MailTarget)}>
              {mailTargets.map((target) => (
                <option key={target} value={target}>
                  {t(`send.targets.${target}`)}
                </option>
              ))}
            </Select>
          </Labelled>
        )}
        <Labelled label={t('send.language')}>
          <Select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
            {mailLanguages.map((value) => (
              <option key={value} value={value}>
                {t(`send.languages.${value}`)}
              </option>
            ))}
          </Select>
        </Labelled>
      </div>
      <div className={styles.will} aria-live="polite">
        {answer && (
          <>
            <p>
              <b>
                {answer.letters > 0
                  ? t('send.will', { letters: answer.letters, invoices: answer.invoices })
                  : t('send.nobody')}
              </b>
            </p>
            <WithoutAddress found={answer} />
            {!answer.leaves && <p className={styles.kept}>{t('send.kept')}</p>}
          </>
        )}
      </div>
      <p className={styles.lead}>{t('send.lead')}</p>
      <DialogFoot onCancel={onClose}>
        <Button look="primary" busy={sending} disabled={!answer?.letters} onClick={press}>
          {answer?.letters ? t('send.send', { n: answer.letters }) : t('send.sendNone')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
