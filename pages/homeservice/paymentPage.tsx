import { openPage } from '@/portal/app/page/open-page';
import { PayScreen } from '@/portal/areas/pay/PayScreen';
import { texts } from '@/portal/areas/pay/texts';

export default openPage(PayScreen, texts);
