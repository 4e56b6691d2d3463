import { adminPage } from '@/portal/app/page/admin-page';
import { MpayScreen } from '@/portal/areas/mpay/MpayScreen';
import { mpayPage } from '@/portal/areas/mpay/page';

export default adminPage(MpayScreen, mpayPage);
