import content from '@locales/th/content.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { LanguageTabs } from '@/portal/kit/content/languages/LanguageTabs';

const states = { th: 'complete', en: 'partial', cn: 'empty' } as const;
const titles = { th: 'titleTh', en: 'titleEn', cn: 'titleCn' };

async function open(errors: Record<string, string> = {}) {
  const i18n = createInstance();
  await i18n.init({ lng: 'th', resources: { th: { content } } });
  const of = (errors: Record<string, string>) => (
    <I18nextProvider i18n={i18n}>
      <form>
        <LanguageTabs states={states} errors={errors}>
          {(language) => (
            <input
              aria-label={titles[language]}
              aria-invalid={`data.${titles[language]}` in errors}
            />
          )}
        </LanguageTabs>
      </form>
    </I18nextProvider>
  );
  const { rerender } = render(of(errors));
  return { refuse: (next: Record<string, string>) => rerender(of(next)) };
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('each tab says how far its language is, and arrow keys go from one to the next', async () => {
  await open();
  expect(tab(/ไทย ครบแล้ว/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: /ไทย/ })).toContainElement(
    screen.getByRole('textbox', { name: 'titleTh' }),
  );
  tab(/ไทย/).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab(/อังกฤษ ยังไม่ครบ/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab(/ไทย/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab(/จีน ยังไม่มี/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel', { name: /ไทย/ })).toBeVisible();
});

test('what is typed in a language stays while another is seen', async () => {
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'titleTh' }), 'ปิดน้ำ');
  await userEvent.click(tab(/อังกฤษ/));
  expect(screen.queryByRole('textbox', { name: 'titleTh' })).toBeNull();
  await userEvent.click(tab(/ไทย/));
  expect(screen.getByRole('textbox', { name: 'titleTh' })).toHaveValue('ปิดน้ำ');
});

test('each refusal opens the first language with an error', async () => {
  const { refuse } = await open();
  refuse({ name: 'x', 'data.titleEn': 'x', 'data.titleCn': 'x' });
  expect(screen.getByRole('textbox', { name: 'titleEn' })).toBeVisible();
  expect(tab(/จีน/)).toHaveAccessibleName(/มีช่องที่ต้องแก้ไข/);
  await userEvent.click(tab(/ไทย/));
  refuse({ 'data.titleEn': 'x' });
  expect(screen.getByRole('textbox', { name: 'titleEn' })).toBeVisible();
  refuse({ name: 'x' });
  expect(screen.getByRole('textbox', { name: 'titleEn' })).toBeVisible();
});

test('where there is room, all three stand beside each other when it is wished', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: true });
  try {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'titleTh' }), 'ปิดน้ำ');
    await userEvent.click(screen.getByRole('button', { name: 'เทียบข้างกัน' }));
    expect(screen.getByRole('group', { name: /จีน/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'titleTh' })).toHaveValue('ปิดน้ำ');
    expect(screen.queryByRole('tab')).toBeNull();
  } finally {
    window.matchMedia = matchMedia;
  }
});
