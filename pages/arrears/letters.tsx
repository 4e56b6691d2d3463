import { adminPage } from '@/portal/app/page/admin-page';
import { LettersScreen } from '@/portal/areas/arrears/letters/LettersScreen';
import { lettersPage } from '@/portal/areas/arrears/pages';

export default adminPage(LettersScreen, lettersPage);
