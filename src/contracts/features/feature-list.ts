import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { arrears } from './arrears';
import { audit } from './audit';
import { banners } from './banners';
import { bulletin } from './bulletin';
import { calendar } from './calendar';
import { categories } from './categories';
import { commissions } from './commissions';
import { customers } from './customers';
import { holidays } from './holidays';
import { home } from './home';
import { invoices } from './invoices';
import { menuFeatures } from './menu-features';
import { mpay } from './mpay';
import { newMembers } from './new-members';
import { news } from './news';
import { newsTemplates } from './news-templates';
import { notifications } from './notifications';
import { orders } from './orders';
import { parcels } from './parcels';
import { phoneDirectory } from './phone-directory';
import { privileges } from './privileges';
import { properties } from './properties';
import { propertySettings } from './property-settings';
import { quickCall } from './quick-call';
import { receipts } from './receipts';
import { reportEmails } from './report-emails';
import { reviews } from './reviews';
import { roles } from './roles';
import { services } from './services';
import { settings } from './settings';
import { staff } from './staff';
import { stickers } from './stickers';
import { suggestions } from './suggestions';
import { time } from './time';
import { tutorials } from './tutorials';
import { units } from './units';
import { users } from './users';
import { vendors } from './vendors';
import { votes } from './votes';

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
  receipts,
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
