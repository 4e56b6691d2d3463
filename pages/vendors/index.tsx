import { adminPage } from '@/portal/app/admin-page';
import { vendorsPage } from '@/portal/areas/vendors/page';
import { VendorsScreen } from '@/portal/areas/vendors/VendorsScreen';

export default adminPage(VendorsScreen, vendorsPage);
