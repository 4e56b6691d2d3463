import news from '@locales/th/news.json';
import { screen } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { NewsRow } from '@/contracts/news/news';
import { adminPage } from '@/portal/app/page/admin-page';
import { NewsScreen } from '@/portal/areas/news/list/NewsScreen';
import { newsPage } from '@/portal/areas/news/pages';

const mockRow: Partial<NewsRow> = {};
jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async ({ path, reply }: Endpoint) => {
    const sample = sampleOf(reply) as { rows: object[] };
    if (path !== newsEndpoints.list.path) return reply.parse(sample);
    return reply.parse({ ...sample, rows: [{ ...sample.rows[0], ...mockRow }], total: 1 });
  };
  return { browserApi: api, quietApi: api };
});

// As the person of `openPage` is called.
const namesake = 'สมพร น้ำใจงาม';

test.each([
  { createdBy: namesake, writtenByMe: false, verb: news.verbs.review },
  { createdBy: 'คนอื่น', writtenByMe: true, verb: undefined },
  // Of a service that does not say so, the news itself does when it is opened.
  { createdBy: namesake, writtenByMe: undefined, verb: news.verbs.review },
])('what $createdBy wrote, by me: $writtenByMe, is reviewed by $verb', async ({ verb, ...by }) => {
  Object.assign(mockRow, { publishState: 'draft', review: 'pending', own: true, ...by });
  await openPage(adminPage(NewsScreen, newsPage), { pathname: '/news', place: anyId });
  await screen.findByText(by.createdBy, { exact: false, selector: 'td *' });
  const verbs = screen.queryAllByRole('link', { name: new RegExp(`^${news.verbs.review}`) });
  expect(verbs).toHaveLength(verb ? 1 : 0);
});
