import type { Page } from '@playwright/test';
import { receiveFor } from '@tests/e2e/kit/parcels';
import { expect, story } from '@tests/e2e/kit/story';

story.use({
  ...{ as: 'counter', hasTouch: true, isMobile: true, deviceScaleFactor: 3 },
  viewport: { width: 390, height: 844 },
});

/** From the next page on the camera sees this picture. */
const hold = (page: Page, picture: Buffer) =>
  page.addInitScript(
    (url) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const label = new Image();
        label.src = url;
        await label.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width: 1280,
          height: 720,
        });
        const brush = canvas.getContext('2d');
        setInterval(() => {
          brush?.fillRect(0, 0, canvas.width, canvas.height);
          brush?.drawImage(label, 200, 60, 880, (880 * label.height) / label.width);
        }, 100);
        return canvas.captureStream(10);
      };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );

story('a printed label is read by the camera of a phone', async ({ page }) => {
  const [parcel] = await receiveFor(page, 'คุณถ่ายภาพ');
  const code = parcel?.docCode ?? '';
  await page.goto(`/parcels/print?codes=${code}`);
  await hold(page, await page.getByRole('article').first().screenshot());

  await page.goto('/parcels/handover');
  await page.getByRole('button', { name: 'สแกนด้วยกล้อง' }).click();
  await expect(page.getByRole('main').getByText(code)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // On the shelf one is read after another, each once.
  await page.goto('/parcels/shelf?mode=move');
  await page.getByRole('button', { name: 'สแกนด้วยกล้อง' }).click();
  await expect(page.getByRole('dialog')).toContainText(`อ่านได้ ${code}`);
  await page.getByRole('dialog').getByRole('button', { name: 'ปิด' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
