import { adminPage } from '@/portal/app/page/admin-page';
import { OrdersScreen } from '@/portal/areas/orders/OrdersScreen';
import { ordersPage } from '@/portal/areas/orders/pages';

export default adminPage(OrdersScreen, ordersPage);
