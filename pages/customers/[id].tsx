import { adminPage } from '@/portal/app/page/admin-page';
import { CustomerScreen } from '@/portal/areas/customers/CustomerScreen';
import { customerPage } from '@/portal/areas/customers/pages';

export default adminPage(CustomerScreen, customerPage);
