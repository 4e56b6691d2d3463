import { openPage } from '@/portal/app/page/open-page';
import { BillScreen } from '@/portal/areas/bill/BillScreen';
import { texts } from '@/portal/areas/bill/texts';

export default openPage(BillScreen, texts);
