import { plainPage } from '@/portal/app/page/plain-page';
import { PrintScreen } from '@/portal/areas/parcels/labels/PrintScreen';
import { printPage } from '@/portal/areas/parcels/pages';

export default plainPage(PrintScreen, printPage);
