import { adminPage } from '@/portal/app/page/admin-page';
import { PostScreen } from '@/portal/areas/bulletin/item/PostScreen';
import { postPage } from '@/portal/areas/bulletin/pages';

export default adminPage(PostScreen, postPage);
