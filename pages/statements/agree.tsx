import { adminPage } from '@/portal/app/page/admin-page';
import { AgreeScreen } from '@/portal/areas/statements/AgreeScreen';
import { agreePage } from '@/portal/areas/statements/pages';

export default adminPage(AgreeScreen, agreePage);
