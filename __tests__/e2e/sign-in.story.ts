import { emailOf, password } from '@tests/e2e/kit/accounts';
import { expect, story } from '@tests/e2e/kit/story';

story('the sign-in page opens', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('ชื่อผู้ใช้หรืออีเมล').fill(emailOf('manager'));
  await page.getByLabel('รหัสผ่าน').fill(password);
  await page.screenshot({ path: '/tmp/login.png' });
});
