import { adminPage } from '@/portal/app/page/admin-page';
import { templatePage } from '@/portal/areas/news-templates/pages';
import { TemplateScreen } from '@/portal/areas/news-templates/TemplateScreen';

export default adminPage(TemplateScreen, templatePage);
