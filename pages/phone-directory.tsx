import { adminPage } from '@/portal/app/page/admin-page';
import { PhoneDirectoryScreen } from '@/portal/areas/phone-directory/PhoneDirectoryScreen';
import { phoneDirectoryPage } from '@/portal/areas/phone-directory/page';

export default adminPage(PhoneDirectoryScreen, phoneDirectoryPage);
