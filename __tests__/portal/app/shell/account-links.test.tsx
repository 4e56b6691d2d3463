import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useAccountLinks } from '@/portal/app/shell/header/account-links';
import { PersonContext } from '@/portal/kit/page/person';

const linksAt = (propertyId: string | null) =>
  renderHook(useAccountLinks, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PersonContext value={{ id: '1', fullname: 'สมชาย', propertyId, isVillage: false }}>
        {children}
      </PersonContext>
    ),
  }).result.current.map(({ href }) => href);

test("the property's entries are there whenever one is selected, whatever the role", () => {
  expect(linksAt('7')).toEqual(['/settings', '/admin/property/about', '/property-setting']);
  expect(linksAt(null)).toEqual(['/settings']);
});
