import { adminPage } from '@/portal/app/page/admin-page';
import { settingsPage } from '@/portal/areas/settings/page';
import { SettingsScreen } from '@/portal/areas/settings/SettingsScreen';

export default adminPage(SettingsScreen, settingsPage);
