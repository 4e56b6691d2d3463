import { Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { held } from '@/contracts/data-care/held';
import { others } from '@/contracts/data-care/others';
import type { Processing } from '@/contracts/data-care/processing';
import { measures } from '@/contracts/data-care/processing-words';
import { staffHeld } from '@/contracts/data-care/staff-held';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { type ProcessingRecord, processingEndpoints } from '@/contracts/master-data/processing';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';
import { useNames } from '@/portal/kit/text/use-names';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { KeptTable } from './KeptTable';
import styles from './Processing.module.css';
import { Use } from './Use';

/** Which data of people is used for what, for how long, and who gets to know it: for reading and for paper. */
export function ProcessingScreen() {
  const { t } = useTranslation('processing');
  const read = useReader(processingEndpoints.read, {});
  return (
    <>
      <ScreenHeader title={t('title')}>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </ScreenHeader>
      <p className={styles.lead}>{t('lead')}</p>
      {read.answer ? <Told record={read.answer} /> : <Awaited read={read} />}
    </>
  );
}

function Told({ record }: { record: ProcessingRecord }) {
  const { t } = useTranslation('processing');
  const name = useNames();
  const language = useLanguage();
  const { controller, days } = record;
  const uses = (all: Readonly<Record<string, Processing>>) => (
    <div className={styles.uses}>
      {Object.entries(all).map(([kind, use]) => (
        <Use key={kind} use={use} days={days} />
      ))}
    </div>
  );
  return (
    <article className={styles.record}>
      {controller && (
        <Section title={t('controller')}>
          <FactList
            facts={[
              [t('name'), nameIn(controller, language)],
              [t('phone'), controller.officePhone && showPhone(controller.officePhone)],
              [t('email'), controller.email],
            ]}
          />
        </Section>
      )}
      <Section title={t('residents')}>{uses(held)}</Section>
      <Section title={t('staff')}>{uses(staffHeld)}</Section>
      <Section title={t('others')}>{uses(others)}</Section>
      <Section title={t('ends')}>
        <KeptTable record={record} />
      </Section>
      <Section title={t('measures')}>
        <ul className={styles.measures}>
          {Object.entries(measures).map(([key, words]) => (
            <li key={key}>{name(words)}</li>
          ))}
        </ul>
      </Section>
    </article>
  );
}
