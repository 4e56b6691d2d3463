import { plainPage } from '@/portal/app/page/plain-page';
import { returnSlipPage } from '@/portal/areas/parcels/problems/pages';
import { ReturnSlipScreen } from '@/portal/areas/parcels/problems/ReturnSlipScreen';

export default plainPage(ReturnSlipScreen, returnSlipPage);
