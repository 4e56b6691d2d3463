import { adminPage } from '@/portal/app/page/admin-page';
import { CustomersScreen } from '@/portal/areas/customers/CustomersScreen';
import { customersPage } from '@/portal/areas/customers/pages';

export default adminPage(CustomersScreen, customersPage);
