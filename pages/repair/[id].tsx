import { adminPage } from '@/portal/app/page/admin-page';
import { SuggestionScreen } from '@/portal/areas/suggestions/item/SuggestionScreen';
import { suggestionPage } from '@/portal/areas/suggestions/pages';

export default adminPage(SuggestionScreen, suggestionPage);
