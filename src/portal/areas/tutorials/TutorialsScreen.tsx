import { useTranslation } from 'next-i18next/pages';
import { featureLinkNames, featureLinks } from '@/contracts/content/app-screens';
import { tutorialEndpoints } from '@/contracts/master-data/content/tutorial';
import { useAddress } from '@/portal/kit/address/use-address';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useNames } from '@/portal/kit/text/use-names';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { askedFeature, everything } from './page';
import { SwitchedOff } from './SwitchedOff';
import styles from './Tutorials.module.css';
import { Versions } from './Versions';

/** How each part of the residents' app is used: its versions, their pictures, and where it is off. */
export function TutorialsScreen() {
  const { t } = useTranslation('tutorials');
  const nameOf = useNames();
  const feature = askedFeature(useAddress().query);
  const { answer, reload } = useLiveReader(tutorialEndpoints.list, everything);
  const tutorials = answer?.rows ?? [];
  const countOf = (id: string) => String(tutorials.find((one) => one.id === id)?.versions ?? '');
  const tabs = (
    <LinkTabs
      label={t('menuFeatureId')}
      current={feature}
      tabs={featureLinks.map((id) => ({
        ...{ name: id, title: nameOf(featureLinkNames[id]), count: countOf(id) },
        href: { pathname: '/tutorial', query: { feature: id } },
      }))}
    />
  );
  return (
    <>
      <Versions key={feature} feature={feature} tabs={tabs} onChanged={reload} />
      <div className={styles.after}>
        <SwitchedOff
          feature={feature}
          disabled={tutorials.find(({ id }) => id === feature)?.disabled ?? []}
          onChanged={reload}
        />
      </div>
    </>
  );
}
