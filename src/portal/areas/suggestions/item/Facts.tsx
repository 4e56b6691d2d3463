import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { SuggestionDetail } from '@/contracts/master-data/suggestions/suggestion';
import { useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';

/** What it is about, since when, and which others it has to do with. */
export function Facts({ suggestion }: { suggestion: SuggestionDetail }) {
  const { t } = useTranslation('suggestions');
  const { moment } = useDates();
  const { zone, createdAt, mergedInto, merged } = suggestion;
  const link = ({ id, number, subject }: (typeof merged)[number]) => (
    <Link key={id} href={`/suggestion/${id}`}>
      {`#${number} ${subject}`}
    </Link>
  );
  return (
    <Section title={t('facts')}>
      <FactList
        facts={[
          [t('mergedInto'), mergedInto && link(mergedInto)],
          [t('zone'), t(`values.zone.${zone}`)],
          [t('createdAt'), moment(createdAt)],
          [
            t('merged'),
            merged.length > 0 && merged.map((one) => <div key={one.id}>{link(one)}</div>),
          ],
        ]}
      />
    </Section>
  );
}
