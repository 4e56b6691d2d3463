import { adminPage } from '@/portal/app/page/admin-page';
import { reviewsPage } from '@/portal/areas/reviews/page';
import { ReviewsScreen } from '@/portal/areas/reviews/ReviewsScreen';

export default adminPage(ReviewsScreen, reviewsPage);
