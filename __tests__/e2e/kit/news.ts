import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { rename } from '@/contracts/kit/calls/endpoint';
import { type News, type NewsDraft, newsNames } from '@/contracts/news/news';
import { toldSession } from './own-session';

/** Adds a draft as the page's person, without the screens. */
export async function writeNews(
  page: Page,
  titleTh: string,
  data: Partial<NewsDraft['data']> = {},
): Promise<News> {
  const { request } = page.context();
  const { accessToken } = await toldSession(request);
  const draft: NewsDraft = {
    data: { id: randomUUID(), type: 'ordinary', titleTh, ...data },
    descriptionTh: '<p>งดจ่ายน้ำ <strong>09.00-12.00 น.</strong></p>',
  };
  const answer = await request.post('/services/news/api/v1/news', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: rename(draft, newsNames),
  });
  expect(answer.status(), 'a draft of news').toBe(200);
  return (await answer.json()).data as News;
}
