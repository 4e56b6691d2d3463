import { adminPage } from '@/portal/app/page/admin-page';
import { CreateTemplateScreen } from '@/portal/areas/news-templates/CreateTemplateScreen';
import { createTemplatePage } from '@/portal/areas/news-templates/pages';

export default adminPage(CreateTemplateScreen, createTemplatePage);
