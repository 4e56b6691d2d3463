import words from '@locales/th/suggestions.json';
import { screen } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import {
  type Suggestion,
  suggestionEndpoints,
} from '@/contracts/master-data/suggestions/suggestion';
import { adminPage } from '@/portal/app/page/admin-page';
import { suggestionsPage } from '@/portal/areas/suggestions/pages';
import { SuggestionsScreen } from '@/portal/areas/suggestions/SuggestionsScreen';

const past = { dueAt: '2020-03-04T05:00:00.000Z', late: false };
const mockRows: Partial<Suggestion>[] = [
  { subject: 'รอคำตอบ', status: 'waiting', doneAt: null, ...past },
  { subject: 'จบแล้ว', status: 'closed', doneAt: '2020-03-09T05:00:00.000Z', ...past },
  { subject: 'รวมแล้ว', status: 'merged', doneAt: null, ...past },
  { subject: 'เลยเวลา', status: 'new', doneAt: null, ...past, late: true },
];
jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async ({ path, reply }: Endpoint) => {
    const sample = sampleOf(reply) as { rows: object[] };
    if (path !== suggestionEndpoints.list.path) return reply.parse(sample);
    const rows = mockRows.map((row, at) => ({
      ...{ ...sample.rows[0], ...row },
      id: `0199d3a2-7c11-7000-8000-00000000001${at}`,
    }));
    return reply.parse({ ...sample, rows, total: rows.length });
  };
  return { browserApi: api, quietApi: api };
});

const rowOf = async (subject: string) =>
  (await screen.findByRole('link', { name: subject })).closest('tr') as HTMLElement;

test('a day that is past is told as one to be done by of what the office has alone', async () => {
  await openPage(adminPage(SuggestionsScreen, suggestionsPage), {
    ...{ pathname: '/suggestion', place: anyId },
  });
  expect(await rowOf('รอคำตอบ')).toHaveTextContent(words.paused);
  expect(await rowOf('จบแล้ว')).toHaveTextContent(/เสร็จ 9\sมี\.ค\./);
  expect(await rowOf('เลยเวลา')).toHaveTextContent(/เลย \d+ วัน/);
  for (const subject of ['รอคำตอบ', 'จบแล้ว', 'รวมแล้ว']) {
    expect(await rowOf(subject)).not.toHaveTextContent(/4\sมี\.ค\./);
  }
});
