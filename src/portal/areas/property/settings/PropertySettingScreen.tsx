import { useTranslation } from 'next-i18next/pages';
import { usePermission } from '@/portal/kit/page/permission';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { SettingFacts } from './SettingFacts';
import { SettingForm } from './SettingForm';
import { SettingOf } from './SettingOf';

/** What the property's office says of itself, and how its parcels wait. */
export function PropertySettingScreen() {
  const { t } = useTranslation('property');
  const canEdit = usePermission()('property-settings:edit');
  return (
    <>
      <ScreenHeader title={t('setting.title')} />
      <SettingOf>
        {(setting, propertyId, reload) =>
          canEdit ? (
            <SettingForm latest={setting} propertyId={propertyId} reload={reload} />
          ) : (
            <SettingFacts setting={setting} />
          )
        }
      </SettingOf>
    </>
  );
}
