import { adminPage } from '@/portal/app/page/admin-page';
import { receiptPage } from '@/portal/areas/receipts/pages';
import { ReceiptScreen } from '@/portal/areas/receipts/ReceiptScreen';

export default adminPage(ReceiptScreen, receiptPage);
