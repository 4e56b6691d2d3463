import { adminPage } from '@/portal/app/page/admin-page';
import { votesPage } from '@/portal/areas/votes/pages';
import { VotesScreen } from '@/portal/areas/votes/VotesScreen';

export default adminPage(VotesScreen, votesPage);
