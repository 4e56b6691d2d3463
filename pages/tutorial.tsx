import { adminPage } from '@/portal/app/page/admin-page';
import { tutorialsPage } from '@/portal/areas/tutorials/page';
import { TutorialsScreen } from '@/portal/areas/tutorials/TutorialsScreen';

export default adminPage(TutorialsScreen, tutorialsPage);
