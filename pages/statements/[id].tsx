import { adminPage } from '@/portal/app/page/admin-page';
import { LineScreen } from '@/portal/areas/statements/LineScreen';
import { linePage } from '@/portal/areas/statements/pages';

export default adminPage(LineScreen, linePage);
