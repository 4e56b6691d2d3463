import { adminPage } from '@/portal/app/page/admin-page';
import { VoteScreen } from '@/portal/areas/votes/item/VoteScreen';
import { votePage } from '@/portal/areas/votes/pages';

export default adminPage(VoteScreen, votePage);
