import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { propertyEndpoints } from '@/contracts/auth/properties';
import type { FeatureLink } from '@/contracts/content/app-screens';
import { type Tutorial, tutorialEndpoints } from '@/contracts/master-data/content/tutorial';
import { CallButton } from '@/portal/kit/calls/CallButton';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePermission } from '@/portal/kit/page/permission';
import { useLanguage } from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Tutorials.module.css';

/** The properties where a tutorial is not shown. */
export function SwitchedOff(props: {
  feature: FeatureLink;
  disabled: Tutorial['disabled'];
  onChanged: () => void;
}) {
  const { feature, disabled, onChanged } = props;
  const { t } = useTranslation('tutorials');
  const mayEdit = usePermission()('tutorials:edit');
  const language = useLanguage();
  const [chosen, choose] = useState('');
  const [disable, disabling] = useAction(tutorialEndpoints.disable, {
    done: () => {
      choose('');
      onChanged();
    },
  });
  const nameOf = (one: { nameTh: string; nameEn: string }) =>
    language === 'th' ? one.nameTh : one.nameEn;
  const offered = (useReader(propertyEndpoints.list, {}).answer ?? []).filter(
    ({ id }) => !disabled.some(({ propertyId }) => propertyId === id),
  );
  return (
    <Section title={t('off')}>
      {disabled.length === 0 && <p>{t('offNowhere')}</p>}
      <ul className={styles.off}>
        {disabled.map((one) => (
          <li key={one.id}>
            <b>{nameOf(one)}</b> <span className={styles.soft}>{t('offBy', { by: one.by })}</span>{' '}
            <CallButton
              endpoint={tutorialEndpoints.enable}
              call={{ params: { id: one.id } }}
              name={nameOf(one)}
              onDone={onChanged}
            >
              {t('switchOn')}
            </CallButton>
          </li>
        ))}
      </ul>
      {mayEdit && offered.length > 0 && (
        <div className={styles.choose}>
          <Labelled label={t('property')}>
            <Select value={chosen} onChange={({ target }) => choose(target.value)}>
              <option value="">{t('chooseProperty')}</option>
              {offered.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </Select>
          </Labelled>
          <Button
            disabled={!chosen}
            busy={disabling}
            onClick={() => void disable({ body: { menuFeatureId: feature, propertyId: chosen } })}
          >
            {t('switchOff')}
          </Button>
        </div>
      )}
    </Section>
  );
}
