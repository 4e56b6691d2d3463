import { adminPage } from '@/portal/app/admin-page';
import { propertyPage } from '@/portal/areas/property/inbox';
import { PropertyScreen } from '@/portal/areas/property/PropertyScreen';

export default adminPage(PropertyScreen, propertyPage);
