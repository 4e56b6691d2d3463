import { screen } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { missingTexts } from '@tests/kit/screen-setup';
import { useTranslation } from 'next-i18next/pages';
import type { PortalPage } from '@/portal/app/page/page';

function Page() {
  const { t } = useTranslation('common');
  return <p>{t('nobody.wrote.this')}</p>;
}

test('a text that no language has is told, by whoever asks for it', async () => {
  await openPage(Page as unknown as PortalPage, { pathname: '/', place: anyId });
  expect(screen.getByText('nobody.wrote.this')).toBeInTheDocument();
  expect(missingTexts.splice(0)).toContain('There is no text common:nobody.wrote.this');
});
