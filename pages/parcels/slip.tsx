import { plainPage } from '@/portal/app/plain-page';
import { SlipScreen } from '@/portal/areas/parcels/counter/SlipScreen';
import { slipPage } from '@/portal/areas/parcels/counter/slip-page';

export default plainPage(SlipScreen, slipPage);
