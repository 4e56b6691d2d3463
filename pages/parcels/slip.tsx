import { plainPage } from '@/portal/app/plain-page';
import { SlipScreen } from '@/portal/areas/parcels/receive/SlipScreen';
import { slipPage } from '@/portal/areas/parcels/receive/slip-page';

export default plainPage(SlipScreen, slipPage);
