import { adminPage } from '@/portal/app/page/admin-page';
import { AccountScreen } from '@/portal/areas/arrears/AccountScreen';
import { accountPage } from '@/portal/areas/arrears/pages';

export default adminPage(AccountScreen, accountPage);
