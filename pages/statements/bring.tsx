import { adminPage } from '@/portal/app/page/admin-page';
import { BringScreen } from '@/portal/areas/statements/BringScreen';
import { bringPage } from '@/portal/areas/statements/pages';

export default adminPage(BringScreen, bringPage);
