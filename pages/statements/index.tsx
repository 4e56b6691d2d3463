import { adminPage } from '@/portal/app/page/admin-page';
import { statementsPage } from '@/portal/areas/statements/pages';
import { StatementsScreen } from '@/portal/areas/statements/StatementsScreen';

export default adminPage(StatementsScreen, statementsPage);
