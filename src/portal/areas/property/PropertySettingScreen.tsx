import { useTranslation } from 'next-i18next/pages';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import { SettingForm } from './SettingForm';
import { SettingOf } from './SettingOf';

/** What the property's office says of itself, and how its parcels wait. */
export function PropertySettingScreen() {
  const { t } = useTranslation('property');
  return (
    <>
      <ScreenHeader title={t('setting.title')} />
      <SettingOf>
        {(setting, propertyId, reload) => (
          <SettingForm latest={setting} propertyId={propertyId} reload={reload} />
        )}
      </SettingOf>
    </>
  );
}
