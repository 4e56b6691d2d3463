import { adminPage } from '@/portal/app/page/admin-page';
import { vendorsPage } from '@/portal/areas/vendors/page';
import { VendorsScreen } from '@/portal/areas/vendors/VendorsScreen';

export default adminPage(VendorsScreen, vendorsPage);
