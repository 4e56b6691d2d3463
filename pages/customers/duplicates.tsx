import { adminPage } from '@/portal/app/page/admin-page';
import { DuplicatesScreen } from '@/portal/areas/customers/DuplicatesScreen';
import { duplicatesPage } from '@/portal/areas/customers/pages';

export default adminPage(DuplicatesScreen, duplicatesPage);
