import { adminPage } from '@/portal/app/page/admin-page';
import { OrderScreen } from '@/portal/areas/orders/item/OrderScreen';
import { orderPage } from '@/portal/areas/orders/pages';

export default adminPage(OrderScreen, orderPage);
