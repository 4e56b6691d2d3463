import { adminPage } from '@/portal/app/page/admin-page';
import { AccountsScreen } from '@/portal/areas/statements/AccountsScreen';
import { accountsPage } from '@/portal/areas/statements/pages';

export default adminPage(AccountsScreen, accountsPage);
