import { render } from '@testing-library/react';
import { isTold } from '@/portal/kit/calls/told';
import { NoProperty } from '@/portal/kit/page/NoProperty';

test('while a screen says that one stands in no property, no call says it again', () => {
  const another = { code: 'NO_PROPERTY', status: 403, message: '' } as const;
  expect(isTold(another)).toBe(false);
  const { unmount } = render(<NoProperty />);
  expect(isTold(another)).toBe(true);
  expect(isTold({ ...another, code: 'FAILED' })).toBe(false);
  unmount();
  expect(isTold(another)).toBe(false);
});
