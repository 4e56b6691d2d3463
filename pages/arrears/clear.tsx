import { adminPage } from '@/portal/app/page/admin-page';
import { ClearScreen } from '@/portal/areas/arrears/clear/ClearScreen';
import { clearPage } from '@/portal/areas/arrears/pages';

export default adminPage(ClearScreen, clearPage);
