import { adminPage } from '@/portal/app/page/admin-page';
import { AccountsScreen } from '@/portal/areas/books/accounts/AccountsScreen';
import { accountsPage } from '@/portal/areas/books/pages';

export default adminPage(AccountsScreen, accountsPage);
