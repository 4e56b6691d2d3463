import { adminPage } from '@/portal/app/page/admin-page';
import { ArrearsScreen } from '@/portal/areas/arrears/ArrearsScreen';
import { arrearsPage } from '@/portal/areas/arrears/pages';

export default adminPage(ArrearsScreen, arrearsPage);
