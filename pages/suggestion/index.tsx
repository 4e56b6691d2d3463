import { adminPage } from '@/portal/app/page/admin-page';
import { suggestionsPage } from '@/portal/areas/suggestions/pages';
import { SuggestionsScreen } from '@/portal/areas/suggestions/SuggestionsScreen';

export default adminPage(SuggestionsScreen, suggestionsPage);
