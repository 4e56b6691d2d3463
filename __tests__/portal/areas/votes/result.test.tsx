import words from '@locales/th/votes.json';
import { cleanup, screen, within } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import type { Matter } from '@/contracts/master-data/votes/vote-matters';
import { adminPage } from '@/portal/app/page/admin-page';
import { VoteScreen } from '@/portal/areas/votes/item/VoteScreen';
import { votePage } from '@/portal/areas/votes/pages';

const mockMatter: { now: Matter; needed: number } = { now: 'plain', needed: 8_181_190 };
jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/calls/browser-api', () => {
  const units = 1;
  const mockVote = () => ({
    ...{ standing: 'open', meeting: 1, quorum: 25 },
    questions: [{ title: 'ค่าส่วนกลาง', kind: 'resolution', matter: mockMatter.now, options: [] }],
    result: {
      ...{ all: { weight: 100_000_000, units: 192 }, present: { weight: 16_362_379, units: 2 } },
      ...{ byProxy: { weight: 0, units: 0 }, barred: { weight: 0, units: 0 } },
      ...{ cut: { weight: 0, units: 0 }, quorum: 25_000_000, hasQuorum: false },
      questions: [
        {
          answers: [10_630_098, 5_732_281, 0].map((weight) => ({ weight, units })),
          ...{ needed: mockMatter.needed, outcome: 'noQuorum', winner: null },
        },
      ],
    },
  });
  const api = async ({ path, reply }: Endpoint) => {
    const sample = sampleOf(reply) as object;
    return reply.parse(path === voteEndpoints.get.path ? { ...sample, ...mockVote() } : sample);
  };
  return { browserApi: api, quietApi: api };
});

async function answersOf(matter: Matter, needed: number) {
  cleanup();
  Object.assign(mockMatter, { now: matter, needed });
  await openPage(adminPage(VoteScreen, votePage), {
    ...{ pathname: '/votes/[id]', query: { id: anyId }, place: anyId },
  });
  const table = await screen.findByRole('table', { name: /ค่าส่วนกลาง/ });
  const row = (name: string) => within(table).getByText(name).closest('tr') as HTMLElement;
  return { table, row };
}

test('an answer is of all votes where the rule is, beside what it has to reach and its part of those present', async () => {
  const { table, row } = await answersOf('regulations', 50_000_000);
  expect(within(table).getByText(words.shareOfAll)).toBeVisible();
  const agree = row(words.answers.for);
  expect(agree).toHaveTextContent('10.63%');
  expect(agree).toHaveTextContent('64.97% ของผู้มาใช้สิทธิ');
  expect(agree.querySelector('em')).toHaveStyle({ insetInlineStart: '50%' });
  expect(row(words.answers.against).querySelector('em')).toBeNull();
});

test('where those present decide, an answer is of their votes alone', async () => {
  const { table, row } = await answersOf('plain', 8_181_190);
  expect(within(table).getByText(words.share)).toBeVisible();
  const agree = row(words.answers.for);
  expect(agree).toHaveTextContent('64.97%');
  expect(agree).not.toHaveTextContent('10.63%');
  expect(agree.querySelector('em')).toBeNull();
});
