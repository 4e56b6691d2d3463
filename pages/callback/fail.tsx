import { openPage } from '@/portal/app/page/open-page';
import { ResultScreen } from '@/portal/areas/pay/ResultScreen';
import { texts } from '@/portal/areas/pay/texts';

export default openPage(ResultScreen, texts);
