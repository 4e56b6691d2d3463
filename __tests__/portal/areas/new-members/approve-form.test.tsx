import errors from '@locales/th/errors.json';
import words from '@locales/th/new-members.json';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anyId, openPage } from '@tests/kit/open-page';
import { allPermissions } from '@/contracts/features/rights';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import {
  type LikelyPerson,
  type NewMember,
  newMember,
  newMemberEndpoints,
} from '@/contracts/master-data/residents/new-member';
import { openPage as pageOf } from '@/portal/app/page/open-page';
import { ApproveForm } from '@/portal/areas/new-members/ApproveForm';
import { texts } from '@/portal/areas/new-members/texts';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));

const owner: LikelyPerson = { id: anyId, name: 'พีรพัฒน์ วัฒนกุล', units: ['A-0101'], same: ['unit'] };
let likely: LikelyPerson[] = [];
const approved: unknown[] = [];
jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async (endpoint: Endpoint, call: { body?: unknown }) => {
    if (endpoint.path === newMemberEndpoints.likely.path) return likely;
    if (endpoint.path === newMemberEndpoints.approve.path) approved.push(call.body);
    return endpoint.reply.parse(sampleOf(endpoint.reply));
  };
  return { browserApi: api, quietApi: api };
});

const member: NewMember = {
  ...newMember.parse(sampleOf(newMember)),
  ...{ name: 'ชุติมา วงศ์ทอง', knownAs: null, customerId: null },
};
const ignore = () => {};

async function open() {
  approved.length = 0;
  const Page = pageOf(
    () => (
      <ApproveForm
        record={{ ...member }}
        restored={null}
        onInput={ignore}
        onDiscard={ignore}
        onClose={ignore}
        onSaved={ignore}
      />
    ),
    texts,
  );
  await openPage(Page, { pathname: '/new-members', place: anyId, permissions: allPermissions });
  const save = await screen.findByRole('button', { name: words.approve });
  return { user: userEvent.setup(), save };
}

test('whether a member is one of those who are likely is said by a person, never by the form', async () => {
  likely = [owner];
  const { user, save } = await open();
  const none = await screen.findByLabelText(words.likelyNone);
  expect(none).not.toBeChecked();
  await user.click(save);
  expect(await screen.findByText(errors.fields.required)).toBeVisible();
  expect(approved).toEqual([]);
  await user.click(none);
  await user.click(save);
  await screen.findByRole('button', { name: words.approve });
  expect(approved).toEqual([expect.objectContaining({ customerId: null })]);
});

test('where nobody is likely there is nothing to choose', async () => {
  likely = [];
  const { user, save } = await open();
  await screen.findByText(words.linkLead);
  await user.click(save);
  expect(approved).toHaveLength(1);
});
