import type { WebSocketRoute } from '@playwright/test';
import { signInState } from '@tests/e2e/kit/accounts';
import { startGatedPortal } from '@tests/e2e/kit/gated-portal';
import { expect, story } from '@tests/e2e/kit/story';
import type { MenuEntry } from '@/contracts/auth/session';

/** Leaves the submenu out where it has nothing in it. */
const plainEntry = ({ submenu, ...entry }: MenuEntry): object =>
  submenu.length > 0 ? { ...entry, submenu: submenu.map(plainEntry) } : entry;

/** Services that say no more than they have to, and number no events. */
function saidPlainly(path: string, answer: string): string | null {
  if (path.includes('/notifications')) return null;
  if (!path.endsWith('/auth/getmenu')) return answer;
  const said = JSON.parse(answer);
  said.data.menu = said.data.menu.map(plainEntry);
  return JSON.stringify(said);
}

let portal: Awaited<ReturnType<typeof startGatedPortal>>;
story.beforeAll(async () => {
  portal = await startGatedPortal(saidPlainly);
});
story.afterAll(() => portal.stop());

/** A real-time server that lets everyone in and tells what it is given. */
function speak(socket: WebSocketRoute) {
  const say = (event: string, data: object, channel?: string) =>
    socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
  return new Promise<(event: string, data: object) => void>((heard) => {
    say('pusher:connection_established', { socket_id: '1.1', activity_timeout: 120 });
    socket.onMessage((text) => {
      const { event, data } = JSON.parse(String(text));
      if (event === 'pusher:signin') say('pusher:signin_success', { user_data: '{}' });
      if (event !== 'pusher:subscribe') return;
      say('pusher_internal:subscription_succeeded', {}, data.channel);
      heard((event, data_) => say(event, data_, data.channel));
    });
  });
}

story('services that say no more than they have to are enough', async ({ browser, watch }) => {
  const context = await browser.newContext({ baseURL: portal.url });
  watch.add(context);
  watch.expectStatus(404);
  await signInState(context.request, 'counter');
  const page = await context.newPage();
  const talking = new Promise<(event: string, data: object) => void>((resolve) => {
    void page.routeWebSocket(/\/realtime\//, (socket) => void speak(socket).then(resolve));
  });
  await page.goto('/parcels');
  await expect(page.getByRole('link', { name: 'หน้าแรก', exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();

  const tell = await talking;
  const notification = { notification_type: 1, title: 'แจ้งซ่อมใหม่', text: 'ห้อง A-0406', url: '' };
  tell('notification_event', { title: 'แจ้งซ่อม', notification });
  const toast = page.getByRole('alert').filter({ hasText: 'แจ้งซ่อมใหม่' });
  await expect(toast).toContainText('ห้อง A-0406');

  const popup = { ...notification, title: 'พัสดุตกค้าง', url: '/parcels/shelf' };
  tell('notification_popup', { title: 'พัสดุ', notification: popup });
  await page.getByRole('alert').filter({ hasText: 'พัสดุตกค้าง' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/parcels\/shelf$/);
  await context.close();
});
