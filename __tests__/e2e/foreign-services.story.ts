import type { Page } from '@playwright/test';
import { type Account, emailOf, password } from '@tests/e2e/kit/accounts';
import { startForeign } from '@tests/e2e/kit/foreign-service';
import { startOwnPortal } from '@tests/e2e/kit/own-portal';
import { toldSession } from '@tests/e2e/kit/own-session';
import { expect, story } from '@tests/e2e/kit/story';
import { type ServiceName, serviceNames } from '@/contracts/kit/calls/endpoint';

/** A screen that shows what a service answers, and who opens it; uploads have none. */
const screens: Partial<Record<ServiceName, [address: string, as: Account]>> = {
  auth: ['/settings', 'manager'],
  'admin-order': ['/orders', 'manager'],
  'master-data': ['/units', 'manager'],
  banner: ['/banner', 'manager'],
  bulletin: ['/bulletin', 'manager'],
  news: ['/news', 'manager'],
  parcel: ['/parcels', 'manager'],
  chat: ['/sticker', 'admin'],
};

let foreign: Awaited<ReturnType<typeof startForeign>>;
let portal: Awaited<ReturnType<typeof startOwnPortal>>;

// One portal for all: each story makes another of its services foreign.
story.describe.configure({ mode: 'default' });
story.beforeAll(async () => {
  foreign = await startForeign();
  const settings = serviceNames.map((name) => [
    `${name.replace('-', '_').toUpperCase()}_API`,
    `${foreign.url}/${name}`,
  ]);
  portal = await startOwnPortal(Object.fromEntries(settings));
});
story.afterAll(async () => {
  await portal?.stop();
  foreign?.stop();
});

async function signIn(page: Page, as: Account) {
  await page.goto(`${portal.url}/login`);
  await page.getByLabel('ชื่อผู้ใช้หรืออีเมล').fill(emailOf(as));
  await page.getByLabel('รหัสผ่าน').fill(password);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  await expect(menu.getByRole('link').first()).toBeVisible();
}

/** Another person's change, which the services tell of. */
async function change(page: Page, service: ServiceName) {
  const { accessToken } = await toldSession(page.context().request, portal.url);
  const ours = `http://127.0.0.1:${portal.servicesPort}`;
  const titleTh = `หมายเลขของ ${service}`;
  const phones = `${ours}/master-data/api/v1/phone-directory/phone_list`;
  const answer = await page.context().request.post(phones, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { titleTh, titleEn: '', titleCn: '', category: 'juristic', numbers: ['0812345678'] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return titleTh;
}

for (const service of serviceNames) {
  story(
    `with ${service} of another make people sign in, hear of changes and are told of errors`,
    async ({ page, watch }) => {
      const [address, as] = screens[service] ?? ['/', 'manager'];
      for (const status of [400, 404, 500, 503]) watch.expectStatus(status);
      watch.expectError(`500: ${portal.url}/services/${service}/`);
      foreign.be(service, portal.servicesPort);
      await signIn(page, as);
      await page.goto(portal.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('กำลังโหลดข้อมูล')).toHaveCount(0);

      if (as === 'manager' && service !== 'master-data') {
        await page.goto(`${portal.url}/phone-directory`);
        await expect(page.getByText(await change(page, service))).toBeVisible();
      }

      foreign.be(service, portal.servicesPort, 'broken');
      await page.goto(portal.url + address);
      if (service !== 'upload') await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
      foreign.be(service, portal.servicesPort);
      expect(await toldSession(page.context().request, portal.url)).toHaveProperty('accessToken');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}
