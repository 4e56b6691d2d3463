import { plainPage } from '@/portal/app/page/plain-page';
import { SlipScreen } from '@/portal/areas/parcels/drops/SlipScreen';
import { slipPage } from '@/portal/areas/parcels/drops/slip-page';

export default plainPage(SlipScreen, slipPage);
