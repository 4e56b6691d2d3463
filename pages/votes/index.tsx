import { adminPage } from '@/portal/app/admin-page';
import { votesPage } from '@/portal/areas/votes/pages';
import { VotesScreen } from '@/portal/areas/votes/VotesScreen';

export default adminPage(VotesScreen, votesPage);
