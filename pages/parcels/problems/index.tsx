import { adminPage } from '@/portal/app/page/admin-page';
import { ProblemsScreen } from '@/portal/areas/parcels/problems/ProblemsScreen';
import { problemsPage } from '@/portal/areas/parcels/problems/pages';

export default adminPage(ProblemsScreen, problemsPage);
