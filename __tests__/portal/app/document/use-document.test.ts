import { act, renderHook } from '@testing-library/react';
import { useBrought } from '@/portal/app/document/use-document';
import type { DocumentProps } from '@/portal/app/page/page';

test('of two changes of what the document brought neither undoes the other', () => {
  const first = { language: 'th', theme: 'light', sound: false } as DocumentProps;
  const { result } = renderHook(() => useBrought(first));
  const early = result.current.change;
  act(() => {
    early({ language: 'en' });
    early({ sound: true });
  });
  expect(result.current).toMatchObject({ language: 'en', theme: 'light', sound: true });
});
