import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { banners } from './content/banners';
import { bulletin } from './content/bulletin';
import { calendar } from './content/calendar';
import { news } from './content/news';
import { newsTemplates } from './content/news-templates';
import { privileges } from './content/privileges';
import { arrears } from './finance/arrears';
import { commissions } from './finance/commissions';
import { invoices } from './finance/invoices';
import { meters } from './finance/meters';
import { mpay } from './finance/mpay';
import { receipts } from './finance/receipts';
import { statements } from './finance/statements';
import { home } from './home';
import { parcels } from './parcels';
import { audit } from './platform/audit';
import { menuFeatures } from './platform/menu-features';
import { properties } from './platform/properties';
import { roles } from './platform/roles';
import { staff } from './platform/staff';
import { stickers } from './platform/stickers';
import { tutorials } from './platform/tutorials';
import { holidays } from './property/holidays';
import { notifications } from './property/notifications';
import { phoneDirectory } from './property/phone-directory';
import { propertySettings } from './property/property-settings';
import { quickCall } from './property/quick-call';
import { reportEmails } from './property/report-emails';
import { time } from './property/time';
import { votes } from './property/votes';
import { customers } from './residents/customers';
import { newMembers } from './residents/new-members';
import { units } from './residents/units';
import { users } from './residents/users';
import { categories } from './services/categories';
import { orders } from './services/orders';
import { reviews } from './services/reviews';
import { services } from './services/services';
import { suggestions } from './services/suggestions';
import { vendors } from './services/vendors';
import { settings } from './settings';

/** Every feature, in the order of the menu and of the grid of rights. A new one is added here. */
export const featureList = [
  home,
  settings,
  parcels,
  news,
  newsTemplates,
  banners,
  bulletin,
  calendar,
  privileges,
  units,
  customers,
  users,
  newMembers,
  suggestions,
  orders,
  vendors,
  services,
  reviews,
  categories,
  invoices,
  meters,
  receipts,
  statements,
  mpay,
  arrears,
  commissions,
  propertySettings,
  time,
  holidays,
  phoneDirectory,
  quickCall,
  reportEmails,
  votes,
  notifications,
  properties,
  menuFeatures,
  roles,
  staff,
  tutorials,
  stickers,
  audit,
] as const satisfies readonly FeatureDeclaration[];
