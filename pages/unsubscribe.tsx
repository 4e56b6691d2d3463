import { openPage } from '@/portal/app/page/open-page';
import { stopByPost } from '@/portal/app/page/stop-by-post';
import { StopScreen } from '@/portal/areas/report-emails/StopScreen';
import { texts } from '@/portal/areas/report-emails/texts';

const Page = openPage(StopScreen, texts);
Page.getInitialProps = stopByPost;

export default Page;
