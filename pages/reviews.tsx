import { adminPage } from '@/portal/app/admin-page';
import { reviewsPage } from '@/portal/areas/reviews/page';
import { ReviewsScreen } from '@/portal/areas/reviews/ReviewsScreen';

export default adminPage(ReviewsScreen, reviewsPage);
