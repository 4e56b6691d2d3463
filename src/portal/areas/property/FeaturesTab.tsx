import { useTranslation } from 'next-i18next/pages';
import { type MenuGroup, menuGroups } from '@/contracts/features/menu-groups';
import { switchableFeatures } from '@/contracts/features/rights';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { usePersonChanged } from '@/portal/kit/page/person';
import { useNames } from '@/portal/kit/text/use-names';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import styles from './FeaturesTab.module.css';
import type { TabProps } from './tab';

const groups = (Object.keys(menuGroups) as MenuGroup[])
  .map((key) => ({ key, features: switchableFeatures.filter(({ group }) => group === key) }))
  .filter(({ features }) => features.length > 0);

/** Which parts of the product the property has; an account of the platform switches them. */
export function FeaturesTab({ propertyId, tabs }: TabProps) {
  const { t } = useTranslation(['properties', 'common']);
  const nameIn = useNames();
  const read = useReader(ownPropertyEndpoints.features, { params: { id: propertyId } });
  useLive('properties', read.reload);
  const personChanged = usePersonChanged();
  const confirm = useConfirm();
  const [save, saving] = useAction(ownPropertyEndpoints.switchFeatures, {
    done: () => {
      notice.success(t('common:form.saved'));
      read.reload();
      // One's own rights here have changed too.
      void personChanged();
    },
  });
  const { answer } = read;

  async function turn(key: Feature, name: string, active: boolean) {
    const question = { ask: t('features.lost', { name }), yes: t('common:form.deactivate') };
    if (!active && !(await confirm({ ...question, danger: true }))) return;
    void save({ body: { propertyId, features: [{ key, active }] } });
  }

  return (
    <>
      <ScreenHeader title={t('tabs.2')} />
      {tabs}
      {answer ? (
        <>
          <p className={styles.lead}>
            {t(answer.mayChange ? 'features.lead' : 'features.readOnly')}
          </p>
          {groups.map(({ key: group, features }) => {
            const heading = menuGroups[group];
            return (
              <fieldset key={group} className={styles.group}>
                {'names' in heading && <legend>{nameIn(heading.names)}</legend>}
                {features.map(({ key, names }) => {
                  const active = answer.features.find((one) => one.key === key)?.active ?? true;
                  const name = nameIn(names);
                  return (
                    <label key={key}>
                      <input
                        type="checkbox"
                        checked={active}
                        disabled={!answer.mayChange || saving}
                        onChange={() => void turn(key, name, !active)}
                      />
                      {name}
                    </label>
                  );
                })}
              </fieldset>
            );
          })}
        </>
      ) : (
        <Awaited read={read} rows={8} />
      )}
    </>
  );
}
