import { adminPage } from '@/portal/app/page/admin-page';
import { templatesPage } from '@/portal/areas/news-templates/pages';
import { TemplatesScreen } from '@/portal/areas/news-templates/TemplatesScreen';

export default adminPage(TemplatesScreen, templatesPage);
