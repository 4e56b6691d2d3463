import { useTranslation } from 'next-i18next/pages';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { addressOf } from './address-of';
import { Readiness } from './Readiness';
import type { TabProps } from './tab';

/** What the platform keeps of the property. */
export function OverviewTab({ tabs }: TabProps) {
  const { t } = useTranslation('properties');
  const read = useReader(ownPropertyEndpoints.get, {});
  useLive('properties', read.reload);
  const { answer } = read;
  if (!answer) {
    return (
      <>
        <ScreenHeader title={t('tabs.1')} />
        {tabs}
        <Awaited read={read} rows={6} />
      </>
    );
  }
  return (
    <>
      <ScreenHeader title={answer.nameTh} />
      {tabs}
      <Readiness />
      <Section title={t('facts')}>
        <FactList
          facts={[
            [t('code'), answer.code],
            [t('nameEn'), answer.nameEn],
            [t('dimension'), t(`values.dimension.${answer.dimension}`)],
            [t('brand'), answer.brand],
            [t('address'), addressOf({ addressTh: answer.addressTh, ...answer.address })],
            [t('units'), String(answer.units)],
            [t('people'), String(answer.people)],
          ]}
        />
      </Section>
    </>
  );
}
