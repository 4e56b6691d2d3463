import type { Names } from '@/contracts/kit/feature/names';
import { optionalText } from '@/contracts/kit/fields/fields';
import type { Language } from '@/contracts/kit/text/languages';

/** What can be opened in the residents' app from content. */
export const featureLinks = [
  'parcels',
  'invoices',
  'facility',
  'repair',
  'suggestions',
  'votes',
  'bulletin',
  'home-calendar',
] as const;
export type FeatureLink = (typeof featureLinks)[number];

/** What those parts of the app are called. */
export const featureLinkNames: Record<FeatureLink, Names> = {
  parcels: { th: 'พัสดุ', en: 'Parcels', cn: '包裹' },
  invoices: { th: 'ใบแจ้งหนี้', en: 'Invoices', cn: '账单' },
  facility: { th: 'จองพื้นที่ส่วนกลาง', en: 'Facility booking', cn: '公共设施预订' },
  repair: { th: 'แจ้งซ่อม', en: 'Repairs', cn: '报修' },
  suggestions: { th: 'ข้อเสนอแนะ', en: 'Suggestions', cn: '意见建议' },
  votes: { th: 'ลงมติ', en: 'Votes', cn: '投票' },
  bulletin: { th: 'กระดานข่าว', en: 'Bulletin', cn: '公告栏' },
  'home-calendar': { th: 'ปฏิทินกิจกรรม', en: 'Home calendar', cn: '活动日历' },
};

/** Where a link leads, in words; a site is its address. */
export const linkInWords = (link: string, language: Language): string =>
  featureLinkNames[link.slice(1) as FeatureLink]?.[language] ?? link;

const isScreen = (link: string) => featureLinks.some((id) => link === `/${id}`);

function isSite(link: string): boolean {
  if (!/^https:\/\//i.test(link) || !URL.canParse(link)) return false;
  const { hostname, username, password } = new URL(link);
  // A name before an @ only looks like where it leads; one without a dot is an address typed twice.
  return hostname.includes('.') && !username && !password;
}

/** Where a press leads: a screen of the residents' app (`/parcels`), a site, or nowhere. */
export const appLink = optionalText(500).refine(
  (link) => link === '' || isScreen(link) || isSite(link),
  'appLink',
);
