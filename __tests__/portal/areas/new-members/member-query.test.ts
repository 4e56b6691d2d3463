import { memberQuery } from '@/portal/areas/new-members/member-query';

test('of those who wait the longest is first, of those who were decided on the latest', () => {
  expect(memberQuery({})).toMatchObject({ status: 'waiting', sort: 'createdAt' });
  expect(memberQuery({ status: 'approved' })).toMatchObject({ sort: '-createdAt' });
  expect(memberQuery({ created: '2026-11-01..2026-11-30' })).toMatchObject({ sort: '-createdAt' });
  expect(memberQuery({ sort: 'name' })).toMatchObject({ sort: 'name' });
});
