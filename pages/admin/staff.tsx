import { adminPage } from '@/portal/app/page/admin-page';
import { staffPage } from '@/portal/areas/staff/page';
import { StaffScreen } from '@/portal/areas/staff/StaffScreen';

export default adminPage(StaffScreen, staffPage);
