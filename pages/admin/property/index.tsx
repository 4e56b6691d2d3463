import { adminPage } from '@/portal/app/page/admin-page';
import { PropertyScreen } from '@/portal/areas/property/PropertyScreen';
import { propertyPage } from '@/portal/areas/property/property-page';

export default adminPage(PropertyScreen, propertyPage);
