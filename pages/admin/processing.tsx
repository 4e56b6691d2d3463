import { adminPage } from '@/portal/app/page/admin-page';
import { ProcessingScreen } from '@/portal/areas/processing/ProcessingScreen';
import { processingPage } from '@/portal/areas/processing/page';

export default adminPage(ProcessingScreen, processingPage);
